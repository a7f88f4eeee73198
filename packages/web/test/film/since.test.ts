import type { GameEvent } from '@ochre/engine';
import { film } from '@ochre/languages/en/film.ts';
import { expect, it } from 'vitest';
import { sinceOf } from '../../src/film/since.ts';
import { hurts } from '../../src/live/digest.ts';
import { game, ME, seat } from '../support/table.ts';

const events = (...told: [GameEvent['type'], object][]) =>
  told.map(([type, open], seq) => ({
    seq,
    turn: 4,
    phase: 'movement',
    event: { type, cite: 'MC 1', open } as GameEvent,
  }));

it('leaves an arrow for each way others went, and says what changed', () => {
  const since = seat(({ open }) => {
    open.nations['egypt']!.tokens = { gaza: 3, sinai: 1 };
    open.nations[ME]!.tokens = { tanis: 4 };
  }).view.open;
  const now = seat(({ open }) => {
    open.nations['egypt']!.tokens = { gaza: 0, sinai: 4 };
    open.nations[ME]!.tokens = { tanis: 2 };
  }).view.open;
  const sides = { egypt: { had: 2, lost: 2, left: 0 }, [ME]: { had: 4, lost: 2, left: 2 } };
  const news = {
    why: 'waited' as const,
    since,
    events: events(
      ['walked', { nation: 'egypt', n: 2, from: 'gaza', to: 'sinai' }],
      ['walked', { nation: 'egypt', n: 1, from: 'gaza', to: 'sinai' }],
      ['walked', { nation: 'minoa', n: 2, from: 'alexandria', to: 'tanis' }],
      ['walked', { nation: ME, n: 2, from: 'rome', to: 'tanis' }],
      ['cityBuilt', { nation: 'egypt', area: 'memphis', treasury: 0, from: {} }],
      ['tokenConflict', { area: 'tanis', sides }],
    ),
  };
  const { ways, plates } = sinceOf(game.rules, news, now, ME, film.layer.plates);
  expect(ways).toEqual([
    { owner: 'egypt', n: 3, from: 'gaza', to: 'sinai', mine: false },
    { owner: 'minoa', n: 2, from: 'alexandria', to: 'tanis', mine: true },
  ]);
  expect(plates).toEqual([
    { area: 'memphis', words: 'new', tone: 'fresh', mine: false },
    { area: 'tanis', words: '−2', tone: 'loss', no: 1, mine: true },
    { area: 'sinai', words: '+3', tone: 'more', mine: false },
  ]);
  expect(hurts(news.events.at(-1)!.event, ME)).toBe(true);
  expect(hurts(news.events[0]!.event, ME)).toBe(false);
});
