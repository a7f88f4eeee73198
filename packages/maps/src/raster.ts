import type { Point } from './geometry.ts';

/** A black and white picture of the page: 1 where something was painted. */
export interface Raster<Cells extends Uint8Array | Int16Array = Uint8Array> {
  columns: number;
  rows: number;
  /** Page pixels for each cell. */
  cell: number;
  cells: Cells;
}

export function blankRaster(columns: number, rows: number, cell: number): Raster {
  return { columns, rows, cell, cells: new Uint8Array(columns * rows) };
}

/** Paints the inside of rings (even-odd) wherever the centre of a cell lies in it. */
export function fillRings(
  raster: Raster | Raster<Int16Array>,
  rings: readonly (readonly Point[])[],
  value = 1,
): void {
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
