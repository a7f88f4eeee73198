import { type Config, quick } from '@ochre/engine';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { prepareStack } from '../src/civx/deck.ts';
import { civx } from '../src/civx/ruleset.ts';
import { goods } from '../src/civx/tables/commodities.ts';

const stacks = [1, 2, 3, 4, 5, 6, 7, 8, 9];
type Options = Config['options'];

const stackOf = (players: number, block: string, stack: number, seed = 1, options: Options = {}): string[] =>
  prepareStack({ ruleset: 'civx', map: 'world', players, options }, block, stack, quick(seed));
const deckOf = (players: number, block: string, options: Options = {}): string[] =>
  stacks.flatMap((stack) => stackOf(players, block, stack, 1, options));

const nameOf = (card: string): string => card.split(':')[0]!;
const calamityOf = (card: string) => civx.calamities.find((c) => c.id === nameOf(card));
const evilsOf = (players: number, block: string): string[] => deckOf(players, block).filter(calamityOf);

function goodsOf(players: number, block: string, options: Options = {}): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of deckOf(players, block, options))
    if (!calamityOf(card)) found[nameOf(card)] = (found[nameOf(card)] ?? 0) + 1;
  return found;
}

const sizeOf = (id: string): number => goods.find((g) => g.id === id)!.size;
const sized = (ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id) => [id, sizeOf(id)]));
const of = (home: string): string[] => goods.filter((g) => g.home === home).map((g) => g.id);

const WEST =
  'ochre clay iron papyrus fish fruit oil wool wine textiles tin copper resin incense gems dye amber ivory';
const EAST =
  'hides flax stone furs salt timber cotton sugar livestock lacquer bronze silver spices jade marble tea gold silk';
const MIXED =
  'ochre hides iron papyrus timber salt oil grain wine textiles bronze silver resin spices gems dye gold ivory';

