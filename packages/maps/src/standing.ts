import type { Point } from './geometry.ts';
import { at, pointOf, type Room } from './room.ts';

/** Where pieces stand that share an area, and how large they are on the screen in parts of their usual size. */
export interface Standing {
  scale: number;
  places: Point[];
}

/** More owners than this are told by a number beside the last. */
export const MOST_PIECES = 4;

/** Patterns in which so many pieces stand about a point, in units of their pitch. */
const PATTERNS: Record<number, readonly (readonly Point[])[]> = {
  1: [[[0, 0]]],
  2: [
    [
      [-0.5, 0],
      [0.5, 0],
    ],
    [
      [0, -0.5],
      [0, 0.5],
    ],
    [
      [-0.38, -0.36],
      [0.38, 0.36],
    ],
    [
      [-0.38, 0.36],
      [0.38, -0.36],
    ],
  ],
  3: [
    [
      [0, -0.46],
      [-0.5, 0.36],
      [0.5, 0.36],
    ],
    [
      [-0.5, -0.36],
      [0.5, -0.36],
      [0, 0.46],
    ],
    [
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
    [
      [0, -1],
      [0, 0],
      [0, 1],
    ],
    [
      [-0.36, -0.5],
      [-0.36, 0.5],
      [0.46, 0],
    ],
  ],
  4: [
    [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ],
    [
      [-1.5, 0],
      [-0.5, 0],
      [0.5, 0],
      [1.5, 0],
    ],
    [
      [0, -1.5],
      [0, -0.5],
      [0, 0.5],
      [0, 1.5],
    ],
    [
      [0, -0.55],
      [-0.9, 0],
      [0.9, 0],
      [0, 0.55],
    ],
  ],
};

/** Sizes that are tried, the largest first. */
const SCALES = [1.2, 1.1, 1, 0.9, 0.8, 0.72];
/** Pixels between two pieces, and clear all round them: much for those that are larger than usual. */
const GAP = 7;
const CLEAR = { large: 10, usual: 2 };
/** Points about which pieces are tried to stand. */
const TRIALS = 240;
/** What a unit of distance from where they would stand alone costs, in units of clear room. */
const PULL = 0.02;

export interface Wishes {
  /** Radius of a piece in pixels at its usual size. */
  radius: number;
  /** The largest scale at this zoom. */
  cap: number;
  /** Where they would best stand; without it the middle of the room. */
  near?: Point;
  field?: 'free' | 'afloat';
}

/**
 * So many pieces of one area at `k` pixels for a unit of the page: about the point and in the pattern that leave most
 * room all round, at the largest scale that leaves enough of it.
 */
export function standing(room: Room, pieces: number, k: number, wishes: Wishes): Standing {
  const field = room[wishes.field ?? 'free'];
  const goal = wishes.near ?? room.centre;
  const pull = wishes.near ? PULL * 12 : PULL;
  const patterns = PATTERNS[Math.min(MOST_PIECES, Math.max(1, pieces))]!;
  const trials = pointsOf(room, field, goal);
  let best: Standing | undefined;
  let most = -Infinity;
  for (const scale of SCALES) {
    if (scale > wishes.cap + 0.05 && scale > SCALES.at(-1)!) continue;
    const radius = (wishes.radius * scale) / k;
    const pitch = 2 * radius + (pieces > 1 ? GAP / k : 0);
    // A smaller scale must win room, not only a little.
    let toBeat = best ? most + 2 / k : -Infinity;
    let clear = -Infinity;
    for (const [x, y] of trials) {
      const cost = Math.hypot(x - goal[0], y - goal[1]) * pull;
      for (const pattern of patterns) {
        let least = Infinity;
        for (const [u, v] of pattern) {
          least = Math.min(least, at(room, field, x + u * pitch, y + v * pitch) - radius);
          if (least - cost <= toBeat) break;
        }
        if (least - cost <= toBeat) continue;
        toBeat = least - cost;
        most = toBeat;
        clear = least;
        best = { scale, places: pattern.map(([u, v]) => [x + u * pitch, y + v * pitch]) };
      }
    }
    if (clear * k >= (scale > 1 ? CLEAR.large : CLEAR.usual)) break;
  }
  return best ?? { scale: SCALES.at(-1)!, places: [goal] };
}

/** About where they would best stand pieces may stand in less room than elsewhere. */
const NEARBY = 70;

/** Points of the field that have at least half of its room, or lie near the goal; not too many. */
function pointsOf(room: Room, field: Float32Array, goal: Point): Point[] {
  let most = 0;
  for (const value of field) if (value > most) most = value;
  const points: Point[] = [];
  for (let cell = 0; cell < field.length; cell += 1) {
    if (field[cell] === 0) continue;
    const point = pointOf(room, cell);
    if (field[cell]! >= most * 0.5 || Math.hypot(point[0] - goal[0], point[1] - goal[1]) < NEARBY)
      points.push(point);
  }
  const step = Math.max(1, Math.floor(points.length / TRIALS));
  return [goal, ...points.filter((_, i) => i % step === 0)];
}
