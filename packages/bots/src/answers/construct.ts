import type { Building, DecisionOf, Json } from '@ochre/engine';
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

/** What building so far is worth: cities that are supported, and what is left of tokens and treasury. */
function worthOf(mind: Mind, means: Means): number {
  const rate = value(mind.sight, mind.who, 'supportRate');
  const tokens = alive(mind, means);
  const cities = nation(mind.sight, mind.who).cities.length + means.built.length;
  const lasting = rate > 0 ? Math.min(cities, Math.floor(tokens / rate)) : cities;
  return 50 * lasting - 20 * (cities - lasting) + 2 * tokens + 0.5 * means.treasury;
}

/** City after city, the one that leaves most each time, while that makes the nation better off. */
export function construct(mind: Mind, { owner }: DecisionOf<'construct'>): Json {
  const { sight } = mind;
  let means = meansOf(sight, owner);
  let worth = worthOf(mind, means);
  const buildings: Building[] = [];
  for (;;) {
    let best: { building: Building; means: Means; worth: number } | undefined;
    for (const area of buildable(sight, means)) {
      const building = leanest(sight, means, area);
      if (!building) continue;
      const after: Means = { ...means, built: [...means.built] };
      spend(after, building);
      const total = worthOf(mind, after) + 0.1 * hardship(sight, owner, area);
      if (total > (best?.worth ?? worth)) best = { building, means: after, worth: total };
    }
    if (!best) break;
    buildings.push(best.building);
    mind.say('foundCity', { area: best.building.area });
    ({ means, worth } = best);
  }
  return buildings as unknown as Json;
}
