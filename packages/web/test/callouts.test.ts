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

  it('lies beside what it points at where it covers least of what is to be kept clear', () => {
    const target = box(600, 400, 40, 40);
    expect(placeBy(target, MARK, ROOM).side).toBe('above');
    const above = box(500, 200, 300, 190);
    expect(placeBy(target, MARK, ROOM, [above]).side).toBe('before');
    const before = box(260, 300, 330, 260);
    const placed = placeBy(target, MARK, ROOM, [above, before]);
    expect(placed.side).toBe('after');
    // Along an edge, where the middle is taken; the pointer stays at the thing.
    const edge = placeBy(target, MARK, ROOM, [box(450, 200, 130, 190), before, box(650, 380, 340, 200)]);
    expect(edge).toMatchObject({ side: 'above', left: 594 });
    expect(edge.left + edge.pointer!).toBe(620);
  });

  it('lies in a corner of what fills the window, and points at none of it', () => {
    expect(at(box(312, 84, 788, 650))).toEqual({ left: 324, top: 488 });
  });
});
