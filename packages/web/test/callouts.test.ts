import { describe, expect, it } from 'vitest';
import { placeBy } from '../src/guide/lookAt.ts';

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

const MARK = { width: 316, height: 190 };
/** A desk under its phases. */
const ROOM = { left: 0, top: 84, right: 1440, bottom: 900 };

const at = (target: DOMRect | undefined) => placeBy(target, MARK, ROOM);

describe('what is explained', () => {
  it('lies in the middle and points at nothing, where nothing is to be pointed at', () => {
    expect(at(undefined)).toEqual({ left: 562, top: 397 });
  });

  it('never lies over the phases', () => {
    for (const top of [84, 120, 260, 800]) {
      const placed = at(box(600, top, 40, 40));
      expect(placed.top).toBeGreaterThan(ROOM.top);
      expect(placed.side).toBe(top < 300 ? 'before' : 'above');
    }
  });

  it('lies in a corner of what fills the window, and points at none of it', () => {
    expect(at(box(312, 84, 788, 650))).toEqual({ left: 324, top: 488 });
  });
});
