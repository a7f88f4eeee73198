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
  const left = areas.map((area) => {
    const all = estate.tokens[area] ?? 0;
    return { area, free: among[area]!, all, use: tokenUse(mind, estate, area, all) };
  });
  const found: AreaId[] = [];
  while (found.length < count) {
    let worst: (typeof left)[number] | undefined;
    for (const there of left) if (there.free > 0 && there.use < (worst?.use ?? Infinity)) worst = there;
    if (!worst) break;
    worst.free--;
    worst.all--;
    worst.use = tokenUse(mind, estate, worst.area, worst.all);
    found.push(worst.area);
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
  let rest = estate;
  const open = [...mind.sight.rules.map.sorted(among)];
  const found: AreaId[] = [];
  while (open.length > 1 && found.length < count) {
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
  if (found.length < count) found.push(...open);
  return found;
}
