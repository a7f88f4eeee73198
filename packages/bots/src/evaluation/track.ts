import type { NationId, Position, Requirement, Sight } from '@ochre/engine';
import { advancePoints, epochAt, epochIndex, nation, nations } from '@ochre/engine/query';
import { ratesOf } from './rates.ts';

/** Of the turns to the end of the track, the part by which even the first are held up. */
const HELD_UP = 0.2;

/** Turns to come after this one until somebody is at the end of the track. */
export function turnsLeft(p: Position): number {
  const { turn, lastTurn } = p.open;
  const limit = p.config.options['turns'];
  const table = p.rules.policies.succession(p);
  const foremost = Math.max(...nations(p).map((who) => nation(p, who).space));
  const least = Math.max(0, table.finish - foremost - 1);
  // Where few turns are left of a shortened game, a part of one is one more.
  const heldUp =
    p.config.options['short'] === true ? Math.ceil(least * HELD_UP) : Math.floor(least * HELD_UP);
  const race = least + heldUp + table.extraTurns;
  const left = lastTurn === undefined ? race : lastTurn - turn;
  return Math.max(0, typeof limit === 'number' ? Math.min(left, limit - turn) : left);
}

/** What the track will ask for, and in how many turns at the earliest: 1 is at the end of this one. */
export interface Hurdle {
  inTurns: number;
  requirement: Requirement;
  /** Points printed on the space. */
  points?: number;
}

/** Hurdles ahead, nearest first, as far as `turns` turns. */
export function hurdles(p: Position, who: NationId, turns: number): Hurdle[] {
  const table = p.rules.policies.succession(p);
  const { space } = nation(p, who);
  const found: Hurdle[] = [];
  const last = Math.min(table.last, space + turns + 1);
  for (let at = space + 1; at <= last; at++) {
    const entered = at === space + 1 || epochIndex(p, who, at) > epochIndex(p, who, at - 1);
    const asked = entered && (!table.onEntry || epochIndex(p, who, at) > epochIndex(p, who, at - 1));
    const requirement = asked ? epochAt(p, who, at)?.requirement : undefined;
    const points = table.printed?.[who]?.[at]?.points;
    if (requirement || points !== undefined)
      found.push({
        inTurns: at - space,
        requirement: requirement ?? {},
        ...(points !== undefined && { points }),
      });
  }
  return found;
}

/** The space ahead with most points printed on it, however far. */
export function pointsGoal(p: Position, who: NationId): Hurdle | undefined {
  const { printed, last } = p.rules.policies.succession(p);
  const { space } = nation(p, who);
  let found: Hurdle | undefined;
  for (let at = space + 1; at <= last; at++) {
    const points = printed?.[who]?.[at]?.points ?? 0;
    if (points > (found?.points ?? 0)) found = { inTurns: at - space, requirement: {}, points };
  }
  return found;
}

/** Cities the track asks for within so many turns. */
export function citiesAsked(p: Position, who: NationId, turns: number): number {
  return Math.max(0, ...hurdles(p, who, turns - 1).map((h) => h.requirement.cities ?? 0));
}

/** Cities without which its marker falls back at the end of a turn: 1 is this one. */
export function citiesToStay(p: Position, who: NationId, turns: number): number {
  const { regressWithoutCities } = p.rules.policies.succession(p);
  return regressWithoutCities && epochIndex(p, who, nation(p, who).space + turns - 1) > 0 ? 1 : 0;
}

/** How well a nation stands, in points, from what everybody sees. */
export function standingOf(sight: Sight, who: NationId): number {
  const { victory, step, city } = ratesOf(sight);
  const { space, cities } = nation(sight, who);
  return victory * advancePoints(sight, who) + step * space + city * cities.length;
}

/** Turns before the end in which all that counts is who will be first. */
const ENDING = 1;
/** How much of a standing is uncertain until the end of a turn. */
const UNSURE = 60;

const hopes = new WeakMap<Sight, ReadonlyMap<NationId, number>>();

/** How likely each nation is to win, as things stand: what sets them apart against what may still happen. */
function hopesOf(sight: Sight, turns: number): ReadonlyMap<NationId, number> {
  let found = hopes.get(sight);
  if (!found) {
    const standings = nations(sight).map((id) => [id, standingOf(sight, id)] as const);
    const top = Math.max(...standings.map(([, n]) => n));
    const odds = standings.map(([id, n]) => [id, Math.exp((n - top) / (UNSURE * (1 + turns)))] as const);
    const all = odds.reduce((sum, [, n]) => sum + n, 0);
    found = new Map(odds.map(([id, n]) => [id, n / all]));
    hopes.set(sight, found);
  }
  return found;
}

/**
 * How much harm to a nation is worth to `who`, against harm of its own: most for those in front; at the end its part of
 * the chances that are not one's own.
 */
export function rivalry(sight: Sight, who: NationId, other: NationId): number {
  if (other === who) return -1;
  const turns = turnsLeft(sight);
  if (turns <= ENDING) {
    const chances = hopesOf(sight, turns);
    return (chances.get(other) ?? 0) / Math.max(1e-6, 1 - (chances.get(who) ?? 0));
  }
  const ahead = standingOf(sight, other) - standingOf(sight, who);
  const { step } = ratesOf(sight);
  return Math.max(0.05, Math.min(0.6, 0.3 + ahead / (10 * step)));
}
