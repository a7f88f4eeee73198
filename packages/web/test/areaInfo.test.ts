import { world as map } from '@ochre/maps';
import geometry from '@ochre/maps/world/geometry.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { drawWorld } from '../src/map/world.ts';
import type { Session } from '../src/session/session.ts';
import { areaInfo, dangers } from '../src/table/areaInfo.ts';
import { partsOf } from '../src/table/model.ts';
import { game, ME, seat } from './support/table.ts';

const world = drawWorld(geometry as never, map);
const session = { rules: game.rules } as Session;
const home = game.rules.map.land.find((a) => a.land.length > 2 && a.region === ME)!;

it('an area is told with neighbours that are in play', () => {
  const { view } = seat();
  const { outOfPlay } = partsOf(session.rules, view.open);
  const edge = world.areas.find(
    ({ id, data }) => !outOfPlay.has(id) && data.land.some((next) => outOfPlay.has(next)),
  )!;
  const { byLand } = areaInfo(session, view, { world, owners: [], outOfPlay }, edge.id);
  const inPlay = edge.data.land.filter((next) => !outOfPlay.has(next));
  expect(inPlay.length).toBeLessThan(edge.data.land.length);
  expect(byLand).toEqual(inPlay.map((next) => world.byId[next]!.name));
});

it('an area of mine is told with those who could come there', () => {
  const { view } = seat(({ open }) => {
    for (const n of Object.values(open.nations)) Object.assign(n, { tokens: {}, cities: [], ships: {} });
    open.nations[ME]!.cities = [home.id];
    open.nations['egypt']!.tokens = { [home.land[0]!]: 4 };
  });
  const siege = game.rules.numbers.attackers;
  expect(dangers(session, view, home.id)).toEqual([
    { owner: 'egypt', words: `Egypt: up to 4 on foot; the city falls to ${siege}` },
  ]);
  expect(dangers(session, view, home.land[0]!)).toEqual([]);
});
