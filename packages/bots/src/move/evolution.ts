import type { Rng } from '@ochre/engine';
import { getOrCompute } from '../evaluation/getOrCompute.ts';
import { type Aim, type Draft, draft, type Outset } from './draft.ts';
import { Seasons } from './seasons.ts';

/** Plans that others are bred from. */
const PARENTS = 3;
/** How far sites may change places. */
const WHIM = 4;
const MOST_CONQUESTS = 4;
/** Cities attacked in one turn at most. */
export const MOST_ATTACKS = 2;
/** What a leaning may come to be. */
const LEANINGS = [0.4, 0.7, 1, 1.5, 2.2];

/** Other orders to found cities in. */
function otherwise(rng: Rng, { aim, cities }: Draft): Aim {
  const whims = cities.map(({ area }) => [area, rng.int(2 * WHIM + 1) - WHIM] as const);
  return { ...aim, whims: new Map([...aim.whims, ...whims]) };
}

/** The aim of a plan with one thing changed; `overseas`: cities that ships bring tokens for, at most. */
function mutated(rng: Rng, parent: Draft, overseas: number): Aim {
  const { aim, cities } = parent;
  const { leaning } = aim;
  const byLand = Math.max(0, cities.length - aim.overseas);
  const other = LEANINGS[rng.int(LEANINGS.length)]!;
  switch (rng.int(overseas > 0 ? 9 : 8)) {
    case 0:
      return { ...aim, cities: byLand + 1 };
    case 1:
      return { ...aim, cities: Math.max(0, byLand - 1) };
    case 2:
      return { ...aim, leaning: { ...leaning, claim: other } };
    case 3:
      return { ...aim, leaning: { ...leaning, prospect: other } };
    case 4:
      return { ...aim, leaning: { ...leaning, growth: other } };
    case 5:
      return { ...aim, conquests: rng.int(MOST_CONQUESTS + 1) };
    case 6:
      return { ...aim, attacks: rng.int(MOST_ATTACKS + 1) };
    case 7:
      return otherwise(rng, parent);
    default:
      return { ...otherwise(rng, parent), overseas: rng.int(overseas + 1) };
  }
}

/** Plans bred from the best so far, judged by what they come to in the turns after; the best first. */
export function evolved(outset: Outset, first: readonly Draft[]): Draft[] {
  const { context } = outset;
  const seasons = new Seasons(context, context.skill.seasons);
  const all: Draft[] = [];
  const judged = (one: Draft): Draft => {
    // What cannot be done need not be thought through.
    if (one.worth > -Infinity) one.worth = seasons.worth(one);
    return one;
  };
  const known = new Set<string>();
  const add = (one: Draft): void => {
    const orders = context.skill.sifts ? JSON.stringify([one.plan.walks(), one.ships]) : '';
    if (known.has(orders)) return;
    if (context.skill.sifts) known.add(orders);
    const at = all.findIndex((other) => other.worth < one.worth);
    all.splice(at < 0 ? all.length : at, 0, one);
  };
  // The same aim comes up again and again.
  const bred = new Map<string, Draft>();
  const breed = (aim: Aim): void => {
    const key = JSON.stringify([aim, [...aim.whims]]);
    add(getOrCompute(bred, key, () => judged(draft(outset, aim))));
  };
  for (const one of first) add(judged(one));
  for (const conquests of [1, MOST_CONQUESTS]) breed({ ...all[0]!.aim, conquests });
  if (outset.overseas.length > 0)
    for (let overseas = 1; overseas <= context.skill.overseas; overseas++)
      breed({ ...all[0]!.aim, overseas });
  for (let i = 0; i < context.skill.offspring; i++) {
    const parent = all[context.rng.int(Math.min(PARENTS, all.length))]!;
    breed(mutated(context.rng, parent, outset.overseas.length > 0 ? context.skill.overseas : 0));
  }
  return all;
}
