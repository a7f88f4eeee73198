import type { Ruleset, Sight } from '@ochre/engine';

/** What things are worth in points, the coin that advances are paid in. */
export interface Rates {
  /** A victory point bought by way of advances. */
  victory: number;
  /** A step on the succession table. */
  step: number;
  /** A city on the board, for each draw of cards it lasts. */
  city: number;
  /** A token on the board that is of use. */
  token: number;
}

/** Prices fall with credits: a point of victory costs this part of what is printed. */
const DISCOUNTED = 0.28;
/** Where the track comes before all points, a step is worth more than any advance. */
const FOREMOST_STEP = 150;
const LEAST_STEP = 40;

const known = new WeakMap<Ruleset, Rates>();

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
    rates = { victory, step, city: 22, token: 2.5 };
    known.set(ruleset, rates);
  }
  return rates;
}
