import { type Config, quick, type Rng } from '@ochre/engine';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { type Band, bandOf, prepareStack, stackCards } from '../src/mega/deck.ts';
import { calamities } from '../src/mega/tables/calamities.ts';
import { commodities } from '../src/mega/tables/commodities.ts';
import { chart } from './chart.ts';

const counts: Record<Band, number[]> = {
  '5-8': [5, 6, 7, 8],
  '9-11': [9, 10, 11],
  '12-14': [12, 13, 14],
  '15-18': [15, 16, 17, 18],
};
const stackNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const blocks = ['west', 'east'] as const;
type Block = (typeof blocks)[number];

const configOf = (players: number, side: string): Config => ({
  ruleset: 'mega',
  map: 'world',
  players,
  side: players >= 12 ? 'both' : side,
  options: {},
});

const stackOf = (players: number, block: Block, stack: number, rng: Rng = quick(1)): string[] =>
  prepareStack(configOf(players, block), block, stack, rng);

/** The face of a card, whatever its block. */
const face = (card: string): string => card.split(':')[0]!;
const calamity = (card: string) => calamities.find((c) => c.id === face(card));

function tally(cards: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of cards) found[face(card)] = (found[face(card)] ?? 0) + 1;
  return found;
}

/** What the chart puts into a stack. */
function charted(band: Band, block: Block, stack: number): Record<string, number> {
  const side = blocks.indexOf(block);
  const rows = chart.filter((row) => row.stack === stack && row[band][side]! > 0);
  return Object.fromEntries(rows.map((row) => [row.card, row[band][side]!]));
}

function expectCharted(band: Band): void {
  for (const players of counts[band])
    for (const block of blocks)
      for (const stack of stackNumbers)
        expect(tally(stackOf(players, block, stack)), `${players} ${block} ${stack}`).toEqual(
          charted(band, block, stack),
        );
}

function totals(band: Band): number[] {
  const [players] = counts[band];
  return stackNumbers.map((stack) => {
    const [west, east] = blocks.map((block) => stackOf(players!, block, stack).length);
    expect(west).toBe(east);
    return west!;
  });
}

/** Runs a claim on many shuffles of every stack of a band. */
function everyStack(
  band: Band,
  claim: (cards: string[], stack: number, block: Block, players: number) => void,
): void {
  for (const players of counts[band])
    for (const block of blocks)
      for (const stack of stackNumbers)
        for (let seed = 1; seed <= 5; seed++)
          claim(stackOf(players, block, stack, quick(seed)), stack, block, players);
}

const isTradeable = (card: string): boolean =>
  calamity(card)?.tradeable === true && calamity(card)?.kind === 'major';
const isNonTradeable = (card: string): boolean => calamity(card)?.tradeable === false;
const isMinor = (card: string): boolean => calamity(card)?.kind === 'minor';