describe('the trade cards of CivX', () => {
  it('are 286 commodities and 48 calamities, each of the West, the East or both', () => {
    cites('CX 3.1D', 'CX 7.21', 'CX 7.21t', 'CX 7.11', 'CX 7.1', 'CX 3.1F', 'CX 7.31');
    expect(goods).toHaveLength(45);
    expect(goods.reduce((sum, g) => sum + g.size, 0)).toBe(286);
    expect(of('west').sort()).toEqual(WEST.split(' ').sort());
    expect(of('east').sort()).toEqual(EAST.split(' ').sort());
    const sizes = (stack: number): number[] => goods.filter((g) => g.stack === stack).map((g) => g.size);
    expect(stacks.map(sizes)).toEqual([
      [7, 7, 7, 7, 8],
      [8, 7, 8, 7, 8],
      [8, 9, 9, 8, 8],
      [8, 7, 7, 8, 8],
      [6, 7, 7, 6, 6],
      [5, 6, 6, 5, 6],
      [5, 6, 6, 5, 6],
      [5, 4, 5, 4, 4],
      [5, 4, 4, 5, 4],
    ]);
    const both = [...evilsOf(18, 'west'), ...evilsOf(18, 'east')];
    expect(both).toHaveLength(48);
    expect(new Set(both.map(nameOf)).size).toBe(24);
    expect(evilsOf(11, 'east').map(nameOf).sort()).toEqual([...new Set(both.map(nameOf))].sort());
  });

  it('have a minor, a non-tradable and a tradable calamity in each stack but the first', () => {
    cites('CX 7.31t', 'CX 10.3', 'CX 4.72');
    const named = (stack: number): string[] =>
      civx.calamities
        .filter((c) => c.stack === stack)
        .map((c) => `${c.kind === 'minor' ? 'minor' : c.tradeable ? 'major' : 'fixed'} ${c.id}`)
        .sort();
    expect(named(1)).toEqual([]);
    expect(named(2)).toHaveLength(3);
    for (const stack of stacks.slice(1))
      expect(named(stack).map((text) => text.split(' ')[0])).toEqual(['fixed', 'major', 'minor']);
    expect(named(9)).toEqual(['fixed regression', 'major piracy', 'minor banditry'].sort());
    for (const stack of stacks)
      for (const card of stackOf(11, 'west', stack)) {
        const level = calamityOf(card)?.stack ?? goods.find((g) => g.id === card)!.stack;
        expect(level).toBe(stack);
      }
  });

  it('of 5 and 6 players are those of one block, or the list, with majors but no Regression', () => {
    cites('CX 10.31', 'CX 10.31t');
    for (const players of [5, 6]) {
      expect(goodsOf(players, 'west')).toEqual(sized(WEST.split(' ')));
      expect(goodsOf(players, 'east')).toEqual(sized(EAST.split(' ')));
      for (const side of ['west', 'east']) {
        expect(goodsOf(players, side, { goods: 'mixed' })).toEqual(sized(MIXED.split(' ')));
        expect(goodsOf(players, side, { goods: 'west' })).toEqual(sized(WEST.split(' ')));
        expect(goodsOf(players, side, { goods: 'east' })).toEqual(sized(EAST.split(' ')));
      }
      expect(evilsOf(players, 'west')).toHaveLength(15);
      expect(evilsOf(players, 'west')).not.toContain('regression');
    }
  });

  it('of 7 and 8 players have Regression under the ninth stack', () => {
    cites('CX 10.32');
    for (const players of [7, 8]) {
      expect(evilsOf(players, 'west')).toHaveLength(16);
      expect(stackOf(players, 'west', 9).at(-1)).toBe('regression');
    }
  });

  it('of 9 to 11 players have a third commodity a level and the minors among the tradable majors', () => {
    cites('CX 10.33');
    for (const players of [9, 11]) {
      expect(Object.keys(goodsOf(players, 'west'))).toHaveLength(27);
      expect(goodsOf(players, 'west')).toMatchObject(sized(['bone', 'wax', 'glass', 'lead', 'pearl']));
      expect(evilsOf(players, 'west')).toHaveLength(24);
      const depths = Array.from({ length: 200 }, (_, seed) =>
        stackOf(players, 'west', 4, seed).findIndex((card) => calamityOf(card)?.kind === 'minor'),
      );
      expect(Math.min(...depths)).toBe(players);
    }
  });

  it('of 12 to 15 players are divided, without minors, a block of six without Regression', () => {
    cites('CX 10.34', 'CX 10.34t', 'CX 7.31');
    for (const players of [12, 15]) {
      expect(goodsOf(players, 'west')).toEqual(sized(WEST.split(' ')));
      expect(goodsOf(players, 'east')).toEqual(sized(EAST.split(' ')));
    }
    const regressions = (players: number): number[] =>
      ['west', 'east'].map(
        (block) => evilsOf(players, block).filter((c) => nameOf(c) === 'regression').length,
      );
    expect([12, 13, 14, 15].map(regressions)).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(evilsOf(14, 'west').filter((card) => calamityOf(card)!.kind === 'minor')).toEqual([]);
  });

  it('of 16 to 18 players are all cards, the shared ones half and half', () => {
    cites('CX 10.35');
    for (const players of [16, 18])
      for (const block of ['west', 'east']) {
        const own = block === 'west' ? WEST : EAST;
        const halves = Object.fromEntries(of('shared').map((id) => [id, sizeOf(id) / 2]));
        expect(goodsOf(players, block)).toEqual({ ...sized(own.split(' ')), ...halves });
        expect(evilsOf(players, block)).toHaveLength(24);
      }
  });

  it('begin with as many commodities as draw there and end with what cannot be traded', () => {
    cites('CX 10.31', 'CX 10.34');
    for (const players of [5, 8, 11, 12, 13, 18])
      for (const block of players < 12 ? ['east'] : ['west', 'east'])
        for (const stack of stacks.slice(1)) {
          const depth = players < 12 ? players : Math.ceil(players / 2);
          for (let seed = 1; seed <= 4; seed++) {
            const cards = stackOf(players, block, stack, seed);
            expect(cards.slice(0, depth).filter(calamityOf)).toEqual([]);
            const fixed = cards.findIndex((card) => calamityOf(card)?.tradeable === false);
            expect([-1, cards.length - 1]).toContain(fixed);
          }
        }
    const found = Array.from({ length: 300 }, (_, seed) =>
      stackOf(13, 'west', 2, seed).findIndex((card) => calamityOf(card)?.tradeable),
    );
    expect(Math.min(...found)).toBe(7);
  });
});
