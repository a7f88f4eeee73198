import type { AdvanceId, NationId, Position } from '@ochre/engine';

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
