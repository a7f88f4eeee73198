import type { DecisionOf, DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { list, text } from '../shape.ts';
import type { AreaId } from '../state.ts';

const isSite = (sight: Sight, area: AreaId): boolean => sight.rules.map.find(area)?.site !== undefined;

/** Sites first as far as they are asked for, then any, in the order given. */
function fill(sight: Sight, d: DecisionOf<'foundCities'>, areas: AreaId[]): AreaId[] {
  const first = areas.filter((a) => isSite(sight, a)).slice(0, d.ask.onSites);
  const others = areas.filter((a) => !first.includes(a));
  return [...first, ...others].slice(0, d.ask.count);
}

export const foundCities: DecisionSpec<'foundCities'> = {
  shape: list(text(), 20),
  check(sight, d, answer) {
    const { among, count, onSites } = d.ask;
    if (new Set(answer).size !== answer.length) return refuse('twice', d.cite, 'One city an area.');
    for (const area of answer) {
      if (among.includes(area)) continue;
      const found = sight.rules.map.find(area);
      if (found?.region === d.owner && sight.rules.policies.cityCost(sight, area) === undefined)
        return refuse('noCityHere', sight.rules.cite('shortLimit'), 'No city can stand there.');
      return refuse('notAmong', d.cite, 'Cities are built in the own region.');
    }
    if (answer.length !== count) return refuse('count', d.cite, `Build ${count} cities.`);
    if (answer.filter((a) => isSite(sight, a)).length < onSites)
      return refuse(
        'sites',
        sight.rules.cite('shortSites'),
        `Build at least ${onSites} of the cities on city sites.`,
      );
    return undefined;
  },
  choices: (_, d) => d.ask,
  sample: (sight, d, rng) => fill(sight, d, shuffle(rng, [...d.ask.among])),
  /** Nothing but sites while there are any. */
  fallback: (sight, d) =>
    fill(
      sight,
      d,
      [...d.ask.among].sort((a, b) => Number(isSite(sight, b)) - Number(isSite(sight, a))),
    ),
};
