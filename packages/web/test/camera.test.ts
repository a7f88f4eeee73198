import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Camera,
  clampCamera,
  contains,
  fitScale,
  frame,
  joinBoxes,
  LEVELS,
  levelOf,
  MAX_SCALE,
  pieceScale,
  showsRim,
  windowOf,
  zoomAt,
} from '../src/map/camera.ts';

const page = { width: 6900, height: 4068 };
const pane = { width: 788, height: 648 };

const cameras = fc
  .record({
    k: fc.double({ min: 0.05, max: 4, noNaN: true }),
    x: fc.integer({ min: -9000, max: 2000 }),
    y: fc.integer({ min: -9000, max: 2000 }),
  })
  .map((c): Camera => clampCamera(c, pane, page));

describe('the camera', () => {
  it('never leaves the page nor goes beyond its scales', () => {
    fc.assert(
      fc.property(cameras, ({ k, x, y }) => {
        expect(k).toBeGreaterThanOrEqual(fitScale(pane, page));
        expect(k).toBeLessThanOrEqual(MAX_SCALE);
        for (const [at, length, room] of [
          [x, page.width * k, pane.width],
          [y, page.height * k, pane.height],
        ] as const) {
          if (length <= room) expect(at).toBeCloseTo((room - length) / 2);
          else {
            expect(at).toBeLessThanOrEqual(room * 0.1);
            expect(at + length).toBeGreaterThanOrEqual(room * 0.9);
          }
        }
      }),
    );
  });

  it('a page pushed up above what covered it shows a rim once that is gone', () => {
    const covered = { ...pane, inset: 190 };
    const pushed = clampCamera({ k: 0.6, x: -1800, y: -9000 }, covered, page);
    expect(showsRim(pushed, covered, page)).toBe(false);
    expect(showsRim(pushed, pane, page)).toBe(true);
    expect(showsRim(clampCamera(pushed, pane, page), pane, page)).toBe(false);
  });

  it('holds the point under the pointer while it zooms in the middle of the page', () => {
    const before: Camera = { k: 0.6, x: -1800, y: -900 };
    const [px, py] = [300, 200];
    const after = zoomAt(before, 1.3, px, py, pane, page);
    expect((px - after.x) / after.k).toBeCloseTo((px - before.x) / before.k, 6);
    expect((py - after.y) / after.k).toBeCloseTo((py - before.y) / before.k, 6);
  });

  it('frames a box so that all of it is in sight', () => {
    const boxes = fc.record({
      x: fc.integer({ min: 0, max: 6000 }),
      y: fc.integer({ min: 0, max: 3400 }),
      width: fc.integer({ min: 20, max: 880 }),
      height: fc.integer({ min: 20, max: 640 }),
    });
    fc.assert(
      fc.property(boxes, (box) => {
        const camera = frame(box, pane, page, 0.85);
        expect(contains(windowOf(camera, pane), box)).toBe(true);
        expect(camera.k).toBeLessThanOrEqual(0.85);
      }),
    );
  });

  it('joins boxes, and says of none that there is none', () => {
    expect(joinBoxes([])).toBeUndefined();
    const joined = joinBoxes([
      { x: 10, y: 20, width: 5, height: 5 },
      { x: 0, y: 40, width: 2, height: 8 },
    ]);
    expect(joined).toEqual({ x: 0, y: 20, width: 15, height: 28 });
  });

  it('writes more the closer one looks', () => {
    expect(levelOf(0.1)).toBe(0);
    expect(levelOf(2)).toBe(LEVELS.length - 1);
    for (const [i, k] of LEVELS.entries()) expect(levelOf(k)).toBe(i);
    expect(pieceScale(0.1)).toBeLessThan(pieceScale(0.5));
    expect(pieceScale(2)).toBe(1);
  });
});
