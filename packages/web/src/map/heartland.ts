import type { AreaId } from '@ochre/engine';
import { joinBoxes, type Size } from './camera.ts';
import type { DrawnArea, DrawnWorld } from './world.ts';

/** A stretch of the board that can still be taken in at a glance. */
const AT_A_GLANCE = { width: 2400, height: 1700 };

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Areas, and those one can walk to from there. */
export const withNeighbours = (world: DrawnWorld, ids: readonly AreaId[]): AreaId[] => [
  ...new Set(ids.flatMap((id) => [id, ...(world.byId[id]?.data.land ?? [])])),
];

/** The areas where most of an empire lies together, without its far outposts: no more than fit into a stretch. */
export function heartland(world: DrawnWorld, ids: readonly AreaId[], stretch: Size = AT_A_GLANCE): AreaId[] {
  const areas = ids.flatMap((id) => world.byId[id] ?? []);
  const [x, y] = [middle(areas.map((a) => a.label.at[0])), middle(areas.map((a) => a.label.at[1]))];
  const away = ({ label }: DrawnArea): number => Math.hypot(label.at[0] - x, label.at[1] - y);
  const near = areas.sort((a, b) => away(a) - away(b));
  while (near.length > 1) {
    const { width, height } = joinBoxes(near.map((a) => a.box))!;
    if (width <= stretch.width && height <= stretch.height) break;
    near.pop();
  }
  return near.map((a) => a.id);
}
