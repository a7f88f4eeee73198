import { type Damage, damageOf, MOST_LEFT, together, tokensIn } from '../board/damage.ts';
import { CITY_POINTS, nation, tokens as tokensAt, tokensOnBoard } from '../board/queries.ts';
import type { Answer, DecisionOf, DecisionSpec } from '../decisions.ts';
import { pick, type Rng, shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import { value } from '../ruleset/effects.ts';
import { int, map, object } from '../shape.ts';
import type { AreaId } from '../state.ts';
import { unlisted } from './unlisted.ts';

type Taken = Answer<'takeDamage'>;
type Asked = DecisionOf<'takeDamage'>;

/** Cities (by their place in the question) to lose, how many tokens take their place in all, how many tokens go. */
interface Plan {
  cities: number[];
  replaced: number;
  tokens: number;
  /** A city left with the most tokens there can be, whatever its area holds. */
  overfull?: number;
}

const total = (counts: readonly number[], cities: readonly number[]): number =>
  cities.reduce((sum, i) => sum + counts[i]!, 0);

/** How a sum can be lost with these cities: the least and most tokens in their place. */
function room(
  damage: Damage,
  cities: number[],
  sum: number,
  stock: number,
): { min: number; max: number } | undefined {
  const rest = sum - CITY_POINTS * cities.length;
  if (stock + rest < 0) return undefined;
  const min = Math.max(total(damage.leave, cities), -rest);
  const max = Math.min(total(damage.left, cities), damage.tokens - rest);
  return min <= max ? { min, max } : undefined;
}

/** Plans with so many cities, chosen in the order given; `of` picks among the possible numbers of tokens left. */
function plan(
  damage: Damage,
  order: number[],
  count: number,
  of: (min: number, max: number) => number,
): Plan | undefined {
  let { sum, stock } = damage;
  let among = order;
  let overfull: number | undefined;
  if (damage.overfull) {
    overfull = among.findLast((i) => damage.left[i]! < MOST_LEFT);
    among = among.filter((i) => i !== overfull);
    sum -= 1;
    stock -= MOST_LEFT;
  }
  if (count > among.length) return undefined;
  const cities = among.slice(0, count);
  const range = room(damage, cities, sum, stock);
  if (!range) return undefined;
  const replaced = of(range.min, range.max);
  const tokens = sum - CITY_POINTS * count + replaced;
  return overfull === undefined ? { cities, replaced, tokens } : { cities, replaced, tokens, overfull };
}

/** Writes a plan out: tokens in place of cities to the first ones, tokens lost by `crowded`, one at a time. */
function carryOut(
  d: Asked,
  damage: Damage,
  p: Plan,
  crowded: (left: Record<AreaId, number>) => AreaId,
): Taken {
  const answer: Taken = { tokens: {}, cities: {} };
  let more = p.replaced - total(damage.leave, p.cities);
  for (const i of p.cities) {
    const n = Math.min(more, damage.left[i]! - damage.leave[i]!);
    answer.cities[d.ask.cities[i]!] = damage.leave[i]! + n;
    more -= n;
  }
  if (p.overfull !== undefined) answer.cities[d.ask.cities[p.overfull]!] = MOST_LEFT;
  const left = { ...d.ask.tokens };
  for (let n = 0; n < p.tokens; n++) {
    const area = crowded(left);
    answer.tokens[area] = (answer.tokens[area] ?? 0) + 1;
    if (--left[area]! === 0) delete left[area];
  }
  return answer;
}

const roomiest = (damage: Damage): number[] =>
  damage.left.map((_, i) => i).sort((a, b) => damage.left[b]! - damage.left[a]!);

/** Plans with every number of cities, and every number of tokens in their place. */
function plans(damage: Damage, of: (min: number, max: number) => number): Plan[] {
  const order = roomiest(damage);
  return together(damage).flatMap(({ cities }) => {
    const others = order.filter((i) => !cities.includes(i));
    return plan(damage, [...cities, ...others], cities.length, of) ?? [];
  });
}

/** Keeps as many supported cities as possible, then as many tokens. */
function gentlest(sight: Sight, d: Asked, damage: Damage): Plan {
  const cities = nation(sight, d.owner).cities.length;
  const all = tokensOnBoard(sight, d.owner);
  const rate = Math.max(1, value(sight, d.owner, 'supportRate'));
  let best: Plan | undefined;
  let score = -1;
  for (const p of plans(damage, (_, max) => max)) {
    const tokens = all - p.tokens + p.replaced;
    const kept = Math.min(cities - p.cities.length, Math.floor(tokens / rate));
    if (kept * 100 + tokens > score) {
      score = kept * 100 + tokens;
      best = p;
    }
  }
  return best!;
}

function random(damage: Damage, rng: Rng): Plan {
  const of = (min: number, max: number): number => min + rng.int(max - min + 1);
  for (let tries = 0; tries < 8; tries++) {
    const order = shuffle(rng, roomiest(damage));
    const p = plan(damage, order, rng.int(order.length + 1), of);
    if (p) return p;
  }
  return pick(rng, plans(damage, of));
}

/** Why a city cannot leave more than `most` tokens. */
function tooManyLeft(sight: Sight, { owner, ask }: Asked, area: AreaId, most: number): Violation {
  const cite = sight.rules.cite('cityAsDamage');
  if (!ask.leave && sight.rules.variants.cityDamage === 'goesWhole')
    return refuse('cityGoesWhole', { area }, cite);
  return tokensAt(sight, owner, area) > 0
    ? refuse('besideCounts', { area, most }, cite)
    : refuse('overLimit', {}, cite);
}

export const takeDamage: DecisionSpec<'takeDamage'> = {
  shape: object({ tokens: map(int(0, 100)), cities: map(int(0, MOST_LEFT), 20) }),
  check(sight, d, { tokens, cities }) {
    const { cite } = sight.rules;
    const damage = damageOf(sight, d.owner, d.ask);
    for (const area in tokens) {
      if (tokens[area]! === 0) continue;
      const listed = Object.hasOwn(d.ask.tokens, area) ? d.ask.tokens[area]! : 0;
      if (d.ask.leave && tokens[area]! > listed && tokens[area]! <= tokensAt(sight, d.owner, area))
        return Object.hasOwn(cities, area)
          ? refuse('besideStays', { area }, cite('oneStays'))
          : refuse('oneStays', {}, cite('oneStays'));
      if (!Object.hasOwn(d.ask.tokens, area))
        return unlisted(sight, d.cite, d.owner, 'tokens', area, Object.keys(d.ask.tokens));
      if (tokens[area]! > listed) return refuse('fewerToLose', {}, d.ask.leave ? cite('oneStays') : d.cite);
    }
    let sum = tokensIn(tokens);
    let stock = damage.stock + sum;
    let overfull = 0;
    for (const area in cities) {
      const at = d.ask.cities.indexOf(area);
      if (at < 0) return unlisted(sight, d.cite, d.owner, 'city', area, d.ask.cities);
      const left = cities[area]!;
      if (left < damage.leave[at]!) return refuse('oneStays', {}, cite('oneStays'));
      if (left > damage.left[at]!) {
        if (left !== MOST_LEFT || sight.rules.variants.lastPoint === 'costsMore')
          return tooManyLeft(sight, d, area, damage.left[at]!);
        overfull++;
      }
      sum += CITY_POINTS - left;
      stock -= left;
    }
    if (stock < 0) return refuse('fewerInStock', {}, cite('cityStockShort'));
    if (overfull > Number(damage.overfull)) return refuse('overfull', {}, cite('cityToFour'));
    if (sum === damage.sum) return undefined;
    if (sum < damage.sum)
      return refuse(
        'losePoints',
        { points: damage.sum },
        damage.sum < d.ask.points && d.ask.most === undefined ? cite('allUnits') : d.cite,
      );
    return refuse('loseAtMost', { points: damage.sum }, cite('exactDamage'));
  },
  choices(sight, d) {
    const damage = damageOf(sight, d.owner, d.ask);
    return {
      points: damage.sum,
      tokens: d.ask.tokens,
      cities: d.ask.cities.map((area, i) => ({ area, left: damage.left[i]!, leave: damage.leave[i]! })),
      stock: damage.stock,
      overfull: damage.overfull,
    };
  },
  sample(sight, d, rng) {
    const damage = damageOf(sight, d.owner, d.ask);
    const some = (left: Record<AreaId, number>): AreaId =>
      pick(rng, sight.rules.map.sorted(Object.keys(left)));
    return carryOut(d, damage, random(damage, rng), some);
  },
  fallback(sight, d) {
    const damage = damageOf(sight, d.owner, d.ask);
    const areas = sight.rules.map.sorted(Object.keys(d.ask.tokens));
    const limits = new Map(areas.map((area) => [area, sight.rules.policies.limit(sight, d.owner, area)]));
    const crowd = (left: Record<AreaId, number>, area: AreaId): number =>
      (left[area] ?? -Infinity) - limits.get(area)! / 2;
    return carryOut(d, damage, gentlest(sight, d, damage), (left) =>
      areas.reduce((a, b) => (crowd(left, b) > crowd(left, a) ? b : a)),
    );
  },
};
