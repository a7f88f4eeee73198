import type { AdvanceId } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { Meaning } from '../../effects/Meaning.tsx';
import { text } from '../../i18n/index.ts';
import { Cite } from '../../ui/Cite.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Till } from './till.ts';

/** How the price comes about, where it is not the printed one. */
export function sumOf(till: Till, id: AdvanceId): string {
  const say = text.value.decisions.shop;
  const { rules } = till.session;
  const { cost, groups } = rules.advance(id);
  const own = nation(till.session.sight(), till.decision.owner);
  const group = [...groups].sort((a, b) => (own.credits[b] ?? 0) - (own.credits[a] ?? 0))[0]!;
  const helpers = own.advances.map((a) => rules.advance(a)).filter((a) => a.creditTo?.advance === id);
  const bonus = helpers.reduce((n, a) => n + (a.creditTo?.points ?? 0), 0);
  const price = till.prices.prices[id] ?? cost;
  if (price === cost) return '';
  return say.sum(
    cost,
    own.credits[group] ?? 0,
    say.group[group] ?? group,
    bonus,
    helpers.map((a) => a.name).join(', '),
    price,
  );
}

/** The advance under the pointer: what it does, what its price is made of. */
export function AdvanceCard({ till }: { till: Till }) {
  const say = text.value.decisions.shop;
  const { rules } = till.session;
  const id = till.looked.value ?? till.basket.value.buy.at(-1) ?? rules.ruleset.advances[0]!.id;
  const { name, cost, groups, cite } = rules.advance(id);
  const { barred } = till.rows[id]!;
  return (
    <div class={till.looked.value === undefined ? 'card sh-card unasked' : 'card sh-card'} aria-live="polite">
      <span class={`sh-sign soft-${groups[0]}`} data-explain="group">
        <Icon name={groups[0]!} size={26} />
      </span>
      <span class="tx">
        <b class="disp">{name}</b>{' '}
        <span class="sm mute">{say.printed(groups.map((g) => say.group[g] ?? g).join(', '), cost)}</span>
        <p class="sm">
          <Meaning rules={rules} id={id} />
        </p>
        {barred && (
          <p class="sm neg">
            {say.barred} <Cite cite={barred} />
          </p>
        )}
      </span>
      <span class="sh-made sm">
        <span>{sumOf(till, id)}</span>
        <Cite cite={cite} />
      </span>
    </div>
  );
}
