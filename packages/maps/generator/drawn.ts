import { type Point, segmentLength } from '../src/geometry.ts';
import type { Raster } from '../src/raster.ts';
import type { Arc } from './arcs.ts';
import { type Board, LAND, type Surface, WATER } from './board.ts';

/** A stretch of a line on one surface. */
export interface Run {
  surface: Surface;
  length: number;
  points: Point[];
}

const FLICKER = 5;

export function surfaceAt({ columns, rows, cells }: Raster, [x, y]: Point): Surface {
  const column = Math.max(0, Math.min(columns - 1, Math.round(x)));
  const row = Math.max(0, Math.min(rows - 1, Math.round(y)));
  return cells[row * columns + column] ? LAND : WATER;
}

/** Splits a line where it changes between land and water; a short flicker is part of what surrounds it. */
export function surfaceRuns(line: readonly Point[], land: Raster): Run[] {
  const runs: Run[] = [];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b] = [line[i]!, line[i + 1]!];
    const length = segmentLength(a, b);
    const count = Math.max(1, Math.ceil(length / 1.5));
    for (let k = 0; k < count; k += 1) {
      const t = (k + 0.5) / count;
      const point: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const surface = surfaceAt(land, point);
      const last = runs.at(-1);
      if (last?.surface === surface) {
        last.length += length / count;
        last.points.push(point);
      } else runs.push({ surface, length: length / count, points: [point] });
    }
  }
  for (let i = 1; i < runs.length - 1; i += 1) {
    const [before, run, after] = [runs[i - 1]!, runs[i]!, runs[i + 1]!];
    if (run.length >= FLICKER || before.surface !== after.surface) continue;
    before.length += run.length + after.length;
    before.points.push(...run.points, ...after.points);
    runs.splice(i, 2);
    i -= 1;
  }
  return runs;
}

/** Longest run of each pair of areas on each surface, by `a * labels + b` with a < b. */
export function longestRuns(
  arcs: readonly Arc[],
  { areas, labels }: Board,
  land: Raster,
): [Map<number, Run>, Map<number, Run>] {
  const longest: [Map<number, Run>, Map<number, Run>] = [new Map(), new Map()];
  for (const { left, right, line } of arcs) {
    if (left < 0 || right < 0 || left >= areas.length || right >= areas.length) continue;
    const pair = Math.min(left, right) * labels + Math.max(left, right);
    for (const run of surfaceRuns(line, land)) {
      const known = longest[run.surface].get(pair);
      if (!known || run.length > known.length) longest[run.surface].set(pair, run);
    }
  }
  return longest;
}
