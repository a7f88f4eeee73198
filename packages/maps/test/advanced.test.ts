import { cites } from '@ochre/testkit/cites';
import { expect, test } from 'vitest';
import coasts from '../src/advanced/coasts.json' with { type: 'json' };
import { advanced } from '../src/advanced/map.ts';
import { advancedSetups, parts } from '../src/advanced/nations.ts';
import topology from '../src/advanced/topology.json' with { type: 'json' };
import { classic, coastCandidates, validate } from '../src/index.ts';
import { importMap } from '../tools/import-map.ts';

const land = advanced.areas.filter(({ kind }) => kind === 'land');
const get = (id: string) => advanced.areas.find((area) => area.id === id)!;

test('the board is sound and is what the tool makes of the authored files', () => {
  expect(validate(advanced)).toEqual([]);
  expect(JSON.parse(JSON.stringify(importMap('advanced')))).toEqual(topology);
});

test('it is the classic board, and 26 areas and a sea in the west', () => {
  cites('AC 3.1A', 'AC 4.5', 'AC 4.23');
  expect([land.length, advanced.areas.length - land.length]).toEqual([149, 9]);
  for (const { id, limit, site, floodPlain, volcano, land: by } of classic.areas) {
    const { limit: l, site: s, floodPlain: f, volcano: v } = get(id);
    expect([l, s, f, v]).toEqual([limit, site, floodPlain, volcano]);
    expect(get(id).land).toEqual(expect.arrayContaining(by));
  }
});

test('three volcanoes, one in the Aegean at a single area and two at two areas each', () => {
  cites('AC 4.41', 'AC 4.42', 'AC 4.43');
  const touched = (volcano: string) => land.filter((a) => a.volcano === volcano).map(({ id }) => id);
  expect(['etna', 'thera', 'vesuvius'].map((v) => touched(v).length)).toEqual([2, 1, 2]);
  expect(new Set(land.flatMap((a) => a.volcano ?? [])).size).toBe(3);
  for (const { site, floodPlain } of land) if (site === 'white') expect(floodPlain).toBeDefined();
});

test('coasts lie on seas, not on lakes; two where the land parts them', () => {
  cites('AC 4.21', 'AC 4.22', 'AC 4.24', 'AC 23.57');
  const split = Object.keys(coasts.split);
  expect([...split, ...Object.keys(coasts.joined)]).toEqual(
    expect.arrayContaining(coastCandidates(advanced)),
  );
  const double = land.filter((area) => area.coasts.length > 1).map(({ id }) => id);
  expect(double.sort()).toEqual([...split].sort());
  // Lakes alone join some areas by water.
  const lakes = land.filter((area) => area.water.length > 0 && !area.coastal);
  for (const { water } of lakes) for (const id of water) expect(get(id).kind).toBe('land');
  expect(get('thera')).toMatchObject({ land: [], coastal: true });
});

test('borders are of land, of water, or both, and the same from both sides', () => {
  cites('AC 4.31', 'AC 4.32', 'AC 4.33');
  for (const area of advanced.areas) {
    for (const id of area.land) expect(get(id).land).toContain(area.id);
    for (const id of area.water) expect(get(id).water).toContain(area.id);
  }
  expect(get('rome').land).toContain('neapolis');
  expect(get('rome').water).toContain('neapolis');
  expect(get('rome').water).toContain('corsica');
  expect(get('rome').land).not.toContain('corsica');
});

test('set-ups are parts of the board, the usual one first', () => {
  cites('AC 16.2', 'AC 16.3', 'AC 16.4', 'AC 16.5', 'AC 4.7');
  const sides = (players: number) => advancedSetups.filter((s) => s.players === players).map((s) => s.side);
  expect([2, 3, 4, 5, 6, 7, 8].map(sides)).toEqual([
    ['west'],
    ['west'],
    ['east', 'extension'],
    ['east', 'middle', 'extension'],
    ['whole', 'extension', 'all'],
    ['whole', 'all'],
    ['whole', 'all'],
  ]);
  for (const { regions } of advancedSetups) expect(parts).toEqual(expect.arrayContaining([...regions!]));
});
