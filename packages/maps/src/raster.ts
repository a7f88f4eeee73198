import type { Point } from './geometry.ts';

/** A black and white picture of the page: 1 where something was painted. */
export interface Raster<Cells extends Uint8Array | Int16Array = Uint8Array> {
  columns: number;
  rows: number;
  /** Page pixels for each cell. */
  cell: number;
  cells: Cells;
  /** Where it begins on the page. */
  left?: number;
  top?: number;
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
  const { columns, rows, cell, cells, left = 0, top: head = 0 } = raster;
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 1) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[(i + 1) % ring.length]!;
      if (ay === by) continue;
      const [topX, top, lowX, low] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
      const first = Math.max(0, Math.ceil((top - head) / cell - 0.5));
      for (let row = first; row < rows && head + (row + 0.5) * cell < low; row += 1) {
        const y = head + (row + 0.5) * cell;
        const x = topX + ((y - top) / (low - top)) * (lowX - topX);
        const line = crossings.get(row);
        if (line) line.push(x);
        else crossings.set(row, [x]);
      }
    }
  }
  for (const [row, line] of crossings) {
    line.sort((a, b) => a - b);
    for (let k = 0; k + 1 < line.length; k += 2) {
      const from = Math.max(0, Math.ceil((line[k]! - left) / cell - 0.5));
      const to = Math.min(columns, Math.ceil((line[k + 1]! - left) / cell - 0.5));
      if (to > from) cells.fill(value, row * columns + from, row * columns + to);
    }
  }
}

/** Distance in units of the page from each cell to the nearest one that is `bad` (chamfer, two passes). */
export function distances(
  columns: number,
  rows: number,
  cell: number,
  bad: (at: number) => boolean,
): Float32Array {
  const field = new Float32Array(columns * rows);
  for (let at = 0; at < field.length; at += 1) field[at] = bad(at) ? 0 : 1e6;
  const pull = (at: number, step: number, length: number): void => {
    const reached = field[at + step]! + length;
    if (reached < field[at]!) field[at] = reached;
  };
  const slant = Math.SQRT2 * cell;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const at = y * columns + x;
      if (x > 0) pull(at, -1, cell);
      if (y > 0) pull(at, -columns, cell);
      if (y > 0 && x > 0) pull(at, -columns - 1, slant);
      if (y > 0 && x < columns - 1) pull(at, -columns + 1, slant);
    }
  }
  for (let y = rows - 1; y >= 0; y -= 1) {
    for (let x = columns - 1; x >= 0; x -= 1) {
      const at = y * columns + x;
      if (x < columns - 1) pull(at, 1, cell);
      if (y < rows - 1) pull(at, columns, cell);
      if (y < rows - 1 && x < columns - 1) pull(at, columns + 1, slant);
      if (y < rows - 1 && x > 0) pull(at, columns - 1, slant);
    }
  }
  return field;
}
