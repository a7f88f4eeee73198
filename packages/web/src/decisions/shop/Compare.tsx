import type { AdvanceId } from '@ochre/engine';
import { useEffect } from 'preact/hooks';
import { Meaning } from '../../effects/Meaning.tsx';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { creditsGiven } from './credits.ts';
import type { Till } from './till.ts';

/** One of the advances compared: price and points, what it does, what it takes off others. */
function Column({ till, id }: { till: Till; id: AdvanceId }) {
  const say = text.value.decisions.shop;
  const { name, groups, points } = till.session.rules.advance(id);
  const row = till.rows[id]!;
  const { bill, prices } = till;
  return (
    <article aria-label={name}>
      <p class="row">
        {groups.map((g) => (
          <Icon key={g} name={g} class={`ink-${g}`} label={say.group[g] ?? g} />
        ))}
        <b class="disp sp ell">{name}</b>
        <Button
          size="sm"
          kind="ghost"
          icon="x"
          label={say.compareLess(name)}
          onPress={() => till.compare(id)}
        />
      </p>
      <dl class="sm">
        <div>
          <dt>{say.price}</dt>
          <dd>
            <b class={row.held || row.affordable ? '' : 'neg'}>{row.held ? say.held : row.price}</b>
          </dd>
        </div>
        <div>
          <dt>{say.points}</dt>
          <dd>
            <b>{points}</b>
          </dd>
        </div>
        <div class="wide">
          <dt>{say.details}</dt>
          <dd>
            <Meaning rules={till.session.rules} id={id} />
          </dd>
        </div>
        <div class="wide">
          <dt>{say.later}</dt>
          <dd>{creditsGiven(till, id) || '—'}</dd>
        </div>
      </dl>
      {!row.held && row.barred === undefined && (
        <Button size="sm" disabled={!row.affordable} onPress={() => till.toggle(id)}>
          {row.chosen
            ? say.outOfBasket
            : row.affordable
              ? say.intoBasket
              : say.tooDear(prices.budget - bill.price, bill.price > 0)}
        </Button>
      )}
    </article>
  );
}

/** Two or three advances side by side. */
export function Compare({ till }: { till: Till }) {
  const say = text.value.decisions.shop;
  const ids = till.compared.value ?? [];
  const none = ids.length === 0;
  // What was pressed stays in sight as the columns take their room.
  useEffect(() => {
    if (!none) document.querySelector('.sh-adv.beside')?.scrollIntoView({ block: 'nearest' });
  }, [none]);
  return (
    <section
      class={none ? 'card sh-compare none' : 'card sh-compare'}
      aria-label={say.compare}
      aria-live="polite"
    >
      {none ? (
        <p class="sm sec">{say.compareHint}</p>
      ) : (
        ids.map((id) => <Column key={id} till={till} id={id} />)
      )}
    </section>
  );
}
