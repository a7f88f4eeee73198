import { quick } from '@ochre/engine';
import { classic as board } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { regions } from '../src/classic/tables/regions.ts';
import { classic } from '../src/index.ts';

const config = { ruleset: 'classic', map: 'classic', players: 7, options: {} };
const stacks = Array.from({ length: 9 }, (_, i) => classic.stackCards(config, 'main', i + 1));

describe('the classic board', () => {
  cites('CL 2.1');
  const land = board.areas.filter((a) => a.kind === 'land');

  it('has zones with limits, flood plains, volcanoes and open seas', () => {
    expect(land.length).toBe(123);
    expect(land.every((a) => a.limit! >= 1 && a.limit! <= 5)).toBe(true);
    expect(new Set(land.flatMap((a) => a.floodPlain ?? [])).size).toBeGreaterThan(2);
    expect(new Set(land.flatMap((a) => a.volcano ?? []))).toEqual(new Set(['etna', 'thera', 'vesuvius']));
    expect(board.areas.length - land.length).toBe(8);
  });

  it('is divided among the nine nations', () => {
    expect(Object.keys(regions).sort()).toEqual(land.map((a) => a.id).sort());
    expect(new Set(Object.values(regions))).toEqual(new Set(classic.civilizations.map((c) => c.id)));
  });

  it('has every start in the land of its nation', () => {
    for (const { starts } of board.setups!)
      for (const [who, area] of Object.entries(starts!)) expect(regions[area]).toBe(who);
  });
});

describe('the classic deck', () => {
  cites('CL 2.5', 'CL 2.6', 'CL 3.7');

  it('has 66 commodities at nine levels and eight calamities from level two on, one each', () => {
    const calamities = new Set(classic.calamities.map((c) => c.id));
    const all = stacks.flat();
    expect(all.filter((c) => !calamities.has(c)).length).toBe(66);
    expect(stacks.map((s) => s.filter((c) => calamities.has(c)).length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(stacks.map((s) => new Set(s.filter((c) => !calamities.has(c))).size)).toEqual([
      2, 2, 1, 1, 1, 1, 1, 1, 1,
    ]);
  });

  it('has red calamities up to level five, black ones above', () => {
    for (const { stack, tradeable } of classic.calamities) expect(tradeable).toBe(stack > 5);
  });

  it('is shuffled with the calamity undermost', () => {
    for (let n = 1; n <= 9; n++) {
      const pile = classic.prepareStack(config, 'main', n, quick(n));
      expect([...pile].sort()).toEqual([...stacks[n - 1]!].sort());
      expect(pile.at(-1)).toBe(stacks[n - 1]!.at(-1));
    }
  });
});

describe('the civilization cards', () => {
  cites('CL E10.5', 'CL 6.3');
  const of = (group: string) => classic.advances.filter((a) => a.groups.includes(group));

  it('of arts help with Law, of crafts with Democracy, of sciences with Philosophy', () => {
    for (const [group, target] of [
      ['arts', 'law'],
      ['crafts', 'democracy'],
      ['science', 'philosophy'],
    ] as const)
      for (const { creditsTo } of of(group)) expect(creditsTo![target]).toBeGreaterThan(0);
  });

  it('are sixteen and count what they cost', () => {
    expect(classic.advances.length).toBe(16);
    for (const { cost, points } of classic.advances) expect(points).toBe(cost);
  });
});

it('the track runs from Africa at the top to Egypt at the bottom', () => {
  cites('CL 5.2');
  expect(classic.civilizations.map((c) => c.id)).toEqual([
    'africa',
    'italy',
    'illyria',
    'thrace',
    'crete',
    'asia',
    'assyria',
    'babylon',
    'egypt',
  ]);
});
