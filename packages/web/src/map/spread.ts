import type { Point } from '@ochre/maps/geometry.ts';
import type { Size } from './camera.ts';

/** Places for boxes of one size that do not cover each other: from the top down, each moves below those in its way. */
export function spread(places: readonly Point[], { width, height }: Size): Point[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]![1] - places[b]![1]);
  const placed: Point[] = [];
  const moved: Point[] = [...places];
  for (const i of order) {
    const [x] = places[i]!;
    let [, y] = places[i]!;
    for (const [ox, oy] of placed.toSorted((a, b) => a[1] - b[1]))
      if (Math.abs(ox - x) < width && Math.abs(oy - y) < height) y = oy + height;
    moved[i] = [x, y];
    placed.push([x, y]);
  }
  return moved;
}
