import type { Advance, Answer, DecisionOf, NationId, Requirement, Sight } from '@ochre/engine';
import { basket, epochAt, epochIndex, forSale, meets, nation } from '@ochre/engine/query';

/** What it takes to step on at the end of this turn; nothing where the next space asks for nothing. */
function nextSpace(sight: Sight, who: NationId): Requirement | undefined {
  const { space } = nation(sight, who);
  const { onEntry, last } = sight.rules.policies.succession(sight);
  if (space >= last) return undefined;
  const entered = !onEntry || epochIndex(sight, who, space + 1) > epochIndex(sight, who, space);
  return entered ? epochAt(sight, who, space + 1)?.requirement : undefined;
}

/** Whether it would step on with these advances as well. */
function stepsOn(sight: Sight, who: NationId, need: Requirement, buy: readonly string[]): boolean {
  const own = nation(sight, who);
  const nations = { ...sight.open.nations, [who]: { ...own, advances: [...own.advances, ...buy] } };
  return meets({ ...sight, open: { ...sight.open, nations } }, who, need);
}

/** Of the kind that the space asks for. */
function counts({ cost }: Advance, { costing, under }: Requirement): boolean {
  return (!costing || cost >= costing.atLeast) && (!under || cost < under.below);
}

/**
 * A purchase that takes the marker on this turn where the one considered does not: the cheapest ways to it first, then what was
 * considered as far as money goes. A step that is missed is missed for good.
 */
export function opening(
  sight: Sight,
  decision: DecisionOf<'purchase'>,
  { buy }: Answer<'purchase'>,
): Answer<'purchase'> | undefined {
  const { owner } = decision;
  const need = nextSpace(sight, owner);
  if (!need || stepsOn(sight, owner, need, buy)) return undefined;
  const { advance, policies } = sight.rules;
  const sale = forSale(sight, owner).map((id) => ({ id, price: policies.price(sight, owner, id) }));
  const wanted = sale.sort((a, b) => a.price - b.price).map(({ id }) => id);
  const fit = wanted.filter((id) => counts(advance(id), need));
  // Groups that are not held yet count for more than those that are.
  const held = new Set(nation(sight, owner).advances.flatMap((id) => advance(id).groups));
  const fresh = need.groups ? fit.filter((id) => advance(id).groups.some((g) => !held.has(g))) : [];
  for (const first of [fresh, fit]) {
    for (const id of first) {
      const answer = basket(sight, decision, [id, ...first.filter((other) => other !== id), ...buy]);
      if (stepsOn(sight, owner, need, answer.buy)) return leaner(sight, decision, need, answer, buy);
    }
  }
  return undefined;
}

/** Without what neither the step nor the purchase considered asks for. */
function leaner(
  sight: Sight,
  decision: DecisionOf<'purchase'>,
  need: Requirement,
  answer: Answer<'purchase'>,
  buy: readonly string[],
): Answer<'purchase'> {
  const needed = answer.buy.reduceRight<string[]>((kept, id) => {
    const rest = kept.filter((other) => other !== id);
    return stepsOn(sight, decision.owner, need, rest) ? rest : kept;
  }, answer.buy);
  const lean = basket(sight, decision, [...needed, ...buy.filter((id) => !needed.includes(id))]);
  return stepsOn(sight, decision.owner, need, lean.buy) ? lean : answer;
}
