import type { Position } from '../position.ts';
import type { AreaId, NationId, Owner } from '../state.ts';
import { hasCity, nations, tokens, unitAreas } from './queries.ts';

/** Own areas and all that border on them. */
export function surroundings(p: Position, who: Owner): Set<AreaId> {
  const near = new Set<AreaId>();
  for (const area of unitAreas(p, who)) {
    near.add(area);
    for (const other of p.rules.map.area(area).neighbours) near.add(other);
  }
  return near;
}

const touches = (p: Position, near: readonly AreaId[], who: Owner): boolean =>
  near.some((area) => tokens(p, who, area) > 0 || hasCity(p, who, area));

/** Nations with units in or next to areas of `who`, by any border. */
export function neighbours(p: Position, who: NationId): NationId[] {
  const near = [...surroundings(p, who)];
  return nations(p).filter((other) => other !== who && touches(p, near, other));
}

export function adjacent(p: Position, who: Owner, other: Owner): boolean {
  return touches(p, [...surroundings(p, who)], other);
}
