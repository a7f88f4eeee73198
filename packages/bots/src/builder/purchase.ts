import type { AdvanceId, Answer, DecisionOf, Sight } from '@ochre/engine';
import { basket, budget, forSale, nation } from '@ochre/engine/query';
import { lacking } from '../goals/lacking.ts';

/** Saves for what an epoch asks for when it has this part of the price. */
const PATIENCE = 2.2;

/** First what the coming epochs ask for, then the most for the money. */
export function purchase(sight: Sight, decision: DecisionOf<'purchase'>): Answer<'purchase'> {
  const { owner } = decision;
  const sale = worthAPlace(sight, owner);
  const price = new Map(sale.map((id) => [id, sight.rules.policies.price(sight, owner, id)]));
  const worth = (id: AdvanceId): number => sight.rules.advance(id).points / (10 + price.get(id)!);
  const wanted = new Set(missing(sight, owner, sale));
  const cheapest = Math.min(...[...wanted].map((id) => price.get(id)!));
  const means = budget(sight, owner);
  if (cheapest > means && cheapest <= means * PATIENCE) return { buy: [], cards: [], treasury: 0 };
  const wishes = sale.sort(
    (a, b) =>
      Number(wanted.has(b)) - Number(wanted.has(a)) || price.get(a)! - price.get(b)! || worth(b) - worth(a),
  );
  return basket(sight, decision, wishes);
}

/** Where only so many may be held, the dearest of all there are. */
function worthAPlace(sight: Sight, who: string): AdvanceId[] {
  const sale = forSale(sight, who);
  const advanceLimit = sight.rules.numbers.advanceLimit ?? Infinity;
  const { advances } = sight.rules.ruleset;
  if (advances.length <= advanceLimit) return sale;
  const dearest = [...advances].sort((a, b) => b.cost - a.cost).slice(0, advanceLimit);
  return sale.filter((id) => dearest.some((a) => a.id === id));
}

/** Advances of the kind the next unmet requirement asks for. */
function missing(sight: Sight, who: string, sale: AdvanceId[]): AdvanceId[] {
  const table = sight.rules.policies.succession(sight);
  const { advances, space } = nation(sight, who);
  const starts = table.starts[who] ?? [];
  const current = starts.filter((start) => start <= space).length;
  const held = advances.map((id) => sight.rules.advance(id));
  for (const { requirement } of table.epochs.slice(current)) {
    const [brings] = lacking(requirement, held);
    if (brings) return sale.filter((id) => brings(sight.rules.advance(id)) > 0);
  }
  return [];
}
