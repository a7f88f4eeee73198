import { type Config, quick } from '@ochre/engine';
import { indexMap } from '@ochre/engine/testing';
import { world } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { goods } from '../src/civx/tables/commodities.ts';
import { track } from '../src/civx/tables/succession.ts';
import { civx } from '../src/index.ts';

const configOf = (players: number, side?: string, options: Config['options'] = {}): Config => ({
  ruleset: 'civx',
  map: 'world',
  players,
  options,
  ...(side && { side }),
});

const numbers = Array.from({ length: 9 }, (_, i) => i + 1);
const kinds = (cards: string[]): string[] => [...new Set(cards.map((c) => c.split(':')[0]!))];
const good = (name: string): boolean => goods.some((g) => g.id === name);
const evil = (name: string) => civx.calamities.find((c) => c.id === name.split(':')[0]);
const stackOf = (config: Config, block: string, n: number): string[] => civx.stackCards(config, block, n);
const goodsOf = (config: Config, block: string, n: number): string[] =>
  kinds(stackOf(config, block, n))
    .filter(good)
    .sort();
const evilsOf = (config: Config, block: string): string[] =>
  numbers.flatMap((n) => kinds(stackOf(config, block, n)).filter(evil));

const shared = ['bone', 'wax', 'ceramics', 'grain', 'glass', 'lead', 'herbs', 'obsidian', 'pearl'];
const west = [
  ['clay', 'ochre'],
  ['iron', 'papyrus'],
  ['fish', 'fruit'],
  ['oil', 'wool'],
  ['textiles', 'wine'],
  ['copper', 'tin'],
  ['incense', 'resin'],
  ['dye', 'gems'],
  ['amber', 'ivory'],
];
const east = [
  ['flax', 'hides'],
  ['furs', 'stone'],
  ['salt', 'timber'],
  ['cotton', 'sugar'],
  ['lacquer', 'livestock'],
  ['bronze', 'silver'],
  ['jade', 'spices'],
  ['marble', 'tea'],
  ['gold', 'silk'],
];

describe('the pieces', () => {
  it('are eighteen sets of 55 tokens, nine cities and four ships, and a white set without end', () => {
    cites('CX 3.1B', 'CX 5.1');
    expect(civx.civilizations.length).toBe(18);
    expect(civx.pieces).toEqual({ tokens: 55, cities: 9, ships: 4 });
    expect(civx.barbarianPieces).toBeUndefined();
  });
});

