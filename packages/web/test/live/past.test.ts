import { createGame } from '@ochre/engine';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { History } from '../../src/history/history.ts';
import { markOf, stopsOf, stretchesOf, touches } from '../../src/history/stops.ts';
import { areasOf, effectsOf, placesIn } from '../../src/live/effects.ts';
import { momentOf } from '../../src/session/past.ts';
import type { LoggedEvent, Session } from '../../src/session/session.ts';
import { SoloPast } from '../../src/session/soloPast.ts';
import { soloRecord } from '../../src/session/soloRecord.ts';
import { playedSave } from '../support/saves.ts';

const save = playedSave({}, (table) => table.state.open.turn === 9);
const game = createGame(mega, world);
const me = save.game.nation!;
const actions = save.actions.map((a) => a.action);

const past = (): SoloPast => {
  const made = SoloPast.dealt(game, save.game);
  expect(made.follow(actions, save.events)).toBe(true);
  return made;
};

it('every event of the log leads to a moment that had just told it', () => {
  const history = past();
  for (const logged of save.events.filter((_, i) => i % 7 === 0)) {
    const moment = momentOf(save.events, logged);
    const { view, from, seen, turn } = history.view(moment);
    expect(turn).toBe(logged.turn);
    expect(from).toBeLessThan(moment.seen);
    expect(seen).toBeGreaterThanOrEqual(moment.seen);
    expect(view.viewer === me || view.viewer === save.game.seat).toBe(true);
  }
});

it('the last moment is the present, and what follows later is followed', () => {
  const history = SoloPast.dealt(game, save.game);
  expect(history.follow(actions.slice(0, 20), save.events)).toBe(true);
  expect(history.follow(actions.slice(20), save.events.slice(history.seen))).toBe(true);
  const { view } = history.view(momentOf(save.events, save.events.at(-1)!));
  expect(view).toEqual(game.view(save.state, me));
  expect(history.chronicle().map((t) => t.turn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('a turn that was looked at while it went on is known whole once it is over', async () => {
  const all = save.events.filter(({ turn }) => turn === 5);
  let told = all.slice(0, 4);
  const view = signal({ open: { turn: 5 } });
  const live = { view, past: { events: async () => told } } as unknown as Session;
  const history = new History(live, () => {});
  expect(await history.events(5)).toHaveLength(4);
  told = all;
  view.value = { open: { turn: 6 } };
  expect(await history.events(5)).toEqual(all);
  told = [];
  expect(await history.events(5)).toEqual(all);
});

const NONE = { count: 3, names: [] };

it('stops leave out the to and fro of others, not my own', () => {
  const offer = (from: string, seq: number): LoggedEvent => ({
    seq,
    turn: 1,
    phase: 'trade',
    event: {
      type: 'offerMade',
      cite: 'MC 7.trade.2',
      open: { offer: { id: `${from}.1`, from, gives: NONE, wants: NONE } },
    },
  });
  expect(stopsOf([offer('rome', 0), offer(me, 1)], me).map((s) => s.seen)).toEqual([2]);
  const stops = stopsOf(
    save.events.filter((e) => e.turn === 8),
    me,
  );
  expect(stops.length).toBeGreaterThan(10);
  const stretches = stretchesOf(
    save.events.filter((e) => e.turn === 8),
    (s) => s,
  );
  expect(stretches[0]!.from).toBe(1);
  for (const [i, s] of stretches.entries()) expect(s.from).toBe((stretches[i - 1]?.to ?? 0) + 1);
});

it('what can be seen on the board names areas of the board', () => {
  const seen = new Set<string>();
  for (const { event } of save.events)
    for (const effect of effectsOf(event)) {
      seen.add(effect.kind);
      for (const area of areasOf(effect)) expect(game.rules.map.find(area), event.type).toBeDefined();
    }
  for (const kind of ['travel', 'rise', 'loss']) expect(seen).toContain(kind);
  const built = save.events.map((e) => e.event).find((e) => e.type === 'cityBuilt')!;
  expect(placesIn(built)).toContain(built.open.area);
  expect(markOf(built)).toBe('city');
  expect(touches(built, built.open.nation)).toBe(true);
  expect(touches(built, 'nobody')).toBe(false);
});

it('a game under way is saved without the seed that tells what is to come', async () => {
  const record = soloRecord(game, save.game, actions, save.events);
  expect(record.seed).toBeUndefined();
  expect(record.result).toBeUndefined();
  expect(record.actions).toHaveLength(actions.length + 1);
  expect(new Set(record.actions.map((a) => a.chain)).size).toBe(record.actions.length);
});