describe('the division of trade cards', () => {
  it('has bands of player counts', () => {
    cites('MC setup.gen.1');
    const bands = Object.entries(counts).flatMap(([band, players]) => players.map((n) => [n, band]));
    for (const [n, band] of bands) expect(bandOf(n as number)).toBe(band);
  });

  it('follows the chart with 5 to 8 players', () => {
    cites('MC setup.gen.17', 'MC setup.gen.20', 'MC setup.5-8.1', 'MC setup.5-8.2', 'MC setup.5-8.3');
    cites('MC div.5-8.s1', 'MC div.5-8.s2', 'MC div.5-8.s3', 'MC div.5-8.s4', 'MC div.5-8.s5');
    cites('MC div.5-8.s6', 'MC div.5-8.s7', 'MC div.5-8.s8', 'MC div.5-8.s9');
    expectCharted('5-8');
    expect(totals('5-8')).toEqual([18, 18, 19, 17, 15, 13, 13, 11, 11]);
  });

  it('follows the chart with 9 to 11 players', () => {
    cites('MC setup.gen.20', 'MC setup.gen.21', 'MC setup.gen.22');
    cites('MC setup.9-11.1', 'MC setup.9-11.2', 'MC setup.9-11.3');
    cites('MC div.9-11.s1', 'MC div.9-11.s2', 'MC div.9-11.s3', 'MC div.9-11.s4', 'MC div.9-11.s5');
    cites('MC div.9-11.s6', 'MC div.9-11.s7', 'MC div.9-11.s8', 'MC div.9-11.s9');
    expectCharted('9-11');
    expect(totals('9-11')).toEqual([26, 27, 28, 26, 22, 20, 20, 16, 16]);
  });

  it('follows the chart with 12 to 14 players', () => {
    cites('MC setup.gen.23', 'MC setup.12-14.1', 'MC setup.12-14.2', 'MC setup.12-14.3', 'MC setup.12-14.4');
    cites('MC setup.12-14.5', 'MC setup.12-14.6', 'MC setup.12-14.7', 'MC setup.12-14.8', 'MC setup.12-14.9');
    cites('MC setup.12-14.10', 'MC setup.12-14.11', 'MC setup.12-14.12');
    cites('MC div.12-14.s1', 'MC div.12-14.s2', 'MC div.12-14.s3', 'MC div.12-14.s4', 'MC div.12-14.s5');
    cites('MC div.12-14.s6', 'MC div.12-14.s7', 'MC div.12-14.s8', 'MC div.12-14.s9');
    expectCharted('12-14');
    expect(totals('12-14')).toEqual([18, 18, 19, 17, 15, 13, 13, 11, 11]);
  });

  it('follows the chart with 15 to 18 players', () => {
    cites('MC setup.gen.24', 'MC setup.15-18.1', 'MC setup.15-18.2', 'MC setup.15-18.3', 'MC setup.15-18.4');
    cites('MC setup.15-18.5', 'MC setup.15-18.6', 'MC setup.15-18.7', 'MC setup.15-18.8', 'MC setup.15-18.9');
    cites('MC setup.15-18.10', 'MC setup.15-18.11', 'MC setup.15-18.12');
    cites('MC div.15-18.s1', 'MC div.15-18.s2', 'MC div.15-18.s3', 'MC div.15-18.s4', 'MC div.15-18.s5');
    cites('MC div.15-18.s6', 'MC div.15-18.s7', 'MC div.15-18.s8', 'MC div.15-18.s9');
    expectCharted('15-18');
    expect(totals('15-18')).toEqual([22, 23, 24, 22, 19, 17, 17, 14, 14]);
  });

  it('has as many sets and calamities a stack as each band says', () => {
    cites('MC setup.5-8.4', 'MC setup.9-11.4', 'MC setup.12-14.13', 'MC setup.15-18.13');
    const expected = { '5-8': [2, 2], '9-11': [3, 3], '12-14': [3, 2], '15-18': [4, 3] };
    for (const band of Object.keys(counts) as Band[])
      everyStack(band, (cards, stack) => {
        const faces = [...new Set(cards.map(face))];
        const evils = faces.filter((card) => calamity(card));
        expect([faces.length - evils.length, evils.length]).toEqual([
          expected[band][0],
          stack === 1 ? 0 : expected[band][1],
        ]);
        expect(cards.filter((card) => calamity(card))).toHaveLength(evils.length);
      });
  });

  it('can be read by everyone', () => {
    cites('MC setup.gen.28');
    for (const players of [5, 9, 12, 18])
      for (const stack of stackNumbers) {
        const cards = stackCards(configOf(players, 'east'), 'east', stack);
        expect(tally(cards)).toEqual(charted(bandOf(players), 'east', stack));
      }
  });
});

describe('the cards of the game', () => {
  const deck = (players: number, block: Block): string[] =>
    stackNumbers.flatMap((stack) => stackOf(players, block, stack));
  const evils = (cards: string[]): string[] => cards.filter((card) => calamity(card));

  it('number as many as the components list', () => {
    cites('MC comp.11', 'MC comp.12', 'MC comp.13', 'MC comp.15', 'MC comp.16');
    for (const [players, block] of [
      [10, 'west'],
      [11, 'east'],
    ] as const) {
      expect(deck(players, block)).toHaveLength(201);
      expect(evils(deck(players, block))).toHaveLength(24);
    }
    for (const block of blocks) expect(deck(18, block)).toHaveLength(172);
  });

  it('are commodities, or calamities of three kinds', () => {
    cites('MC def.card-kinds', 'MC def.calamity-kinds');
    const kinds = new Set(calamities.map((c) => `${c.kind} ${c.tradeable}`));
    expect(kinds).toEqual(new Set(['minor true', 'major true', 'major false']));
    for (const card of deck(18, 'west'))
      expect(Number(commodities.some((c) => c.id === face(card))) + Number(!!calamity(card))).toBe(1);
  });

  it('make exactly one full set of every commodity', () => {
    cites('MC 7.trade.1');
    const set = (players: number, cards: string[]): void => {
      const found = tally(cards.filter((card) => !calamity(card)));
      for (const [name, n] of Object.entries(found))
        expect(n, `${players} ${name}`).toBe(commodities.find((c) => c.id === name)!.size);
    };
    for (const players of [5, 9]) for (const block of blocks) set(players, deck(players, block));
    for (const players of [12, 18]) set(players, [...deck(players, 'west'), ...deck(players, 'east')]);
  });

  it('tell two blocks apart and one block not', () => {
    cites('MC def.card-sets');
    for (const players of [5, 11])
      expect(deck(players, 'east').every((card) => !card.includes(':'))).toBe(true);
    for (const players of [12, 18])
      for (const block of blocks)
        expect(deck(players, block).every((card) => card.endsWith(`:${block}`))).toBe(true);
  });

  it('hold no calamity twice in one block', () => {
    cites('MC 8.4');
    for (const players of [5, 8, 9, 10, 11, 12, 14, 15, 18])
      for (const block of blocks) {
        const all = evils(deck(players, block));
        expect(new Set(all).size).toBe(all.length);
      }
  });
});

