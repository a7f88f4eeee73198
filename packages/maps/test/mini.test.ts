import { expect, test } from 'vitest';
import { miniMap, validate } from '../src/index.ts';

test('edges stated on one side are made symmetric', () => {
  const map = miniMap({
    'blue-sea': { sea: true },
    'old-port': { limit: 3, site: 'white', floodPlain: 'nile', water: ['blue-sea'], land: ['hill'] },
    hill: { volcano: 'etna', region: 'rome', start: 'rome' },
    isle: { water: ['old-port'] },
  });
  expect(validate(map)).toEqual([]);
  expect(map.areas).toEqual([
    {
      id: 'blue-sea',
      name: 'Blue Sea',
      kind: 'sea',
      land: [],
      water: ['old-port'],
      coastal: false,
      coasts: [],
    },
    {
      id: 'old-port',
      name: 'Old Port',
      kind: 'land',
      limit: 3,
      site: 'white',
      floodPlain: 'nile',
      land: ['hill'],
      water: ['blue-sea', 'isle'],
      coastal: true,
      coasts: [{ id: 'old-port', water: ['blue-sea', 'isle'] }],
    },
    {
      id: 'hill',
      name: 'Hill',
      kind: 'land',
      limit: 2,
      volcano: 'etna',
      region: 'rome',
      start: 'rome',
      land: ['old-port'],
      water: [],
      coastal: false,
      coasts: [],
    },
    {
      id: 'isle',
      name: 'Isle',
      kind: 'land',
      limit: 2,
      land: [],
      water: ['old-port'],
      coastal: true,
      coasts: [{ id: 'isle', water: ['old-port'] }],
    },
  ]);
});

test('coast: true needs no open sea, and spreads along the water', () => {
  const map = miniMap({ a: { coast: true, land: ['c'] }, b: { water: ['a'] }, c: {} });
  expect(map.areas.map(({ coastal }) => coastal)).toEqual([true, true, false]);
});

test('water that reaches neither sea nor coast is inland', () => {
  const map = miniMap({ a: { water: ['b'] }, b: {} });
  expect(map.areas.map(({ coastal, water }) => [coastal, water])).toEqual([
    [false, ['b']],
    [false, ['a']],
  ]);
});

test('an unknown neighbour is refused', () => {
  expect(() => miniMap({ a: { land: ['b'] } })).toThrow('a: unknown neighbour b');
});
