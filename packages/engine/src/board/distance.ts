import type { Position } from '../position.ts';
import type { AreaId, NationId } from '../state.ts';
import { inPlay, unitAreas } from './queries.ts';

/**
 * Areas between the units of two nations on the shortest way over any border in play, open sea included; areas with
 * units of either are not counted. Who has none is at no distance.
 */
export function areasBetween(p: Position, a: NationId, b: NationId): number {
  const goal = new Set(unitAreas(p, b));
  const own = new Set(unitAreas(p, a));
  if (goal.size === 0 || own.size === 0) return 0;
  const seen = new Set<AreaId>(own);
  let ring = [...own];
  for (let n = 0; ring.length > 0; n++) {
    const next: AreaId[] = [];
    for (const area of ring) {
      if (goal.has(area)) return Math.max(0, n - 1);
      for (const to of p.rules.map.area(area).neighbours)
        if (!seen.has(to) && inPlay(p, to)) {
          seen.add(to);
          next.push(to);
        }
    }
    ring = next;
  }
  return Infinity;
}

/** Units of both stand in one area, or in areas with a common border of any kind; ships do not count. */
export function bordering(p: Position, a: NationId, b: NationId): boolean {
  const theirs = new Set(unitAreas(p, b));
  return unitAreas(p, a).some(
    (area) => theirs.has(area) || p.rules.map.area(area).neighbours.some((next) => theirs.has(next)),
  );
}
