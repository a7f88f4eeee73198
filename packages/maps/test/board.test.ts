import { cites } from '@ochre/testkit/cites';
import { expect, test } from 'vitest';
import { type AreaData, nations, neighbours, validate, world } from '../src/index.ts';

const byId = new Map(world.areas.map((area) => [area.id, area]));
const land = world.areas.filter(({ kind }) => kind === 'land');
const seas = world.areas.filter(({ kind }) => kind === 'sea');
const get = (id: string): AreaData => byId.get(id)!;
const idsOf = (areas: AreaData[]): string[] => areas.map(({ id }) => id).sort();
const halfOf = new Map<string | undefined, string>(nations.map(({ id, half }) => [id, half]));

test('the board is sound', () => {
  expect(validate(world)).toEqual([]);
});

test('318 land areas, 20 open seas, in canonical order', () => {
  expect([land.length, seas.length]).toEqual([318, 20]);
  const rank = (area: AreaData) => nations.findIndex(({ id }) => id === area.region);
  const order = [...land].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  expect(world.areas.slice(0, 318).map(({ id }) => id)).toEqual(order.map(({ id }) => id));
});

test('adjacent means any shared border', () => {
  cites('MC def.adjacent', 'EE def.adjacent');
  expect(neighbours(get('corinth'))).toEqual(['argos', 'athens', 'peloponnesos', 'phocis', 'sparta']);
  expect(neighbours(get('lemnos'))).toEqual(['aegean-sea', 'byzantium', 'thessalonica', 'thrace', 'troy']);
  for (const area of world.areas)
    for (const id of neighbours(area)) expect(neighbours(get(id))).toContain(area.id);
});

test('land and water borders are told apart, and one border may be both', () => {
  cites('MC def.adjacent-land', 'EE def.adjacent-land', 'MC def.adjacent-water', 'EE def.adjacent-water');
  cites('CX 4.31', 'CX 4.32', 'CX 4.33');
  const both = (a: string, b: string) => [get(a).land.includes(b), get(a).water.includes(b)];
  expect(both('corinth', 'athens')).toEqual([true, false]);
  expect(both('corduba', 'western-mauretania')).toEqual([false, true]);
  expect(both('corinth', 'phocis')).toEqual([true, true]);
  const count = (kind: 'land' | 'water') => world.areas.reduce((sum, area) => sum + area[kind].length, 0) / 2;
  expect([count('land'), count('water')]).toEqual([712, 431]);
});

test('every land area has a population limit from 0 to 4', () => {
  cites('MC def.population-limit', 'CX 4.51');
  const tally = [0, 1, 2, 3, 4].map((limit) => land.filter((area) => area.limit === limit).length);
  expect(tally).toEqual([15, 134, 127, 34, 8]);
});

test('open seas hold water only and have no limit', () => {
  cites('MC def.open-sea', 'EE def.open-sea', 'CX 4.23');
  for (const sea of seas) {
    expect(sea.land).toEqual([]);
    expect([sea.limit, sea.region, sea.site, sea.floodPlain, sea.volcano, sea.start]).toEqual(
      Array(6).fill(undefined),
    );
  }
  expect(seas.every((sea) => sea.water.length > 0)).toBe(true);
});

test('coastal areas reach an open sea by water, some through other areas', () => {
  cites('MC def.coastal', 'EE def.coastal', 'CX 4.24');
  const reached = new Set(seas.map(({ id }) => id));
  for (const id of reached) for (const other of get(id).water) reached.add(other);
  reached.delete('western-sogdiana');
  expect(idsOf(land.filter(({ coastal }) => coastal))).toEqual(
    idsOf(land.filter(({ id }) => reached.has(id))),
  );
  for (const id of ['corinth', 'babylonia', 'eastern-desert', 'lothal', 'maeotia']) {
    expect(get(id).water.every((other) => get(other).kind === 'land')).toBe(true);
    expect(get(id).coastal).toBe(true);
  }
});

test('inland seas make no coast', () => {
  cites('MC def.inland-sea', 'CX 4.24');
  for (const id of ['anatolia', 'nis']) expect([get(id).coastal, get(id).coasts]).toEqual([false, []]);
  expect([get('western-sogdiana').coastal, get('western-sogdiana').water]).toEqual([false, ['ustyurt']]);
  expect(get('ustyurt').coasts).toEqual([
    { id: 'ustyurt', water: ['alani', 'caspian-coast', 'caspian-sea'] },
  ]);
});

