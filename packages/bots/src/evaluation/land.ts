import type { AreaId, Counts, NationId, Sight } from '@ochre/engine';
import { cityOwner, inPlay, nation, value } from '@ochre/engine/query';
import { citiesAsked, citiesToStay } from './track.ts';

/** Land that is held, for each token it can hold, and for a site. */
const LAND = 0.35;
const SITE = 2;
/** What can be built again is worth this part of what stands, less for each token of others next to it. */
const REBUILT = 0.9;
const EACH_STRANGER = 0.05;
const MOST_STRANGERS = 6;

/** The land a nation may build on, its areas by number: what they hold and cost, as if nobody else came. */
export interface Land {
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
  /** Cities without which the marker falls back. */
  stays: number;
}

/** The number of an area, which is taken up if it is not known yet. */
export function numberOf(sight: Sight, who: NationId, land: Land, area: AreaId): number {
  let at = land.index.get(area);
  if (at === undefined) {
    const { policies, map } = sight.rules;
    const own = nation(sight, who).cities.includes(area);
    const holds = own ? policies.reduced(sight, who, area).max : policies.limit(sight, who, area);
    const limit = inPlay(sight, area) ? holds : 0;
    at = land.limits.push(limit) - 1;
    land.claims.push(LAND * limit + (map.area(area).site ? SITE : 0));
    land.index.set(area, at);
  }
  return at;
}

/** Own areas and those next to them. `tokensByArea`: tokens of all nations by area. */
export function survey(sight: Sight, who: NationId, tokensByArea: Counts): Land {
  const { map, policies } = sight.rules;
  const { tokens, cities } = nation(sight, who);
  const near = new Set<AreaId>([...Object.keys(tokens), ...cities]);
  for (const area of [...near]) for (const next of map.area(area).land) near.add(next);
  const phantoms = value(sight, who, 'phantomCities');
  const land: Land = {
    index: new Map(),
    limits: [],
    claims: [],
    sites: [],
    rate: value(sight, who, 'supportRate'),
    tax: value(sight, who, 'taxRate'),
    asked: citiesAsked(sight, who, 1) - phantoms,
    stays: citiesToStay(sight, who, 1) - phantoms,
  };
  const areas = map.sorted(near).filter((area) => inPlay(sight, area));
  for (const area of areas) numberOf(sight, who, land, area);
  for (const area of areas) {
    if (!cities.includes(area) && cityOwner(sight, area) !== undefined) continue;
    const cost = policies.cityCost(sight, area, who);
    if (cost === undefined) continue;
    let strangers = 0;
    const from: number[] = [];
    for (const next of [area, ...map.area(area).land]) {
      strangers += (tokensByArea[next] ?? 0) - (tokens[next] ?? 0);
      const at = land.index.get(next);
      if (at !== undefined) from.push(at);
    }
    const sure = REBUILT - EACH_STRANGER * Math.min(MOST_STRANGERS, strangers);
    land.sites.push({ at: from[0]!, cost, sure, from });
  }
  const { limits } = land;
  land.sites.sort((x, y) => x.cost - y.cost || limits[x.at]! - limits[y.at]!);
  return land;
}