describe('the stacks at the start', () => {
  it('with 5 to 8 players begin with one commodity a player and end with the non-tradeable calamity', () => {
    cites('MC setup.gen.25', 'MC setup.5-8.5', 'MC setup.5-8.6', 'MC setup.5-8.8', 'MC setup.5-8.9');
    everyStack('5-8', (cards, stack, _, players) => {
      expect(cards.slice(0, players).filter((card) => calamity(card))).toEqual([]);
      expect(cards.filter(isTradeable)).toHaveLength(stack === 1 ? 0 : 1);
      expect(cards.findIndex(isNonTradeable)).toBe(stack === 1 ? -1 : cards.length - 1);
    });
  });

  it('with 5 to 8 players have both sets shuffled together and the tradeable calamity anywhere below', () => {
    cites('MC setup.5-8.5', 'MC setup.5-8.7');
    const places = new Set<number>();
    const tops = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const cards = stackOf(8, 'west', 9, quick(seed));
      places.add(cards.findIndex(isTradeable));
      tops.add(cards[0]!);
    }
    // 9 commodities: 8 on top, then the tenth place or the ninth, then the bottom.
    expect([...places].sort()).toEqual([8, 9]);
    expect(tops).toEqual(new Set(['ivory', 'gold']));
  });

  it('with 9 to 11 players have the regular sets and the minor on top of the additional set and the tradeable', () => {
    cites('MC setup.9-11.5', 'MC setup.9-11.6', 'MC setup.9-11.7', 'MC setup.9-11.8');
    const additional = ['bone', 'wax', 'ceramics', 'grain', 'glass', 'lead', 'herbs', 'obsidian', 'amber'];
    everyStack('9-11', (cards, stack) => expectLayers(cards, stack, additional[stack - 1]!, true));
  });

  const full = {
    west: ['ochre', 'papyri', 'fish', 'wool', 'wine', 'tin', 'resin', 'marble', 'ivory'],
    east: ['flax', 'stone', 'timber', 'cotton', 'lacquer', 'silver', 'jade', 'dye', 'silk'],
  };

  it('with 12 to 14 players have the split sets on top of the full set and the tradeable', () => {
    cites(
      'MC setup.12-14.14',
      'MC setup.12-14.15',
      'MC setup.12-14.16',
      'MC setup.12-14.17',
      'MC setup.12-14.18',
    );
    everyStack('12-14', (cards, stack, block) => expectLayers(cards, stack, full[block][stack - 1]!, false));
  });

  it('with 15 to 18 players have the split sets and the minor on top of the full set and the tradeable', () => {
    cites(
      'MC setup.15-18.14',
      'MC setup.15-18.15',
      'MC setup.15-18.16',
      'MC setup.15-18.17',
      'MC setup.15-18.18',
    );
    everyStack('15-18', (cards, stack, block) => expectLayers(cards, stack, full[block][stack - 1]!, true));
  });

  it('are shuffled within each layer', () => {
    cites('MC setup.9-11.6', 'MC setup.9-11.7', 'MC setup.12-14.16', 'MC setup.15-18.16');
    for (const players of [10, 12, 18]) {
      const orders = Array.from({ length: 60 }, (_, seed) => stackOf(players, 'west', 5, quick(seed)));
      expect(new Set(orders.map((cards) => face(cards[0]!))).size).toBeGreaterThan(1);
      expect(new Set(orders.map((cards) => cards.findIndex(isTradeable))).size).toBeGreaterThan(3);
      expect(new Set(orders.map((cards) => cards.findIndex(isMinor))).size).toBeGreaterThan(
        players === 12 ? 0 : 3,
      );
    }
  });
});

/** Upper layer without the additional set, lower layer of it and the tradeable calamity, the non-tradeable last. */
function expectLayers(cards: string[], stack: number, additional: string, minors: boolean): void {
  const lower = cards.filter((card) => face(card) === additional || isTradeable(card));
  const bottom = stack === 1 ? 0 : 1;
  const layer = cards.slice(cards.length - bottom - lower.length, cards.length - bottom);
  expect(layer.every((card) => face(card) === additional || isTradeable(card))).toBe(true);
  expect(layer.filter(isTradeable)).toHaveLength(bottom);
  expect(cards.filter(isMinor)).toHaveLength(minors ? bottom : 0);
  expect(cards.findIndex(isNonTradeable)).toBe(stack === 1 ? -1 : cards.length - 1);
}
