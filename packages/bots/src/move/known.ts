import type { Sight } from '@ochre/engine';
import { getOrCompute } from '../evaluation/getOrCompute.ts';

/** Finds something out once for each place, as long as the same board is looked at. */
export function known<T, F extends { sight: Sight }>(find: (field: F, from: string) => T) {
  const all = new WeakMap<Sight, Map<string, T>>();
  return (field: F, from: string): T => {
    let here = all.get(field.sight);
    if (!here) {
      here = new Map();
      all.set(field.sight, here);
    }
    return getOrCompute(here, from, () => find(field, from));
  };
}
