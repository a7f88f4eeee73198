import type { AreaId, Counts, NationId, Sight } from '@ochre/engine';
import { cityOwner, inPlay, nation } from '@ochre/engine/board/queries.ts';
import { value } from '@ochre/engine/ruleset/effects.ts';
import { citiesAsked } from './track.ts';

/** Land that is held, for each token it can hold, and for a site. */
const LAND = 0.35;
const SITE = 2;
/** What can be built again is worth this part of what stands, less for each token of others next to it. */
const REBUILT = 0.9;
const CROWDED = 0.05;
const CROWD = 6;

/** The land a nation may build on, its areas by number: what they hold and cost, as if nobody else came. */
export interface Ground {
  index: Map<AreaId, number>;
  limits: number[];
  /** What the first token in each is worth for the land. */
  claims: number[];
  /** `sure`: how surely a city is built there again; `from`: where its tokens come from, itself first. */
  sites: { at: number; cost: number; sure: number; from: number[] }[];
  /** Tokens that support a city, tokens it is taxed, cities the track asks for next. */
  rate: number;
  tax: number;
  asked: number;
}

/** The number of an area, which is taken up if it is not known yet. */
export function numberOf(sight: Sight, who: NationId, ground: Ground, area: AreaId): number {
  let at = ground.index.get(area);
  if (at === undefined) {
    const { policies, map } = sight.rules;
    const own = nation(sight, who).cities.includes(area);
    const holds = own ? policies.reduced(sight, who, area).max : policies.limit(sight, who, area);
    const limit = inPlay(sight, area) ? holds : 0;
    at = ground.limits.push(limit) - 1;
    ground.claims.push(LAND * limit + (map.area(area).site ? SITE : 0));
    ground.index.set(area, at);
  }
  return at;
}

/** Own areas and those next to them. `crowd`: tokens of all nations by area. */
export function survey(sight: Sight, who: NationId, crowd: Counts): Ground {
  const { map, policies } = sight.rules;
  const { tokens, cities } = nation(sight, who);
  const near = new Set<AreaId>([...Object.keys(tokens), ...cities]);
  for (const area of [...near]) for (const next of map.area(area).land) near.add(next);
  const ground: Ground = {
    index: new Map(),
    limits: [],
    claims: [],
    sites: [],
    rate: value(sight, who, 'supportRate'),
    tax: value(sight, who, 'taxRate'),
    asked: citiesAsked(sight, who, 1) - value(sight, who, 'phantomCities'),
  };
  const areas = map.sorted(near).filter((area) => inPlay(sight, area));
  for (const area of areas) numberOf(sight, who, ground, area);
  for (const area of areas) {
    if (!cities.includes(area) && cityOwner(sight, area) !== undefined) continue;
    const cost = policies.cityCost(sight, area, who);
    if (cost === undefined) continue;
    let strangers = 0;
    const from: number[] = [];
    for (const next of [area, ...map.area(area).land]) {
      strangers += (crowd[next] ?? 0) - (tokens[next] ?? 0);
      const at = ground.index.get(next);
      if (at !== undefined) from.push(at);
    }
    const sure = REBUILT - CROWDED * Math.min(CROWD, strangers);
    ground.sites.push({ at: from[0]!, cost, sure, from });
  }
  const { limits } = ground;
  ground.sites.sort((x, y) => x.cost - y.cost || limits[x.at]! - limits[y.at]!);
  return ground;
}