test('every area has a name of its own', () => {
  cites('MC def.unnamed', 'EE def.unnamed');
  expect(new Set(world.areas.map(({ name }) => name)).size).toBe(338);
  expect(
    validate({
      ...world,
      areas: world.areas.map((area) => ({ ...area, name: area.id === 'nis' ? '' : area.name })),
    }),
  ).toEqual(['nis: no name, so not on the map']);
});

test('18 civilizations, each with one starting location in its region', () => {
  cites('MC comp.1', 'MC def.start-location', 'EE def.start-location');
  const starts: Record<string, string> = Object.fromEntries(
    land.filter(({ start }) => start).map((area) => [area.start, area.id]),
  );
  expect(nations).toHaveLength(18);
  expect(starts).toEqual({
    minoa: 'knossos',
    saba: 'saba',
    assyria: 'assyria',
    maurya: 'magadha',
    celt: 'germania-inferior',
    babylon: 'babylon',
    carthage: 'carthage',
    dravidia: 'western-sinhalese',
    hatti: 'hattusa',
    kushan: 'taxila',
    rome: 'rome',
    persia: 'persepolis',
    iberia: 'iberus',
    nubia: 'napata',
    hellas: 'macedonia',
    indus: 'chanhu-daro',
    egypt: 'tanis',
    parthia: 'nisa',
  });
  for (const [nation, id] of Object.entries(starts)) expect(get(id).region).toBe(nation);
});

test('city sites are black or white', () => {
  cites('MC def.city-site', 'EE def.city-site', 'CX 4.43');
  const count = (site: string) => land.filter((area) => area.site === site).length;
  expect([count('black'), count('white')]).toEqual([110, 16]);
});

test('each half has three volcanoes, on a border they touch both areas', () => {
  cites('MC cal.volcanic-eruption-earthquake.8', 'MC def.volcano', 'EE def.volcano');
  const touched = (half: string) =>
    Object.fromEntries(
      [...Map.groupBy(land, ({ volcano }) => volcano)]
        .filter(([volcano, [first]]) => volcano && halfOf.get(first?.region) === half)
        .map(([volcano, areas]) => [volcano, idsOf(areas)]),
    );
  expect(touched('west')).toEqual({
    thera: ['thera'],
    etna: ['milazzo', 'syracuse'],
    vesuvius: ['campania', 'neapolis'],
  });
  expect(touched('east')).toEqual({
    'tor-zawar': ['gandhara', 'kuhwat'],
    danakil: ['barbaria', 'danakil'],
    damavand: ['eastern-media', 'hecatompylos'],
  });
});

test('flood plains cover all their areas, black sites stand off them', () => {
  cites(
    'MC def.flood-plain.1',
    'EE def.flood-plain.1',
    'MC def.flood-plain.2',
    'EE def.flood-plain.2',
    'CX 4.42',
  );
  const plains = Map.groupBy(
    land.filter(({ floodPlain }) => floodPlain),
    ({ floodPlain }) => floodPlain,
  );
  const covered = Object.fromEntries([...plains].map(([plain, areas]) => [plain, idsOf(areas)]));
  expect(covered).toEqual({
    nile: ['alexandria', 'fayum', 'memphis', 'tanis', 'upper-egypt'],
    'tigris-euphrates': ['babylon', 'babylonia', 'charax', 'mesopotamia', 'sumeria', 'susa', 'ur'],
    indus: ['balakot', 'chanhu-daro', 'mohenjo-daro', 'suleiman', 'upper-indus'],
    ganges: ['brahmaputra', 'gauda', 'magadha', 'pataliputra', 'tamluk'],
    mahanadi: ['asmaka', 'nalas', 'tosali'],
    danube: ['getae', 'moesia', 'odessus', 'tomi'],
    po: ['etruria', 'rubicon'],
    rhone: ['aquae-sextiae', 'lugdunum', 'massilia'],
    helmand: ['nis'],
  });
  const safe = land.filter(({ floodPlain, site }) => floodPlain && site === 'black');
  expect(idsOf(safe)).toEqual(['lugdunum', 'magadha', 'massilia', 'nis', 'odessus', 'susa', 'upper-egypt']);
  for (const area of land) if (area.site === 'white') expect(area.floodPlain).toBeDefined();
});

test('the Caspian Sea is one area', () => {
  cites('MC def.caspian');
  expect(world.areas.filter(({ name }) => name === 'Caspian Sea')).toHaveLength(1);
  expect(get('caspian-sea').water).toEqual(
    expect.arrayContaining(['caucasus', 'western-media', 'dahae', 'hyrcania']),
  );
});
