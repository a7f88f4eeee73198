import type { DecisionOf, DecisionSpec } from '../decisions.ts';
import { shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse } from '../refusals.ts';
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
    if (new Set(answer).size !== answer.length) return refuse('areaOnce', {}, d.cite);
    for (const area of answer) {
      if (among.includes(area)) continue;
      const found = sight.rules.map.find(area);
      if (found?.region === d.owner && sight.rules.policies.cityCost(sight, area) === undefined)
        return refuse('noCityHere', { area }, sight.rules.cite('shortLimit'));
      return refuse('ownRegion', {}, d.cite);
    }
    if (answer.length !== count) return refuse('foundCities', { cities: count }, d.cite);
    if (answer.filter((a) => isSite(sight, a)).length < onSites)
      return refuse('foundOnSites', { cities: onSites }, sight.rules.cite('shortSites'));
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
