import type { Point } from '@ochre/maps/geometry.ts';
import type { Size } from './camera.ts';

/** Something that wants to lie about a place. */
export interface Lying extends Size {
  at: Point;
}

/** Places for boxes that do not cover each other: from the top down, each moves below those in its way. */
export function spread(boxes: readonly Lying[]): Point[] {
  const order = boxes.map((_, i) => i).sort((a, b) => boxes[a]!.at[1] - boxes[b]!.at[1]);
  const placed: Lying[] = [];
  const moved: Point[] = boxes.map(({ at }) => at);
  for (const i of order) {
    const { width, height, at } = boxes[i]!;
    let [x, y] = at;
    for (const other of placed.toSorted((a, b) => a.at[1] - b.at[1])) {
      const [apartX, apartY] = [(other.width + width) / 2, (other.height + height) / 2];
      if (Math.abs(other.at[0] - x) < apartX && Math.abs(other.at[1] - y) < apartY) y = other.at[1] + apartY;
    }
    moved[i] = [x, y];
    placed.push({ at: [x, y], width, height });
  }
  return moved;
}
