import type { Point } from '../src/geometry.ts';
import type { Raster } from '../src/raster.ts';
import { simplify, smooth } from './lines.ts';

const SMALLEST = 90;

/** Outlines of the land as closed rings (even-odd), first point not repeated; specks are left out. */
export function traceCoast(land: Raster, tolerance: number): Point[][] {
  return outlines(land)
    .filter((ring) => Math.abs(ringArea(ring)) >= SMALLEST)
    .map((ring) => simplifyRing(smooth([...ring, ring[0]!], 3).slice(0, -1), tolerance))
    .filter((ring) => ring.length > 2);
}

export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    sum += x * nextY - y * nextX;
  }
  return sum / 2;
}

/** Cuts the ring at two far points, so that each half has ends to hold on to. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const [x0, y0] = ring[0]!;
  let far = 0;
  let most = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const distance = Math.hypot(x - x0, y - y0);
    if (distance <= most) continue;
    most = distance;
    far = i;
  }
  const there = simplify(ring.slice(0, far + 1), tolerance);
  const back = simplify([...ring.slice(far), ring[0]!], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function outlines({ columns, rows, cells }: Raster): Point[][] {
  const wide = columns + 1;
  const isLand = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows && cells[y * columns + x] === 1;
  /** Directions (east, south, west, north) in which an outline leaves a corner, land on its right. */
  const leaving = new Map<number, number[]>();
  const add = (x: number, y: number, direction: number) => {
    const known = leaving.get(y * wide + x);
    if (known) known.push(direction);
    else leaving.set(y * wide + x, [direction]);
  };
  for (let y = 0; y <= rows; y += 1) {
    for (let x = 0; x <= columns; x += 1) {
      const here = isLand(x, y);
      if (x < columns && here !== isLand(x, y - 1)) add(here ? x : x + 1, y, here ? 0 : 2);
      if (y < rows && here !== isLand(x - 1, y)) add(x, here ? y + 1 : y, here ? 3 : 1);
    }
  }
  const steps = [1, wide, -1, -wide];
  const rings: Point[][] = [];
  for (const [start, directions] of leaving) {
    for (let direction = directions.pop(); direction !== undefined; direction = directions.pop()) {
      const ring: Point[] = [];
      for (let at = start; ; ) {
        ring.push([at % wide, Math.floor(at / wide)]);
        at += steps[direction!]!;
        if (at === start) break;
        const choices: number[] = leaving.get(at)!;
        // Where two pixels meet at a corner the line turns right, so that land stays in separate rings.
        const right: number = choices.length > 1 ? Math.max(0, choices.indexOf((direction! + 1) & 3)) : 0;
        direction = choices.splice(right, 1)[0];
      }
      rings.push(ring);
    }
  }
  return rings;
}
