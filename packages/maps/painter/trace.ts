import type { Point } from '../src/geometry.ts';

/** Outlines of the squares that are inside, smoothed and thinned; crumbs of under 40 squares are dropped. */
export function trace(inside: (i: number, j: number) => boolean, width: number, height: number): Point[][] {
  const pitch = width + 1;
  const starts = new Map<number, number[]>();
  const add = (i: number, j: number, direction: number): void => {
    const key = j * pitch + i;
    const known = starts.get(key);
    if (known) known.push(direction);
    else starts.set(key, [direction]);
  };
  const filled = (i: number, j: number): boolean =>
    i >= 0 && j >= 0 && i < width && j < height && inside(i, j);
  for (let j = 0; j <= height; j += 1) {
    for (let i = 0; i <= width; i += 1) {
      const here = filled(i, j);
      if (here !== filled(i, j - 1)) here ? add(i, j, 0) : add(i + 1, j, 2);
      if (here !== filled(i - 1, j)) here ? add(i, j + 1, 3) : add(i, j, 1);
    }
  }
  const rings: Point[][] = [];
  for (const [start, directions] of starts) {
    while (directions.length > 0) rings.push(follow(starts, start, directions.pop()!, pitch));
  }
  return rings.filter((ring) => Math.abs(areaOf(ring)) >= 40).map((ring) => thin(smooth(ring, 3), 0.35));
}

function follow(starts: Map<number, number[]>, start: number, first: number, pitch: number): Point[] {
  const steps = [1, pitch, -1, -pitch];
  const ring: Point[] = [];
  let at = start;
  let direction = first;
  do {
    ring.push([at % pitch, Math.floor(at / pitch)]);
    at += steps[direction]!;
    if (at === start) break;
    const ways = starts.get(at)!;
    // Where two squares meet at a corner turn right, so that they stay apart.
    const right = Math.max(0, ways.indexOf((direction + 1) & 3));
    direction = ways.splice(ways.length > 1 ? right : 0, 1)[0]!;
  } while (at !== start);
  return ring;
}

function areaOf(ring: readonly Point[]): number {
  return (
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length]!;
      return sum + x * nextY - y * nextX;
    }, 0) / 2
  );
}

function smooth(ring: Point[], rounds: number): Point[] {
  let points = ring;
  for (let round = 0; round < rounds; round += 1) {
    points = points.map(([x, y], i): Point => {
      const [ax, ay] = points.at(i - 1)!;
      const [bx, by] = points[(i + 1) % points.length]!;
      return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4];
    });
  }
  return points;
}

/** Leaves out points that stand within `tolerance` of the line without them. */
function thin(ring: Point[], tolerance: number): Point[] {
  const far = ring.reduce((best, p, i) => (span(p, ring[0]!) > span(ring[best]!, ring[0]!) ? i : best), 0);
  const halves = [ring.slice(0, far + 1), [...ring.slice(far), ring[0]!]];
  return halves.flatMap((half) => thinLine(half, tolerance).slice(0, -1));
}

const span = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function thinLine(line: Point[], tolerance: number): Point[] {
  const first = line[0]!;
  const last = line.at(-1)!;
  const length = span(first, last) || 1;
  let worst = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i += 1) {
    const [x, y] = line[i]!;
    const off =
      Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst <= tolerance) return [first, last];
  return [...thinLine(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinLine(line.slice(at), tolerance)];
}
