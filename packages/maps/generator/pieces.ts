import { type Disc, type Point, pieceSizes } from '../src/geometry.ts';
import { overlaps, type Room } from './room.ts';

export interface Spot {
  x: number;
  y: number;
  score: number;
  /** Pixels of free room about it. */
  free: number;
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Places in a field of distances, the best first, at least `distance` from one another. */
export function bestSpots(
  room: Room,
  field: Float32Array,
  radius: number,
  wish: (point: Point) => number,
  most: number,
  obstacles: readonly Disc[] = room.taken,
): Spot[] {
  const spots: Spot[] = [];
  for (let index = 0; index < field.length; index += 1) {
    const inside = field[index]!;
    if (inside < 3) continue;
    const [x, y] = room.point(index);
    if (obstacles.some((other) => overlaps({ x, y, radius: Math.min(inside, radius) }, other))) continue;
    const score = (Math.min(inside, radius) * 4 - Math.max(0, radius - inside) * 6) / 3 + wish([x, y]);
    spots.push({ x, y, score, free: inside });
  }
  spots.sort((a, b) => b.score - a.score);
  const chosen: Spot[] = [];
  for (const spot of spots) {
    if (chosen.length >= most) break;
    if (chosen.every((other) => apart(spot, other) > radius * 1.6)) chosen.push(spot);
  }
  return chosen;
}

const STACK = pieceSizes.stack.radius;
const LEADS = 14;

export interface Stacks {
  spots: [Spot, Spot];
  score: number;
}

/** The most room that a point of the own land has about it, clear of what is taken already. */
export function mostRoom(room: Room): number {
  let most = 0;
  for (let index = 0; index < room.dry.length; index += 1) {
    const free = room.dry[index]!;
    if (free <= most) continue;
    const [x, y] = room.point(index);
    if (!room.taken.some((other) => overlaps({ x, y, radius: 0 }, other))) most = free;
  }
  return most;
}

/**
 * Two places for stacks on own land, clear of the obstacles: nobody may wonder whose area a stack is in, so both stand as
 * far from the border as can be, and the first with at least a `share` of the most room there is.
 */
export function placeStacks(
  room: Room,
  obstacles: readonly Disc[],
  most: number,
  share: number,
): Stacks | undefined {
  const spots: Spot[] = [];
  for (let index = 0; index < room.dry.length; index += 1) {
    const free = room.dry[index]!;
    if (free < 9) continue;
    const [x, y] = room.point(index);
    if (obstacles.some((other) => overlaps({ x, y, radius: STACK }, other, 1))) continue;
    const score = Math.min(1, free / most) * 10 - Math.max(0, STACK - free);
    spots.push({ x, y, score, free });
  }
  spots.sort((a, b) => b.score - a.score);
  const leads: Spot[] = [];
  for (const spot of spots) {
    if (leads.length >= LEADS || spot.free < most * share) break;
    if (leads.every((other) => apart(spot, other) > STACK)) leads.push(spot);
  }
  let best: Stacks | undefined;
  for (const first of leads) {
    const second = spots.find((spot) => apart(spot, first) >= 2 * STACK + 1.5);
    if (!second) continue;
    const score = first.score + second.score * 0.4;
    if (!best || score > best.score) best = { spots: [first, second], score };
  }
  return best;
}
