import { expect, it } from 'vitest';
import { drawing, supportAfter } from '../../src/decisions/model/construct.ts';
import { dearerRate, supportOf } from '../../src/decisions/model/support.ts';
import { ask, game, ME, seat } from '../support/table.ts';

// MC cal.slave-revolt.1 and .3: two tokens more for each city, one fewer of them with Mythology.
it.each([
  [[], 4, 12],
  [['mythology'], 3, 9],
])('in a slave revolt with %j each city needs %i tokens', (advances, rate, needed) => {
  const { sight } = seat((view) => {
    Object.assign(view.open.nations[ME]!, { advances });
  });
  const dearer = dearerRate(sight, ME, game.rules.calamity('slave-revolt'));
  expect(dearer).toBe(rate);
  expect(supportOf(sight, ME, 8, 3, dearer).needed).toBe(needed);
  expect(supportOf(sight, ME, 8, 3).needed).toBe(6);
  expect(dearerRate(sight, ME, game.rules.calamity('famine'))).toBeUndefined();
});

// MC 5.c comes before the draw.
it.each([
  [
    { athens: 6, boeotia: 1, phocis: 1, thessaly: 1 },
    { n: 1, atLeast: false },
  ],
  [
    { athens: 6, boeotia: 1, phocis: 1, thessaly: 1, epirus: 1 },
    { n: 2, atLeast: false },
  ],
])('of the cities that stand after building, those draw cards that tokens support: %j', (tokens, drawn) => {
  const { sight } = seat((view) => {
    Object.assign(view.open.nations[ME]!, { tokens, cities: ['byzantium'] });
  });
  expect(drawing(supportAfter(sight, ask('construct', {}), [{ area: 'athens' }]))).toEqual(drawn);
});
