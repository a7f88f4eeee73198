import type { NationId, Position, TieBreak } from '@ochre/engine';
import { advancePoints, epochIndex, nation, nations, tokensOnBoard } from '@ochre/engine/query';

function inLastEpoch(p: Position, who: NationId): boolean {
  const { epochs } = p.rules.policies.succession(p);
  return epochIndex(p, who, nation(p, who).space) === epochs.length - 1;
}

/** Cities, advances, steps on the succession table, and a bonus for who stands alone in its last epoch. */
export function score(p: Position, who: NationId): Record<string, number> {
  const { pointsPerSpace, lastEpochBonus } = p.rules.policies.succession(p);
  const alone = inLastEpoch(p, who) && nations(p).filter((id) => inLastEpoch(p, id)).length === 1;
  return {
    cities: nation(p, who).cities.length,
    advances: advancePoints(p, who),
    succession: nation(p, who).space * pointsPerSpace,
    bonus: alone ? lastEpochBonus : 0,
  };
}

function advancesWorth(p: Position, who: NationId, points: number): number {
  return nation(p, who).advances.filter((id) => p.rules.advance(id).points === points).length;
}

function creditsOf(p: Position, who: NationId): number[] {
  return Object.values(nation(p, who).credits);
}

/** Measures that settle equal totals, in the order of the books; each book adds its citations. */
export const tieMeasures: TieBreak['measure'][] = [
  (p, who) => nation(p, who).space,
  (p, who) => advancesWorth(p, who, 6),
  (p, who) => advancesWorth(p, who, 3),
  (p, who) => nation(p, who).advances.reduce((sum, id) => sum + p.rules.advance(id).cost, 0),
  (p, who) => Math.max(0, ...creditsOf(p, who)),
  (p, who) => creditsOf(p, who).reduce((sum, n) => sum + n, 0),
  (p, who) => nation(p, who).cities.length,
  (p, who) => tokensOnBoard(p, who),
];
