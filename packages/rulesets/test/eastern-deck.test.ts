import { type Config, quick } from '@ochre/engine';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { prepareStack } from '../src/eastern/deck.ts';
import { eastern } from '../src/eastern/ruleset.ts';
import { commodities } from '../src/eastern/tables/commodities.ts';
import { chart } from './chart.ts';

const stacks = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const small = [3, 4, 5, 6, 7, 8];
const additional = ['bone', 'wax', 'ceramics', 'grain', 'glass', 'lead', 'herbs', 'obsidian', 'amber'];

const stackOf = (players: number, stack: number, seed = 1): string[] => {
  const config: Config = { ruleset: 'eastern', map: 'world', players, options: {} };
  return prepareStack(config, 'east', stack, quick(seed));
};
const deckOf = (players: number): string[] => stacks.flatMap((stack) => stackOf(players, stack));

const calamity = (card: string) => eastern.calamities.find((c) => c.id === card);
const isMinor = (card: string): boolean => calamity(card)?.kind === 'minor';
const isNonTradeable = (card: string): boolean => calamity(card)?.tradeable === false;
const isTradeable = (card: string): boolean =>
  calamity(card)?.kind === 'major' && calamity(card)!.tradeable === true;

function tally(cards: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
}

function charted(band: '5-8' | '9-11', stack: number): Record<string, number> {
  const rows = chart.filter((row) => row.stack === stack && row[band][1] > 0);
  return Object.fromEntries(rows.map((row) => [row.card, row[band][1]]));
}

describe('the division of trade cards', () => {
  it('follows the chart with 3 to 8 players', () => {
    cites('EE setup.gen.1', 'EE setup.gen.17', 'EE setup.5-8.2', 'EE setup.5-8.3');
    cites('EE div.5-8.s1', 'EE div.5-8.s2', 'EE div.5-8.s3', 'EE div.5-8.s4', 'EE div.5-8.s5');
    cites('EE div.5-8.s6', 'EE div.5-8.s7', 'EE div.5-8.s8', 'EE div.5-8.s9');
    for (const players of small)
      for (const stack of stacks) expect(tally(stackOf(players, stack))).toEqual(charted('5-8', stack));
    expect(stacks.map((stack) => stackOf(5, stack).length)).toEqual([18, 18, 19, 17, 15, 13, 13, 11, 11]);
  });

  it('follows the chart with 9 players', () => {
    cites('EE setup.gen.1', 'EE setup.gen.17', 'EE setup.9-11.2', 'EE setup.9-11.3');
    cites('EE div.9-11.s1', 'EE div.9-11.s2', 'EE div.9-11.s3', 'EE div.9-11.s4', 'EE div.9-11.s5');
    cites('EE div.9-11.s6', 'EE div.9-11.s7', 'EE div.9-11.s8', 'EE div.9-11.s9');
    for (const stack of stacks) expect(tally(stackOf(9, stack))).toEqual(charted('9-11', stack));
    expect(stacks.map((stack) => stackOf(9, stack).length)).toEqual([26, 27, 28, 26, 22, 20, 20, 16, 16]);
  });

  it('has as many sets and calamities a stack as the player count says', () => {
    cites('EE setup.5-8.4', 'EE setup.9-11.4');
    for (const [players, n] of [
      [3, 2],
      [8, 2],
      [9, 3],
    ] as const)
      for (const stack of stacks) {
        const faces = Object.keys(tally(stackOf(players, stack)));
        const evils = faces.filter((card) => calamity(card)).length;
        expect([faces.length - evils, evils]).toEqual([n, stack === 1 ? 0 : n]);
      }
  });
});

