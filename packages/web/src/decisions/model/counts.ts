import type { AreaId, Counts } from '@ochre/engine';

export function sum(counts: Readonly<Record<string, number>>): number {
  let n = 0;
  for (const key in counts) n += counts[key]!;
  return n;
}

/** The counts with one entry set; an entry of nothing is left out. */
export function withCount(counts: Counts, area: AreaId, n: number): Counts {
  const { [area]: _, ...rest } = counts;
  return n > 0 ? { ...rest, [area]: n } : rest;
}

/** As much as fits of what is asked for one entry, within its room and within what is left in all. */
export function clamped(counts: Counts, area: AreaId, n: number, room: number, budget: number): Counts {
  const others = sum(counts) - (counts[area] ?? 0);
  return withCount(counts, area, Math.max(0, Math.min(n, room, budget - others)));
}

/** One by one to the areas in turn, while there is room. */
export function evenly(room: Counts, areas: readonly AreaId[], budget: number): Counts {
  const counts: Counts = {};
  let left = Math.min(budget, sum(room));
  while (left > 0)
    for (const area of areas) {
      if (left === 0 || (counts[area] ?? 0) >= room[area]!) continue;
      counts[area] = (counts[area] ?? 0) + 1;
      left--;
    }
  return counts;
}

/** To the areas in the order given, each filled up before the next. */
export function inOrder(room: Counts, areas: readonly AreaId[], budget: number): Counts {
  const counts: Counts = {};
  let left = budget;
  for (const area of areas) {
    const n = Math.min(left, room[area]!);
    if (n > 0) counts[area] = n;
    left -= n;
  }
  return counts;
}
