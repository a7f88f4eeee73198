import type { AreaData } from '../src/types.ts';
import type { Colour } from './numbers.ts';

/** Washes along the borders, as on a hand-coloured engraving. */
const washes: readonly Colour[] = [
  [178, 98, 66],
  [122, 130, 66],
  [186, 144, 62],
  [142, 100, 118],
  [92, 128, 124],
  [158, 114, 76],
];

/** A wash for each area; neighbours differ wherever six colours allow it. */
export function washOf(areas: readonly AreaData[]): (Colour | undefined)[] {
  const chosen = new Map<string, number>();
  const byDegree = areas
    .map((area, index) => ({ area, index }))
    .filter(({ area }) => area.kind === 'land')
    .sort((a, b) => b.area.land.length - a.area.land.length || a.index - b.index);
  for (const { area, index } of byDegree) {
    const taken = area.land.map((id) => chosen.get(id));
    const cost = washes.map(
      (_, c) => taken.filter((t) => t === c).length * 10 + ((index * 7 + c * 3) % 6) * 0.1,
    );
    chosen.set(area.id, cost.indexOf(Math.min(...cost)));
  }
  return areas.map(({ id }) => (chosen.has(id) ? washes[chosen.get(id)!] : undefined));
}