describe('the cards of the game', () => {
  it('are one set of 177 commodities and 24 calamities, all of the East', () => {
    cites('EE comp.11', 'EE comp.12', 'EE comp.13', 'EE def.card-sets');
    const deck = deckOf(9);
    expect(deck).toHaveLength(201);
    expect(deck.filter((card) => calamity(card))).toHaveLength(24);
    expect(new Set(deck.filter((card) => !calamity(card)))).toEqual(new Set(commodities.map((c) => c.id)));
    expect(deck.filter((card) => card.includes(':'))).toEqual([]);
    for (const west of ['ochre', 'clay', 'papyri', 'ivory', 'gold']) expect(deck).not.toContain(west);
  });

  it('have faces from 1 to 9, and Water of 0 outside the stacks', () => {
    cites('EE def.face-values', 'EE div.water');
    expect(new Set(commodities.map((c) => c.stack))).toEqual(new Set(stacks));
    expect(eastern.substituteCard).toBe('water');
    expect(commodities.map((c) => c.id)).not.toContain('water');
    expect(deckOf(9)).not.toContain('water');
  });

  it('are commodities, or calamities of three kinds', () => {
    cites('EE def.card-kinds', 'EE def.calamity-kinds');
    const kinds = new Set(eastern.calamities.map((c) => `${c.kind} ${c.tradeable}`));
    expect(kinds).toEqual(new Set(['minor true', 'major true', 'major false']));
    for (const card of deckOf(9))
      expect(Number(commodities.some((c) => c.id === card)) + Number(!!calamity(card))).toBe(1);
  });

  it('make exactly one full set of every commodity', () => {
    cites('EE 7.trade.1');
    for (const players of [3, 8, 9])
      for (const [name, n] of Object.entries(tally(deckOf(players).filter((card) => !calamity(card)))))
        expect(n, name).toBe(commodities.find((c) => c.id === name)!.size);
  });
});

describe('the stacks at the start', () => {
  it('of up to 8 players begin with one commodity a player and end with the non-tradeable calamity', () => {
    cites('EE setup.gen.25', 'EE setup.5-8.5', 'EE setup.5-8.6', 'EE setup.5-8.8', 'EE setup.5-8.9');
    for (const players of small)
      for (const stack of stacks)
        for (let seed = 1; seed <= 5; seed++) {
          const cards = stackOf(players, stack, seed);
          expect(cards.slice(0, players).filter((card) => calamity(card))).toEqual([]);
          expect(cards.filter(isTradeable)).toHaveLength(stack === 1 ? 0 : 1);
          expect(cards.findIndex(isNonTradeable)).toBe(stack === 1 ? -1 : cards.length - 1);
        }
  });

  it('of up to 8 players have both sets mixed and the tradeable calamity anywhere below the first cards', () => {
    cites('EE setup.5-8.5', 'EE setup.5-8.7');
    const orders = Array.from({ length: 400 }, (_, seed) => stackOf(8, 9, seed));
    expect(new Set(orders.map((cards) => cards[0]))).toEqual(new Set(['silk', 'pearls']));
    expect(new Set(orders.map((cards) => cards.findIndex(isTradeable)))).toEqual(new Set([8, 9]));
  });

  it('of 9 players have the regular sets and the minor on top of the additional set and the tradeable', () => {
    cites('EE setup.gen.25', 'EE setup.9-11.5', 'EE setup.9-11.6', 'EE setup.9-11.7', 'EE setup.9-11.8');
    for (const stack of stacks)
      for (let seed = 1; seed <= 5; seed++) {
        const cards = stackOf(9, stack, seed);
        const lower = (card: string): boolean => card === additional[stack - 1] || isTradeable(card);
        const bottom = stack === 1 ? 0 : 1;
        const depth = cards.length - bottom - cards.filter(lower).length;
        expect(cards.slice(0, depth).some(lower)).toBe(false);
        expect(cards.slice(depth, cards.length - bottom).every(lower)).toBe(true);
        expect(cards.slice(0, depth).filter(isMinor)).toHaveLength(bottom);
        expect(cards.findIndex(isNonTradeable)).toBe(stack === 1 ? -1 : cards.length - 1);
      }
  });
});
