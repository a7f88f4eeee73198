import type { Owner } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import type { Arrow } from '../decisions/board.ts';
import type { Box } from './camera.ts';
import { shared } from './clearings.ts';
import type { Foothold, Stand } from './stand.ts';
import { boxesOf, square } from './written.ts';

const BEND = 0.16;

/** How many go stands on the way, in the middle where that is free. */
const ON_THE_WAY = [0.5, 0.4, 0.6, 0.3, 0.7];
/** Half of what that number takes on the screen. */
const NUMBER = 11.5;

/** Where the numbers of ways stand: each on its own, over as little as can be of pieces, of each other and of what is written. */
export function numbersOn(
  curves: readonly (Curve | undefined)[],
  { k, pieces }: Stand,
  written: readonly Box[] = [],
): (Point | undefined)[] {
  const taken = [...written, ...pieces.flatMap((piece) => boxesOf(piece, k))];
  return curves.map((curve) => {
    if (!curve) return undefined;
    const places = ON_THE_WAY.map((t) => curve.along(t));
    const boxes = places.map((place) => square(place, NUMBER / k));
    const costs = boxes.map((box) => taken.reduce((sum, other) => sum + shared(box, other), 0));
    const least = costs.indexOf(Math.min(...costs));
    taken.push(boxes[least]!);
    return places[least];
  });
}

export interface Curve {
  path: string;
  head: { at: Point; angle: number };
  /** A point of it: 0 where it begins, 1 where it ends. */
  along(t: number): Point;
}

const towards = ([x, y]: Point, [gx, gy]: Point, by: number): Point => {
  const length = Math.hypot(gx - x, gy - y) || 1;
  return [x + ((gx - x) / length) * by, y + ((gy - y) / length) * by];
};

/** A bent arrow from the rim of one stack to the rim of another. */
function curveOf(from: Foothold, to: Foothold): Curve {
  const [[ax, ay], [bx, by]] = [from.at, to.at];
  const bend: Point = [(ax + bx) / 2 - (by - ay) * BEND, (ay + by) / 2 + (bx - ax) * BEND];
  // Stacks that touch leave no room for an arrow between their rims: then it runs from middle to middle.
  const fits = Math.hypot(bx - ax, by - ay) > (from.rim + to.rim) * 1.5;
  const [x1, y1] = fits ? towards(from.at, bend, from.rim) : from.at;
  const [x2, y2] = fits ? towards(to.at, bend, to.rim) : to.at;
  const [mx, my] = bend;
  return {
    path: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`,
    head: { at: [x2, y2], angle: (Math.atan2(y2 - my, x2 - mx) * 180) / Math.PI },
    along: (t) => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * x1 + b * mx + c * x2, a * y1 + b * my + c * y2];
    },
  };
}

function routeOf(holds: readonly Foothold[]): Curve {
  const points = holds.map(({ at }) => at);
  const [first, last] = [holds[0]!, holds.at(-1)!];
  points[0] = towards(first.at, points[1]!, first.rim);
  points[points.length - 1] = towards(last.at, points.at(-2)!, last.rim);
  const path = `M${points.map((p) => p.join(' ')).join('L')}`;
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  return {
    path,
    head: { at: end, angle: (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI },
    along: (t) => {
      const way = t * (points.length - 1);
      const i = Math.min(points.length - 2, Math.floor(way));
      const [[ax, ay], [bx, by]] = [points[i]!, points[i + 1]!];
      return [ax + (bx - ax) * (way - i), ay + (by - ay) * (way - i)];
    },
  };
}

export function curveFor(
  stand: Stand,
  { from, via, to, route }: Pick<Arrow, 'from' | 'via' | 'to' | 'route'>,
  owner: Owner | undefined,
): Curve | undefined {
  if (route && route.length > 1) {
    const holds = route.flatMap((coast) => stand.shipOf(coast, owner) ?? []);
    return holds.length > 1 ? routeOf(holds) : undefined;
  }
  const holds = [from, via, to].flatMap((id) => (id === undefined ? [] : (stand.stackOf(id, owner) ?? [])));
  if (holds.length < 2) return undefined;
  return holds.length === 2 ? curveOf(holds[0]!, holds[1]!) : routeOf(holds);
}
