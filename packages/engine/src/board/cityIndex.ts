import { type AreaId, BARBARIANS, type Open, type Owner } from '../state.ts';

// Who has a city where: derived from the pieces, and kept up by the one writer of pieces.
const indexes = new WeakMap<Open, Map<AreaId, Owner>>();

export function cityIndex(open: Open): Map<AreaId, Owner> {
  const known = indexes.get(open);
  if (known) return known;
  const index = new Map<AreaId, Owner>();
  for (const who in open.nations) for (const area of open.nations[who]!.cities) index.set(area, who);
  for (const area of open.barbarians.cities) index.set(area, BARBARIANS);
  indexes.set(open, index);
  return index;
}

/** For a position put together by hand. */
export function forgetCities(open: Open): void {
  indexes.delete(open);
}
