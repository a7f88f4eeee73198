import type { AreaId } from '@ochre/engine';
import type { Disc, Point } from '@ochre/maps/geometry.ts';
import type { Size } from './camera.ts';
import { discsOf, writingOf, type Yielding } from './naming.ts';
import type { Foothold, Stand } from './stand.ts';
import type { DrawnWorld } from './world.ts';

/** Where the middle of something may lie beside a stack, the usual side first, in parts of the room it takes. */
const SIDES: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.6, 1],
  [-0.6, 1],
  [0.6, -1],
  [-0.6, -1],
];

/** How much of a disc lies within a box, roughly: the part of its radius that reaches in. */
function covered([x, y]: Point, { width, height }: Size, disc: Disc): number {
  const dx = Math.max(0, Math.abs(disc.x - x) - width / 2);
  const dy = Math.max(0, Math.abs(disc.y - y) - height / 2);
  return Math.max(0, disc.radius - Math.hypot(dx, dy));
}

/** The place beside a stack where a box covers least of names, limits and pieces; `size` is in units of the page. */
export function besideStack(
  world: DrawnWorld,
  { pieces, k }: Stand,
  yielding: Readonly<Record<AreaId, Yielding>> | undefined,
  area: AreaId,
  { at, rim }: Foothold,
  size: Size,
): Point {
  const { data } = world.byId[area]!;
  const near = [area, ...data.land, ...data.water];
  const written = near.flatMap((id) => {
    const drawn = world.byId[id];
    return drawn && !drawn.sea ? writingOf(drawn, yielding?.[id], k) : [];
  });
  const taken = [
    ...written,
    ...pieces.filter((piece) => near.includes(piece.area)).flatMap((p) => discsOf(p, k)),
  ];
  const places = SIDES.map(
    ([x, y]): Point => [at[0] + x * (rim + size.width / 2), at[1] + y * (rim + size.height / 2)],
  );
  const costs = places.map((place) => taken.reduce((sum, disc) => sum + covered(place, size, disc), 0));
  return places[costs.indexOf(Math.min(...costs))]!;
}
