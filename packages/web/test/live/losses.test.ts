import type { GameEvent } from '@ochre/engine';
import { film } from '@ochre/languages/en/film.ts';
import { expect, it } from 'vitest';
import { sinceOf } from '../../src/film/since.ts';
import { costOf, lossesOf, lossOf } from '../../src/live/losses.ts';
import { game, ME, seat } from '../support/table.ts';

const happened = (...told: [type: GameEvent['type'], open: object][]): GameEvent[] =>
  told.map(([type, open]) => ({ type, cite: 'MC 1', open }) as unknown as GameEvent);

/** A city that six tokens defend is stormed; one more token falls next to it. */
const STORMED = happened(
  ['calamityRevealed', { nation: ME, calamity: 'barbarian-hordes' }],
  ['cityFalls', { area: 'tanis', attacker: 'barbarians', defender: ME, attackers: 10, defenders: 6 }],
  [
    'tokenConflict',
    {
      area: 'tanis',
      sides: { [ME]: { had: 6, lost: 6, left: 0 }, barbarians: { had: 10, lost: 5, left: 5 } },
    },
  ],
  [
    'tokenConflict',
    {
      area: 'sinai',
      sides: { [ME]: { had: 1, lost: 1, left: 0 }, barbarians: { had: 1, lost: 1, left: 0 } },
    },
  ],
);

it('who defends a stormed city is lost with it, not besides', () => {
  expect(costOf(STORMED, ME)).toEqual({ tokens: 1, cities: 1, left: 0 });
  // As long as they are not fought, they stand there.
  expect(costOf(STORMED.slice(0, 2), ME)).toEqual({ tokens: 0, cities: 1, left: 6 });
  const news = {
    why: 'waited' as const,
    events: STORMED.map((event, seq) => ({ seq, turn: 4, phase: 'calamityResolution', event })),
  };
  const { plates } = sinceOf(game.rules, news, seat().view.open, ME, film.layer.plates);
  expect(plates.map(({ area, words }) => [area, words])).toEqual([
    ['tanis', '−1 city'],
    ['sinai', '−1'],
  ]);
});

it('what stands in the place of a city is told beside the loss', () => {
  const [reduced, damage] = happened(
    ['cityReduced', { nation: ME, area: 'tanis', tokens: 2 }],
    ['damageTaken', { nation: ME, points: 8, tokens: { sinai: 3 }, cities: { tanis: 2, gaza: 0 } }],
  );
  expect(lossOf(reduced!, ME)).toEqual({ tokens: 0, cities: 1, left: 2 });
  expect(lossOf(damage!, ME)).toEqual({ tokens: 3, cities: 2, left: 2 });
  expect(lossOf(damage!, 'egypt')).toEqual({ tokens: 0, cities: 0, left: 0 });
  expect(lossesOf([damage!], ME)).toEqual({ lost: ['gaza'], reduced: ['tanis'], tokens: 3 });
});

it('tokens of other areas and ships that stand in for a conflict are lost where they were', () => {
  const side = { had: 2, lost: 4, left: 0, ships: 1, nearby: { gaza: 1 } };
  const [fought] = happened(['tokenConflict', { area: 'sinai', sides: { [ME]: side } }]);
  expect(lossOf(fought!, ME)).toEqual({ tokens: 3, cities: 0, left: 0 });
});