describe('the deck', () => {
  const most = configOf(18);
  const all = ['west', 'east'].flatMap((block) => numbers.flatMap((n) => stackOf(most, block, n)));

  it('has 286 commodities in all, by value, number and block', () => {
    cites('CX 3.1D', 'CX 7.21', 'CX 7.11', 'CX 10.35');
    const commodities = all.filter((c) => good(c.split(':')[0]!));
    expect(commodities.length).toBe(286);
    for (const { id, size, home } of goods) {
      const cards = commodities.filter((c) => c.startsWith(`${id}:`));
      expect(cards.length, id).toBe(size);
      const blocks = [...new Set(cards.map((c) => c.split(':')[1]!))].sort();
      expect(blocks, id).toEqual(home === 'shared' ? ['east', 'west'] : [home]);
      if (home === 'shared') expect(cards.filter((c) => c.endsWith(':west')).length, id).toBe(size / 2);
    }
  });

  it('has the goods and numbers of the table', () => {
    cites('CX 7.21t');
    const table = `ochre 7 clay 7 hides 7 flax 7 bone 8 | iron 8 papyrus 7 stone 8 furs 7 wax 8 |
      fish 8 fruit 9 salt 9 timber 8 ceramics 8 | wool 8 oil 7 cotton 7 sugar 8 grain 8 |
      wine 6 textiles 7 livestock 7 lacquer 6 glass 6 | tin 5 copper 6 bronze 6 silver 5 lead 6 |
      resin 5 incense 6 spices 6 jade 5 herbs 6 | gems 5 dye 4 marble 5 tea 4 obsidian 4 |
      amber 5 ivory 4 silk 4 gold 5 pearl 4`;
    const rows = table.split('|').map((row) => row.trim().split(/\s+/));
    const expected = rows.flatMap((row, i) =>
      row.flatMap((name, j) => (j % 2 === 0 ? [[name, i + 1, Number(row[j + 1])]] : [])),
    );
    expect(civx.commodities.map((c) => [c.id, c.stack, c.size])).toEqual(expected);
  });

  it('has 48 calamities in two copies, the second ones from 12 players on', () => {
    cites('CX 3.1F');
    const calamities = all.filter((c) => evil(c));
    expect(calamities.length).toBe(48);
    expect(new Set(calamities).size).toBe(48);
    for (const players of [5, 9, 11]) expect(evilsOf(configOf(players), 'west').length).toBeLessThan(25);
    expect(evilsOf(configOf(12), 'west').length + evilsOf(configOf(12), 'east').length).toBeGreaterThan(24);
  });

  it('lies in nine stacks by value, in two sets from 12 players on', () => {
    cites('CX 4.72', 'CX 10.3');
    for (const players of [5, 11, 12, 18]) {
      const { blocks, stacks } = civx.layout(configOf(players), indexMap(world));
      expect(stacks).toBe(9);
      expect(blocks.length).toBe(players < 12 ? 1 : 2);
      for (const block of blocks)
        for (const n of numbers)
          for (const card of stackOf(configOf(players), block, n)) {
            const [name = ''] = card.split(':');
            expect(evil(name)?.stack ?? goods.find((g) => g.id === name)!.stack).toBe(n);
          }
    }
  });

  it('of 5 or 6 players has two goods a stack, of one block or as listed, and majors without Regression', () => {
    cites('CX 10.31', 'CX 10.31t');
    for (const players of [5, 6])
      for (const [side, sets] of [
        ['west', west],
        ['east', east],
      ] as const) {
        const config = configOf(players, side);
        expect(numbers.map((n) => goodsOf(config, side, n))).toEqual(sets);
        expect(evilsOf(config, side).length).toBe(15);
        expect(evilsOf(config, side)).not.toContain('regression');
        expect(evilsOf(config, side).every((c) => evil(c)!.kind === 'major')).toBe(true);
      }
    const mixed = configOf(5, 'west', { goods: 'mixed' });
    expect(numbers.map((n) => goodsOf(mixed, 'west', n))).toEqual([
      ['hides', 'ochre'],
      ['iron', 'papyrus'],
      ['salt', 'timber'],
      ['grain', 'oil'],
      ['textiles', 'wine'],
      ['bronze', 'silver'],
      ['resin', 'spices'],
      ['dye', 'gems'],
      ['gold', 'ivory'],
    ]);
  });

  it('is prepared with goods on top for all players, and what cannot be traded undermost', () => {
    cites('CX 10.31', 'CX 10.32');
    for (const players of [5, 7, 8])
      for (const n of numbers.slice(1)) {
        const config = configOf(players, 'west');
        const pile = civx.prepareStack(config, 'west', n, quick(players * n));
        expect([...pile].sort()).toEqual([...stackOf(config, 'west', n)].sort());
        expect(pile.slice(0, players).every(good)).toBe(true);
        const fixed = pile.filter((c) => evil(c) && !evil(c)!.tradeable);
        expect(fixed.length).toBe(n === 9 && players < 7 ? 0 : 1);
        if (fixed.length > 0) expect(pile.at(-1)).toBe(fixed[0]);
      }
  });

  it('shuffles tradeable calamities below the first goods, wherever they fall', () => {
    cites('CX 10.31');
    const places = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        civx.prepareStack(configOf(5, 'west'), 'west', 2, quick(seed)).indexOf('treachery'),
      ),
    );
    expect(Math.min(...places)).toBeGreaterThanOrEqual(5);
    expect(places.size).toBeGreaterThan(5);
  });

  it('of 9 to 11 players has a third good and minors; Wool where Grain is in already', () => {
    cites('CX 10.33');
    for (const players of [9, 10, 11]) {
      const side = players === 11 ? 'east' : 'west';
      const config = configOf(players, side);
      const sets = side === 'west' ? west : east;
      expect(numbers.map((n) => goodsOf(config, side, n))).toEqual(
        sets.map((pair, i) => [...pair, shared[i]!].sort()),
      );
      expect(evilsOf(config, side).length).toBe(24);
      const pile = civx.prepareStack(config, side, 3, quick(1));
      expect(pile.slice(0, players).every(good)).toBe(true);
    }
    expect(goodsOf(configOf(9, 'west', { goods: 'mixed' }), 'west', 4)).toEqual(['grain', 'oil', 'wool']);
  });

  it('of 12 to 15 players is split, without minors and shared goods, and seeded for half of the players', () => {
    cites('CX 10.34', 'CX 10.34t');
    for (const players of [12, 13, 14, 15]) {
      const config = configOf(players);
      expect(numbers.map((n) => goodsOf(config, 'west', n))).toEqual(west);
      expect(numbers.map((n) => goodsOf(config, 'east', n))).toEqual(east);
      for (const block of ['west', 'east']) {
        expect(evilsOf(config, block).every((c) => evil(c)!.kind === 'major')).toBe(true);
        const pile = civx.prepareStack(config, block, 4, quick(2));
        expect(pile.slice(0, Math.ceil(players / 2)).every((c) => good(c.split(':')[0]!))).toBe(true);
      }
      const small = players === 12 ? ['west', 'east'] : players === 13 ? ['west'] : [];
      for (const block of ['west', 'east'])
        expect(evilsOf(config, block).includes('regression'), `${players} ${block}`).toBe(
          !small.includes(block),
        );
    }
  });
});

