import type { AreaId, CoastId, NationId, Sight } from '@ochre/engine';
import { pirates, seaways } from '@ochre/engine/movement';
import { value } from '@ochre/engine/query';
import { known } from './known.ts';

/** A way over water from one coast to another. */
export interface Passage {
  at: CoastId;
  area: AreaId;
  /** The number of the area. */
  index: number;
  sea: boolean;
  path: readonly CoastId[];
  steps: number;
}

interface Seafarer {
  sight: Sight;
  who: NationId;
}

/** Where a ship can go from a coast in one movement, the nearest first, itself included; pirates are kept away from. */
export const passages = known(({ sight, who }: Seafarer, from): readonly Passage[] => {
  const { map } = sight.rules;
  const steps = value(sight, who, 'shipMoves');
  const reached = new Map<CoastId, Passage>();
  const add = (at: CoastId, path: readonly CoastId[]): void => {
    const { area, sea } = map.water(at);
    reached.set(at, { at, area, index: map.area(area).index, sea, path, steps: path.length });
  };
  add(from, []);
  for (const [at, { path }] of reached) {
    if (path.length >= steps) break;
    for (const to of seaways(sight, who, at))
      if (!reached.has(to) && !pirates(sight, to)) add(to, [...path, to]);
  }
  return [...reached.values()];
});
