import type { AreaId, CoastId } from '@ochre/engine';
import { pirates, seaways } from '@ochre/engine/phases/movement/reach.ts';
import { value } from '@ochre/engine/ruleset/effects.ts';
import type { Field } from './field.ts';

/** A way over water from one coast to another. */
export interface Passage {
  at: CoastId;
  area: AreaId;
  sea: boolean;
  path: readonly CoastId[];
  steps: number;
}

const known = new WeakMap<object, Map<CoastId, readonly Passage[]>>();

/** Where a ship can go from a coast in one movement, the nearest first, itself included; pirates are kept away from. */
export function passages({ sight, who }: Field, from: CoastId): readonly Passage[] {
  let all = known.get(sight);
  if (!all) {
    all = new Map();
    known.set(sight, all);
  }
  let found = all.get(from);
  if (!found) {
    const { map } = sight.rules;
    const steps = value(sight, who, 'shipMoves');
    const reached = new Map<CoastId, Passage>();
    const add = (at: CoastId, path: readonly CoastId[]): void => {
      const { area, sea } = map.water(at);
      reached.set(at, { at, area, sea, path, steps: path.length });
    };
    add(from, []);
    for (const [at, { path }] of reached) {
      if (path.length >= steps) break;
      for (const to of seaways(sight, who, at))
        if (!reached.has(to) && !pirates(sight, to)) add(to, [...path, to]);
    }
    found = [...reached.values()];
    all.set(from, found);
  }
  return found;
}
