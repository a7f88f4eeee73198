import type { DamageBounds } from '@ochre/engine';
import { about } from '@ochre/engine/query';
import { describe, expect, it } from 'vitest';
import {
  lossLines,
  modifierSum,
  mostLeft,
  nothingTaken,
  pointsOf,
  supportAfter,
  takeCity,
  takeTokens,
} from '../../src/decisions/model/damage.ts';
import { ask, choicesOf, game, ME, seat } from '../support/table.ts';

const EPIDEMIC = game.rules.calamity('epidemic');

function stricken(advances: string[] = [], points = 15) {
  const { view, sight } = seat((v) => {
    Object.assign(v.open.nations[ME]!, {
      tokens: { rome: 4, etruria: 3, campania: 2 },
      cities: ['tarentum', 'neapolis'],
      advances,
    });
  });
  const d = ask(
    'takeDamage',
    {
      purpose: about('epidemic'),
      points,
      tokens: { rome: 4, etruria: 3, campania: 2 },
      cities: ['tarentum', 'neapolis'],
    },
    EPIDEMIC.cite,
  );
  return { view, sight, d, bounds: choicesOf(sight, d) as unknown as DamageBounds };
}

describe('the list of losses', () => {
  it('adds up tokens and cities less what stays of them', () => {
    const { bounds } = stricken([], 10);
    let taken = takeTokens(nothingTaken, bounds, 'rome', 3);
    taken = takeCity(taken, 'tarentum', 2);
    expect(pointsOf(taken)).toBe(6);
    expect(lossLines(taken)).toEqual([
      { area: 'rome', kind: 'tokens', points: 3, n: 3 },
      { area: 'tarentum', kind: 'city', points: 3, n: 2 },
    ]);
    expect(pointsOf(takeCity(taken, 'tarentum', undefined))).toBe(3);
  });

  it('never takes more tokens than there are', () => {
    const { bounds } = stricken();
    expect(takeTokens(nothingTaken, bounds, 'rome', 9).tokens).toEqual({ rome: 4 });
    expect(takeTokens(nothingTaken, bounds, 'rome', -1).tokens).toEqual({});
    expect(takeTokens(nothingTaken, bounds, 'corsica', 1).tokens).toEqual({});
  });

  it('leaves in place of a city what area and stock bear', () => {
    const { bounds } = stricken();
    expect(mostLeft(nothingTaken, bounds, 'tarentum')).toBe(bounds.cities[0]!.left);
    expect(mostLeft(nothingTaken, { ...bounds, stock: 1 }, 'tarentum')).toBe(
      Math.min(1, bounds.cities[0]!.left),
    );
    const both = takeCity(nothingTaken, 'neapolis', 1);
    expect(mostLeft(both, { ...bounds, stock: 1 }, 'tarentum')).toBe(0);
  });

  it('warns of cities that fall for want of support', () => {
    const { sight, d, bounds } = stricken();
    const some = takeTokens(takeTokens(nothingTaken, bounds, 'rome', 4), bounds, 'etruria', 3);
    expect(supportAfter(sight, d, nothingTaken).falling).toBe(0);
    expect(supportAfter(sight, d, some)).toMatchObject({ tokens: 2, cities: 2, needed: 4, falling: 1 });
  });

  it('draws the sum from the calamity and the advances held, and only where it comes out', () => {
    const { sight, d } = stricken(['medicine', 'roadbuilding']);
    const sum = modifierSum(sight, d)!;
    expect(sum.as).toBe('primary');
    expect(sum.lines.filter((l) => l.held).map((l) => [l.advance, l.n])).toEqual([
      [undefined, 15],
      ['medicine', -5],
      ['roadbuilding', 5],
    ]);
    expect(modifierSum(sight, { ...d, ask: { ...d.ask, points: 11 } })).toBeUndefined();
  });
});
