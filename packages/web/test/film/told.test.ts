import type { GameEvent } from '@ochre/engine';
import { film as german } from '@ochre/languages/de/film.ts';
import { effect, signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import type { Beat } from '../../src/film/parts.ts';
import { toldOf } from '../../src/film/told.ts';
import type { Reel } from '../../src/live/reel.ts';
import type { LoggedEvent, Session } from '../../src/session/session.ts';
import { game, ME, seat } from '../support/table.ts';

it('whoever shows the calamities so far is shown anew with each', async () => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: () => null });
  const { Film } = await import('../../src/film/film.ts');
  const called = (nation: string, calamity: string, seq: number): LoggedEvent => {
    const open = { nation, calamity, card: calamity };
    return {
      seq,
      turn: 4,
      phase: 'majorCalamities',
      event: { type: 'calamityRevealed', cite: 'MC 1', open } as GameEvent,
    };
  };
  const events = [
    called('egypt', 'famine', 0),
    called('hatti', 'flood', 1),
    called('minoa', 'superstition', 2),
  ];
  const { view } = seat();
  const batches = [{ before: view, events, after: view }];
  const live = { rules: game.rules, view: signal(view), log: signal(events) } as unknown as Session;
  const showing = signal({ log: signal([]), show: () => {} });
  const film = new Film({ live, showing, take: () => batches.splice(0) } as unknown as Reel, {} as never);
  film.begin();
  const { part } = film.at.peek()!;
  const told: string[][] = [];
  const stop = effect(() => {
    told.push(film.called(part).map(({ calamity }) => calamity));
  });
  film.turn(1);
  film.turn(1);
  stop();
  film.pause();
  expect(told).toEqual([['famine'], ['famine', 'flood'], ['famine', 'flood', 'superstition']]);
});

it('counts the deals after I had finished apart from those before', () => {
  const { view } = seat();
  const told = (...types: GameEvent['type'][]): LoggedEvent[] =>
    types.map((type, seq) => ({
      seq,
      turn: 4,
      phase: 'trade',
      event: { type, cite: 'MC 7', open: { nation: ME, from: 'egypt', to: 'hatti' } } as GameEvent,
    }));
  const words = (log: LoggedEvent[], from: number): string => {
    const events = log.slice(from).filter(({ event }) => event.type === 'traded');
    const session = { rules: game.rules, log: signal(log) } as unknown as Session;
    return toldOf(session, { page: 'deals', events, view } as unknown as Beat, ME).words;
  };
  const mine = told('traded', 'tradeOpened', 'traded', 'tradeFinished', 'traded');
  expect(words(mine, 4)).toBe('1 more deal after you had finished.');
  expect(words(told('traded', 'tradeOpened', 'tradeFinished', 'traded', 'traded'), 3)).toBe(
    '2 deals after you had finished.',
  );
  expect(words(told('tradeOpened', 'tradeFinished', 'tradeResumed', 'traded'), 3)).toBe(
    '1 deal in the market.',
  );
  expect(german.dealt(1, 5)).toBe('Noch 1 Geschäft, nachdem du fertig warst.');
  expect(german.dealt(2, 0)).toBe('2 Geschäfte, nachdem du fertig warst.');
});

it('tells together what changed hands at once, cities and tokens', () => {
  const { view } = seat();
  const took = (seq: number, open: object, type: GameEvent['type']): LoggedEvent => ({
    seq,
    turn: 4,
    phase: 'majorCalamities',
    event: { type, cite: 'MC 9', open: { nation: 'minoa', from: ME, ...open } } as GameEvent,
  });
  const cities = took(0, { cities: ['apollonia', 'epirus'] }, 'citiesAnnexed');
  const tokens = took(
    1,
    { tokens: { athens: 2, corinth: 1, moesia: 2, thrace: 1, dacia: 3 } },
    'tokensAnnexed',
  );
  const session = { rules: game.rules, log: signal([]) } as unknown as Session;
  const words = (...events: LoggedEvent[]): string =>
    toldOf(session, { effects: [], shots: [{ open: view.open }], events, view } as unknown as Beat, ME).words;
  expect(words(cities, tokens)).toBe('Minoa took Apollonia, Epirus, Athens and 4 more from you');
  expect(words(cities)).toBe('Minoa took Apollonia and Epirus from you');
});
