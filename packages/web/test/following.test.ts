import type { Point } from '@ochre/maps/geometry.ts';
import { describe, expect, it } from 'vitest';
import { type Box, type Camera, FAR, type Pane } from '../src/map/camera.ts';
import { clearings } from '../src/map/clearings.ts';
import { following, isClear } from '../src/map/following.ts';

const page = { width: 6900, height: 4068 };
const pane = { width: 788, height: 620 };
const bar: Box = { x: 10, y: 10, width: 768, height: 45 };
const small: Box = { x: 600, y: 480, width: 180, height: 130 };
const line: Box = { x: 240, y: 560, width: 300, height: 42 };
const covers = [bar, small, line];
const panes: Pane[] = clearings({ x: 0, y: 0, ...pane }, covers)
  .sort((a, b) => b.width * b.height - a.width * a.height)
  .map((clear) => ({ ...pane, clear }));

const now: Camera = { k: 0.5, x: -1500, y: -800 };
/** A point of the page that lies there in the pane. */
const at = (x: number, y: number): Point => [(x - now.x) / now.k, (y - now.y) / now.k];
const isFree = (camera: Camera, spots: Point[]): boolean => isClear(camera, { spots, page }, pane, covers);
const follow = (...spots: Point[]): Camera => following(now, { spots, page }, panes, pane, covers, FAR);

describe('the camera that follows what is acted', () => {
  it('is content with what lies free, and not with what lies under something or at the edge', () => {
    expect(isFree(now, [at(400, 300), at(120, 200)])).toBe(true);
    for (const spot of [at(400, 40), at(700, 520), at(390, 540), at(20, 300), at(400, 700)])
      expect(isFree(now, [spot])).toBe(false);
  });

  it('keeps its scale and goes the shortest way to where all of it lies free', () => {
    for (const spot of [at(400, 40), at(700, 520), at(390, 540), at(20, 300), at(1400, 900)]) {
      const goal = follow(spot, at(400, 300));
      expect(goal.k).toBeLessThanOrEqual(now.k);
      expect(isFree(goal, [spot, at(400, 300)])).toBe(true);
    }
    const { k, x, y } = follow(at(400, 40), at(300, 300));
    expect([k, x]).toEqual([now.k, now.x]);
    expect(y - now.y).toBeGreaterThan(0);
    expect(y - now.y).toBeLessThan(100);
  });

  it('goes farther away only where there is no room for all, and no farther than pieces are seen', () => {
    const wide = [at(-100, 300), at(900, 320)];
    const goal = follow(...wide);
    expect(goal.k).toBeLessThan(now.k);
    expect(isFree(goal, wide)).toBe(true);
    const apart = [at(-1200, 300), at(1800, 300)];
    expect(follow(...apart).k).toBe(FAR);
    expect(isFree(following(now, { spots: apart, page }, panes, pane, covers, 0), apart)).toBe(true);
  });

  it('is content with the edge of the board', () => {
    const corner: Point = [30, 2200];
    const goal = follow(corner);
    expect(goal.k).toBe(now.k);
    expect(goal.x).toBe(0);
    expect(isFree(goal, [corner])).toBe(true);
  });
});
