import type { AdvanceId, Answer, DecisionOf, NationId, Requirement, Sight } from '@ochre/engine';
import {
  advancePoints,
  basket,
  countedCities,
  epochAt,
  epochIndex,
  forSale,
  meets,
  nation,
} from '@ochre/engine/query';
import { lacking } from './lacking.ts';

/** What it takes to step on at the end of this turn; nothing where the next space asks for nothing. */
export function nextSpace(sight: Sight, who: NationId): Requirement | undefined {
  const { space } = nation(sight, who);
  const { onEntry, last } = sight.rules.policies.succession(sight);
  if (space >= last) return undefined;
  const entered = !onEntry || epochIndex(sight, who, space + 1) > epochIndex(sight, who, space);
  return entered ? epochAt(sight, who, space + 1)?.requirement : undefined;
}

/** As it would be with these advances as well. */
export function having(sight: Sight, who: NationId, buy: readonly AdvanceId[]): Sight {
  const own = nation(sight, who);
  const nations = { ...sight.open.nations, [who]: { ...own, advances: [...own.advances, ...buy] } };
  return { ...sight, open: { ...sight.open, nations } };
}

/** How much an advance brings toward a requirement that is not met: toward each part that asks for its kind, else by itself. */
function worthTo(sight: Sight, who: NationId, need: Requirement): (id: AdvanceId) => number {
  const { advance } = sight.rules;
  const held = nation(sight, who).advances.map((id) => advance(id));
  const parts = lacking(need, held).map((brings) => (id: AdvanceId) => brings(advance(id)));
  const cities = countedCities(sight, who);
  // There are advances that count as a city.
  if (cities < (need.cities ?? 0)) parts.push((id) => countedCities(having(sight, who, [id]), who) - cities);
  if (parts.length > 0) return (id) => parts.reduce((sum, brings) => sum + brings(id), 0);
  return advancePoints(sight, who) < (need.advancePoints ?? 0) ? (id) => advance(id).points : () => 1;
}

/** The cheapest advances that meet a requirement beside those `kept`; undefined where no advances do. */
function cheapestWay(
  sight: Sight,
  who: NationId,
  need: Requirement,
  kept: readonly AdvanceId[],
): AdvanceId[] | undefined {
  const { policies } = sight.rules;
  const price = new Map(forSale(sight, who).map((id) => [id, policies.price(sight, who, id)]));
  for (const id of kept) price.delete(id);
  const way: AdvanceId[] = [];
  for (;;) {
    const then = having(sight, who, [...kept, ...way]);
    if (meets(then, who, need)) return way;
    const worth = worthTo(then, who, need);
    const [next] = [...price.keys()]
      .filter((id) => worth(id) > 0)
      .sort((a, b) => price.get(a)! / worth(a) - price.get(b)! / worth(b));
    if (next === undefined) return undefined;
    way.push(next);
    price.delete(next);
  }
}

/**
 * A purchase that takes the marker on this turn where the one considered does not: what the next space lacks first, then what
 * was considered as far as money goes. A step that is missed is missed for good.
 */
export function opening(
  sight: Sight,
  decision: DecisionOf<'purchase'>,
  { buy }: Answer<'purchase'>,
): Answer<'purchase'> | undefined {
  const { owner } = decision;
  const need = nextSpace(sight, owner);
  const opens = (bought: readonly AdvanceId[]): boolean => meets(having(sight, owner, bought), owner, need!);
  if (!need || opens(buy)) return undefined;
  // Beside what was considered, if there is money for both; else in its place.
  for (const kept of [buy, []]) {
    const way = cheapestWay(sight, owner, need, kept);
    if (!way) continue;
    const answer = basket(sight, decision, [...way, ...buy.filter((id) => !way.includes(id))]);
    if (opens(answer.buy)) return answer;
  }
  return undefined;
}
