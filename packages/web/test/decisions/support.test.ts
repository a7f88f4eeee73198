import { expect, it } from 'vitest';
import { dearerRate, supportOf } from '../../src/decisions/model/support.ts';
import { game, ME, seat } from '../support/table.ts';

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
