import type { NationId, Requirement, Sight } from '@ochre/engine';
import { advancePoints, countedCities, epochAt, epochIndex, nation } from '@ochre/engine/query';
import { hurdles, turnsLeft } from '../evaluation/track.ts';
import type { Goal, LackOf } from './goals.ts';

/** How far ahead the track is looked at. */
const HORIZON = 5;

/** What of a requirement is still missing, cities first. */
function missingOf(sight: Sight, who: NationId, need: Requirement, turns: number): Goal[] {
  const { rules } = sight;
  const { advances: held_, space } = nation(sight, who);
  const held = held_.map((id) => rules.advance(id));
  const epoch = epochAt(sight, who, space + turns)?.id;
  const opens = epochIndex(sight, who, space + turns) > epochIndex(sight, who, space);
  const found: LackOf[] = [];
  const gate = (code: LackOf['code'], have: number, of: number, more: object = {}): void => {
    if (have < of) found.push({ code, have, missing: of - have, ...more } as LackOf);
  };
  const { cities = 0, advances = 0, groups = 0, costing, under, advancePoints: points = 0 } = need;
  gate('gateCities', countedCities(sight, who), cities);
  if (costing) {
    const { atLeast: least, count } = costing;
    gate('gateCosting', held.filter((a) => a.cost >= least).length, count, { least });
  }
  if (under) {
    const { below, count } = under;
    gate('gateUnder', held.filter((a) => a.cost < below).length, count, { below });
  }
  gate('gateGroups', new Set(held.flatMap((a) => a.groups)).size, groups);
  gate('gateAdvances', held.length, advances);
  gate('gateAdvancePoints', advancePoints(sight, who), points);
  return found.map((lack): Goal => {
    const { code, ...missed } = lack;
    const also = found.filter((other) => other !== lack);
    const params = { ...missed, epoch, opens, turns, also };
    // Of several things one alone says little of how far one has come.
    const progress = also.length === 0 && { progress: { have: lack.have, of: lack.have + lack.missing } };
    return { code, params, ...progress } as Goal;
  });
}

/** What counts toward the points printed on the track. */
function counted(sight: Sight, who: NationId): number {
  const { policies } = sight.rules;
  if (policies.succession(sight).printedOf === 'advances') return advancePoints(sight, who);
  return Object.values(policies.score(sight, who, sight.own)).reduce((sum, n) => sum + n, 0);
}

/** What the track asks for in the turns to come and one does not have, the nearest first. */
export function gatesAhead(sight: Sight, who: NationId): Goal[] {
  const goals: Goal[] = [];
  for (const { inTurns, requirement, points } of hurdles(
    sight,
    who,
    Math.min(HORIZON, turnsLeft(sight) + 1),
  )) {
    goals.push(...missingOf(sight, who, requirement, inTurns));
    if (points === undefined) continue;
    const have = counted(sight, who);
    if (have >= points) continue;
    const params = { missing: points - have, turns: inTurns };
    goals.push({ code: 'gatePoints', params, progress: { have, of: points } });
  }
  // What a nearer gate asks for is not said again for a farther one.
  return goals.filter(({ code }, i) => goals.findIndex((g) => g.code === code) === i);
}
