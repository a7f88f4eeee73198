import type { Point } from '../src/geometry.ts';

/** Drops points that lie within a tolerance of the line through the others (Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [ax, ay] = line[from]!;
    const [bx, by] = line[to]!;
    const length = Math.hypot(bx - ax, by - ay);
    let farthest = -1;
    let distance = tolerance;
    for (let i = from + 1; i < to; i += 1) {
      const [x, y] = line[i]!;
      const away =
        length > 1e-9
          ? Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
          : Math.hypot(x - ax, y - ay);
      if (away <= distance) continue;
      distance = away;
      farthest = i;
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => keep[i]);
}

export const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Draws each point towards its neighbours, several times; the ends of an open line stay. */
export function smooth(line: readonly Point[], times: number): Point[] {
  let points = [...line];
  const last = points.length - 1;
  const closed = last > 1 && samePoint(points[0]!, points[last]!);
  for (let round = 0; round < times; round += 1) {
    const next = [...points];
    for (let i = closed ? 0 : 1; i < last; i += 1) {
      const a = points[i === 0 ? last - 1 : i - 1]!;
      const b = points[i]!;
      const c = points[i + 1]!;
      next[i] = [(a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4];
    }
    if (closed) next[last] = next[0]!;
    points = next;
  }
  return points;
}

/** Puts points on the line, at most `step` apart. */
export function densify(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [ax, ay] = line[i]!;
    const [bx, by] = line[i + 1]!;
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step));
    for (let k = 0; k < count; k += 1)
      points.push([ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count]);
  }
  points.push(line.at(-1)!);
  return points;
}
