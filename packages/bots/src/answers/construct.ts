import type { Answer, AreaId, Building, DecisionOf } from '@ochre/engine';
import { buildable, leanest, type Means, meansOf, spend } from '@ochre/engine/board/building.ts';
import { nation } from '@ochre/engine/board/queries.ts';
import { value } from '@ochre/engine/ruleset/effects.ts';
import type { Mind } from '../mind/mind.ts';
import { hardship } from '../mind/places.ts';

/** Tokens that stay within their limits once these are built. */
function alive(mind: Mind, means: Means): number {
  const { limit } = mind.sight.rules.policies;
  let n = 0;
  for (const area in means.tokens)
    if (!means.built.includes(area)) n += Math.min(means.tokens[area]!, limit(mind.sight, mind.who, area));
  return n;
}

/** What building so far comes to: cities that are supported and those that are not, and the worth of it all. */
function resultOf(mind: Mind, means: Means): { unsupported: number; worth: number } {
  const rate = value(mind.sight, mind.who, 'supportRate');
  const tokens = alive(mind, means);
  const cities = nation(mind.sight, mind.who).cities.length + means.built.length;
  const lasting = rate > 0 ? Math.min(cities, Math.floor(tokens / rate)) : cities;
  const unsupported = cities - lasting;
  return { unsupported, worth: 50 * lasting - 20 * unsupported + 2 * tokens + 0.5 * means.treasury };
}

/** City after city, the one that leaves most each time, while that makes the nation better off. */
export function construct(mind: Mind, { owner }: DecisionOf<'construct'>): Answer<'construct'> {
  const { sight } = mind;
  let means = meansOf(sight, owner);
  let { worth } = resultOf(mind, means);
  const buildings: Building[] = [];
  for (;;) {
    let best: { building: Building; means: Means; worth: number } | undefined;
    const open: { area: AreaId; unsupported: number }[] = [];
    for (const area of buildable(sight, means)) {
      const building = leanest(sight, means, area);
      if (!building) continue;
      const after: Means = { ...means, built: [...means.built] };
      spend(after, building);
      const result = resultOf(mind, after);
      open.push({ area, unsupported: result.unsupported });
      const total = result.worth + 0.1 * hardship(sight, owner, area);
      if (total > (best?.worth ?? worth)) best = { building, means: after, worth: total };
    }
    if (!best) {
      for (const { area, unsupported } of open)
        mind.say(unsupported > 0 ? 'unsupported' : 'tokensBetter', { area });
      break;
    }
    buildings.push(best.building);
    mind.say('foundCity', { area: best.building.area });
    ({ means, worth } = best);
  }
  return buildings;
}
