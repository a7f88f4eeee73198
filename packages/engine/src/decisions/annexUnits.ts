import { nation } from '../board/queries.ts';
import type { Counts, DecisionOf, DecisionSpec } from '../decisions.ts';
import { pickSome, shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse } from '../refusals.ts';
import { int, list, map, object, text } from '../shape.ts';
import type { AreaId } from '../state.ts';

/** As many of each as the stock replaces. */
function due(sight: Sight, d: DecisionOf<'annexUnits'>): { tokens: number; cities: number } {
  const { stock = nation(sight, d.owner).stock } = d.ask;
  const offered = Object.values(d.ask.tokens).reduce((sum, n) => sum + n, 0);
  return { tokens: Math.min(stock.tokens, offered), cities: Math.min(stock.cities, d.ask.cities.length) };
}

function spread(d: DecisionOf<'annexUnits'>, areas: readonly AreaId[], n: number): Counts {
  const counts: Counts = {};
  let left = n;
  for (const area of areas) {
    const here = Math.min(left, d.ask.tokens[area]!);
    if (here > 0) counts[area] = here;
    left -= here;
  }
  return counts;
}

export const annexUnits: DecisionSpec<'annexUnits'> = {
  shape: object({ tokens: map(int(1, 60)), cities: list(text(), 20) }),
  check(sight, d, answer) {
    const { tokens, cities } = due(sight, d);
    let n = 0;
    for (const area of Object.keys(answer.tokens)) {
      if (!Object.hasOwn(d.ask.tokens, area) || answer.tokens[area]! > d.ask.tokens[area]!)
        return refuse('notSelected', {}, d.cite);
      n += answer.tokens[area]!;
    }
    if (
      new Set(answer.cities).size !== answer.cities.length ||
      !answer.cities.every((c) => d.ask.cities.includes(c))
    )
      return refuse('citiesNotSelected', {}, d.cite);
    if (n !== tokens || answer.cities.length !== cities)
      return refuse('annexUnits', { tokens, cities }, d.cite);
    return undefined;
  },
  choices(sight, d) {
    const { tokens, cities } = due(sight, d);
    const among = { tokens: tokens > 0 ? d.ask.tokens : {}, cities: cities > 0 ? d.ask.cities : [] };
    return { tokens, cities, among };
  },
  sample: (sight, d, rng) => ({
    tokens: spread(d, shuffle(rng, Object.keys(d.ask.tokens).sort()), due(sight, d).tokens),
    cities: pickSome(rng, d.ask.cities, due(sight, d).cities),
  }),
  fallback: (sight, d) => ({
    tokens: spread(d, sight.rules.map.sorted(Object.keys(d.ask.tokens)), due(sight, d).tokens),
    cities: d.ask.cities.slice(0, due(sight, d).cities),
  }),
};
