import type { Point } from '../src/geometry.ts';

/** A black and white picture of the page: 1 where something was painted. */
export interface Raster {
  columns: number;
  rows: number;
  /** Page pixels for each cell. */
  cell: number;
  cells: Uint8Array;
}

export function blankRaster(columns: number, rows: number, cell: number): Raster {
  return { columns, rows, cell, cells: new Uint8Array(columns * rows) };
}

/** Paints the inside of rings (even-odd) wherever the centre of a cell lies in it. */
export function fillRings(raster: Raster, rings: readonly (readonly Point[])[], value = 1): void {
  const { columns, rows, cell, cells } = raster;
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 1) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[(i + 1) % ring.length]!;
      if (ay === by) continue;
      const [topX, top, lowX, low] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
      const first = Math.max(0, Math.ceil(top / cell - 0.5));
      for (let row = first; row < rows && (row + 0.5) * cell < low; row += 1) {
        const y = (row + 0.5) * cell;
        crossings[row]!.push(topX + ((y - top) / (low - top)) * (lowX - topX));
      }
    }
  }
  for (let row = 0; row < rows; row += 1) {
    const line = crossings[row]!.sort((a, b) => a - b);
    for (let k = 0; k + 1 < line.length; k += 2) {
      const from = Math.max(0, Math.ceil(line[k]! / cell - 0.5));
      const to = Math.min(columns, Math.ceil(line[k + 1]! / cell - 0.5));
      if (to > from) cells.fill(value, row * columns + from, row * columns + to);
    }
  }
}

export function segmentDistance(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Paints a line of the given width with round ends; `within` keeps it to a disc. */
export function strokeLine(
  raster: Raster,
  line: readonly Point[],
  width: number,
  value = 1,
  within?: { at: Point; radius: number },
): void {
  const { columns, rows, cell, cells } = raster;
  const half = width / 2;
  for (let k = 0; k + 1 < line.length; k += 1) {
    const a = line[k]!;
    const b = line[k + 1]!;
    const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
    const left = clamp(Math.floor((Math.min(a[0], b[0]) - half) / cell), columns);
    const right = clamp(Math.ceil((Math.max(a[0], b[0]) + half) / cell), columns);
    const top = clamp(Math.floor((Math.min(a[1], b[1]) - half) / cell), rows);
    const bottom = clamp(Math.ceil((Math.max(a[1], b[1]) + half) / cell), rows);
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
        if (segmentDistance(x, y, a, b) > half) continue;
        if (within && Math.hypot(x - within.at[0], y - within.at[1]) > within.radius) continue;
        cells[row * columns + column] = value;
      }
    }
  }
}