describe('the board', () => {
  const land = world.areas.filter((a) => a.kind === 'land');
  const seas = world.areas.filter((a) => a.kind === 'sea');

  it('has land areas with limits, and open seas without land', () => {
    cites('CX 4.21', 'CX 4.22', 'CX 4.23', 'CX 4.51');
    expect(land.every((a) => Number.isInteger(a.limit))).toBe(true);
    expect(seas.length).toBeGreaterThan(0);
    expect(seas.every((a) => a.limit === undefined && a.land.length === 0 && a.coasts.length === 0)).toBe(
      true,
    );
    expect(land.some((a) => a.water.length > 0 && a.land.length > 0)).toBe(true);
  });

  it('has coasts only where water leads to an open sea', () => {
    cites('CX 4.24');
    const { waters } = indexMap(world);
    for (const area of land) {
      expect(area.coastal, area.id).toBe(area.coasts.length > 0);
      for (const { id } of area.coasts) {
        const seen = new Set([id]);
        for (const at of seen) for (const next of waters[at]!.next) seen.add(next);
        expect(
          [...seen].some((at) => waters[at]!.sea),
          id,
        ).toBe(true);
      }
    }
    expect(land.some((a) => a.water.length > 0 && !a.coastal)).toBe(true);
  });

  it('has borders by land, by water, and by both', () => {
    cites('CX 4.31', 'CX 4.32', 'CX 4.33');
    const of = new Map(world.areas.map((a) => [a.id, a]));
    for (const a of world.areas) {
      for (const b of a.land) expect(of.get(b)!.land).toContain(a.id);
      for (const b of a.water) expect(of.get(b)!.water).toContain(a.id);
    }
    expect(land.some((a) => a.land.some((b) => a.water.includes(b)))).toBe(true);
  });

  it('has Thera with a volcano of its own, and volcanoes that straddle two areas', () => {
    cites('CX 4.41');
    const touched = (volcano: string) => land.filter((a) => a.volcano === volcano).map((a) => a.id);
    expect(touched('thera')).toEqual(['thera']);
    expect(touched('etna').length).toBe(2);
    expect(touched('vesuvius').length).toBe(2);
  });

  it('has flood plains, on which city sites are white, and black sites that are safe', () => {
    cites('CX 4.42', 'CX 4.43');
    const plains = land.filter((a) => a.floodPlain);
    expect(plains.length).toBeGreaterThan(10);
    expect(land.filter((a) => a.site === 'white').every((a) => a.floodPlain)).toBe(true);
    expect(land.some((a) => a.site === 'black' && !a.floodPlain)).toBe(true);
  });

  it('has areas at its edge', () => {
    cites('CX 4.25');
    const known = new Set(land.map((a) => a.id));
    expect(civx.edge!.length).toBeGreaterThan(10);
    expect(civx.edge!.every((id) => known.has(id))).toBe(true);
    expect(civx.edge).toContain('ultima-thule');
    expect(civx.edge).not.toContain('rome');
  });

  it('starts every nation in the area of the table', () => {
    cites('CX 11.11t');
    const { starts = {} } = civx.layout(configOf(18), indexMap(world));
    const table = {
      minoa: 'knossos',
      iberia: 'iberus',
      celt: 'germania-inferior',
      assyria: 'assyria',
      rome: 'rome',
      // Ankara is no area of this board; Hattusa lies in the same land.
      hatti: 'hattusa',
      carthage: 'carthage',
      hellas: 'aetolia',
      egypt: 'memphis',
      dravidia: 'western-sinhalese',
      parthia: 'nisa',
      maurya: 'magadha',
      persia: 'persepolis',
      saba: 'saba',
      babylon: 'babylon',
      indus: 'chanhu-daro',
      kushan: 'taxila',
      nubia: 'napata',
    };
    for (const [who, area] of Object.entries(table)) {
      expect(starts[who] ?? land.find((a) => a.start === who)!.id).toBe(area);
      expect(land.find((a) => a.id === area)!.region).toBe(who);
    }
    const western = civx.civilizations.filter((c) => c.block === 'west').map((c) => c.id);
    expect(western.sort()).toEqual(Object.keys(table).slice(0, 9).sort());
  });

  it('brings neighbouring nations together, other land out of play', () => {
    cites('CX 11.11');
    for (const players of numbers.map((n) => n + 4)) {
      const { nations } = civx.layout(configOf(players), indexMap(world));
      const regions = new Set(nations.map((n) => n.id));
      expect(nations.length).toBe(players);
      const near = (a: string, b: string): boolean =>
        world.areas.some(
          (x) => x.region === a && x.land.some((y) => world.areas.find((z) => z.id === y)!.region === b),
        ) ||
        world.areas.some(
          (x) => x.region === a && x.water.some((y) => world.areas.find((z) => z.id === y)!.region === b),
        );
      const reached = [nations[0]!.id];
      for (const at of reached)
        for (const next of regions)
          if (!reached.includes(next) && (near(at, next) || near(next, at))) reached.push(next);
      expect(reached.length, String(players)).toBe(players);
    }
  });
});

