import type { GameEvent } from '@ochre/engine';
import { film } from '@ochre/languages/en/film.ts';
import { expect, it } from 'vitest';
import { sinceOf } from '../../src/film/since.ts';
import { arrivalsOf } from '../../src/live/arrivals.ts';
import { digest } from '../../src/live/digest.ts';
import { touchesOf } from '../../src/live/touches.ts';
import type { LoggedEvent } from '../../src/session/session.ts';
import { game, ME, seat } from '../support/table.ts';

const { rules } = game;
const COAST = Object.keys(rules.map.waters).find((id) => rules.map.waters[id]!.area === 'tanis')!;

const since = seat(({ open }) => {
  Object.assign(open.nations[ME]!, { tokens: { tanis: 2, sinai: 1 }, cities: ['gaza'] });
  Object.assign(open.nations['hatti']!, { tokens: { memphis: 4 }, ships: { [COAST]: 1 } });
}).view.open;

const walk = (to: string, n = 1): object => ({ nation: 'hatti', from: 'memphis', to, n });
const happened = (...told: [type: GameEvent['type'], open: object][]): LoggedEvent[] =>
  told.map(([type, open], seq) => ({
    seq,
    turn: 4,
    phase: 'movement',
    event: { type, cite: 'MC 1', open } as unknown as GameEvent,
  }));

it('whoever comes to where I stand concerns me, once for each nation and place', () => {
  const events = happened(
    ['walked', walk('sinai')],
    ['walked', walk('alexandria')],
    ['sailed', { nation: 'hatti', ship: 0, legs: [{ load: 1, to: COAST }, { land: 1 }] }],
    ['walked', walk('tanis', 2)],
    ['walked', walk('gaza')],
    ['walked', { nation: ME, from: 'tanis', to: 'sinai', n: 1 }],
  );
  const news = { why: 'waited' as const, events, since };
  const arrivals = arrivalsOf(rules, news, since, ME);
  expect([...arrivals]).toEqual([
    [0, { owner: 'hatti', area: 'sinai', tokens: 1, city: false }],
    [2, { owner: 'hatti', area: 'tanis', tokens: 2, city: false }],
    [3, { owner: 'hatti', area: 'tanis', tokens: 2, city: false }],
    [4, { owner: 'hatti', area: 'gaza', tokens: 0, city: true }],
  ]);
  const touches = touchesOf(events, ME, arrivals);
  expect(touches.map(({ logged, after }) => [logged.seq, after.map(({ seq }) => seq)])).toEqual([
    [0, []],
    [2, [3]],
    [4, []],
  ]);
  const { count, others } = digest(events, ME, arrivals);
  expect(others.move?.map(({ seq }) => seq)).toEqual([1]);
  expect(count).toBe(1);
  const { ways } = sinceOf(rules, news, since, ME, film.layer.plates);
  expect(ways.filter(({ mine }) => mine).map(({ to }) => to)).toEqual(['sinai', 'tanis', 'tanis', 'gaza']);
});

it('where it came to blows the conflict tells of it', () => {
  const sides = { hatti: { had: 1, lost: 1, left: 0 }, [ME]: { had: 1, lost: 1, left: 0 } };
  const events = happened(['walked', walk('sinai')], ['tokenConflict', { area: 'sinai', sides }]);
  expect(arrivalsOf(rules, { events, since }, since, ME).size).toBe(0);
});
