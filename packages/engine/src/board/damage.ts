import type { Answer, Ask } from '../decisions.ts';
import type { Position } from '../position.ts';
import type { AreaId, NationId } from '../state.ts';
import { CITY_POINTS, nation, tokens } from './queries.ts';

// Damage is taken in tokens (a point each) and cities (five points, less the tokens put in their place).

/** Most tokens that can take the place of any city lost as damage: the city has to cost a point at least. */
export const MOST_LEFT = CITY_POINTS - 1;

/** What a nation can take the damage from, and the sum it has to come to. */
export interface Damage {
  tokens: number;
  /** Per city, in the order asked, the tokens that may take its place, and those that have to. */
  left: number[];
  leave: number[];
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

/** Some of the cities, by their place in the question: fewest and most tokens in the place of all of them. */
export interface Some {
  cities: number[];
  least: number;
  most: number;
}

/** Cities that can be lost together, fewest first: of those that come to the same tokens in their place one set. */
export function together({ left, leave }: Pick<Damage, 'left' | 'leave'>): Some[] {
  const found = new Map<string, Some>([['0 0 0', { cities: [], least: 0, most: 0 }]]);
  const roomiest = left.map((_, i) => i).sort((a, b) => left[b]! - left[a]!);
  for (const i of roomiest)
    for (const { cities, least, most } of [...found.values()]) {
      const some = { cities: [...cities, i], least: least + leave[i]!, most: most + left[i]! };
      const key = `${some.cities.length} ${some.least} ${some.most}`;
      if (!found.has(key)) found.set(key, some);
    }
  return [...found.values()].sort((a, b) => a.cities.length - b.cities.length || b.most - a.most);
}

/**
 * Sums within reach with these cities: every one from `min` to `max`. Tokens lost go to stock first and so may take the
 * place of cities.
 */
function reach({ cities, least, most }: Some, tokens: number, stock: number): { min: number; max: number } {
  const rest = stock - least;
  const short = Math.max(0, -rest);
  const all = CITY_POINTS * cities.length - least;
  return { min: all - Math.min(most - least, rest + short) + short, max: all + tokens };
}

/** The most that can be lost. */
function whole(sets: readonly Some[], tokens: number, stock: number): number {
  let best = 0;
  for (const some of sets) {
    const { min, max } = reach(some, tokens, stock);
    if (min <= max) best = Math.max(best, max);
  }
  return best;
}

/** The smallest sum within reach that is `points` or more. */
function least(sets: readonly Some[], tokens: number, stock: number, points: number): number {
  let best = Infinity;
  for (const some of sets) {
    const { min, max } = reach(some, tokens, stock);
    if (min <= max && max >= points) best = Math.min(best, Math.max(min, points));
  }
  return best;
}

/** The largest sum within reach that is `points` or less. */
function largest(sets: readonly Some[], tokens: number, stock: number, points: number): number {
  let best = 0;
  for (const some of sets) {
    const { min, max } = reach(some, tokens, stock);
    if (min <= max && min <= points) best = Math.max(best, Math.min(max, points));
  }
  return best;
}

/** Whether one of the points has to be lost by a city left with more tokens than its area holds. */
function overfullLast(
  damage: Pick<Damage, 'left' | 'leave'>,
  tokens: number,
  stock: number,
  points: number,
): boolean {
  const tightest = damage.left.indexOf(Math.min(...damage.left));
  if (damage.left[tightest]! >= MOST_LEFT) return false;
  const others = (counts: number[]): number[] => counts.filter((_, i) => i !== tightest);
  const sets = together({ left: others(damage.left), leave: others(damage.leave) });
  return least(sets, tokens, stock - MOST_LEFT, points - 1) === points - 1;
}

/** Exactly the points where possible, if need be with one overfull area, else the smallest excess unless barred. */
export function damageOf(p: Position, who: NationId, ask: Ask<'takeDamage'>): Damage {
  const lost = tokensIn(ask.tokens);
  const stock = nation(p, who).stock.tokens;
  const { points, leave: stays = 0, most = Infinity } = ask;
  // A token beside the city, which cannot be lost then, may be what stays.
  const leave = ask.cities.map((area) => (tokens(p, who, area) > 0 ? 0 : stays));
  // Cities may have to go whole, unless a token has to stay in their place, even beside tokens that fill the area.
  const goWhole = stays === 0 && p.rules.variants.cityDamage === 'goesWhole';
  const left = ask.cities.map((area) => (goWhole ? 0 : Math.max(stays, leftOf(p, who, area))));
  const sets = together({ left, leave });
  const all = whole(sets, lost, stock);
  const damage = { tokens: lost, left, leave, stock, overfull: false };
  if (all <= points) return { ...damage, sum: all };
  const sum = least(sets, lost, stock, points);
  if (sum > most) return { ...damage, sum: largest(sets, lost, stock, most) };
  const overfull =
    p.rules.variants.lastPoint === 'overfills' && sum !== points && overfullLast(damage, lost, stock, points);
  return { ...damage, sum: overfull ? points : sum, overfull };
}

/**
 * Cities lost in so many ways, one of which is told: what they cost, and the tokens in their place. Those beside are not
 * lost for `more` than have to take it, as that would leave the same.
 */
interface Ways {
  count: number;
  more: AreaId[];
  cities: Answer<'takeDamage'>['cities'];
  lost: number;
  left: number;
  overfull: number;
}

/** Every way to lose cities; those that come to the same are counted as one. */
function cityWays(ask: Ask<'takeDamage'>, { left: most, leave, overfull }: Damage): Ways[] {
  let all: Ways[] = [{ count: 1, more: [], cities: {}, lost: 0, left: 0, overfull: 0 }];
  ask.cities.forEach((area, i) => {
    const found = new Map<string, Ways>();
    const add = (ways: Ways): void => {
      const key = `${ways.lost} ${ways.left} ${ways.overfull} ${ways.more}`;
      found.set(key, { ...ways, count: ways.count + (found.get(key)?.count ?? 0) });
    };
    for (const ways of all) {
      add(ways);
      const lose = (n: number, over: number): void =>
        add({
          count: ways.count,
          more: n > leave[i]! && over === 0 && ask.tokens[area] ? [...ways.more, area] : ways.more,
          cities: { ...ways.cities, [area]: n },
          lost: ways.lost + CITY_POINTS - n,
          left: ways.left + n,
          overfull: ways.overfull + over,
        });
      for (let n = leave[i]!; n <= most[i]!; n++) lose(n, 0);
      if (overfull && ways.overfull === 0 && most[i]! < MOST_LEFT) lose(MOST_LEFT, 1);
    }
    all = [...found.values()];
  });
  return all;
}

/** The damage as it has to be taken, where there is but one way to, or all leave the same. */
export function onlyWay(ask: Ask<'takeDamage'>, damage: Damage): Answer<'takeDamage'> | undefined {
  let only: Answer<'takeDamage'> | undefined;
  for (const { count, more, cities, lost, left } of cityWays(ask, damage)) {
    const n = damage.sum - lost;
    const areas = Object.keys(ask.tokens).filter((area) => !more.includes(area));
    const tokens = Object.fromEntries(areas.map((area) => [area, ask.tokens[area]!]));
    const all = tokensIn(tokens);
    if (n < 0 || n > all || damage.stock + n < left) continue;
    const fixed = n === 0 || n === all || areas.length === 1;
    if (only || count > 1 || !fixed) return undefined;
    only = { tokens: n === 0 ? {} : n === all ? tokens : { [areas[0]!]: n }, cities };
  }
  return only;
}
