import { areaOfCoast } from './build.ts';
import type { AreaData, AreaId, CoastId, MapData } from './types.ts';

/** Areas that share a border of any kind. */
export function neighbours(area: AreaData): AreaId[] {
  return [...new Set([...area.land, ...area.water])].sort();
}

/** Where ships go: every coast and open sea with its neighbours by water. */
export function waterGraph(map: MapData): Map<CoastId | AreaId, Set<CoastId | AreaId>> {
  const coasts = map.areas.flatMap((area) => area.coasts);
  const seas = map.areas.filter((area) => area.kind === 'sea');
  const graph = new Map<string, Set<string>>(coasts.map((coast) => [coast.id, new Set(coast.water)]));
  for (const sea of seas)
    graph.set(sea.id, new Set(sea.water.filter((id) => seas.some((other) => other.id === id))));
  for (const coast of coasts) {
    for (const id of coast.water) if (seas.some((sea) => sea.id === id)) graph.get(id)!.add(coast.id);
  }
  return graph;
}

/**
 * Areas that may have two coasts: they touch several open seas, or their neighbours by water
 * do not hang together without them.
 */
export function coastCandidates(map: MapData): AreaId[] {
  const byId = new Map(map.areas.map((area) => [area.id, area]));
  return map.areas
    .filter((area) => {
      if (!area.coastal) return false;
      const around = [...new Set(area.coasts.flatMap((coast) => coast.water.map(areaOfCoast)))];
      const seas = around.filter((id) => byId.get(id)!.kind === 'sea');
      const queue = around.slice(0, 1);
      for (const id of queue) {
        const next = byId.get(id)!.water.filter((other) => around.includes(other) && !queue.includes(other));
        queue.push(...next);
      }
      return seas.length > 1 || queue.length < around.length;
    })
    .map((area) => area.id);
}
