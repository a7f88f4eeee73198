import type { NationId, Sight } from '@ochre/engine';
import { budget, forSale, setValue } from '@ochre/engine/query';
import type { Goal, Goals } from './goals.ts';

/** The set that one more card would add most to. */
export function setGoal(sight: Sight, names: readonly string[]): Goal | undefined {
  const { rules, own } = sight;
  let best: Goals['set'] | undefined;
  for (const card of names) {
    const { commodity, stack, name } = rules.card(card);
    const held = own.hand.filter((c) => rules.card(c).name === name).length;
    if (!commodity || stack === 0 || held >= commodity.size) continue;
    const gain = setValue(stack, held + 1) - setValue(stack, held);
    if (gain > (best?.gain ?? 0)) best = { card, size: held + 1, gain };
  }
  return best && { code: 'set', params: best };
}

/** What can be spent on advances, or what is missing for the cheapest. */
export function advanceGoal(sight: Sight, who: NationId): Goal | undefined {
  const points = budget(sight, who);
  const price = (id: string): number => sight.rules.policies.price(sight, who, id);
  const [advance] = forSale(sight, who).sort((a, b) => price(a) - price(b) || (a < b ? -1 : 1));
  if (advance === undefined) return undefined;
  const missing = price(advance) - points;
  if (missing <= 0) return { code: 'advances', params: { points } };
  return { code: 'advance', params: { advance, missing }, progress: { have: points, of: price(advance) } };
}
