import { join } from 'node:path';
import { type Action, clone, type Game, hash, type Json } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { deal, Journal, Unsure } from '../src/play/journal.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import type { Store } from '../src/store/store.ts';
import { newTable } from '../src/tables/create.ts';
import { folder } from './house.ts';

const game = gameFor('mega');

async function dealt() {
  const store = new SqlStore(await openSqlite(join(folder(), 'ochre.db')));
  const { record, seed } = newTable({ name: 'A', players: 5 }, 1);
  await store.createTable(record, seed, { hash: record.id, table: record.id, seat: 1 });
  await store.saveTable({ ...record, status: 'running' }, { deal: deal(game, record, seed, 1) });
  return { store, record, open: (by: Store = store, on: Game = game) => Journal.open(by, on, record) };
}

function next(journal: Journal): Action {
  const d = game.due(journal.state).find((due) => !due.optional)!;
  const sight = game.sight(game.view(journal.state, d.owner));
  const answer = game.rules.spec(d.kind).fallback(sight, d as never) as Json;
  return { by: d.owner, decision: d.id, kind: d.kind, answer };
}

/** The same store, except for one method. */
const but = (store: Store, change: Partial<Store>): Store =>
  new Proxy(store, {
    get: (target, key) => Reflect.get(change, key) ?? (Reflect.get(target, key) as () => void).bind(target),
  });

describe('a journal', () => {
  it('goes back to what is filed when filing fails', async () => {
    const { store, open } = await dealt();
    let broken = true;
    const journal = await open(
      but(store, {
        append: (table, entry) =>
          broken ? Promise.reject(new Error('disk full')) : store.append(table, entry),
      }),
    );
    const before = hash(journal.state);
    const action = next(journal);
    await expect(journal.commit(action, 2, 'k')).rejects.toThrow('disk full');
    expect([hash(journal.state), journal.seq]).toEqual([before, 0]);
    broken = false;
    expect(await journal.commit(action, 3, 'k')).toMatchObject({ ok: true, repeated: false });
    expect(hash(journal.state)).not.toBe(before);
  });

  it('shows nothing when it cannot find out what is filed', async () => {
    const { store, open } = await dealt();
    let broken = false;
    const gone = async () => {
      throw new Error('no database');
    };
    const journal = await open(
      but(store, {
        append: (table, entry) => (broken ? gone() : store.append(table, entry)),
        snapshot: (table) => (broken ? gone() : store.snapshot(table)),
      }),
    );
    const action = next(journal);
    broken = true;
    await expect(journal.commit(action, 2, 'k')).rejects.toThrow('no database');
    expect(() => journal.state).toThrow(Unsure);
    broken = false;
    await expect(journal.commit(action, 3, 'k')).rejects.toThrow(Unsure);
    expect(await store.entries((await store.tables({ status: ['running'], limit: 1 }))[0]!.id, 0, 9)).toEqual(
      [],
    );
  });

  it('goes back when the engine fails in the middle', async () => {
    const { open, store } = await dealt();
    const faulty: Game = {
      ...game,
      advance(state, action) {
        if ('control' in action) {
          state.open.turn = 99;
          throw new Error('a bug');
        }
        return game.advance(state, action);
      },
    };
    const journal = await open(store, faulty);
    await expect(journal.commit({ control: 'closeTrade' }, 2)).rejects.toThrow('a bug');
    expect(journal.state.open.turn).toBe(1);
    expect(await journal.commit(next(journal), 3)).toMatchObject({ ok: true });
  });

  it('notices that somebody else went on with the game, and sees what they did', async () => {
    const { open } = await dealt();
    const [a, b] = [await open(), await open()];
    const action = next(a);
    expect(await a.commit(action, 2, 'mine')).toMatchObject({ ok: true, repeated: false });
    await expect(b.commit(next(b), 2, 'theirs')).rejects.toThrow('filed by somebody else');
    expect(hash(b.state)).toBe(hash(a.state));
    expect(await b.commit(action, 3, 'mine')).toEqual({ ok: true, repeated: true });
  });

  it('a refused action leaves no trace', async () => {
    const { open, store, record } = await dealt();
    const journal = await open();
    const before = clone(journal.state);
    const bad = { ...(next(journal) as Extract<Action, { by: string }>), answer: 'atlantis' };
    expect(await journal.commit(bad, 2, 'k')).toMatchObject({
      ok: false,
      violation: { cite: expect.any(String) },
    });
    expect(journal.state).toEqual(before);
    expect(await store.entries(record.id, 0, 10)).toEqual([]);
  });

  it('opens the same from any snapshot', async () => {
    const { open, store, record } = await dealt();
    const journal = await open();
    for (let i = 0; i < 150; i++) await journal.commit(next(journal), 10 + i, `k${i}`);
    expect((await store.snapshot(record.id))!.seq).toBeGreaterThanOrEqual(64);
    const cold = await open();
    expect([hash(cold.state), cold.seq, cold.recent]).toEqual([hash(journal.state), 150, journal.recent]);
    await journal.save();
    expect((await store.snapshot(record.id))!.seq).toBe(150);
    expect(hash((await open()).state)).toBe(hash(journal.state));
  });
});
