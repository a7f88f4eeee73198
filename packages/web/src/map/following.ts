import type { Point } from '@ochre/maps/geometry.ts';
import {
  type Box,
  type Camera,
  centredOn,
  contains,
  joinBoxes,
  nudge,
  type Pane,
  type Size,
} from './camera.ts';
import { overlap } from './clearings.ts';

/** Pixels round the middle of an area that what is acted there takes: stacks, and the plate over them. */
const ROOM = 54;
/** Pixels that nobody sees. */
const SLACK = 0.5;

/** What is followed: acts in the middle of areas, on a page. */
export interface Acted {
  spots: readonly Point[];
  page: Size;
}

/** A stretch of the page with room round it, as far as the page goes. */
function roomy({ x, y, width, height }: Box, room: number, page: Size): Box {
  const [left, top] = [Math.max(0, x - room), Math.max(0, y - room)];
  const [right, foot] = [Math.min(page.width, x + width + room), Math.min(page.height, y + height + room)];
  return { x: left, y: top, width: right - left, height: foot - top };
}

const spot = ([x, y]: Point): Box => ({ x, y, width: 0, height: 0 });

/** Whether all that is acted lies in the pane, and nothing lies over it. */
export function isClear(
  { k, x, y }: Camera,
  { spots, page }: Acted,
  { width, height }: Size,
  covers: readonly Box[],
): boolean {
  const pane = { x: 0, y: 0, width, height };
  return spots.every((at) => {
    const room = roomy(spot(at), ROOM / k, page);
    // What just fits, fits.
    const seen = {
      x: room.x * k + x + SLACK,
      y: room.y * k + y + SLACK,
      width: room.width * k - 2 * SLACK,
      height: room.height * k - 2 * SLACK,
    };
    return contains(pane, seen) && !covers.some((cover) => overlap(cover, seen));
  });
}

const wayTo = (from: Camera, { x, y }: Camera): number => Math.hypot(x - from.x, y - from.y);

/**
 * From where to look at what is acted: by the shortest way at the same scale, else from as near as all of it fits into what
 * is free; never closer than before, and no farther away than `farthest`. `panes`: the pane with each of its free parts, the
 * largest first.
 */
export function following(
  now: Camera,
  acted: Acted,
  panes: readonly Pane[],
  free: Size,
  covers: readonly Box[],
  farthest: number,
): Camera {
  const { spots, page } = acted;
  const box = joinBoxes(spots.map(spot))!;
  const isFree = (camera: Camera): boolean => isClear(camera, acted, free, covers);
  const near = panes
    .flatMap((pane) => nudge(now, roomy(box, ROOM / now.k, page), pane, page, 0) ?? [])
    .filter(isFree)
    .sort((a, b) => wayTo(now, a) - wayTo(now, b));
  if (near[0]) return near[0];
  const far = panes.map((pane) => {
    const { width, height } = pane.clear ?? pane;
    const [across, down] = [(width - 2 * ROOM) / box.width, (height - 2 * ROOM) / box.height];
    return centredOn(box, Math.min(now.k, Math.max(Math.min(across, down), farthest)), pane, page);
  });
  const clear = far.filter(isFree);
  return (clear.length > 0 ? clear : far).reduce((best, other) => (other.k > best.k ? other : best));
}
