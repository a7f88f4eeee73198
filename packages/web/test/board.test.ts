import { readFileSync } from 'node:fs';
import { BARBARIANS, type Pieces } from '@ochre/engine';
import { world as map } from '@ochre/maps';
import type { MapGeometry } from '@ochre/maps/geometry.ts';
import { describe, expect, it } from 'vitest';
import { findAreas } from '../src/map/find.ts';
import { empireBadges, holders, placePieces } from '../src/map/pieces.ts';
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
  it('stand on their areas: stacks apart, a city on its place, ships in harbour', () => {
    const placed = placePieces(world, [
      ['hatti', pieces({ tokens: { galatia: 3 }, cities: ['troy'], ships: { cyprus: 2 } })],
      ['assyria', pieces({ tokens: { galatia: 2 } })],
    ]);
    expect(placed.find((p) => p.kind === 'city')?.at).toEqual(world.byId['troy']!.city);
    expect(placed.find((p) => p.kind === 'ships')).toMatchObject({ n: 2, area: 'cyprus', coast: 'cyprus' });
    const stacks = placed.filter((p) => p.kind === 'tokens');
    expect(stacks.map((p) => p.n)).toEqual([3, 2]);
    expect(stacks[0]!.at).not.toEqual(stacks[1]!.at);
    expect(new Set(placed.map((p) => p.key)).size).toBe(placed.length);
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
