import { world as map } from '@ochre/maps';
import type { Point } from '@ochre/maps/geometry.ts';
import geometry from '@ochre/maps/world/geometry.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { besideStack } from '../src/map/besideStack.ts';
import { writingOf, yieldingOf } from '../src/map/naming.ts';
import { standAt } from '../src/map/stand.ts';
import { drawWorld } from '../src/map/world.ts';

const world = drawWorld(geometry as never, map);
const land = world.areas.filter((area) => !area.sea);
/** A word of nine letters on the screen. */
const WORD = { width: 76, height: 24 };

it('a word beside a stack seldom covers the name of its area, where one under the stack often would', () => {
  const pieces = land.map(({ id }) => ({ key: id, kind: 'tokens' as const, area: id, owner: 'rome', n: 5 }));
  const stand = standAt(world, pieces as never, 1);
  const { k } = stand;
  const yielding = yieldingOf(world, stand, 10);
  const size = { width: WORD.width / k, height: WORD.height / k };
  const covers = ([x, y]: Point, area: (typeof land)[number]): boolean =>
    writingOf(area, yielding[area.id], k).some(
      (disc) => Math.abs(disc.x - x) < size.width / 2 && Math.abs(disc.y - y) < size.height / 2,
    );
  const found = land.filter((area) =>
    covers(besideStack(world, stand, yielding, area.id, stand.stackOf(area.id, 'rome')!, size), area),
  );
  const under = land.filter((area) => {
    const { at, rim } = stand.stackOf(area.id, 'rome')!;
    return covers([at[0], at[1] + rim + size.height / 2], area);
  });
  expect(under.length / land.length).toBeGreaterThan(0.25);
  expect(found.length / land.length).toBeLessThan(0.02);
});
