import type { Point } from '../src/geometry.ts';
import type { Raster } from '../src/raster.ts';

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
    if (within && segmentDistance(...within.at, a, b) > within.radius + half) continue;
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
