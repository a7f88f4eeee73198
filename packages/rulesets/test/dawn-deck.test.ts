import { type Config, quick } from '@ochre/engine';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { prepareStack } from '../src/dawn/deck.ts';
import { dawn } from '../src/dawn/ruleset.ts';
import { commodities } from '../src/dawn/tables/commodities.ts';

const stacks = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const configOf = (players: number): Config => ({ ruleset: 'dawn', map: 'world', players, options: {} });
const stackOf = (players: number, block: string, stack: number, seed = 1): string[] =>
  prepareStack(configOf(players), block, stack, quick(seed));
const blocksOf = (players: number): string[] => (players >= 12 ? ['west', 'east'] : ['west']);
const nameOf = (card: string): string => card.split(':')[0]!;
const calamityOf = (card: string) => dawn.calamities.find((c) => c.id === nameOf(card));
const isMinor = (card: string): boolean => calamityOf(card)?.kind === 'minor';

function tally(cards: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of cards) found[nameOf(card)] = (found[nameOf(card)] ?? 0) + 1;
  return found;
}

/** How many of each commodity a block holds. */
function goods(players: number, block: string): Record<string, number> {
  return tally(stacks.flatMap((s) => stackOf(players, block, s)).filter((card) => !calamityOf(card)));
}

const sized = (chosen: readonly (typeof commodities)[number][], part = 1): Record<string, number> =>
  Object.fromEntries(chosen.map((c) => [c.id, c.size * part]));

describe('the trade cards of Dawn of History', () => {
  it('are 286 commodities of 45 names in nine stacks', () => {
    cites('DH 8.2.1', 'DH 8.2.1t', 'DH 1.1.1J');
    expect(commodities).toHaveLength(45);
    expect(commodities.reduce((sum, c) => sum + c.size, 0)).toBe(286);
    expect(stacks.map((s) => commodities.filter((c) => c.stack === s).length)).toEqual(Array(9).fill(5));
    const row = (id: string) => {
      const { stack, size, small = 'never', home } = commodities.find((c) => c.id === id)!;
      return [stack, size, small, home];
    };
    expect(row('clay')).toEqual([1, 7, 'always', 'west']);
    expect(row('flax')).toEqual([1, 7, 'never', 'east']);
    expect(row('bone')).toEqual([1, 8, 'middle', 'shared']);
  });

  it('have a non-tradeable, a major and a minor calamity in each stack from 2 to 9', () => {
    cites('DH 8.3.1', 'DH 8.3.1t', 'DH 8.1.1');
    const kinds = (stack: number): string[] =>
      dawn.calamities
        .filter((c) => c.stack === stack)
        .map((c) => (c.kind === 'minor' ? 'minor' : c.tradeable ? 'major' : 'fixed'))
        .sort();
    expect(dawn.calamities).toHaveLength(24);
    expect(kinds(1)).toEqual([]);
    for (const stack of stacks.slice(1)) expect(kinds(stack)).toEqual(['fixed', 'major', 'minor']);
    const of = (stack: number): string[] =>
      dawn.calamities.filter((c) => c.stack === stack).map((c) => c.name);
    expect(of(7).sort()).toEqual(['Civil Disorder', 'Corruption', 'Tribal Conflict']);
    expect(of(9).sort()).toEqual(['Banditry', 'Piracy', 'Regression']);
  });

  it('of 5 to 7 players are the commodities of small games and no minor calamity', () => {
    cites('DH 10.1.4.1', 'DH 8.2.1k');
    for (const players of [5, 6, 7]) {
      expect(goods(players, 'west')).toEqual(sized(commodities.filter((c) => c.small === 'always')));
      const evils = stacks.flatMap((s) => stackOf(players, 'west', s)).filter(calamityOf);
      expect(evils).toHaveLength(16);
      expect(evils.filter(isMinor)).toEqual([]);
    }
  });

  it('of 8 to 11 players have a third commodity a stack and the minors', () => {
    cites('DH 10.1.4.2', 'DH 8.2.1k');
    for (const players of [8, 11]) {
      expect(goods(players, 'west')).toEqual(sized(commodities.filter((c) => c.small)));
      expect(stacks.flatMap((s) => stackOf(players, 'west', s)).filter(calamityOf)).toHaveLength(24);
    }
  });

  it('of 12 to 14 players are divided, each block with its own commodities and all calamities', () => {
    cites('DH 10.4.3a', 'DH 8.2.1k', 'DH 2.6.1');
    for (const players of [12, 14])
      for (const block of ['west', 'east']) {
        expect(goods(players, block)).toEqual(sized(commodities.filter((c) => c.home === block)));
        const cards = stacks.flatMap((s) => stackOf(players, block, s));
        expect(cards.filter(calamityOf)).toHaveLength(24);
        expect(cards.filter((card) => !card.endsWith(`:${block}`))).toEqual([]);
      }
  });

  it('of 15 to 18 players have half of each shared commodity besides', () => {
    cites('DH 10.1.4.4', 'DH 8.2.1k');
    const shared = sized(
      commodities.filter((c) => c.home === 'shared'),
      0.5,
    );
    for (const players of [15, 18])
      for (const block of ['west', 'east'])
        expect(goods(players, block)).toEqual({
          ...sized(commodities.filter((c) => c.home === block)),
          ...shared,
        });
  });

  it('begin with a commodity for each player of the block and end with what cannot be traded', () => {
    cites('DH 10.1.4.5');
    for (const players of [5, 8, 12, 15, 18])
      for (const block of blocksOf(players))
        for (const stack of stacks)
          for (let seed = 1; seed <= 5; seed++) {
            const cards = stackOf(players, block, stack, seed);
            const drawers = players >= 12 ? Math.floor(players / 2) : players;
            expect(cards.slice(0, stack === 1 ? 0 : drawers).filter(calamityOf)).toEqual([]);
            const fixed = cards.findIndex((card) => calamityOf(card)?.tradeable === false);
            expect(fixed).toBe(stack === 1 ? -1 : cards.length - 1);
          }
    const depths = Array.from({ length: 300 }, (_, seed) =>
      stackOf(8, 'west', 9, seed).findIndex((card) => nameOf(card) === 'piracy'),
    );
    expect(Math.min(...depths)).toBe(8);
    expect(new Set(depths).size).toBe(stackOf(8, 'west', 9).length - 1 - 8);
  });

  it('of two blocks lie so deep as the block has players, the middle one with its own', () => {
    cites('DH 9.1.6', 'DH 10.1.4.5');
    const depth = (block: string): number =>
      Math.min(
        ...Array.from({ length: 300 }, (_, seed) =>
          stackOf(13, block, 3, seed).findIndex((card) => calamityOf(card)?.tradeable),
        ),
      );
    expect([depth('west'), depth('east')]).toEqual([7, 6]);
  });
});
