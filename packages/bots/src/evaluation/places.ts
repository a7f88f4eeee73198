import type { AreaId, NationId, Sight } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/query';

/** Tokens of a nation in an area and around it by land. */
function tokensAround(sight: Sight, who: NationId, area: AreaId): number {
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
