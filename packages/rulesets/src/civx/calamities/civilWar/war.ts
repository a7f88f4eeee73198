import type { Frame, NationId } from '@ochre/engine';
import { type Copy, minus, pickUnits, pointsOf, type Units, unitsWithin } from '@ochre/engine/calamities';
import { about } from '@ochre/engine/query';
import type { Play } from '@ochre/engine/ruleset';

/** What a war remembers between its stages. */
export type War = Copy & {
  /** Nations that may gain, and who leads the other side; without one it falls to the barbarians. */
  eligible: NationId[];
  rival?: NationId;
  /** What has been picked for the first faction, and what leaves the victim. */
  faction: Units;
  leaving: Units;
  /** Out of equals who comes next to replace what the rival cannot. */
  heir?: NationId;
  /** Those who have replaced what they could, and losses still to be picked. */
  asked: NationId[];
  losses: Loss[];
  /** Those without units on the board who have begun anew. */
  revived?: NationId[];
};

/** Units worth `points` that `owner` has to pick from a faction, or from a bystander. */
export interface Loss {
  owner: NationId;
  of: NationId;
  points: number;
  part: 'kept' | 'leaving' | 'bystander';
}

export function allOf(play: Play, frame: Frame<War>): Units {
  const { tokens, cities } = unitsWithin(play, frame.locals.victim);
  return { tokens, cities };
}

/** What the victim keeps. */
export const kept = (play: Play, frame: Frame<War>): Units => minus(allOf(play, frame), frame.locals.leaving);

/** Who decides for the other side. */
export const leader = (frame: Frame<War>): NationId => frame.locals.rival ?? frame.locals.victim;

/** Asks for units worth so much out of `among`, or takes them where there is nothing to choose. */
export function pick(
  play: Play,
  frame: Frame<War>,
  owner: NationId,
  among: Units,
  points: number,
  cite: string,
  take: (units: Units) => void,
  of = frame.locals.victim,
): void {
  if (points <= 0 || pointsOf(among) === 0) return;
  const units = pickUnits(play, owner, { purpose: about(frame.locals.calamity), of, points, ...among }, cite);
  if (units) take(units);
}
