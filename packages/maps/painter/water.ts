import type { Board } from './board.ts';
import type { Brush } from './brush.ts';
import { sample } from './grid.ts';
import { noise } from './noise.ts';
import { type Colour, step } from './numbers.ts';
import type { Rasters } from './rasters.ts';

const shallows: Colour = [190, 215, 210];
const roads: Colour = [138, 180, 195];
const open: Colour = [80, 128, 155];
const deep: Colour = [54, 98, 130];
const ink: Colour = [52, 96, 116];
const edge: Colour = [44, 86, 116];
const beyond: Colour = [172, 182, 170];

/** Distance from the coast and strength of each line of the water lining. */
const lining: readonly (readonly [at: number, strength: number])[] = [
  [5.5, 0.4],
  [11.5, 0.32],
  [18.5, 0.25],
  [26.5, 0.18],
  [36, 0.12],
  [47, 0.07],
];

export function waterPainter(board: Board, rasters: Rasters) {
  const n = noise(31);
  const { width } = board;
  const isSea = board.areas.map(({ kind }) => kind === 'sea');
  return (brush: Brush, x: number, y: number): void => {
    const k = y * width + x;
    const area = rasters.area[k]!;
    const coast = rasters.coast.data[k]!;
    if (area < 0 || isSea[area]) {
      brush.set(...open);
      const away = sample(rasters.offing, x, y) + 30 * n(x * 0.003, y * 0.003);
      brush.mix(deep, 0.8 * step(30, 380, away));
      if (area < 0) brush.mix(beyond, 0.5);
      brush.mix(edge, 0.34 * Math.exp(-rasters.seaBorder.data[k]! / 16));
      return;
    }
    brush.set(...shallows);
    brush.mix(roads, step(0, 54, coast) * 0.92);
    // The burin wavers a little.
    const d = coast + 0.7 * n(x * 0.02, y * 0.02);
    for (const [at, strength] of lining) {
      const off = Math.abs(d - at);
      if (off < 1.3) brush.mix(ink, strength * (1.3 - off));
    }
  };
}
