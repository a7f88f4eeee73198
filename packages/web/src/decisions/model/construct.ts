import type { AreaId, Building, DecisionOf, Sight } from '@ochre/engine';
import { leanest, type Means, meansOf, nation, spend } from '@ochre/engine/query';
import { type Support, supportOf, tokensWithinLimits } from './support.ts';

type Asked = DecisionOf<'construct'>;

function meansAfter(sight: Sight, d: Asked, buildings: readonly Building[]): Means {
  const means = meansOf(sight, d.owner);
  for (const building of buildings) spend(means, building);
  return means;
}

/** The list with a city more, paid with as little help as can be; unchanged where it cannot be paid. */
export function addCity(sight: Sight, d: Asked, buildings: readonly Building[], area: AreaId): Building[] {
  const building = leanest(sight, meansAfter(sight, d, buildings), area);
  return building ? [...buildings, building] : [...buildings];
}

export const dropCity = (buildings: readonly Building[], area: AreaId): Building[] =>
  buildings.filter((b) => b.area !== area);

export function changeCity(
  buildings: readonly Building[],
  area: AreaId,
  change: Partial<Building>,
): Building[] {
  return buildings.map((b) => (b.area === area ? tidy({ ...b, ...change }) : b));
}

/** Without what pays nothing. */
function tidy(b: Building): Building {
  const from = Object.fromEntries(Object.entries(b.from ?? {}).filter(([, n]) => n > 0));
  return {
    area: b.area,
    ...(b.treasury && { treasury: b.treasury }),
    ...(Object.keys(from).length > 0 && { from }),
    ...(b.keep && { keep: true }),
  };
}

/** Cities that will draw cards: those that fail the check of support before have fallen. At least so many where several do. */
export const drawing = ({ cities, falling }: Support): { n: number; atLeast: boolean } => ({
  n: cities - falling,
  atLeast: falling > 1,
});

/** Support once these cities stand and surplus is gone. */
export function supportAfter(sight: Sight, d: Asked, buildings: readonly Building[]): Support {
  const means = meansAfter(sight, d, buildings);
  const outside: Record<AreaId, number> = {};
  let beside = 0;
  for (const area in means.tokens) {
    if (means.built.includes(area)) beside += means.tokens[area]!;
    else outside[area] = means.tokens[area]!;
  }
  const tokens = tokensWithinLimits(sight, d.owner, outside) + beside;
  return supportOf(sight, d.owner, tokens, nation(sight, d.owner).cities.length + buildings.length);
}
