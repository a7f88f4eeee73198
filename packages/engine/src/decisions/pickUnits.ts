import { tokensIn } from '../board/damage.ts';
import { CITY_POINTS } from '../board/queries.ts';
import type { Answer, Ask, DecisionOf, DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { type Rng, shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { int, list, map, object, text } from '../shape.ts';
import type { AreaId } from '../state.ts';

type Picked = Answer<'pickUnits'>;

/** Numbers of cities with which the points can be picked exactly; else the one with the least above. */
function reachable({ points, tokens, cities }: Ask<'pickUnits'>): { sum: number; counts: number[] } {
  const all = tokensIn(tokens);
  let sum = Infinity;
  let counts: number[] = [];
  for (let count = 0; count <= cities.length; count++) {
    if (CITY_POINTS * count + all < points) continue;
    const here = Math.max(points, CITY_POINTS * count);
    if (here < sum) counts = [];
    if (here <= sum) counts.push(count);
    sum = Math.min(sum, here);
  }
  if (counts.length > 0) return { sum, counts };
  return { sum: CITY_POINTS * cities.length + all, counts: [cities.length] };
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

export const pickUnits: DecisionSpec<'pickUnits'> = {
  shape: object({ tokens: map(int(1, 60)), cities: list(text(), 20) }),
  check(_, d, { tokens, cities }) {
    for (const area of Object.keys(tokens))
      if (!Object.hasOwn(d.ask.tokens, area) || tokens[area]! > d.ask.tokens[area]!)
        return refuse('tokens', d.cite, 'There are not so many tokens to pick.');
    if (new Set(cities).size !== cities.length || !cities.every((area) => d.ask.cities.includes(area)))
      return refuse('cities', d.cite, 'Only the cities listed can be picked, each once.');
    const { sum } = reachable(d.ask);
    if (tokensIn(tokens) + CITY_POINTS * cities.length !== sum)
      return refuse('points', d.cite, `Pick units worth ${sum} points.`);
    return undefined;
  },
  choices: (_, d) => ({ points: reachable(d.ask).sum, tokens: d.ask.tokens, cities: d.ask.cities }),
  sample(sight, d, rng: Rng) {
    const { counts } = reachable(d.ask);
    const count = counts[rng.int(counts.length)]!;
    return pick(d, count, shuffle(rng, [...d.ask.cities]), shuffle(rng, areasOf(sight, d)));
  },
  /** As many cities as can be. */
  fallback: (sight, d) => pick(d, reachable(d.ask).counts.at(-1)!, d.ask.cities, areasOf(sight, d)),
};
