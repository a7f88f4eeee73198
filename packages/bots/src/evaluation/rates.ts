import type { Ruleset, Sight } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/query';

/** What things are worth in points, the coin that advances are paid in. */
export interface Rates {
  /** A victory point bought by way of advances. */
  victory: number;
  /** A step on the succession table. */
  step: number;
  /** A city on the board, for each draw of cards it lasts. */
  city: number;
  /** A city that stands when the game is over. */
  standing: number;
  /** A token on the board that is of use. */
  token: number;
}

/** Draws of cards that a city is counted on for. */
export const DRAWS = 2.5;
/** Tokens beyond these are of little use. */
export const PLENTY = 26;
/** A token there is beyond support, in case of trouble: what it is worth, and of how many. */
export const RESERVE = 1.5;
export const RESERVES = 6;
/** Tokens an area needs to grow at full speed. */
export const GROWING = 2;

/** Prices fall with credits: a point of victory costs this part of what is printed. */
const DISCOUNTED = 0.28;
/** Where the track comes before all points, a step is worth more than any advance. */
const FOREMOST_STEP = 150;
const LEAST_STEP = 40;

const known = new WeakMap<Ruleset, Rates>();

/** Points of victory that one more city scores. */
function cityScore(sight: Sight): number {
  const [who] = nations(sight);
  if (who === undefined) return 0;
  const own = nation(sight, who);
  const score = (cities: string[]): number => {
    const all = { ...sight.open.nations, [who]: { ...own, cities } };
    const then = { ...sight, rules: sight.rules, open: { ...sight.open, nations: all } };
    const sources = sight.rules.policies.score(then, who, sight.own);
    return Object.values(sources).reduce((sum, n) => sum + n, 0);
  };
  return score(['']) - score([]);
}

/** Worked out from the tables of the rule set. */
export function ratesOf(sight: Sight): Rates {
  const { ruleset, policies } = sight.rules;
  let rates = known.get(ruleset);
  if (!rates) {
    let cost = 0;
    let points = 0;
    for (const a of ruleset.advances) {
      cost += a.cost;
      points += a.points;
    }
    const victory = (DISCOUNTED * cost) / Math.max(1, points);
    const { pointsPerSpace } = policies.succession(sight);
    const step = Math.max(pointsPerSpace * victory, policies.foremost ? FOREMOST_STEP : LEAST_STEP);
    rates = { victory, step, city: 22, standing: victory * cityScore(sight), token: 2.5 };
    known.set(ruleset, rates);
  }
  return rates;
}
