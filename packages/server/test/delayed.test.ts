import { join } from 'node:path';
import { type Action, type Game, hash, type Json, quick, type View } from '@ochre/engine';
import { refuse } from '@ochre/engine/ruleset';
import type { Delay, Snapshot } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { DelayedSpectators } from '../src/play/delayed.ts';
import { deal, Journal } from '../src/play/journal.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { newTable } from '../src/tables/create.ts';
import { folder } from './house.ts';

const game = gameFor('mega');
const MINUTE = 60_000;

/** A game that is played a minute an action, and what an observer could see after each. */
async function played(delay: Delay, actions: number) {
  const store = new SqlStore(await openSqlite(join(folder(), 'ochre.db')));
  const options = { short: true, turns: 4 };
  const { record, seed } = newTable({ name: 'A', players: 5, delay, options }, 1);
  await store.createTable(record, seed, { hash: record.id, table: record.id, seat: 1 });
  await store.saveTable({ ...record, status: 'running' }, { deal: deal(game, record, seed, MINUTE) });
  const journal = await Journal.open(store, game, record);
  const rng = quick(3);
  const seen = [hash(game.view(journal.state, 'observer'))];
  const play = async (times: number): Promise<void> => {
    for (let i = 0; i < times && !journal.state.open.result; i++) {
      const d = game.due(journal.state).find((due) => !due.optional)!;
      const sight = game.sight(game.view(journal.state, d.owner));
      const answer = game.rules.spec(d.kind).sample(sight, d as never, rng) as Json;
      const action: Action = { by: d.owner, decision: d.id, kind: d.kind, answer };
      await journal.commit(action, (journal.seq + 2) * MINUTE);
      seen.push(hash(game.view(journal.state, 'observer')));
    }
  };
  await play(actions);
  const head = () => ({
    ...journal,
    seq: journal.seq,
    state: journal.state,
    over: !!journal.state.open.result,
  });
  const open = (now: number, on: Game = game) => DelayedSpectators.open(store, on, record, head(), now);
  return { store, record, journal, seen, play, head, open };
}

const shown = (delayed: DelayedSpectators): string =>
  hash((JSON.parse(delayed.snapshot()) as Snapshot).view as View);

describe('what delayed spectators see', () => {
  it('is so many actions behind, and comes action by action', async () => {
    const { open, seen, play, head } = await played({ actions: 5 }, 3);
    const delayed = (await open(0))!;
    expect([delayed.seq, shown(delayed)]).toEqual([0, seen[0]]);
    for (let seq = 4; seq <= 40; seq++) {
      await play(1);
      await delayed.follow(head(), 0);
      expect([delayed.seq, shown(delayed)]).toEqual([Math.max(0, seq - 5), seen[Math.max(0, seq - 5)]]);
    }
    expect(delayed.due(undefined)).toBeUndefined();
    // What was said when the next hidden action was taken, or later, is not heard yet.
    expect(delayed.horizon(0)).toBe((delayed.seq + 2) * MINUTE - 1);
  });

  it('is so many minutes behind, to the millisecond', async () => {
    const { open, seen, head } = await played({ minutes: 10 }, 30);
    const delayed = (await open(31 * MINUTE))!;
    expect([delayed.seq, shown(delayed)]).toEqual([20, seen[20]]);
    expect(delayed.due(undefined)).toBe(32 * MINUTE);
    expect(delayed.due(20 * MINUTE)).toBe(30 * MINUTE);
    expect(delayed.horizon(31 * MINUTE)).toBe(21 * MINUTE);
    await delayed.follow(head(), 32 * MINUTE - 1);
    expect(delayed.seq).toBe(20);
    await delayed.follow(head(), 32 * MINUTE);
    expect([delayed.seq, shown(delayed)]).toEqual([21, seen[21]]);
    await delayed.follow(head(), 99 * MINUTE);
    expect([delayed.seq, delayed.due(undefined)]).toEqual([30, undefined]);
  });

  it('goes on after a restart where it was, with what was told before still in its log', async () => {
    const { open, seen, store, record } = await played({ actions: 5 }, 150);
    const before = (await open(0))!;
    await before.save();
    expect(await store.delayed(record.id)).toMatchObject({ seq: before.seq });
    const after = (await open(0))!;
    expect(after.seq).toBe(before.seq);
    expect(after.seq).toBe(seen.length - 6);
    const [one, two] = [before, after].map((t) => JSON.parse(t.snapshot()) as Snapshot);
    expect(two!.view).toEqual(one!.view);
    expect(two!.log).toEqual(one!.log);
  });

  it('is everything once the game is over', async () => {
    const { open, seen, play, head } = await played({ minutes: 1000 }, 10);
    const delayed = (await open(12 * MINUTE))!;
    expect(delayed.seq).toBe(0);
    await play(10_000);
    expect(head().over).toBe(true);
    await delayed.follow(head(), 12 * MINUTE);
    expect(shown(delayed)).toBe(seen.at(-1));
  });

  it('comes as deltas, without gaps', async () => {
    const { open, play, head } = await played({ actions: 3 }, 3);
    const delayed = (await open(0))!;
    const told: string[] = [];
    const listener = { send: (text: string) => void told.push(text) };
    delayed.join(listener);
    for (let i = 0; i < 20; i++) {
      await play(1);
      await delayed.follow(head(), 0);
    }
    const messages = told.map((text) => JSON.parse(text) as { t: string; seq: number });
    expect(messages[0]).toMatchObject({ t: 'snapshot', seq: 0 });
    expect(messages.slice(1).map((m) => m.seq)).toEqual(messages.slice(1).map((_, i) => i + 1));
    expect(messages.length).toBeGreaterThan(5);
    delayed.leave(listener, 0);
    await play(1);
    await delayed.follow(head(), 0);
    expect(told.length).toBe(messages.length);
  });

  it('is nothing while the past cannot be played again, and goes on from the present in its time', async () => {
    const { open, play, head, seen } = await played({ actions: 5 }, 30);
    const violation = refuse('notNow', {}, 'x');
    let calls = 0;
    const corrected: Game = {
      ...game,
      advance: (state, action) => (++calls === 10 ? { ok: false, violation } : game.advance(state, action)),
    };
    const delayed = (await open(0, corrected))!;
    expect(() => delayed.snapshot()).toThrow('later');
    const told: string[] = [];
    delayed.join({ send: (text) => void told.push(text) });
    await play(4);
    await delayed.follow(head(), 0);
    expect([delayed.seq, told.length]).toEqual([-1, 0]);
    await play(3);
    await delayed.follow(head(), 0);
    expect([delayed.seq, shown(delayed)]).toEqual([32, seen[32]]);
    expect(JSON.parse(told[0]!)).toMatchObject({ t: 'snapshot' });
  });
});
