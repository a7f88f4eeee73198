import type { Point } from '@ochre/maps/geometry.ts';
import {
  type Box,
  type Camera,
  centredOn,
  contains,
  FAR,
  joinBoxes,
  nudge,
  type Pane,
  type Size,
} from './camera.ts';
import { overlap } from './clearings.ts';

/** Pixels round the middle of an area that what is acted there takes: stacks, and the plate over them. */
const ROOM = 54;

/** Where an act is to be seen in the pane. */
const seenAt = ({ k, x, y }: Camera, [px, py]: Point): Box => ({
  x: px * k + x - ROOM,
  y: py * k + y - ROOM,
  width: 2 * ROOM,
  height: 2 * ROOM,
});

/** Whether all that is acted lies in the pane, and nothing lies over it. */
export const isClear = (
  camera: Camera,
  spots: readonly Point[],
  { width, height }: Size,
  covers: readonly Box[],
): boolean =>
  spots
    .map((spot) => seenAt(camera, spot))
    .every(
      (act) => contains({ x: 0, y: 0, width, height }, act) && !covers.some((cover) => overlap(cover, act)),
    );

const wayTo = (from: Camera, { x, y }: Camera): number => Math.hypot(x - from.x, y - from.y);

/** A camera from which all that is acted is to be seen in a pane: as near as it was, or as near as that allows. */
function whole(now: Camera, spots: Box, pane: Pane, page: Size): Camera {
  const { width, height } = pane.clear ?? pane;
  const fit = Math.min(
    (width - 2 * ROOM) / Math.max(1, spots.width),
    (height - 2 * ROOM) / Math.max(1, spots.height),
  );
  // Single pieces stay to be seen where that is possible.
  return centredOn(spots, Math.min(now.k, Math.max(fit, FAR)), pane, page);
}

/**
 * From where to look at what is acted: by the shortest way at the same scale, else from as near as all of it fits into what
 * is free; never closer than before. `panes`: the pane with each of its free parts, the largest first.
 */
export function following(
  now: Camera,
  spots: readonly Point[],
  panes: readonly Pane[],
  free: Size,
  covers: readonly Box[],
  page: Size,
): Camera {
  const box = joinBoxes(spots.map(([x, y]) => ({ x, y, width: 0, height: 0 })))!;
  const room = ROOM / now.k;
  const wide = {
    x: box.x - room,
    y: box.y - room,
    width: box.width + 2 * room,
    height: box.height + 2 * room,
  };
  const near = panes
    .flatMap((pane) => nudge(now, wide, pane, page, 0) ?? [])
    .filter((camera) => isClear(camera, spots, free, covers))
    .sort((a, b) => wayTo(now, a) - wayTo(now, b));
  if (near[0]) return near[0];
  const far = panes.map((pane) => whole(now, box, pane, page));
  const clear = far.filter((camera) => isClear(camera, spots, free, covers));
  return (clear.length > 0 ? clear : far).reduce((best, other) => (other.k > best.k ? other : best));
}
