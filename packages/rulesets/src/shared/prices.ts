import type { Advance, AdvanceId, Credit, GroupId, NationId, Position } from '@ochre/engine';
import { nation } from '@ochre/engine/query';

/** Printed cost less the better of the credits of its groups, less what owned cards give to it; never below nothing. */
export function price(p: Position, who: NationId, advance: AdvanceId): number {
  const { advances, credits } = p.open.nations[who]!;
  const { cost, groups } = p.rules.advance(advance);
  let credit = 0;
  for (const group of groups) credit = Math.max(credit, credits[group] ?? 0);
  for (const owned of advances) {
    const to = p.rules.advance(owned).creditTo;
    if (to?.advance === advance) credit += to.points;
  }
  return Math.max(0, cost - credit);
}

export const groupCredits = (p: Position, who: NationId, groups: readonly GroupId[]): Credit[] =>
  groups
    .map((group) => ({ points: nation(p, who).credits[group] ?? 0, group }))
    .filter(({ points }) => points > 0);

/** What the cards before it in its chain give. */
export const chainCredits = (p: Position, who: NationId, to: Advance): Credit[] =>
  nation(p, who).advances.flatMap((from) => {
    const { creditTo } = p.rules.advance(from);
    return creditTo?.advance === to.id ? [{ points: creditTo.points, from }] : [];
  });

/** Of a card of two groups the better one counts. */
export function credits(p: Position, who: NationId, to: Advance): Credit[] {
  const [best] = groupCredits(p, who, to.groups).sort((a, b) => b.points - a.points);
  return [...(best ? [best] : []), ...chainCredits(p, who, to)];
}

/** Printed cost less what all cards held give to this very one. */
export function priceByCards(p: Position, who: NationId, advance: AdvanceId): number {
  let { cost } = p.rules.advance(advance);
  for (const id of nation(p, who).advances) cost -= p.rules.advance(id).creditsTo?.[advance] ?? 0;
  return Math.max(0, cost);
}

export const creditsByCards = (p: Position, who: NationId, to: Advance): Credit[] =>
  nation(p, who).advances.flatMap((from) => {
    const points = p.rules.advance(from).creditsTo?.[to.id] ?? 0;
    return points > 0 ? [{ points, from }] : [];
  });
