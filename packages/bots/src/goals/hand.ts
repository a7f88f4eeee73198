import type { CardId, NationId, Sight } from '@ochre/engine';
import { budget, forSale, setValue } from '@ochre/engine/query';
import type { Goal, Goals } from './goals.ts';

/** The set that these cards would add most to: so many of each as come. */
export function setGoal(sight: Sight, coming: ReadonlyMap<CardId, number>): Goal | undefined {
  const { rules, own } = sight;
  let best: Goals['set'] | undefined;
  for (const [card, n] of coming) {
    const { commodity, stack, name } = rules.card(card);
    if (!commodity || stack === 0) continue;
    const held = own.hand.filter((c) => rules.card(c).name === name).length;
    const size = Math.min(held + n, commodity.size);
    const gain = setValue(stack, size) - setValue(stack, held);
    if (gain > (best?.gain ?? 0)) best = { card, more: size - held, size, gain };
  }
  return best && { code: 'set', params: best };
}

/** Of each card held, one more. */
export const oneMoreOf = (hand: readonly CardId[]): Map<CardId, number> =>
  new Map(hand.map((card) => [card, 1]));

/** What can be spent on advances, or what is missing for the cheapest. */
export function advanceGoal(sight: Sight, who: NationId): Goal | undefined {
  const points = budget(sight, who);
  const prices = forSale(sight, who).map((id) => sight.rules.policies.price(sight, who, id));
  if (prices.length === 0) return undefined;
  const least = Math.min(...prices);
  if (least <= points) return { code: 'advances', params: { points } };
  return { code: 'cheapest', params: { missing: least - points }, progress: { have: points, of: least } };
}
