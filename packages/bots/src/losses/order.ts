import type { AreaId, Counts } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';
import { copy, fall, limitOf, type NationPieces, piecesWorth } from '../evaluation/pieces.ts';
import { GROWING } from '../evaluation/rates.ts';

/** What the n-th token of an area is worth to its owner: those above the limit nothing, the first ones most. */
export function tokenUse(context: Context, pieces: NationPieces, area: AreaId, n: number): number {
  const limit = limitOf(context, pieces.who, area);
  if (n > limit) return 0;
  const { site } = context.sight.rules.map.area(area);
  if (n === 1) return 3 + 0.35 * limit + (site ? 2 : 0);
  return n <= GROWING ? 2.5 : 1.2 - 0.05 * n;
}

/** So many of these tokens in the order they are missed least, an area for each. */
export function tokensByUse(context: Context, pieces: NationPieces, among: Counts, count: number): AreaId[] {
  const areas = context.sight.rules.map.sorted(Object.keys(among));
  const left = areas.map((area) => {
    const all = pieces.tokens[area] ?? 0;
    return { area, free: among[area]!, all, use: tokenUse(context, pieces, area, all) };
  });
  const found: AreaId[] = [];
  while (found.length < count) {
    let worst: (typeof left)[number] | undefined;
    for (const there of left) if (there.free > 0 && there.use < (worst?.use ?? Infinity)) worst = there;
    if (!worst) break;
    worst.free--;
    worst.all--;
    worst.use = tokenUse(context, pieces, worst.area, worst.all);
    found.push(worst.area);
  }
  return found;
}

/** Cities in the order their owner would give them up, one after the other, so many tokens in the place of each. */
export function citiesByHardship(
  context: Context,
  pieces: NationPieces,
  among: readonly AreaId[],
  left: (area: AreaId) => number,
  count = among.length,
): AreaId[] {
  let rest = pieces;
  const open = [...context.sight.rules.map.sorted(among)];
  const found: AreaId[] = [];
  while (open.length > 1 && found.length < count) {
    let best = 0;
    let top = -Infinity;
    let after = rest;
    for (const [i, area] of open.entries()) {
      const next = copy(rest);
      fall(next, area, Math.min(left(area), next.stock));
      const worth = piecesWorth(context, next);
      if (worth > top) [best, top, after] = [i, worth, next];
    }
    found.push(...open.splice(best, 1));
    rest = after;
  }
  if (found.length < count) found.push(...open);
  return found;
}
