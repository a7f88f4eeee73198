import { worthName } from '../decisions/model/names.ts';
import { Meaning } from '../effects/Meaning.tsx';
import { text } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { useTable } from './context.ts';

/** Every advance of the game, to be read at any time. */
export function AllAdvances() {
  const { rules } = useTable().session;
  const say = text.value.decisions.shop;
  const { advances } = rules.ruleset;
  return (
    <>
      <h2>{say.shelves.all(advances.length, '')}</h2>
      <div class="card alladv">
        {advances.map(({ id, name, groups, cost, points }) => (
          <details key={id} data-advance={id}>
            <summary class="row">
              {groups.map((g) => (
                <Icon key={g} name={g} class={`ink-${g}`} label={say.group[g] ?? g} />
              ))}
              <b class="sp">{name}</b>
              <span class="sec sm">{worthName(rules, points)}</span>
              <b class="num">{cost}</b>
            </summary>
            <p class="sm">
              <Meaning rules={rules} id={id} />
            </p>
          </details>
        ))}
      </div>
    </>
  );
}
