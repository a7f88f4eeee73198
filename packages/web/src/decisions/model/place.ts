import type { AreaId, Counts, NationId, Sight } from '@ochre/engine';
import { tokens } from '@ochre/engine/query';
import { evenly, inOrder, sum } from './counts.ts';

export interface PlaceRow {
  area: AreaId;
  now: number;
  room: number;
  value: number;
  limit: number;
  /** Tokens a city there takes; undefined where none can stand. */
  cityAt: number | undefined;
  /** What the area will not keep at the end of the turn's check. */
  over: number;
}

export function placeRows(sight: Sight, who: NationId, room: Counts, counts: Counts): PlaceRow[] {
  return sight.rules.map.sorted(Object.keys(room)).map((area) => {
    const now = tokens(sight, who, area);
    const limit = sight.rules.policies.limit(sight, who, area);
    const value = counts[area] ?? 0;
    const cityAt = sight.rules.policies.cityCost(sight, area, who);
    return { area, now, room: room[area]!, value, limit, cityAt, over: Math.max(0, now + value - limit) };
  });
}

/** Tokens first where they come nearest to a city on a site, then spread. */
export function forCities(sight: Sight, who: NationId, room: Counts, budget: number): Counts {
  const rows = placeRows(sight, who, room, {});
  const near = rows
    .filter((r) => sight.rules.map.area(r.area).site && r.cityAt !== undefined)
    .sort((a, b) => a.cityAt! - a.now - (b.cityAt! - b.now));
  const first = inOrder(
    room,
    near.map((r) => r.area),
    budget,
  );
  const rest: Counts = {};
  for (const area in room) rest[area] = room[area]! - (first[area] ?? 0);
  const others = evenly(rest, sight.rules.map.sorted(Object.keys(rest)), budget - sum(first));
  const all: Counts = { ...first };
  for (const area in others) all[area] = (all[area] ?? 0) + others[area]!;
  return all;
}
