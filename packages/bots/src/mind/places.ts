import type { AreaId, NationId, Sight } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/board/queries.ts';
import { value } from '@ochre/engine/ruleset/effects.ts';
import { ratesOf } from './rates.ts';
import { rivalry } from './track.ts';

/** Tokens of a nation in an area and around it by land. */
export function tokensAround(sight: Sight, who: NationId, area: AreaId): number {
  const { tokens } = nation(sight, who);
  let n = tokens[area] ?? 0;
  for (const next of sight.rules.map.area(area).land) n += tokens[next] ?? 0;
  return n;
}

/** Others' tokens that stand next to an area. */
export function strangersAround(sight: Sight, who: NationId, area: AreaId): number {
  let n = 0;
  for (const other of nations(sight)) if (other !== who) n += tokensAround(sight, other, area);
  return n;
}

/** How much it takes to get a city back that was lost: the higher, the more it is worth keeping. */
export function hardship(sight: Sight, who: NationId, area: AreaId): number {
  const { map, policies } = sight.rules;
  const cost = policies.cityCost(sight, area, who) ?? 12;
  const near = Math.min(cost, tokensAround(sight, who, area));
  const { limit = 0 } = map.area(area);
  return cost - 0.7 * near - 0.5 * limit + 0.3 * Math.min(6, strangersAround(sight, who, area));
}

/** Cities the tokens on the board support besides those there are. */
export function spareSupport(sight: Sight, who: NationId): number {
  const { tokens, cities } = nation(sight, who);
  const rate = value(sight, who, 'supportRate');
  let n = 0;
  for (const area in tokens) n += Math.min(tokens[area]!, sight.rules.policies.limit(sight, who, area));
  return rate > 0 ? Math.floor(n / rate) - cities.length : 9;
}

/** What it is worth to `who` that a city of another comes to be its own. */
export function prize(sight: Sight, who: NationId, of: NationId, area: AreaId): number {
  const rates = ratesOf(sight);
  const near = tokensAround(sight, who, area);
  const held = spareSupport(sight, who) > 0 ? 2 * rates.city : rates.city / 2;
  return held + Math.min(8, near) + harm(sight, who, of, area);
}

/** What it is worth to `who` that another loses a city. */
export function harm(sight: Sight, who: NationId, of: NationId, area: AreaId): number {
  return rivalry(sight, who, of) * (2 * ratesOf(sight).city + hardship(sight, of, area));
}
