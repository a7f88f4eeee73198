import type { Point } from '../src/geometry.ts';
import type { Grid } from './grid.ts';

/** Exact distance to the nearest line, in full-size pixels, up to `reach`. */
export function distanceTo(lines: readonly (readonly Point[])[], field: Grid, reach: number): void {
  field.data.fill(reach);
  for (const line of lines) {
    if (line.length === 1) stamp(line[0]!, line[0]!, field, reach);
    for (let i = 0; i + 1 < line.length; i += 1) stamp(line[i]!, line[i + 1]!, field, reach);
  }
}

function stamp([ax, ay]: Point, [bx, by]: Point, { width, height, cell, data }: Grid, reach: number): void {
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy || 1;
  const left = Math.max(0, Math.floor((Math.min(ax, bx) - reach) / cell));
  const right = Math.min(width - 1, Math.ceil((Math.max(ax, bx) + reach) / cell));
  const top = Math.max(0, Math.floor((Math.min(ay, by) - reach) / cell));
  const bottom = Math.min(height - 1, Math.ceil((Math.max(ay, by) + reach) / cell));
  for (let j = top; j <= bottom; j += 1) {
    const y = (j + 0.5) * cell - ay;
    for (let i = left; i <= right; i += 1) {
      const x = (i + 0.5) * cell - ax;
      const along = (x * dx + y * dy) / length2;
      const t = Math.max(0, Math.min(1, along));
      const ex = x - t * dx;
      const ey = y - t * dy;
      const k = j * width + i;
      const known = data[k]!;
      const d2 = ex * ex + ey * ey;
      if (d2 < known * known) data[k] = Math.sqrt(d2);
    }
  }
}

/** Distance to the nearest square marked 0, over the whole page (chamfer). */
export function spread(field: Grid): void {
  const { width, height, cell, data } = field;
  const straight = cell;
  const diagonal = cell * Math.SQRT2;
  const near = (k: number, x: number, y: number, side: 1 | -1): number => {
    const row = k - side * width;
    const before = side > 0 ? x > 0 : x < width - 1;
    const after = side > 0 ? x < width - 1 : x > 0;
    const above = side > 0 ? y > 0 : y < height - 1;
    let best = data[k]!;
    if (before) best = Math.min(best, data[k - side]! + straight);
    if (!above) return best;
    best = Math.min(best, data[row]! + straight);
    if (before) best = Math.min(best, data[row - side]! + diagonal);
    if (after) best = Math.min(best, data[row + side]! + diagonal);
    return best;
  };
  for (let k = 0; k < data.length; k += 1) data[k] = near(k, k % width, Math.floor(k / width), 1);
  for (let k = data.length - 1; k >= 0; k -= 1) data[k] = near(k, k % width, Math.floor(k / width), -1);
}
