import { readFileSync } from 'node:fs';
import { BARBARIANS, type Pieces } from '@ochre/engine';
import { world as map } from '@ochre/maps';
import type { MapGeometry } from '@ochre/maps/geometry.ts';
import { at as distanceAt } from '@ochre/maps/room.ts';
import { describe, expect, it } from 'vitest';
import { findAreas } from '../src/map/find.ts';
import { empireBadges, holders, piecesOf } from '../src/map/pieces.ts';
import { type PlacedPiece, standAt } from '../src/map/stand.ts';
import { neighbourTowards } from '../src/map/walk.ts';
import { drawWorld } from '../src/map/world.ts';

const file = new URL('../../maps/src/world/geometry.json', import.meta.url);
const world = drawWorld(JSON.parse(readFileSync(file, 'utf8')) as MapGeometry, map);
const pieces = (p: Partial<Pieces>): Pieces => ({ tokens: {}, cities: [], ships: {}, ...p });

describe('the drawn world', () => {
  it('draws every area of the map, with a place for every ship', () => {
    expect(world.areas.map((a) => a.id)).toEqual(map.areas.map((a) => a.id));
    for (const area of world.areas) {
      expect(area.path, area.id).toMatch(/^M.*Z$/);
      expect(area.box.width, area.id).toBeGreaterThan(10);
      for (const coast of area.data.coasts) expect(world.harbours[coast.id], coast.id).toBeDefined();
    }
  });

  it('keeps letters between 11 and 14 pixels', () => {
    for (const { fontSize } of world.areas) expect([11, 12, 13, 14]).toContain(fontSize);
  });
});

describe('pieces', () => {
  it('stand on their areas: stacks apart, a city first, ships on the water of their coast', () => {
    const placed = standAt(
      world,
      piecesOf(world, [
        ['hatti', pieces({ tokens: { galatia: 3 }, cities: ['troy'], ships: { cyprus: 2 } })],
        ['assyria', pieces({ tokens: { galatia: 2 } })],
      ]),
      1,
    ).pieces;
    expect(placed.find((p) => p.kind === 'ships')).toMatchObject({ n: 2, area: 'cyprus', coast: 'cyprus' });
    const stacks = placed.filter((p) => p.kind === 'tokens');
    expect(stacks.map((p) => p.n).sort()).toEqual([2, 3]);
    expect(stacks[0]!.at).not.toEqual(stacks[1]!.at);
    expect(new Set(placed.map((p) => p.key)).size).toBe(placed.length);
  });

  const room = ({ area, at, kind, size }: PlacedPiece, k: number): number => {
    const { room } = world.byId[area]!;
    return distanceAt(room, kind === 'ships' ? room.afloat : room.free, ...at) - (15 * size) / k;
  };

  it('stand whole on their own land at the zoom of the table, every area of the world with one owner', () => {
    const tokens = Object.fromEntries(map.areas.filter((a) => a.kind === 'land').map((a) => [a.id, 4]));
    const { pieces: placed } = standAt(world, piecesOf(world, [['hatti', pieces({ tokens })]]), 0.7);
    expect(placed).toHaveLength(318);
    expect(placed.filter((p) => room(p, 0.7) < 0).map((p) => p.area)).toEqual([]);
  });

  it('of five owners share an area: four stand apart in it, the fifth is told by a number', () => {
    const crowd = ['hatti', 'assyria', 'hellas', 'minoa', BARBARIANS].map(
      (owner) => [owner, pieces({ tokens: { anatolia: 2 } })] as [string, Pieces],
    );
    const { pieces: placed, more } = standAt(world, piecesOf(world, crowd, 'minoa'), 1);
    expect(placed).toHaveLength(4);
    expect(more).toMatchObject([{ area: 'anatolia', n: 1 }]);
    expect(placed.map((p) => p.owner)).not.toContain(BARBARIANS);
    for (const [i, a] of placed.entries())
      for (const b of placed.slice(i + 1))
        expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThan(30 * a.size);
  });

  it('make an area theirs who have the city there, else most tokens, and nobody of two equals', () => {
    const held = holders([
      ['hatti', pieces({ tokens: { galatia: 3, ionia: 1 }, cities: ['troy'] })],
      ['assyria', pieces({ tokens: { galatia: 2, ionia: 1, troy: 9 } })],
    ]);
    expect(held).toEqual({ galatia: 'hatti', troy: 'hatti' });
  });

  it('of barbarians are no empire', () => {
    const badges = empireBadges(world, [
      ['hatti', pieces({ tokens: { galatia: 3, ionia: 2 } })],
      [BARBARIANS, pieces({ tokens: { kanesh: 5 } })],
    ]);
    expect(badges.map((b) => [b.owner, b.n])).toEqual([['hatti', 5]]);
  });
});

describe('finding one’s way', () => {
  it('finds areas by the beginning of their name first', () => {
    const found = findAreas(world, 'gal').map((a) => a.name);
    expect(found[0]!.toLowerCase().startsWith('gal')).toBe(true);
    expect(found).toContain('Galatia');
    expect(findAreas(world, '  ')).toEqual([]);
    expect(findAreas(world, 'atlantis')).toEqual([]);
  });

  it('walks to a neighbour that lies in the direction of the key', () => {
    const from = world.byId['galatia']!;
    for (const direction of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as [number, number][]) {
      const id = neighbourTowards(world, from, direction);
      if (id === undefined) continue;
      const [x, y] = world.byId[id]!.label.at;
      expect((x - from.label.at[0]) * direction[0] + (y - from.label.at[1]) * direction[1]).toBeGreaterThan(
        0,
      );
      expect([...from.data.land, ...from.data.water]).toContain(id);
    }
  });
});
