import { expect, test } from 'vitest';
import { coastCandidates, miniMap, validate, waterGraph, world } from '../src/index.ts';
import coasts from '../src/world/coasts.json' with { type: 'json' };
import topology from '../src/world/topology.json' with { type: 'json' };
import { importMap } from '../tools/import-map.ts';

const isthmus = {
  'west-sea': { sea: true },
  'east-sea': { sea: true },
  ness: { land: ['neck'], water: ['west-sea'] },
  neck: { coasts: { west: ['west-sea', 'ness', 'bar.west'], east: ['east-sea', 'bar.east'] } },
  bar: { land: ['neck'], coasts: { west: ['west-sea', 'neck.west'], east: ['east-sea', 'neck.east'] } },
} as const;
const copy = () => structuredClone(isthmus) as unknown as Parameters<typeof miniMap>[0];

function sail(map: ReturnType<typeof miniMap>, from: string): string[] {
  const graph = waterGraph(map);
  const reached = new Set([from]);
  for (const id of reached) for (const other of graph.get(id)!) reached.add(other);
  return [...reached].sort();
}

test('the topology is what the tool makes of the authored files', () => {
  expect(JSON.parse(JSON.stringify(importMap('world')))).toEqual(topology);
});

test('every possible two-coast area of the board is decided', () => {
  const decided = [...Object.keys(coasts.split), ...Object.keys(coasts.joined)];
  expect(decided).toEqual(expect.arrayContaining(coastCandidates(world)));
  for (const area of world.areas) {
    const split = (coasts.split as Record<string, { coasts: object }>)[area.id];
    const wanted = split ? Object.keys(split.coasts).map((suffix) => `${area.id}.${suffix}`) : [area.id];
    expect(area.coasts.map(({ id }) => id)).toEqual(area.coastal ? wanted : []);
  }
});

test('ships sail through straits and round capes', () => {
  const graph = waterGraph(world);
  for (const [a, strait, b] of [
    ['lemnos', 'troy', 'black-sea'],
    ['lemnos', 'byzantium', 'odessus'],
    ['scythia', 'crimea', 'maeotia'],
    ['lusitania', 'corduba', 'carthago-nova'],
    ['eastern-desert', 'sinai', 'nabataea'],
    ['neapolis', 'campania', 'tarentum'],
  ] as const) {
    expect(graph.get(a)).toContain(strait);
    expect(graph.get(strait)).toContain(b);
  }
});

test('the board has three waters that no ship can leave', () => {
  const waters = ['rome', 'saba', 'dahae'].map((id) => sail(world, id));
  expect(waters.flat().sort()).toEqual([...waterGraph(world).keys()].sort());
  expect(
    waters.map((ids) => ids.filter((id) => world.areas.some((a) => a.kind === 'sea' && a.id === id))),
  ).toEqual([
    [
      'adriatic-sea',
      'aegean-sea',
      'bay-of-biscay',
      'black-sea',
      'central-mediterranean',
      'eastern-atlantic-ocean',
      'eastern-mediterranean',
      'north-sea',
      'northern-atlantic-ocean',
      'western-mediterranean',
    ],
    [
      'bay-of-bengal',
      'central-indian-ocean',
      'eastern-arabian-sea',
      'gulf-of-aden',
      'gulf-of-oman',
      'persian-gulf',
      'red-sea',
      'western-arabian-sea',
      'western-indian-ocean',
    ],
    ['caspian-sea'],
  ]);
});

test('the two coasts of an area stay apart', () => {
  const map = miniMap(copy());
  expect(validate(map)).toEqual([]);
  expect(sail(map, 'neck.west')).toEqual(['bar.west', 'neck.west', 'ness', 'west-sea']);
  expect(sail(map, 'neck.east')).toEqual(['bar.east', 'east-sea', 'neck.east']);
  const neck = map.areas.find(({ id }) => id === 'neck');
  expect(neck?.water).toEqual(['bar', 'east-sea', 'ness', 'west-sea']);
});

test('coasts must be named where both areas have two', () => {
  const areas = copy();
  areas.neck = { coasts: { west: ['west-sea', 'ness', 'bar'], east: ['east-sea', 'bar'] } };
  areas.bar = { coasts: { west: ['west-sea', 'neck'], east: ['east-sea', 'neck'] } };
  expect(() => miniMap(areas)).toThrow('name the coasts');
});

test('the coasts of an area cover its water borders', () => {
  const areas = copy();
  areas.ness = { water: ['west-sea', 'bar'] };
  expect(() => miniMap(areas)).toThrow('bar: no coast borders ness');
});

test('a coast on a lake is inland water', () => {
  const areas = copy();
  areas['east-sea'] = { land: ['neck'] };
  expect(() => miniMap(areas)).toThrow('reaches no open sea');
});
