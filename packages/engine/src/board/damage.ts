import type { Ask } from '../decisions.ts';
import type { Position } from '../position.ts';
import type { AreaId, NationId } from '../state.ts';
import { CITY_POINTS, nation } from './queries.ts';

// Damage is taken in tokens (a point each) and cities (five points, less the tokens put in their place).

/** Most tokens that can take the place of any city lost as damage: the city has to cost a point at least. */
export const MOST_LEFT = CITY_POINTS - 1;

/** What a nation can take the damage from, and the sum it has to come to. */
export interface Damage {
  tokens: number;
  /** Per city, in the order asked, the tokens that may take its place. */
  left: number[];
  /** Tokens that have to take the place of each city lost. */
  leave: number;
  stock: number;
  /** The sum that has to be lost. */
  sum: number;
  /** One city has to be left with more tokens than its area holds, for the last point. */
  overfull: boolean;
}

/** Tokens that may take the place of a city lost as damage, stock not regarded. */
export function leftOf(p: Position, who: NationId, area: AreaId): number {
  return Math.min(MOST_LEFT, p.rules.policies.reduced(p, who, area).max);
}

export function tokensIn(counts: Record<AreaId, number>): number {
  let n = 0;
  for (const area in counts) n += counts[area]!;
  return n;
}

/**
 * Sums within reach with `count` cities: every one from `min` to `max`. Tokens lost go to stock first and so may
 * take the place of cities.
 */
export function reach(
  left: readonly number[],
  tokens: number,
  stock: number,
  count: number,
  leave = 0,
): { min: number; max: number } {
  let most = 0;
  for (let i = 0; i < count; i++) most += left[i]! - leave;
  const rest = stock - leave * count;
  const short = Math.max(0, -rest);
  const cities = (CITY_POINTS - leave) * count;
  return { min: cities - Math.min(most, rest + short) + short, max: cities + tokens };
}

/** The most that can be lost. */
function whole(left: readonly number[], tokens: number, stock: number, leave: number): number {
  let best = 0;
  for (let count = 0; count <= left.length; count++) {
    const { min, max } = reach(left, tokens, stock, count, leave);
    if (min <= max) best = max;
  }
  return best;
}

/** The smallest sum within reach that is `points` or more. */
function least(
  left: readonly number[],
  tokens: number,
  stock: number,
  points: number,
  leave: number,
): number {
  let best = Infinity;
  for (let count = 0; count <= left.length; count++) {
    const { min, max } = reach(left, tokens, stock, count, leave);
    if (min <= max && max >= points) best = Math.min(best, Math.max(min, points));
  }
  return best;
}

/** Exactly the points where possible, if need be with one overfull area, else the smallest excess. */
export function damageOf(p: Position, who: NationId, ask: Ask<'takeDamage'>): Damage {
  const tokens = tokensIn(ask.tokens);
  const stock = nation(p, who).stock.tokens;
  const { points, leave = 0 } = ask;
  // Cities may have to go whole, but for what has to stay in their place, even beside tokens that fill the area.
  const left = ask.cities.map((area) =>
    p.rules.numbers['citiesWhole'] ? leave : Math.max(leave, leftOf(p, who, area)),
  );
  const best = [...left].sort((a, b) => b - a);
  const all = whole(best, tokens, stock, leave);
  if (all <= points) return { tokens, left, leave, stock, sum: all, overfull: false };
  const sum = least(best, tokens, stock, points, leave);
  const overfull =
    !p.rules.numbers['neverOverfull'] &&
    sum !== points &&
    best.at(-1)! < MOST_LEFT &&
    least(best.slice(0, -1), tokens, stock - MOST_LEFT, points - 1, leave) === points - 1;
  return { tokens, left, leave, stock, sum: overfull ? points : sum, overfull };
}
