import { cites } from '@ochre/testkit/cites';
import { describe, expect, test } from 'vitest';
import { type AreaData, type MapData, validate, world } from '../src/index.ts';

/** The problems of the board after one fault is put in. */
function spoil(change: (get: (id: string) => AreaData, map: MapData) => void): string[] {
  const map = structuredClone(world);
  change((id) => map.areas.find((area) => area.id === id)!, map);
  return validate(map);
}
const without = (list: string[], id: string) => list.splice(list.indexOf(id), 1);

describe('ids', () => {
  test('used twice', () => {
    expect(spoil((get, map) => map.areas.push(get('nis')))).toContain('nis: id used twice');
  });
  test('unknown area', () => {
    expect(spoil((get) => get('nis').land.push('zz'))).toEqual(['nis: unknown area zz']);
  });
  test('unknown coast', () => {
    expect(spoil((get) => get('rome').coasts[0]!.water.push('zz.north'))).toEqual([
      'rome: unknown coast or sea zz.north',
    ]);
  });
  test('coast id of another form', () => {
    const problems = spoil((get) => {
      get('rome').coasts[0]!.id = 'rome.west';
    });
    expect(problems).toContain('rome: coast id rome.west');
  });
  test('name used twice', () => {
    const problems = spoil((get) => {
      get('nis').name = 'Rome';
    });
    expect(problems).toEqual(['Rome: name used twice']);
  });
});

describe('edges', () => {
  test('one-sided land edge', () => {
    expect(spoil((get) => without(get('athens').land, 'corinth'))).toEqual([
      'corinth: land edge to athens is one-sided',
    ]);
  });
  test('one-sided water edge', () => {
    expect(spoil((get) => without(get('corinth').water, 'phocis'))).toEqual([
      'phocis: water edge to corinth is one-sided',
      'corinth: a coast borders phocis, the area does not',
    ]);
  });
  test('one-sided coast edge', () => {
    expect(spoil((get) => without(get('corinth').coasts[0]!.water, 'phocis'))).toEqual([
      'corinth: no coast borders phocis',
      'phocis: coast edge to corinth is one-sided',
    ]);
  });
  test('sea missing from a coast', () => {
    expect(spoil((get) => without(get('rome').coasts[0]!.water, 'western-mediterranean'))).toEqual([
      'rome: no coast borders western-mediterranean',
    ]);
  });
  test('out of order, and to itself', () => {
    expect(spoil((get) => get('nis').land.reverse())).toEqual(['nis: land edges not sorted']);
    expect(spoil((get) => get('nis').land.splice(4, 0, 'nis'))).toEqual(['nis: land edge to itself']);
  });
  test('part of the board cut off', () => {
    const problems = spoil((get, map) => {
      for (const id of get('nis').land) without(get(id).land, 'nis');
      get('nis').land = [];
      expect(map.areas).toHaveLength(338);
    });
    expect(problems).toEqual(['nis: cut off from argos']);
  });
});

describe('coasts', () => {
  test('coastal without a coast, and a coast without being coastal', () => {
    cites('MC def.coastal', 'MC def.inland-sea');
    const dry = spoil((get) => {
      get('anatolia').coastal = true;
    });
    expect(dry).toEqual(['anatolia: coastal true, coasts 0']);
    const wet = spoil((get) => {
      get('rome').coastal = false;
    });
    expect(wet).toContain('rome: coastal false, coasts 1');
    expect(wet).toContain('rome: borders western-mediterranean but is not coastal');
  });
  test('a coast on inland water only', () => {
    cites('MC def.coastal', 'MC def.inland-sea');
    const problems = spoil((get) => {
      const pair = [get('anatolia'), get('kanesh')] as const;
      for (const [area, other] of [pair, [...pair].reverse() as [AreaData, AreaData]]) {
        area.coastal = true;
        area.water = [other.id];
        area.coasts = [{ id: area.id, water: [other.id] }];
      }
    });
    expect(problems.sort()).toEqual([
      'anatolia: coast reaches no open sea',
      'kanesh: coast reaches no open sea',
    ]);
  });
});

describe('marks', () => {
  const set = (id: string, facts: Partial<AreaData>) => spoil((get) => void Object.assign(get(id), facts));

  test('population limits', () => {
    cites('MC def.population-limit', 'MC def.open-sea');
    expect(set('nis', { limit: 5 as 4 })).toEqual(['nis: population limit 5']);
    expect(set('nis', { limit: undefined })).toEqual(['nis: population limit undefined']);
    expect(set('red-sea', { limit: 0 })).toEqual(['red-sea: an open sea has no population limit']);
  });
  test('open seas have only water', () => {
    cites('MC def.open-sea');
    expect(set('red-sea', { land: ['saba'] })).toContain('red-sea: an open sea has no land border');
    expect(set('red-sea', { volcano: 'etna' })).toContain('red-sea: an open sea has water only');
  });
  test('white sites only on a flood plain', () => {
    cites('MC def.flood-plain.2');
    expect(set('rome', { site: 'white' })).toEqual(['rome: white city site off a flood plain']);
  });
  test('a volcano in three areas, or in two that do not touch', () => {
    cites('MC def.volcano');
    expect(set('rome', { volcano: 'etna' })).toEqual(['etna: volcano in 3 areas']);
    expect(set('rome', { volcano: 'thera' })).toEqual(['thera: thera and rome share no land border']);
  });
  test('starting locations', () => {
    cites('MC def.start-location');
    expect(set('nis', { start: 'parthia' })).toEqual(['parthia: two starting locations']);
    expect(set('nisa', { start: undefined })).toEqual(['parthia: no starting location']);
    expect(set('nisa', { start: 'rome' })).toContain('nisa: start of rome in the region of parthia');
  });
  test('areas per region, and open seas', () => {
    cites('MC map.2');
    expect(set('nis', { region: 'persia' })).toEqual([
      'persia: 21 areas, expected 20',
      'parthia: 17 areas, expected 18',
    ]);
    expect(set('nis', { region: undefined })).toEqual([
      'parthia: 17 areas, expected 18',
      'nis: region undefined',
    ]);
    const seas = spoil((_, map) => {
      map.areas.push({
        id: 'dead-sea',
        name: 'Dead Sea',
        kind: 'sea',
        land: [],
        water: [],
        coastal: false,
        coasts: [],
      });
    });
    expect(seas).toEqual(['dead-sea: cut off from argos', '21 open seas, expected 20']);
  });
});
