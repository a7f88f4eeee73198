import type { Position } from '../position.ts';
import { value } from '../ruleset/effects.ts';
import type { Epoch, Requirement } from '../ruleset/types.ts';
import type { NationId } from '../state.ts';
import { nation } from './queries.ts';

/** Place among the epochs of a space on a nation's row; -1 before the first. */
export function epochIndex(p: Position, who: NationId, space: number): number {
  const starts = p.rules.policies.succession(p).starts[who]!;
  return starts.findLastIndex((start) => start <= space);
}

export function epochAt(p: Position, who: NationId, space: number): Epoch | undefined {
  return p.rules.policies.succession(p).epochs[epochIndex(p, who, space)];
}

/** Cities on the board and what counts as one on the succession table. */
export function countedCities(p: Position, who: NationId): number {
  return nation(p, who).cities.length + value(p, who, 'phantomCities');
}

export function advancePoints(p: Position, who: NationId): number {
  return nation(p, who).advances.reduce((sum, id) => sum + p.rules.advance(id).points, 0);
}

export function meets(p: Position, who: NationId, requirement: Requirement): boolean {
  const { cities = 0, advances = 0, groups = 0, costing, under, advancePoints: points = 0 } = requirement;
  const owned = nation(p, who).advances;
  const count = (test: (cost: number) => boolean): number =>
    owned.filter((id) => test(p.rules.advance(id).cost)).length;
  return (
    countedCities(p, who) >= cities &&
    owned.length >= advances &&
    (groups === 0 || new Set(owned.flatMap((id) => p.rules.advance(id).groups)).size >= groups) &&
    (!costing || count((cost) => cost >= costing.atLeast) >= costing.count) &&
    (!under || count((cost) => cost < under.below) >= under.count) &&
    advancePoints(p, who) >= points
  );
}
