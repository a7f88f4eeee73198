import type { Point } from '../src/geometry.ts';
import { blankRaster } from '../src/raster.ts';
import type { Geography } from './geography.ts';
import { type Grid, Heap } from './grid.ts';
import { densify, simplify, smooth } from './lines.ts';
import type { Projection } from './projection.ts';
import { segmentDistance, strokeLine } from './raster.ts';
import type { PlainSettings } from './settings.ts';

const MARGIN = 40;
const SNAP = 9;
const NEAR_PLAIN = 14;
const BUCKET = 60;

/**
 * Rivers of the flood plains: the cheapest way along each authored guide, which likes the cells of the
 * natural river, so that the plain follows the true course and meets the drawn river at both ends.
 */
export function plainRivers(
  grid: Grid,
  geography: Geography,
  { cell }: Projection,
  { plains }: PlainSettings,
): Point[][] {
  const natural = blankRaster(grid.columns, grid.rows, cell);
  for (const river of geography.earth.rivers) strokeLine(natural, geography.line(river), 4);
  const wet = natural.cells;
  return plains.flatMap(({ lines }) =>
    lines.map((line) => {
      const guide = geography.line(line).map(([x, y]): Point => [x / cell, y / cell]);
      const path = follow(grid, wet, guide);
      const pixels = path.map((at): Point => [(grid.column(at) + 0.5) * cell, (grid.row(at) + 0.5) * cell]);
      return simplify(smooth(pixels, 7), 0.5);
    }),
  );
}

function follow(grid: Grid, wet: Uint8Array, guide: readonly Point[]): number[] {
  const range = (values: number[], most: number): [number, number] => [
    Math.max(0, Math.floor(Math.min(...values)) - MARGIN),
    Math.min(most - 1, Math.ceil(Math.max(...values)) + MARGIN),
  ];
  const [left, right] = range(
    guide.map(([x]) => x),
    grid.columns,
  );
  const [top, bottom] = range(
    guide.map(([, y]) => y),
    grid.rows,
  );
  const inside = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
  const costs = new Map<number, number>();
  const costAt = (at: number): number => {
    let cost = costs.get(at);
    if (cost === undefined) {
      const away = Math.min(
        ...guide.slice(1).map((end, k) => segmentDistance(grid.column(at), grid.row(at), guide[k]!, end)),
      );
      cost = (wet[at] ? 0.22 : 1) * (1 + (away / 11) ** 2);
      costs.set(at, cost);
    }
    return cost;
  };
  /** The wet cell nearest to an end of the guide, else the end itself. */
  const snap = ([x, y]: Point): number => {
    const [column, row] = [Math.round(x), Math.round(y)];
    let best = row * grid.columns + column;
    let least: number = SNAP;
    for (let dy = -SNAP; dy <= SNAP; dy += 1) {
      for (let dx = -SNAP; dx <= SNAP; dx += 1) {
        const at = (row + dy) * grid.columns + column + dx;
        const distance = Math.hypot(dx, dy);
        if (!inside(column + dx, row + dy) || !wet[at] || distance >= least) continue;
        least = distance;
        best = at;
      }
    }
    return best;
  };
  const [start, end] = [snap(guide[0]!), snap(guide.at(-1)!)];
  const distance = new Map<number, number>([[start, 0]]);
  const previous = new Map<number, number>();
  const heap = new Heap();
  heap.push(0, start);
  while (heap.size > 0) {
    const at = heap.pop();
    if (heap.cost > distance.get(at)!) continue;
    if (at === end) break;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        if ((dx === 0 && dy === 0) || !inside(grid.column(at) + dx, grid.row(at) + dy)) continue;
        const next = at + dy * grid.columns + dx;
        const reached = heap.cost + (Math.hypot(dx, dy) * (costAt(at) + costAt(next))) / 2;
        if (reached >= (distance.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        distance.set(next, reached);
        previous.set(next, at);
        heap.push(reached, next);
      }
    }
  }
  const path = [end];
  for (let at = previous.get(end); at !== undefined; at = previous.get(at)) path.push(at);
  return path.reverse();
}

/** Distance to the nearest river of a flood plain, as far as two buckets. */
export function distanceTo(lines: readonly Point[][]): (point: Point) => number {
  const buckets = new Map<string, Point[]>();
  const key = (x: number, y: number) => `${Math.floor(x)},${Math.floor(y)}`;
  for (const point of lines.flatMap((line) => densify(line, 8))) {
    const at = key(point[0] / BUCKET, point[1] / BUCKET);
    buckets.set(at, [...(buckets.get(at) ?? []), point]);
  }
  return ([x, y]) => {
    let least = 1e9;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        for (const [px, py] of buckets.get(key(x / BUCKET + dx, y / BUCKET + dy)) ?? [])
          least = Math.min(least, Math.hypot(px - x, py - y));
      }
    }
    return least;
  };
}

/** Natural rivers on the board, cut where the river of a flood plain runs beside them, then those. */
export function drawnRivers(
  geography: Geography,
  plains: readonly Point[][],
  onLand: (point: Point) => boolean,
  onBoard: (point: Point) => boolean,
  tolerance: number,
): Point[][] {
  const rivers: Point[][] = [];
  const toPlain = distanceTo(plains);
  for (const river of geography.earth.rivers) {
    let run: Point[] = [];
    const finish = () => {
      if (run.length > 8 && onBoard(run[run.length >> 1]!)) rivers.push(simplify(run, tolerance));
      run = [];
    };
    for (const point of densify(geography.line(river), 8)) {
      const beside = toPlain(point) < NEAR_PLAIN;
      if (beside && run.length > 0) run.push(point);
      if (beside || !onLand(point)) finish();
      else run.push(point);
    }
    finish();
  }
  for (const plain of plains) {
    const run = densify(plain, 8).filter(onLand);
    if (run.length > 2) rivers.push(simplify(run, tolerance * 0.8));
  }
  return rivers;
}
