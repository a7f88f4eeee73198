import { expect, test } from 'vitest';
import coasts from '../src/classic/coasts.json' with { type: 'json' };
import topology from '../src/classic/topology.json' with { type: 'json' };
import {
  classic,
  classicNations,
  classicStarts,
  coastCandidates,
  validate,
  waterGraph,
} from '../src/index.ts';
import { importMap } from '../tools/import-map.ts';

const land = classic.areas.filter(({ kind }) => kind === 'land');
const get = (id: string) => classic.areas.find((area) => area.id === id)!;

test('the board is sound and is what the tool makes of the authored files', () => {
  expect(validate(classic)).toEqual([]);
  expect(JSON.parse(JSON.stringify(importMap('classic')))).toEqual(topology);
});

test('123 land areas and 8 open seas with the printed limits and sites', () => {
  expect([land.length, classic.areas.length - land.length]).toEqual([123, 8]);
  const tally = [1, 2, 3, 4, 5].map((limit) => land.filter((area) => area.limit === limit).length);
  expect(tally).toEqual([43, 45, 26, 6, 3]);
  const sites = ['black', 'white'].map((site) => land.filter((area) => area.site === site).length);
  expect(sites).toEqual([47, 8]);
  const plains = Map.groupBy(land, ({ floodPlain }) => floodPlain);
  expect([...plains.keys()].filter(Boolean).sort()).toEqual(['danube', 'nile', 'po', 'tigris-euphrates']);
});

test('each nation starts where the book says, and Thrace elsewhere when many play', () => {
  const starts = Object.fromEntries(land.filter(({ start }) => start).map(({ start, id }) => [start, id]));
  expect(Object.keys(starts).sort()).toEqual([...classicNations].sort());
  for (const players of [5, 6, 7])
    for (const { nation, area } of classicStarts[players]!) expect(starts[nation]).toBe(area);
  const thrace = [2, 3, 4, 5].map((n) => classicStarts[n]!.find(({ nation }) => nation === 'thrace')!.area);
  expect(thrace).toEqual(['moesia', 'moesia', 'moesia', 'scythia']);
  expect([2, 3, 4, 5, 6, 7].map((n) => classicStarts[n]!.length)).toEqual([3, 4, 6, 9, 9, 9]);
  expect([get('germania').limit, get('scythia').limit]).toEqual([5, 3]);
});

test('two coasts where the land parts them, one where a strait or cape joins them', () => {
  const split = Object.keys(coasts.split);
  const decided = [...split, ...Object.keys(coasts.joined)];
  expect(decided).toEqual(expect.arrayContaining(coastCandidates(classic)));
  expect(land.filter((area) => area.coasts.length > 1).map(({ id }) => id)).toEqual(split);
  const graph = waterGraph(classic);
  expect(graph.get('scythia.west')).toEqual(new Set(['crimea', 'danube']));
  expect(graph.get('scythia.east')).toEqual(new Set(['crimea', 'kuban']));
  expect(graph.get('delphi.south')).not.toContain('chalcis');
});

test('ships sail at the head of the Persian Gulf, and stay there', () => {
  const graph = waterGraph(classic);
  const reached = new Set(['susa']);
  for (const id of reached) for (const other of graph.get(id)!) reached.add(other);
  expect([...reached].sort()).toEqual(['babylonia', 'chaldaea', 'charax', 'susa', 'ur']);
  for (const id of reached) expect(get(id).coastal).toBe(true);
});
