import { blankRaster } from '../src/raster.ts';
import type { Geography } from './geography.ts';
import type { Grid } from './grid.ts';
import { layered, type Noise } from './noise.ts';
import { segmentDistance, strokeLine } from './raster.ts';
import type { PlainSettings, RangeSettings } from './settings.ts';

export interface Terrain {
  /** Cost for a label to spread over a cell. */
  cost: Float32Array;
  /** How much borders like a cell, from 0 to 1: rivers, ridges, and a noise against dead straight lines. */
  affinity: Float32Array;
}

/** Mountain ranges as heights from 0 to 1, a bell shape across each line. */
export function ridges(
  grid: Grid,
  geography: Geography,
  cell: number,
  { ranges }: RangeSettings,
): Float32Array {
  const height = new Float32Array(grid.count);
  for (const { pts, w, h } of ranges) {
    const line = geography.line(pts);
    const reach = w * 2.2;
    for (let k = 0; k + 1 < line.length; k += 1) {
      const [a, b] = [line[k]!, line[k + 1]!];
      const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.floor(value / cell)));
      const [left, right] = [Math.min(a[0], b[0]) - reach, Math.max(a[0], b[0]) + reach];
      const [top, bottom] = [Math.min(a[1], b[1]) - reach, Math.max(a[1], b[1]) + reach];
      for (let row = clamp(top, grid.rows); row <= clamp(bottom, grid.rows - 1); row += 1) {
        for (let column = clamp(left, grid.columns); column <= clamp(right, grid.columns - 1); column += 1) {
          const away = segmentDistance(column * cell, row * cell, a, b) / w;
          if (away >= 2.2) continue;
          const at = row * grid.columns + column;
          height[at] = Math.max(height[at]!, h * Math.exp(-away * away * 1.3));
        }
      }
    }
  }
  return height;
}

/** Cells of natural rivers, without those that an authored flood plain accompanies: they run inside areas. */
function borderRivers(grid: Grid, geography: Geography, cell: number, { plains }: PlainSettings): Uint8Array {
  const raster = blankRaster(grid.columns, grid.rows, cell);
  for (const river of geography.earth.rivers) strokeLine(raster, geography.line(river), 7);
  for (const line of plains.flatMap(({ lines }) => lines)) strokeLine(raster, geography.line(line), 70, 0);
  return raster.cells;
}

export function buildTerrain(
  grid: Grid,
  geography: Geography,
  cell: number,
  mask: Uint8Array,
  noise: Noise,
  settings: { floodplains: PlainSettings; mountains: RangeSettings },
): Terrain {
  const river = borderRivers(grid, geography, cell, settings.floodplains);
  const ridge = ridges(grid, geography, cell, settings.mountains);
  const cost = new Float32Array(grid.count);
  const affinity = new Float32Array(grid.count);
  for (let at = 0; at < grid.count; at += 1) {
    const [x, y] = [grid.column(at), grid.row(at)];
    const wide = layered(noise, x, y, 0.022) * 0.5 + 0.5;
    const fine = layered(noise, x + 999, y, 0.075) * 0.5 + 0.5;
    cost[at] = 0.6 + 2 * wide * wide + 1.2 * fine * fine;
    const zero = layered(noise, x + 4000, y + 777, 0.016) * 7;
    const wander = 0.55 * Math.exp(-zero * zero);
    if (!mask[at]) {
      affinity[at] = wander * 0.6;
      continue;
    }
    cost[at]! += 5 * ridge[at]! + (river[at] ? 14 : 0);
    affinity[at] = Math.min(1, Math.max(river[at] ? 0.9 : 0, ridge[at]! * 0.8, wander));
  }
  return { cost, affinity };
}
