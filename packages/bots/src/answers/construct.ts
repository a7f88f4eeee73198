import type { Answer, AreaId, Building, DecisionOf } from '@ochre/engine';
import { buildable, leanest, type Means, meansOf, nation, spend, value } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { hardship } from '../evaluation/places.ts';

/** Tokens that stay within their limits once these are built. */
function alive(context: Context, means: Means): number {
  const { limit } = context.sight.rules.policies;
  let n = 0;
  for (const area in means.tokens)
    if (!means.built.includes(area))
      n += Math.min(means.tokens[area]!, limit(context.sight, context.who, area));
  return n;
}

/** What building so far comes to: cities that are supported and those that are not, and the worth of it all. */
function resultOf(context: Context, means: Means): { unsupported: number; worth: number } {
  const rate = value(context.sight, context.who, 'supportRate');
  const tokens = alive(context, means);
  const cities = nation(context.sight, context.who).cities.length + means.built.length;
  const lasting = rate > 0 ? Math.min(cities, Math.floor(tokens / rate)) : cities;
  const unsupported = cities - lasting;
  return { unsupported, worth: 50 * lasting - 20 * unsupported + 2 * tokens + 0.5 * means.treasury };
}

/** City after city, the one that leaves most each time, while that makes the nation better off. */
export function construct(context: Context, { owner }: DecisionOf<'construct'>): Answer<'construct'> {
  const { sight } = context;
  let means = meansOf(sight, owner);
  let { worth } = resultOf(context, means);
  const buildings: Building[] = [];
  for (;;) {
    let best: { building: Building; means: Means; worth: number } | undefined;
    const open: { area: AreaId; unsupported: number }[] = [];
    for (const area of buildable(sight, means)) {
      const building = leanest(sight, means, area);
      if (!building) continue;
      const after: Means = { ...means, built: [...means.built] };
      spend(after, building);
      const result = resultOf(context, after);
      open.push({ area, unsupported: result.unsupported });
      const total = result.worth + 0.1 * hardship(sight, owner, area);
      if (total > (best?.worth ?? worth)) best = { building, means: after, worth: total };
    }
    if (!best) {
      for (const { area, unsupported } of open)
        context.say(unsupported > 0 ? 'unsupported' : 'tokensBetter', { area });
      break;
    }
    buildings.push(best.building);
    context.say('foundCity', { area: best.building.area });
    ({ means, worth } = best);
  }
  return buildings;
}
