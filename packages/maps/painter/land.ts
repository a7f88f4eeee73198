import type { Board } from './board.ts';
import type { Brush } from './brush.ts';
import type { Climate } from './climate.ts';
import { sample } from './grid.ts';
import { noise } from './noise.ts';
import { type Colour, step } from './numbers.ts';
import { OUTSIDE, type Rasters } from './rasters.ts';
import type { Relief } from './relief.ts';
import { washOf } from './wash.ts';

const parchment: Colour = [231, 215, 180];
const rock: Colour = [204, 184, 142];
const snow: Colour = [250, 245, 234];
const sun: Colour = [255, 246, 218];
const shade: Colour = [92, 72, 60];
const silt: Colour = [122, 150, 84];
const siltEdge: Colour = [72, 106, 58];
const bank: Colour = [94, 138, 150];

/** How much of a pixel is flood plain, 0 to 1; none outside the areas the facts list. */
export function floodAt(board: Board, rasters: Rasters): (x: number, y: number, area: number) => number {
  const n = noise(23);
  const plainOf = board.areas.map(({ floodPlain }) =>
    rasters.plains.findIndex(({ id }) => id === floodPlain),
  );
  return (x, y, area) => {
    const plain = area >= 0 ? plainOf[area]! : -1;
    if (plain < 0) return 0;
    const d = sample(rasters.flood[plain]!, x, y);
    if (d >= 66) return 0;
    const half = rasters.plains[plain]!.half;
    const ragged = d + n(x * 0.016, y * 0.016) * 6 + n(x * 0.05, y * 0.05) * 3;
    return 1 - step(half - 2, half + 4, ragged);
  };
}

export function landPainter(board: Board, rasters: Rasters, climate: Climate, relief: Relief) {
  const washes = washOf(board.areas);
  const flooded = floodAt(board, rasters);
  const { width } = board;
  return (brush: Brush, x: number, y: number): void => {
    const k = y * width + x;
    const area = rasters.area[k]!;
    const [red, green, blue] = climate.tint;
    brush.set(sample(red, x, y), sample(green, x, y), sample(blue, x, y));
    const light = sample(relief.light, x, y);
    const height = sample(relief.height, x, y);
    brush.mix(rock, 0.55 * step(0.12, 0.8, height));
    brush.mix(snow, 0.7 * step(0.6, 0.98, height) * step(-0.1, 0.3, light));
    const beyond = area === OUTSIDE || area < 0;
    if (beyond) brush.mix(parchment, 0.72);
    const wash = area >= 0 ? washes[area] : undefined;
    if (wash) brush.mix(wash, 0.035 + 0.3 * Math.exp(-rasters.landBorder.data[k]! / 12));
    const flood = flooded(x, y, area);
    if (flood > 0) {
      brush.mix(siltEdge, 0.74 * flood);
      brush.mix(silt, 0.62 * step(0.6, 1, flood));
    }
    const strength = beyond ? 0.5 : 1 - 0.6 * flood;
    if (light > 0) brush.mix(sun, light * 0.54 * strength);
    else brush.mix(shade, -light * 0.74 * strength);
    const river = sample(rasters.river, x, y);
    if (river < 3.2 && !beyond) brush.mix(bank, 0.55 * (1 - step(1, 3.2, river)));
    brush.mix(shade, 0.2 * Math.exp(-rasters.coast.data[k]! / 6));
  };
}
