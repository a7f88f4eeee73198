import type { GameEvent } from '@ochre/engine';
import { film as german } from '@ochre/languages/de/film.ts';
import { effect, signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import type { Beat } from '../../src/film/parts.ts';
import { momentOf, pageSum, toldOf } from '../../src/film/told.ts';
import type { Effect } from '../../src/live/effects.ts';
import type { Reel } from '../../src/live/reel.ts';
import type { LoggedEvent, Session } from '../../src/session/session.ts';
import { game, ME, seat } from '../support/table.ts';

it('whoever shows the calamities so far is shown anew with each', async () => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('addEventListener', () => {});
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
    told.push(film.script.called(part).map(({ calamity }) => calamity));
  });
  film.turn(1);
  film.turn(1);
  stop();
  film.pause();
  expect(told).toEqual([['famine'], ['famine', 'flood'], ['famine', 'flood', 'superstition']]);
});

it('counts the deals after I had finished apart from those before', () => {
  const told = (...types: GameEvent['type'][]): LoggedEvent[] =>
    types.map((type, seq) => ({
      seq,
      turn: 4,
      phase: 'trade',
      event: { type, cite: 'MC 7', open: { nation: ME, from: 'egypt', to: 'hatti' } } as GameEvent,
    }));
  const words = (log: LoggedEvent[], from: number): string => {
    const lines = log.slice(from).flatMap((logged) => (logged.event.type === 'traded' ? [{ logged }] : []));
    return pageSum({ log: signal(log) }, 'deals', lines, ME);
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

it('a page tells the line of its moment in a sentence, several by the names of those who act', () => {
  const { view } = seat();
  const session = { rules: game.rules, log: signal([]), view: signal(view) } as unknown as Session;
  const said = (page: Beat['page'], ...told: [GameEvent['type'], object][]): string => {
    const events = told.map(([type, open], seq) => ({
      seq,
      turn: 4,
      phase: 'trade',
      event: { type, cite: 'MC 7', open } as GameEvent,
    }));
    return toldOf(session, { page, events, effects: [], view } as unknown as Beat, ME).words;
  };
  const deal = (from: string, to: string): [GameEvent['type'], object] => [
    'traded',
    { from, to, gives: 3, gets: 3 },
  ];
  expect(said('deals', deal('egypt', 'minoa'))).toBe('Egypt and Minoa traded 3 for 3 cards.');
  expect(said('deals', deal('egypt', 'minoa'), deal('hatti', 'celt'))).toBe(
    'Deals: Egypt and Minoa; Hatti and Celt.',
  );
  const bought = (nation: string): [GameEvent['type'], object] => [
    'advancesBought',
    { nation, advances: ['pottery'] },
  ];
  expect(said('purchases', bought('egypt'), bought('minoa'))).toBe('Egypt and Minoa acquire advances.');
  const step = (nation: string, to: number): [GameEvent['type'], object] => [
    'marker',
    { nation, from: 4, to, epoch: null },
  ];
  expect(said('track', step('egypt', 5), step('minoa', 5), step(ME, 4))).toBe(
    'Egypt and Minoa step on, you stay.',
  );
  expect(said('track', step('egypt', 4), step('minoa', 4))).toBe('Egypt and Minoa stay.');
  expect(said('track', ['markerBack', { nation: 'egypt', steps: 1, space: 4 }], step('minoa', 4))).toBe(
    'Egypt went back 1 step to space 4. Minoa stayed on space 4.',
  );
  expect(german.manyStep(['Egypt', undefined], ['Minoa'])).toBe(
    'Vorgerückt: Egypt und du; stehen geblieben: Minoa.',
  );
});

it('cities and surplus of a beat are told together', () => {
  const { view } = seat();
  const session = { rules: game.rules, log: signal([]), view: signal(view) } as unknown as Session;
  const said = (...built: [nation: string, area: string][]): string => {
    const events = built.map(([nation, area], seq) => ({
      seq,
      turn: 4,
      phase: 'construction',
      event: { type: 'cityBuilt', cite: 'MC 5', open: { nation, area, from: {} } } as GameEvent,
    }));
    const effects = built.map(([owner, area]) => ({ kind: 'rise', owner, area }));
    return toldOf(
      session,
      { events, effects, view, shots: [{ at: 0, open: view.open }] } as unknown as Beat,
      ME,
    ).words;
  };
  expect(said(['egypt', 'gaza'])).toBe('Egypt built a city in Gaza');
  expect(said(['egypt', 'gaza'], ['egypt', 'sinai'])).toBe('Egypt built cities in Gaza and Sinai');
  expect(said(['egypt', 'gaza'], ['minoa', 'athens'])).toBe('Egypt and Minoa build 2 cities.');
  const loss = (owner: string, area: string): Effect => ({ kind: 'loss', area, n: 2, owner });
  const removed = (nation: string, tokens: Record<string, number>): LoggedEvent => ({
    seq: 0,
    turn: 4,
    phase: 'surplus',
    event: { type: 'surplusRemoved', cite: 'MC 5', open: { nation, tokens } } as GameEvent,
  });
  const beat = (events: LoggedEvent[], effects: Effect[]): Beat =>
    ({ events, effects, view, shots: [{ at: 0, open: view.open }] }) as unknown as Beat;
  const [a, b] = [
    beat([removed('egypt', { gaza: 2, sinai: 1 })], [loss('egypt', 'gaza'), loss('egypt', 'sinai')]),
    beat([removed('minoa', { athens: 2 })], [loss('minoa', 'athens')]),
  ];
  expect(toldOf(session, a, ME).words).toBe('3 surplus tokens go back into stock: Egypt.');
  // Those who do the same in a scene are told together all the time.
  const scene = { actors: ['egypt', 'minoa'], owners: [], beats: [a, b] };
  for (const now of [a, b])
    expect(toldOf(session, momentOf(scene, now), ME).words).toBe(
      '5 surplus tokens go back into stock: Egypt and Minoa.',
    );
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
