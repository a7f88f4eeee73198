import { tokensIn } from '../board/damage.ts';
import { CITY_POINTS } from '../board/queries.ts';
import { hasRoom, reachable } from '../calamities/picking.ts';
import type { Answer, Ask, DecisionOf, DecisionSpec } from '../decisions.ts';
import { type Rng, shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import { int, list, map, object, text } from '../shape.ts';
import type { AreaId } from '../state.ts';
import { unlisted } from './unlisted.ts';

type Picked = Answer<'pickUnits'>;

/** At first `count` cities, then tokens, then further cities, as long as they fit. */
function fill(
  ask: Ask<'pickUnits'>,
  count: number,
  cities: readonly AreaId[],
  areas: readonly AreaId[],
): Picked {
  const picked: Picked = {
    tokens: {},
    cities: cities.slice(0, Math.min(count, Math.floor(ask.points / CITY_POINTS))),
  };
  let left = ask.points - CITY_POINTS * picked.cities.length;
  for (const area of areas) {
    const n = Math.min(left, ask.tokens[area]!);
    if (n > 0) picked.tokens[area] = n;
    left -= n;
  }
  for (; left >= CITY_POINTS && picked.cities.length < cities.length; left -= CITY_POINTS)
    picked.cities.push(cities[picked.cities.length]!);
  return picked;
}

function pick(
  { ask }: DecisionOf<'pickUnits'>,
  count: number,
  cities: readonly AreaId[],
  areas: readonly AreaId[],
): Picked {
  const picked: Picked = { tokens: {}, cities: cities.slice(0, count) };
  let left = reachable(ask).sum - CITY_POINTS * count;
  for (const area of areas) {
    const n = Math.min(left, ask.tokens[area]!);
    if (n > 0) picked.tokens[area] = n;
    left -= n;
  }
  return picked;
}

const areasOf = (sight: Sight, d: DecisionOf<'pickUnits'>): AreaId[] =>
  sight.rules.map.sorted(Object.keys(d.ask.tokens));

function checkWithin({ ask, cite }: DecisionOf<'pickUnits'>, picked: Picked): Violation | undefined {
  if (tokensIn(picked.tokens) + CITY_POINTS * picked.cities.length > ask.points)
    return refuse('pickAtMost', { points: ask.points }, cite);
  return hasRoom(ask, { tokens: tokensIn(picked.tokens), cities: picked.cities.length })
    ? refuse('unitsFit', {}, cite)
    : undefined;
}

export const pickUnits: DecisionSpec<'pickUnits'> = {
  shape: object({ tokens: map(int(1, 60)), cities: list(text(), 20) }),
  check(sight, d, { tokens, cities }) {
    const { of } = d.ask;
    for (const area of Object.keys(tokens)) {
      if (!Object.hasOwn(d.ask.tokens, area))
        return unlisted(sight, d.cite, of, 'tokens', area, Object.keys(d.ask.tokens));
      if (tokens[area]! > d.ask.tokens[area]!) return refuse('fewerToPick', {}, d.cite);
    }
    if (new Set(cities).size !== cities.length) return refuse('cityOnce', {}, d.cite);
    const wrong = cities.find((area) => !d.ask.cities.includes(area));
    if (wrong !== undefined) return unlisted(sight, d.cite, of, 'city', wrong, d.ask.cities);
    if (d.ask.within) return checkWithin(d, { tokens, cities });
    const { sum } = reachable(d.ask);
    if (tokensIn(tokens) + CITY_POINTS * cities.length !== sum)
      return refuse('pickPoints', { points: sum }, d.cite);
    return undefined;
  },
  choices: (_, d) => ({
    points: d.ask.within ? d.ask.points : reachable(d.ask).sum,
    tokens: d.ask.tokens,
    cities: d.ask.cities,
  }),
  sample(sight, d, rng: Rng) {
    if (d.ask.within)
      return fill(
        d.ask,
        rng.int(d.ask.cities.length + 1),
        shuffle(rng, [...d.ask.cities]),
        shuffle(rng, areasOf(sight, d)),
      );
    const { counts } = reachable(d.ask);
    const count = counts[rng.int(counts.length)]!;
    return pick(d, count, shuffle(rng, [...d.ask.cities]), shuffle(rng, areasOf(sight, d)));
  },
  /** As many cities as can be. */
  fallback: (sight, d) =>
    d.ask.within
      ? fill(d.ask, d.ask.cities.length, d.ask.cities, areasOf(sight, d))
      : pick(d, reachable(d.ask).counts.at(-1)!, d.ask.cities, areasOf(sight, d)),
};
