import type { AreaId, NationId, Sight } from '@ochre/engine';
import { unitPointsIn } from '@ochre/engine/query';

export function selectedPoints(sight: Sight, of: NationId, areas: readonly AreaId[]): number {
  return areas.reduce((n, area) => n + unitPointsIn(sight, of, area), 0);
}

export function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((x) => x !== item) : [...list, item];
}

/** Toggled, and where there are too many the oldest goes. */
export function toggledUpTo<T>(list: readonly T[], item: T, most: number): T[] {
  const next = toggled(list, item);
  return next.length > most ? next.slice(next.length - most) : next;
}
