import type { AdvanceId } from '@ochre/engine';
import { Meaning } from '../../effects/Meaning.tsx';
import { text } from '../../i18n/index.ts';
import { Cite } from '../../ui/Cite.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Till } from './till.ts';

/** How the price comes about, where there is one and it is not the printed one. */
export function sumOf(till: Till, id: AdvanceId): string {
  const say = text.value.decisions.shop;
  const { rules } = till.session;
  if (till.rows[id]!.held) return '';
  const to = rules.advance(id);
  const price = till.prices.prices[id] ?? to.cost;
  const parts = rules.policies.credits(till.session.sight(), till.decision.owner, to);
  if (parts.length === 0) return '';
  const credit = parts.reduce((sum, { points }) => sum + points, 0);
  const named = parts.map(({ from, group, points }) =>
    from === undefined
      ? say.creditOfGroup(say.group[group!] ?? group!, points)
      : `${rules.advance(from).name} ${points < 0 ? `+${-points}` : points}`,
  );
  return say.sum(to.cost, credit, price, named.join(', '));
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
