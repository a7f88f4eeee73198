import type { AreaId, Counts } from '@ochre/engine';
import { copy, type Estate, estateWorth, fall, limitOf } from '../mind/estate.ts';
import type { Mind } from '../mind/mind.ts';
import { GROWING } from '../mind/rates.ts';

/** What the n-th token of an area is worth to its owner: those above the limit nothing, the first ones most. */
export function tokenUse(mind: Mind, estate: Estate, area: AreaId, n: number): number {
  const limit = limitOf(mind, estate.who, area);
  if (n > limit) return 0;
  const { site } = mind.sight.rules.map.area(area);
  if (n === 1) return 3 + 0.35 * limit + (site ? 2 : 0);
  return n <= GROWING ? 2.5 : 1.2 - 0.05 * n;
}

/** So many of these tokens in the order they are missed least, an area for each. */
export function tokensByUse(mind: Mind, estate: Estate, among: Counts, count: number): AreaId[] {
  const areas = mind.sight.rules.map.sorted(Object.keys(among));
  const left = new Map(areas.map((area) => [area, { free: among[area]!, all: estate.tokens[area] ?? 0 }]));
  const found: AreaId[] = [];
  while (found.length < count) {
    let worst: AreaId | undefined;
    let least = Infinity;
    for (const area of areas) {
      const { free, all } = left.get(area)!;
      if (free <= 0) continue;
      const worth = tokenUse(mind, estate, area, all);
      if (worth < least) [worst, least] = [area, worth];
    }
    if (worst === undefined) break;
    const there = left.get(worst)!;
    there.free--;
    there.all--;
    found.push(worst);
  }
  return found;
}

/** Cities in the order their owner would give them up, one after the other, so many tokens in the place of each. */
export function citiesByHardship(
  mind: Mind,
  estate: Estate,
  among: readonly AreaId[],
  left: (area: AreaId) => number,
  count = among.length,
): AreaId[] {
  let rest = copy(estate);
  const open = [...mind.sight.rules.map.sorted(among)];
  const found: AreaId[] = [];
  while (open.length > 0 && found.length < count) {
    let best = 0;
    let top = -Infinity;
    let after = rest;
    for (const [i, area] of open.entries()) {
      const next = copy(rest);
      fall(next, area, Math.min(left(area), next.stock));
      const worth = estateWorth(mind, next);
      if (worth > top) [best, top, after] = [i, worth, next];
    }
    found.push(...open.splice(best, 1));
    rest = after;
  }
  return found;
}
