import { insideRings, type Point } from '@ochre/maps/geometry.ts';
import type { Box } from '../../src/map/camera.ts';
import { OUT_TO_SEA, OVER_BORDER } from '../../src/map/homeGround.ts';
import type { Writings } from '../../src/map/naming.ts';
import type { DrawnArea, DrawnWorld } from '../../src/map/world.ts';
import { roomOfLetters } from '../../src/map/written.ts';

// By the outlines of the areas alone: apart from how places are found.

/** Units of the page by which a raster may err. */
const ROUGH = 8;

/** Corners lie on whole units, where a line through them counts twice. */
const BESIDE_CORNERS = 0.137;

const has = ({ box, outlines }: DrawnArea, at: Point): boolean =>
  at[0] >= box.x &&
  at[0] <= box.x + box.width &&
  at[1] >= box.y &&
  at[1] <= box.y + box.height &&
  insideRings(outlines, [at[0] + BESIDE_CORNERS, at[1] + BESIDE_CORNERS]);

function fromSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

const distanceTo = ({ outlines }: DrawnArea, at: Point): number =>
  Math.min(
    ...outlines.flatMap((ring) =>
      ring.map((point, i) => fromSegment(at, point, ring[(i + 1) % ring.length]!)),
    ),
  );

function* pointsOf({ x, y, width, height }: Box, step: number): Generator<Point> {
  const [columns, rows] = [Math.max(1, Math.ceil(width / step)), Math.max(1, Math.ceil(height / step))];
  for (let i = 0; i <= columns; i += 1)
    for (let j = 0; j <= rows; j += 1) yield [x + (width * i) / columns, y + (height * j) / rows];
}

/** Where a point of a name lies that it should not: nothing where it may. */
function strayed(world: DrawnWorld, area: DrawnArea, at: Point, k: number): string | undefined {
  const here = world.areas.find((other) => has(other, at));
  if (here === area) return undefined;
  const rough = OVER_BORDER / k + ROUGH;
  const own = distanceTo(area, at);
  if (own <= rough) return undefined;
  if (!here) return 'nowhere';
  if (area.sea || !here.sea) return here.id;
  if (own > OUT_TO_SEA / k + 2 * ROUGH) return `out in ${here.id}`;
  // Steps of a raster are straight or slanting: they measure up to a twelfth too much.
  const nearer = world.areas.find(
    (other) => !other.sea && other !== area && distanceTo(other, at) * 1.09 + ROUGH < own,
  );
  return nearer && `before ${nearer.id}`;
}

/** All that has left the ground of its own area. */
export function abroad(world: DrawnWorld, writings: Writings, k: number): string[] {
  return Object.entries(writings).flatMap(([id, { name, limit, site }]) => {
    const area = world.byId[id]!;
    const signs = Object.entries({ limit, site }).flatMap(([what, sign]) =>
      sign && !has(area, sign.at) ? [`${what} of ${id}`] : [],
    );
    if (!name) return signs;
    const inset = OVER_BORDER / k;
    const points = roomOfLetters(area, name, k).flatMap(({ x, y, width, height }) => [
      ...pointsOf(
        {
          x: x + Math.min(inset, width / 2),
          y: y + Math.min(inset, height / 2),
          width: Math.max(0, width - 2 * inset),
          height: Math.max(0, height - 2 * inset),
        },
        5 / k,
      ),
    ]);
    const where = new Set(points.flatMap((at) => strayed(world, area, at, k) ?? []));
    const home = points.some((at) => has(area, at));
    return [
      ...signs,
      ...(where.size > 0 ? [`name of ${id} in ${[...where].join(', ')}`] : []),
      ...(home ? [] : [`name of ${id} not at home`]),
    ];
  });
}
