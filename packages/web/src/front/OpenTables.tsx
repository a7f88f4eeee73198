import type { TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rulesetName, text } from '../i18n/index.ts';
import { listTables } from '../net/api.ts';
import { seatAt } from '../net/seats.ts';
import { tableHref } from '../route.ts';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Tables on the server that are open to everybody, and those where I sit. */
export function OpenTables() {
  const say = text.value.front;
  const tables = useSignal<TableInfo[] | undefined>(undefined);
  useEffect(() => {
    listTables().then(
      (list) => {
        tables.value = list.tables;
      },
      () => undefined,
    );
  }, []);
  return (
    <section class="mygames" aria-labelledby="open-tables">
      <h2 id="open-tables">{say.tables}</h2>
      {tables.value && tables.value.length > 0 ? (
        <ul class="card">
          {tables.value.map((table) => {
            const taken = table.seats.filter((s) => s.kind !== 'open').length;
            const mine = seatAt(table.id);
            const gathering = table.status === 'gathering';
            return (
              <li key={table.id}>
                <Icon name={gathering ? 'users' : 'eye'} size={24} />
                <span class="sp ell">
                  <b>{table.title}</b>
                  <small class="ell">
                    {[rulesetName(table.ruleset), say.seatsTaken(taken, table.players)].join(' · ')}
                  </small>
                </span>
                {mine && <Chip tone="ochre">{text.value.ui.you}</Chip>}
                <a class="btn" href={tableHref(table.id)}>
                  {mine ? say.open : gathering ? say.sit : say.watch}
                </a>
              </li>
            );
          })}
        </ul>
      ) : (
        <p class="card pad none">{say.noTables}</p>
      )}
      <p>
        <a href="#/results">{say.results}</a>
      </p>
    </section>
  );
}
