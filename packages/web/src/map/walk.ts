import type { AreaId } from '@ochre/engine';
import type { DrawnArea, DrawnWorld } from './world.ts';

export const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour that lies most nearly in a direction. */
export function neighbourTowards(
  world: DrawnWorld,
  from: DrawnArea,
  [dx, dy]: [number, number],
): AreaId | undefined {
  const [x, y] = from.label.at;
  let best: { id: AreaId; score: number } | undefined;
  for (const id of [...from.data.land, ...from.data.water]) {
    const to = world.byId[id]?.label.at;
    if (!to) continue;
    const [vx, vy] = [to[0] - x, to[1] - y];
    const score = (vx * dx + vy * dy) / (Math.hypot(vx, vy) || 1);
    if (score > 0.3 && (!best || score > best.score)) best = { id, score };
  }
  return best?.id;
}
