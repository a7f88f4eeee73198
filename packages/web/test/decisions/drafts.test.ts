import type { Building } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { addCity, changeCity, dropCity, supportAfter } from '../../src/decisions/model/construct.ts';
import { clamped, evenly, inOrder, withCount } from '../../src/decisions/model/counts.ts';
import { cardName } from '../../src/decisions/model/names.ts';
import { forCities, placeRows } from '../../src/decisions/model/place.ts';
import { toggledUpTo } from '../../src/decisions/model/select.ts';
import { taxColumns } from '../../src/decisions/model/tax.ts';
import { ask, game, ME, seat } from '../support/table.ts';

describe('counts', () => {
  it('stay within room and budget', () => {
    expect(clamped({ a: 2 }, 'b', 5, 3, 4)).toEqual({ a: 2, b: 2 });
    expect(clamped({ a: 2, b: 2 }, 'b', 0, 3, 4)).toEqual({ a: 2 });
    expect(withCount({ a: 1 }, 'a', 0)).toEqual({});
  });

  it('are spread evenly, or in order', () => {
    expect(evenly({ a: 2, b: 1, c: 2 }, ['a', 'b', 'c'], 4)).toEqual({ a: 2, b: 1, c: 1 });
    expect(inOrder({ a: 2, b: 1, c: 2 }, ['c', 'a', 'b'], 3)).toEqual({ c: 2, a: 1 });
    expect(evenly({ a: 1 }, ['a'], 9)).toEqual({ a: 1 });
  });
});

describe('placing tokens', () => {
  const { sight } = seat((v) => {
    v.open.nations[ME]!.tokens = { rome: 4, etruria: 1, samnium: 2 };
  });
  it('shows limits, cities and surplus', () => {
    const rome = placeRows(sight, ME, { rome: 2 }, { rome: 2 })[0]!;
    expect(rome).toMatchObject({ now: 4, value: 2, cityAt: game.rules.policies.cityCost(sight, 'rome') });
    expect(rome.over).toBe(Math.max(0, 6 - rome.limit));
  });
  it('favours the site nearest to a city', () => {
    const sites = ['rome', 'etruria', 'samnium'].filter((a) => game.rules.map.area(a).site);
    expect(sites).toContain('rome');
    expect(forCities(sight, ME, { rome: 2, etruria: 1, samnium: 2 }, 2)).toEqual({ rome: 2 });
  });
});

describe('building cities', () => {
  const { view, sight } = seat((v) => {
    Object.assign(v.open.nations[ME]!, {
      tokens: { rome: 6, etruria: 3, samnium: 2 },
      cities: [],
      advances: [],
    });
  });
  const d = ask('construct', {});
  it('adds what can be paid, drops it again, and says what support is left', () => {
    const one = addCity(sight, d, [], 'rome');
    expect(one).toEqual([{ area: 'rome' }]);
    expect(game.check(view, d, one as never)).toBeUndefined();
    expect(addCity(sight, d, one, 'etruria')).toEqual(one);
    expect(dropCity(one, 'rome')).toEqual([]);
    expect(supportAfter(sight, d, one)).toMatchObject({ cities: 1, needed: 2, falling: 0 });
  });
  it('leaves out means that pay nothing', () => {
    const plan: Building[] = [{ area: 'rome', treasury: 2, from: { etruria: 1 } }];
    expect(changeCity(plan, 'rome', { treasury: 0, from: { etruria: 0 } })).toEqual([{ area: 'rome' }]);
  });
});

describe('the tax rate', () => {
  it('shows revenue, stock, growth and revolt side by side', () => {
    const { sight } = seat((v) => {
      const me = v.open.nations[ME]!;
      Object.assign(me, { cities: ['rome', 'tarentum', 'neapolis'], tokens: { etruria: 2, samnium: 1 } });
      me.stock.tokens = 7;
    });
    const d = ask('taxRate', { min: 1, max: 3, usual: 2 });
    expect(taxColumns(sight, d, [1, 2, 3])).toMatchObject([
      { rate: 1, paid: 3, stockAfter: 4, growthShort: 0, revolting: 0 },
      { rate: 2, paid: 6, stockAfter: 1, growthShort: 2, revolting: 0, usual: true },
      { rate: 3, paid: 7, stockAfter: 0, growthShort: 3, revolting: 1 },
    ]);
  });
});

describe('words', () => {
  it('name cards whatever block they are of', () => {
    expect(cardName(game.rules, 'clay:west')).toBe('Clay');
    expect(cardName(game.rules, 'civil-war')).toBe('Civil War');
    expect(cardName(game.rules, 'water')).toBe('Water');
  });
});

it('a list that is full lets go of its oldest', () => {
  expect(toggledUpTo(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
  expect(toggledUpTo(['a', 'b'], 'a', 2)).toEqual(['b']);
});
