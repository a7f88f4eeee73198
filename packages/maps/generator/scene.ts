import type { Point } from '../src/geometry.ts';
import type { Raster } from '../src/raster.ts';
import type { Board, Contacts } from './board.ts';
import type { Geography } from './geography.ts';
import { Grid, parts } from './grid.ts';
import type { Noise } from './noise.ts';
import type { Projection } from './projection.ts';
import type { SeedSettings } from './settings.ts';
import type { Terrain } from './terrain.ts';

/** All that the stages of the generator share. */
export interface Scene {
  board: Board;
  projection: Projection;
  geography: Geography;
  seeds: SeedSettings;
  grid: Grid;
  /** Land at full size, for measuring what is drawn. */
  land: Raster;
  /** Land on the grid of cells, 1 or 0. */
  mask: Uint8Array;
  /** Islands too small for an area; water until the end. */
  islets: number[][];
  /** The connected land a cell belongs to. */
  landOf: Int32Array;
  /** Where each area starts: a point and a cell. */
  seedPoints: Point[];
  seedCells: number[];
  contacts: Contacts;
  terrain: Terrain;
  noise: Noise;
  random: () => number;
  labels: Int16Array;
  problems: string[];
}

/** The allowed cell nearest to a point, -1 for none within the radius. */
export function nearestCell(
  grid: Grid,
  cell: number,
  [x, y]: Point,
  allowed: (cell: number) => boolean,
  radius: number,
): number {
  const column = Math.floor(x / cell);
  const row = Math.floor(y / cell);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const [atX, atY] = [column + dx, row + dy];
      if (atX < 2 || atY < 2 || atX >= grid.columns - 2 || atY >= grid.rows - 2) continue;
      const distance = dx * dx + dy * dy;
      const at = atY * grid.columns + atX;
      if (distance >= least || !allowed(at)) continue;
      least = distance;
      best = at;
    }
  }
  return best;
}

type Ground = Pick<Scene, 'grid' | 'land' | 'mask' | 'islets' | 'landOf' | 'seedPoints' | 'seedCells'>;

const SMALLEST_ISLAND = 40;
const FOREIGN_SHORE = 1500;

/** Paints the land and finds a cell for each area; unsettled islands turn to water. */
export function buildGround(board: Board, projection: Projection, geography: Geography): Ground {
  const { width, height, cell, columns, rows } = projection;
  const grid = new Grid(columns, rows);
  const mask = geography.landRaster(columns, rows, cell).cells;
  const seedPoints = geography.seeds(board);
  const isles = parts(grid, (at) => mask[at] === 1);
  const seedCells = seedPoints.map((point, i) => {
    const onLand = (at: number) => mask[at] === 1 && isles.cells[isles.of[at]!]!.length > SMALLEST_ISLAND;
    const inWater = (at: number) => mask[at] === 0;
    const found = nearestCell(
      grid,
      cell,
      point,
      board.isLand[i] ? onLand : inWater,
      board.isLand[i] ? 60 : 20,
    );
    if (found < 0) throw new Error(`${board.areas[i]!.id}: its place is off the page`);
    return found;
  });
  const settled = new Set(seedCells.filter((_, i) => board.isLand[i]).map((at) => isles.of[at]!));
  const islets = isles.cells.filter((cells, k) => {
    const foreign = cells.length > FOREIGN_SHORE && cells.some((at) => grid.onEdge(at));
    return !settled.has(k) && !foreign;
  });
  for (const at of islets.flat()) mask[at] = 0;
  const landOf = parts(grid, (at) => mask[at] === 1).of;
  const land = geography.landRaster(width, height, 1);
  return { grid, land, mask, islets, landOf, seedPoints, seedCells };
}
