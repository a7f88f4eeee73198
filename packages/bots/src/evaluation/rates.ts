import type { Ruleset, Sight } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/query';
import { USUAL, type Worths } from './worths.ts';

/** What things are worth in points, the coin that advances are paid in. */
export interface Rates {
  /** A victory point bought by way of advances. */
  victory: number;
  /** A step on the succession table. */
  step: number;
  /** A city on the board, for each draw of cards it lasts: the first, and how much more each further one. */
  city: number;
  cityMore: number;
  /** A city that stands when the game is over. */
  standing: number;
  /** A token on the board that is of use. */
  token: number;
}

/** Tokens beyond these are of little use. */
export const PLENTY = 26;
/** Tokens an area needs to grow at full speed. */
export const GROWING = 2;

/** Where the track comes before all points, a step is worth more than any advance. */
const FOREMOST_STEP = 150;
const LEAST_STEP = 40;

const known = new WeakMap<Ruleset, Map<Worths, Rates>>();

/** What so many cities bring at a draw of cards. */
export const citiesWorth = ({ city, cityMore }: Rates, n: number): number =>
  n * (city + (cityMore * (n - 1)) / 2);

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

/** Worked out from the tables of the rule set, and by what a player makes of things. */
export function ratesOf(sight: Sight, worths: Worths = USUAL): Rates {
  const { ruleset, policies } = sight.rules;
  let all = known.get(ruleset);
  if (!all) {
    all = new Map();
    known.set(ruleset, all);
  }
  let rates = all.get(worths);
  if (!rates) {
    let cost = 0;
    let points = 0;
    for (const a of ruleset.advances) {
      cost += a.cost;
      points += a.points;
    }
    const victory = (worths.discounted * cost) / Math.max(1, points);
    const { pointsPerSpace } = policies.succession(sight);
    const step = Math.max(pointsPerSpace * victory, policies.foremost ? FOREMOST_STEP : LEAST_STEP);
    rates = {
      victory,
      step: worths.step * step,
      city: worths.city,
      cityMore: worths.cityMore,
      standing: victory * cityScore(sight),
      token: 2.5,
    };
    all.set(worths, rates);
  }
  return rates;
}