describe('the succession track', () => {
  const { starts, finish, last } = track();

  it('has sixteen spaces with the finish for every nation', () => {
    cites('CX 4.61');
    expect([finish, last]).toEqual([16, 16]);
    expect(Object.keys(starts).sort()).toEqual(civx.civilizations.map((c) => c.id).sort());
  });

  it('has five epochs whose borders differ from nation to nation', () => {
    cites('CX 4.62');
    expect(track().epochs.map((e) => e.name)).toEqual([
      'Stone Age',
      'Early Bronze Age',
      'Late Bronze Age',
      'Early Iron Age',
      'Late Iron Age',
    ]);
    for (const row of Object.values(starts)) expect(row).toEqual([...row].sort((a, b) => a - b));
    expect(new Set(Object.values(starts).map(String)).size).toBeGreaterThan(3);
  });

  it('ranks Minoa first, Saba second, Egypt last', () => {
    cites('CX 12.4');
    const order = [...civx.civilizations].sort((a, b) => a.rank - b.rank).map((c) => c.id);
    expect([order[0], order[1], order.at(-1)]).toEqual(['minoa', 'saba', 'egypt']);
  });

  it('prints points on every space of the Late Iron Age, as the table likes', () => {
    cites('CX 28.25');
    for (const [who, row] of Object.entries(starts)) {
      const spaces = Object.keys(track().printed![who]!).map(Number);
      expect(spaces).toEqual(Array.from({ length: finish - row[4]! }, (_, i) => row[4]! + i));
    }
    expect(track(500).printed!['egypt']![13]!.points).toBe(500);
  });
});

describe('a turn', () => {
  it('has sixteen phases in order', () => {
    cites('CX 13.1', 'CX 13.1t');
    expect(civx.phaseEnds.length).toBe(16);
    expect(civx.turn).toEqual([
      'taxation',
      'expansion',
      'census',
      'hire',
      'shipbuilding',
      'movement',
      'conflict',
      'construction',
      'surplus',
      'support',
      'interest',
      'drawCards',
      'requests',
      'shopping',
      'returnCards',
      'trade',
      'homecoming',
      'calamitySelection',
      'allCalamities',
      'abilities',
      'crowding',
      'surplus',
      'support',
      'purchase',
      'handLimit',
      'reshuffle',
      'succession',
      'departures',
    ]);
  });
});

describe('goods that a set may be increased of', () => {
  const boosted = (id: string): string[] =>
    civx.advances.find((a) => a.id === id)!.effects.flatMap((e) => (e.effect === 'boost' ? e.goods : []));

  it('are twelve minerals and twelve wares, none in both', () => {
    cites('CX 30.332t', 'CX 30.502t');
    const minerals = 'iron stone tin copper bronze silver lead gems marble obsidian amber gold';
    const wares = 'papyrus furs wine lacquer resin incense spices jade herbs silk ivory pearl';
    expect(boosted('mining')).toEqual(minerals.split(' '));
    expect(boosted('trade-routes')).toEqual(wares.split(' '));
  });
});
