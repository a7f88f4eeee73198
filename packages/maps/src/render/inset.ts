import { type Point, ringPoints } from '../geometry.ts';
import type { Scene, SceneArea } from './scene.ts';

/** How far a piece may be moved from its anchor. */
const FARTHEST = 14;

/** The place nearest to an anchor at which a piece of this radius stays clear of the area's borders. */
export function inset(scene: Scene, { geometry }: SceneArea, anchor: Point, radius: number): Point {
  const rings = geometry.rings.map((ring) => ringPoints(scene.arcs, ring));
  let place = anchor;
  for (let round = 0; round < 6; round += 1) {
    const near = nearest(rings, place);
    const away = Math.hypot(place[0] - near[0], place[1] - near[1]);
    if (away >= radius || away === 0) break;
    const push = Math.min(4, radius - away) / away;
    const next: Point = [place[0] + (place[0] - near[0]) * push, place[1] + (place[1] - near[1]) * push];
    if (Math.hypot(next[0] - anchor[0], next[1] - anchor[1]) > FARTHEST) break;
    place = next;
  }
  return place;
}

function nearest(rings: readonly (readonly Point[])[], [x, y]: Point): Point {
  let best: Point = [x, y];
  let least = Infinity;
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i += 1) {
      const [ax, ay] = ring[i]!;
      const [dx, dy] = [ring[i + 1]![0] - ax, ring[i + 1]![1] - ay];
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      const d = Math.hypot(x - ax - t * dx, y - ay - t * dy);
      if (d < least) [least, best] = [d, [ax + t * dx, ay + t * dy]];
    }
  }
  return best;
}
