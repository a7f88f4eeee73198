import type { Box } from './camera.ts';
import type { DrawnArea, DrawnWorld } from './world.ts';
import { CLEAR } from './written.ts';

/** Pixels that the edge of a letter may lie over a border: about the width of the line and of its halo. */
export const OVER_BORDER = 2 + CLEAR;
/** Pixels that letters may stand out to sea before their own shore: two lines of them. */
export const OUT_TO_SEA = 26;
/** Part of a name that lies on its own ground, at the least. */
const LEAST_AT_HOME = 0.1;
/** Pixels between the points that are looked at. */
const STEP = 5;

/**
 * What it costs to write an area's name into boxes: nothing on its own ground, some on the open sea before its own shore.
 * None where it would leave its ground for another's, or lie nowhere on its own.
 */
export function homePrice(
  world: DrawnWorld,
  { id }: DrawnArea,
  boxes: readonly Box[],
  k: number,
): number | undefined {
  const ground = world.territories();
  const home = ground.numberOf(id);
  const farthest = OUT_TO_SEA / k;
  let [points, outside, way] = [0, 0, 0];
  for (const box of boxes) {
    const inset = Math.min(OVER_BORDER / k, box.width / 2, box.height / 2);
    const width = box.width - 2 * inset;
    const height = box.height - 2 * inset;
    // Most places are too near an edge: their corners tell.
    for (const x of [box.x + inset, box.x + inset + width])
      for (const y of [box.y + inset, box.y + inset + height])
        if (ground.beyond(home, x, y) > farthest) return undefined;
    const columns = Math.max(1, Math.ceil((width * k) / STEP));
    const rows = Math.max(1, Math.ceil((height * k) / STEP));
    for (let row = 0; row <= rows; row += 1)
      for (let column = 0; column <= columns; column += 1) {
        const x = box.x + inset + (width * column) / columns;
        const y = box.y + inset + (height * row) / rows;
        const beyond = ground.beyond(home, x, y);
        if (beyond > farthest) return undefined;
        points += 1;
        if (beyond === 0) continue;
        outside += 1;
        way += beyond * k;
      }
  }
  if (outside > points * (1 - LEAST_AT_HOME)) return undefined;
  return (60 * outside) / points + way / points;
}

/** Whether a point lies on an area's own ground. */
export function atHome(world: DrawnWorld, { id }: DrawnArea, x: number, y: number): boolean {
  const ground = world.territories();
  return ground.beyond(ground.numberOf(id), x, y) === 0;
}
