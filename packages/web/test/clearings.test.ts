import { world as map } from '@ochre/maps';
import geometry from '@ochre/maps/world/geometry.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { nudge } from '../src/map/camera.ts';
import { clearings } from '../src/map/clearings.ts';
import { writingOf, yieldingOf } from '../src/map/naming.ts';
import { standAt } from '../src/map/stand.ts';
import { drawWorld } from '../src/map/world.ts';

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

it('names an area that is asked about from afar, clear of its stack and of the names beside', () => {
  const world = drawWorld(geometry as never, map);
  const asked = ['jericho', 'petra', 'gaza', 'jerusalem'].filter((id) => world.byId[id]);
  expect(asked.length).toBeGreaterThan(1);
  const pieces = asked.map((id) => ({ key: id, kind: 'tokens' as const, area: id, owner: 'egypt', n: 2 }));
  const stand = standAt(world, pieces as never, 0.35);
  const low = asked.filter((id) => world.byId[id]!.level > 2);
  expect(low.length).toBeGreaterThan(0);
  expect(Object.keys(yieldingOf(world, stand, 2))).not.toEqual(expect.arrayContaining(low));
  const yielding = yieldingOf(world, stand, 2, new Set(asked));
  for (const id of low) {
    expect(yielding[id]?.name, id).toBeDefined();
    const { at, rim } = stand.stackOf(id, 'egypt')!;
    const meets = writingOf(world.byId[id]!, yielding[id], stand.k).filter(
      ({ x, y, radius }) => Math.hypot(x - at[0], y - at[1]) < (radius + rim) * 0.6,
    );
    expect(meets, id).toEqual([]);
  }
});
