import type { Advance, AdvanceId, GroupId, NationId, Position, Sight } from '@ochre/engine';
import { effectOf, forSale, nation } from '@ochre/engine/query';

/** Holdings after purchases that have not been made. */
export interface Holdings {
  advances: readonly AdvanceId[];
  credits: Record<GroupId, number>;
}

export function holdingsOf(p: Position, who: NationId): Holdings {
  const { advances, credits } = nation(p, who);
  return { advances, credits };
}

/** Credits of choice go to the groups most of what is left to buy belongs to. */
export function choiceCredits(
  sight: Sight,
  left: readonly AdvanceId[],
  points: number,
  oneGroup = false,
): Record<GroupId, number> {
  const step = sight.rules.numbers.creditStep;
  const weight = new Map<GroupId, number>(sight.rules.ruleset.groups.map((g) => [g, 0]));
  for (const id of left) {
    const { groups, cost } = sight.rules.advance(id);
    for (const g of groups) weight.set(g, (weight.get(g) ?? 0) + 1 + cost / 1000);
  }
  const best = [...weight].sort((a, b) => b[1] - a[1]).map(([g]) => g);
  const second = best[1] ?? best[0]!;
  const first = oneGroup ? points : Math.ceil(points / step / 2) * step;
  const credits: Record<GroupId, number> = { [best[0]!]: first };
  if (points > first) credits[second] = (credits[second] ?? 0) + points - first;
  return credits;
}

/** What is held once these are bought. */
export function acquire(p: Position, held: Holdings, bought: readonly AdvanceId[]): Holdings {
  if (bought.length === 0) return held;
  const credits = { ...held.credits };
  for (const id of bought) {
    const a = p.rules.advance(id);
    for (const g in a.credits) credits[g] = (credits[g] ?? 0) + a.credits[g]!;
    const choice = effectOf(a, 'creditsOfChoice');
    // Of use wherever it goes: half of it in the best two groups.
    if (choice) {
      const { groups } = p.rules.ruleset;
      for (const g of groups) credits[g] = (credits[g] ?? 0) + choice.points / Math.min(2, groups.length) / 2;
    }
  }
  return { advances: [...held.advances, ...bought], credits };
}

/** The position as it will be when `who` holds these. */
export function imagine(p: Position, who: NationId, held: Holdings): Position {
  const own = { ...nation(p, who), advances: held.advances as AdvanceId[], credits: held.credits };
  return {
    rules: p.rules,
    config: p.config,
    open: { ...p.open, nations: { ...p.open.nations, [who]: own } },
  };
}

export interface Ware {
  id: AdvanceId;
  advance: Advance;
  price: number;
}

/** Everything for sale with its price. */
export function waresOf(p: Position, who: NationId): Ware[] {
  const { rules } = p;
  return forSale(p, who).map((id) => ({
    id,
    advance: rules.advance(id),
    price: rules.policies.price(p, who, id),
  }));
}
