import { expect, it } from 'vitest';
import { nudge } from '../src/map/camera.ts';
import { clearings } from '../src/map/clearings.ts';

const pane = { x: 0, y: 0, width: 760, height: 600 };
const buttons = { x: 700, y: 10, width: 50, height: 240 };
const smallMap = { x: 580, y: 480, width: 170, height: 110 };

it('finds the parts of the map that neither buttons nor small map lie over', () => {
  expect(clearings(pane, [buttons, smallMap])).toEqual(
    expect.arrayContaining([
      { x: 0, y: 0, width: 580, height: 600 },
      { x: 0, y: 0, width: 700, height: 480 },
      { x: 0, y: 250, width: 760, height: 230 },
    ]),
  );
  expect(clearings(pane, [])).toEqual([pane]);
});

it('brings what lay under the small map beside it', () => {
  const clear = clearings(pane, [smallMap]).find(({ width }) => width === smallMap.x);
  const page = { width: 6900, height: 4068 };
  const box = { x: 3600, y: 2500, width: 100, height: 60 };
  const under = { k: 1, x: -3000, y: -2000 };
  const moved = nudge(under, box, { width: 760, height: 600, clear: clear! }, page)!;
  expect(box.x + box.width + moved.x).toBeLessThan(580);
});
