import type { AreaId } from '@ochre/engine';
import type { DrawnWorld } from './world.ts';

const FOUND = 6;

/** Names that begin with what was typed come before those that hold it. */
export function findAreas(world: DrawnWorld, typed: string): { id: AreaId; name: string }[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = (name: string): number => Math.min(1, name.toLowerCase().indexOf(wanted));
  return world.areas
    .filter((a) => rank(a.name) >= 0)
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
    .slice(0, FOUND);
}
