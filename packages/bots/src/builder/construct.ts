import type { Answer, Building, DecisionOf, Sight } from '@ochre/engine';
import { cityOwner, nation, tokenAreas, tokens, tokensOnBoard, value } from '@ochre/engine/query';

/** Every city the remaining tokens can support. */
export function construct(sight: Sight, { owner }: DecisionOf<'construct'>): Answer<'construct'> {
  const own = nation(sight, owner);
  const rate = value(sight, owner, 'supportRate');
  const buildings: Building[] = [];
  let population = tokensOnBoard(sight, owner);
  let cities = own.cities.length;
  for (const area of tokenAreas(sight, owner)) {
    const cost = sight.rules.policies.cityCost(sight, area, owner);
    const here = tokens(sight, owner, area);
    if (cost === undefined || here < cost || cityOwner(sight, area) !== undefined) continue;
    if (buildings.length >= own.stock.cities || population - here < rate * (cities + 1)) continue;
    buildings.push({ area });
    population -= here;
    cities++;
  }
  return buildings;
}
