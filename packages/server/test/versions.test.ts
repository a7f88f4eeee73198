import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  clone,
  type Game,
  type GameState,
  hash,
  inPresentForm,
  type Json,
  migrate,
  quick,
  SCHEMA,
} from '@ochre/engine';
import type { Seated, TurnLog } from '@ochre/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { gameFor, rulesetIds } from '../src/games.ts';
import type { Running } from '../src/index.ts';
import { deal, Journal } from '../src/play/journal.ts';
import { openDatabase } from '../src/store/open.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import type { Entry, SnapshotRow, Store, TableRecord } from '../src/store/store.ts';
import { newTable } from '../src/tables/create.ts';
import { Client } from './client.ts';
import { call, folder, gather, house } from './house.ts';
import { nextRules, upgrade } from './nextRules.ts';
import { ServerProcess } from './process.ts';

let restore = (): void => {};
afterEach(() => restore());

const PLAYERS: Record<string, number> = { mega: 5, eastern: 4, civx: 5, dawn: 5, classic: 3, advanced: 3 };
/** Those of the first release, of which games were filed in its shape. */
const FIRST = ['mega', 'eastern', 'civx', 'dawn', 'classic'];
const UNHURRIED = { absence: null, trade: 86_400, decision: 86_400, bank: 86_400 };

/** An action that will do for whoever is waited for. */
function next(game: Game, state: GameState): Action {
  const d = game.due(state).find((due) => !due.optional)!;
  const sight = game.sight(game.view(state, d.owner));
  const answer = game.rules.spec(d.kind).fallback(sight, d as never) as Json;
  return { by: d.owner, decision: d.id, kind: d.kind, answer };
}

async function playOn(journal: Journal, times: number): Promise<void> {
  for (let i = 0; i < times && !journal.state.open.result; i++)
    expect(await journal.commit(next(journal.game, journal.state), 1e6 + journal.seq)).toMatchObject({
      ok: true,
    });
}

/** A game of a rule set, dealt. */
async function dealt(ruleset: string) {
  const game = gameFor(ruleset);
  const file = join(folder(), 'ochre.db');
  const store = new SqlStore(await openSqlite(file));
  const { record, seed } = newTable({ name: 'A', ruleset, players: PLAYERS[ruleset]! }, 1);
  await store.createTable(record, seed, { hash: record.id, table: record.id, seat: 1 });
  await store.saveTable({ ...record, status: 'running' }, { deal: deal(game, record, seed, 1) });
  const open = (by: Game = game, at: Store = store): Promise<Journal> => Journal.open(at, by, record);
  return { file, game, store, record, open };
}

/** The store as the release before this one left it: without what entries changed. */
const former = (store: Store, edit: (entry: Entry) => void = () => {}): Store =>
  new Proxy(store, {
    get: (target, key) => {
      if (key === 'changes') return async () => [];
      if (key !== 'entries') return (Reflect.get(target, key) as () => void).bind(target);
      return async (...args: Parameters<Store['entries']>) => {
        const entries = await store.entries(...args);
        entries.forEach(edit);
        return entries;
      };
    },
  });

describe('a running game, and a new version of its rules', () => {
  it.each(rulesetIds())('%s: goes on from where it stood, and the table is told', async (ruleset) => {
    const data = folder();
    const players = PLAYERS[ruleset]!;
    let server: Running = await house({ data });
    const seats = await gather(server.url, players, { ruleset, timing: UNHURRIED });
    const { id } = seats[0]!.table;
    await call(server.url, `/tables/${id}/start`, { token: seats[0]!.token, body: {} });
    const before = gameFor(ruleset);
    const clients = await connected(server, id, seats);
    await play(clients, before, 90);
    const views = clients.map(({ view }) => clone(view!));
    await server.stop();

    restore = upgrade();
    const after = gameFor(ruleset);
    expect(after.rules.version).toBe(before.rules.version + 1);
    server = await house({ data });
    const again = await connected(server, id, seats);
    for (const [i, client] of again.entries()) {
      expect(client.view).toEqual(views[i]);
      const told = client.log.filter((event) => event.type === 'newRules');
      expect(told.map(({ open }) => open)).toEqual([{ from: before.rules.version, to: after.rules.version }]);
    }
    expect(again[0]!.info!.rules).toBe(before.rules.version);
    await play(again, after, 60);
    const { turn } = views[0]!.open;
    const { body } = await call<TurnLog>(server.url, `/tables/${id}/log?turn=${turn}`);
    expect(body.events.filter(({ type }) => type === 'newRules').length).toBe(1);
    await server.stop();

    // Nothing is told twice.
    server = await house({ data });
    const [third] = await connected(server, id, seats.slice(0, 1));
    const all = await Promise.all(
      Array.from({ length: third!.view!.open.turn }, (_, t) =>
        call<TurnLog>(server.url, `/tables/${id}/log?turn=${t + 1}`),
      ),
    );
    const told = all.flatMap((reply) => reply.body.events).filter(({ type }) => type === 'newRules');
    expect(told.length).toBe(1);
    await server.stop();
  });

  it('can be looked back on: after the change, and before it as far as it would be played the same', async () => {
    const data = folder();
    let server: Running = await house({ data });
    const seats = await gather(server.url, 5, { timing: UNHURRIED });
    const { id } = seats[0]!.table;
    await call(server.url, `/tables/${id}/start`, { token: seats[0]!.token, body: {} });
    await play(await connected(server, id, seats), gameFor('mega'), 60);
    await server.stop();
    restore = upgrade();
    server = await house({ data });
    const [me] = await connected(server, id, seats.slice(0, 1));
    const { turn } = me!.view!.open;
    const past = (t: number, seen: number) =>
      call<{ view: unknown }>(server.url, `/tables/${id}/history?turn=${t}&seen=${seen}`, {
        token: seats[0]!.token,
      });
    const seen = me!.log.filter((event) => event.turn === turn).length;
    expect((await past(turn, seen)).body.view).toEqual(me!.view);
    const older = await past(1, 1);
    expect([older.status, older.body.error]).toEqual([
      409,
      { code: 'olderPast', text: expect.stringContaining('older version of the rules') },
    ]);
    const log = await call<TurnLog>(server.url, `/tables/${id}/log?turn=1`, { token: seats[0]!.token });
    expect(log.body.events.length).toBeGreaterThan(5);
    await server.stop();
  });

  it('after kill -9 has every acknowledged action as it came out, however the new rules would have it', async () => {
    const data = folder();
    const game = gameFor('mega');
    let server = await ServerProcess.start({ data });
    const seats = await gather(server.url, 5, { timing: UNHURRIED });
    const { id } = seats[0]!.table;
    await call(server.url, `/tables/${id}/start`, { token: seats[0]!.token, body: {} });
    const clients = await connected(server, id, seats);
    await play(clients, game, 50);
    const views = clients.map(({ view }) => clone(view!));
    await server.end('SIGKILL');

    // There is a tail behind the last snapshot, and the new rules would make something else of it.
    const store = new SqlStore(await openDatabase({ data }));
    const record = (await store.table(id))!;
    const [snapshot, head] = [(await store.snapshot(id))!, await store.entries(id, -1, 999)];
    expect(head.length - 1 - snapshot.seq).toBeGreaterThan(20);
    const other = gameFor(nextRules(game.rules.ruleset));
    await expect(Journal.open(former(store), other, record)).rejects.toThrow('would come out otherwise');
    await store.close();

    server = await ServerProcess.start({ data, next: true });
    const again = await connected(server, id, seats);
    for (const [i, client] of again.entries()) expect(client.view).toEqual(views[i]);
    expect(again[0]!.log.some((event) => event.type === 'newRules')).toBe(true);
    await play(again, other, 30);
    await server.end('SIGKILL');
    server = await ServerProcess.start({ data, next: true });
    const last = await connected(server, id, seats);
    for (const [i, client] of last.entries()) expect(client.view).toEqual(again[i]!.view);
    await server.end('SIGTERM');
  });

  it('is not opened by rules older than its own', async () => {
    const { record, store, open, game } = await dealt('classic');
    const journal = await open(gameFor(nextRules(game.rules.ruleset)));
    await journal.takeOver(5);
    await expect(open()).rejects.toMatchObject({ problem: { code: 'newerRules' } });
    const snapshot = (await store.snapshot(record.id))!;
    const state = { ...snapshot.state, schema: SCHEMA + 1 };
    await store.saveSnapshot(record.id, { ...snapshot, state }, { seq: snapshot.seq, clock: journal.clock });
    await expect(open()).rejects.toMatchObject({ problem: { code: 'newerRules' } });
  });

  it('is refused in words where the new rules do not know what is under way', async () => {
    const { open, game } = await dealt('classic');
    const { ruleset } = gameFor(nextRules(game.rules.ruleset)).rules;
    const journal = await open();
    const under = journal.state.frames.at(-1)!.step;
    const without = { ...gameFor(ruleset) };
    without.rules = {
      ...without.rules,
      step: (id) => {
        if (id === under) throw new Error(`no step ${id}`);
        return game.rules.step(id);
      },
    };
    await expect((await open(without)).takeOver(5)).rejects.toMatchObject({
      problem: { code: 'olderRules', text: expect.stringContaining(`no step ${under}`) },
    });
    expect((await open()).seq).toBe(0);
  });
});

describe('what was filed without what it changed', () => {
  it('is played again, and goes on where it comes out as it did', async () => {
    const { open, store } = await dealt('classic');
    const journal = await open();
    await playOn(journal, 40);
    const cold = await open(journal.game, former(store));
    expect([hash(cold.state), cold.seq]).toEqual([hash(journal.state), 40]);
    await playOn(cold, 5);
    expect(hash((await open()).state)).toBe(hash(cold.state));
  });

  it('is refused in words where it comes out otherwise', async () => {
    const { open, store, game } = await dealt('classic');
    await playOn(await open(), 40);
    const otherwise = (entry: Entry): void => {
      if (entry.seq === 17) entry.events = [];
    };
    await expect(open(game, former(store, otherwise))).rejects.toMatchObject({
      problem: { code: 'olderRules', text: expect.stringContaining('entry 17 ') },
    });
  });
});

describe('what an entry changed', () => {
  it('is filed until a snapshot holds it', async () => {
    const { open, store, record } = await dealt('classic');
    const journal = await open();
    await playOn(journal, 70);
    await journal.save();
    await playOn(journal, 3);
    expect((await store.changes(record.id, 0)).map(({ seq }) => seq)).toEqual([71, 72, 73]);
  });
});

/** As the first release filed it. */
interface Filed {
  record: TableRecord;
  seed: string;
  snapshot: SnapshotRow;
}

describe('a game filed in the shape of the first release', () => {
  it.each(FIRST)('%s: is brought up to date and goes on', async (ruleset) => {
    const path = new URL(`./filed/${ruleset}-running.json`, import.meta.url);
    const { record, seed, snapshot } = JSON.parse(readFileSync(path, 'utf8')) as Filed;
    expect(snapshot.state).toMatchObject({ schema: 1 });
    expect(snapshot.state.version).toBeUndefined();
    const store = new SqlStore(await openSqlite(join(folder(), 'ochre.db')));
    await store.createTable({ ...record, version: 1 }, seed, { hash: 'h', table: record.id, seat: 1 });
    const { chain } = snapshot;
    const entry: Entry = { seq: 0, at: 1, turn: 1, phase: 'setup', action: null, events: [], chain };
    await store.saveTable({ ...record, version: 1 }, { deal: { entry, snapshot: { ...snapshot, seq: 0 } } });
    const game = gameFor(ruleset);
    const journal = await Journal.open(store, game, record);
    const { schema, version, ...kept } = journal.state;
    expect([schema, version]).toEqual([SCHEMA, 1]);
    const { schema: _, ...was } = snapshot.state as GameState;
    expect(kept).toEqual(was);
    await journal.takeOver(2);
    expect(journal.state.version).toBe(game.rules.version);
    await playOn(journal, 30);
    // What is filed from then on is told from a snapshot of today's shape.
    expect((await store.snapshot(record.id))!.state.schema).toBe(SCHEMA);
    expect(hash((await Journal.open(store, game, record)).state)).toBe(hash(journal.state));
  });
});

/** A table whose only snapshot is this state. */
async function filedAs(ruleset: string, state: GameState) {
  const table = newTable({ name: 'A', ruleset, players: state.config.players }, 1);
  const record: TableRecord = { ...table.record, config: state.config, version: 1 };
  const store = new SqlStore(await openSqlite(join(folder(), 'ochre.db')));
  await store.createTable(record, table.seed, { hash: 'h', table: record.id, seat: 1 });
  const entry: Entry = { seq: 0, at: 1, turn: 1, phase: 'setup', action: null, events: [], chain: 'c' };
  await store.saveTable(record, { deal: { entry, snapshot: { seq: 0, chain: 'c', state } } });
  return { store, record, open: () => Journal.open(store, gameFor(ruleset), record) };
}

describe('a game filed in the midst of a calamity whose procedure has another name since', () => {
  it.each(FIRST)('%s: goes on with it', async (ruleset) => {
    const path = new URL(`./filed/${ruleset}-calamity.json`, import.meta.url);
    const state = JSON.parse(readFileSync(path, 'utf8')) as GameState;
    expect(state.schema).toBe(2);
    const game = gameFor(ruleset);
    const { formerSteps = {} } = game.rules.ruleset;
    const names = state.frames.map(({ step }) => formerSteps[step] ?? step);
    expect(names).not.toEqual(state.frames.map(({ step }) => step));
    const { open } = await filedAs(ruleset, state);
    const journal = await open();
    expect(journal.state).toEqual({
      ...state,
      schema: SCHEMA,
      // Said in the form of today, as the games below show.
      pending: journal.state.pending,
      frames: state.frames.map((frame, i) => ({ ...frame, step: names[i] })),
    });
    await journal.takeOver(2);
    await playOn(journal, 30);
    expect(hash((await open()).state)).toBe(hash(journal.state));
  });
});

describe('a game filed when what was offered and answered were words', () => {
  it.each(FIRST)('%s: takes the answer of then, and goes on', async (ruleset) => {
    const path = new URL(`./filed/${ruleset}-words.json`, import.meta.url);
    const { state, action } = JSON.parse(readFileSync(path, 'utf8')) as { state: GameState; action: Action };
    expect(state.schema).toBe(3);
    const game = gameFor(ruleset);
    const { open, store, record } = await filedAs(ruleset, state);
    // The snapshot, and an entry after it as the release before the differences filed it: an answer in a word.
    const now = migrate(clone(state), game.rules.ruleset);
    const { turn, phase } = now.open;
    expect(game.apply(now, action)).toMatchObject({ ok: false, violation: { code: 'malformed' } });
    const applied = game.apply(now, inPresentForm(now, action));
    if (!applied.ok) throw new Error(applied.violation.code);
    await store.append(record.id, { seq: 1, at: 2, turn, phase, action, events: applied.events, chain: 'd' });
    const journal = await open();
    expect(hash(journal.state)).toBe(hash(applied.state));
    await journal.takeOver(3);
    await playOn(journal, 30);
    expect(hash((await open()).state)).toBe(hash(journal.state));
  });
});

async function connected(
  { url }: { url: string },
  table: string,
  seats: readonly Seated[],
): Promise<Client[]> {
  return Promise.all(seats.map(({ token }) => new Client(url, table, token).connect()));
}

/** Everyone answers in turn, so many times in all; then all have heard of it. */
async function play(clients: readonly Client[], game: Game, times: number): Promise<void> {
  const rng = quick(times);
  for (let i = 0, done = 0; done < times; i++)
    if ((await clients[i % clients.length]!.move(game, rng)) === undefined) done++;
  await allTold(clients);
}

/** Waits until everybody sees the same table. */
async function allTold(clients: readonly Client[]): Promise<void> {
  const common = ({ view }: Client): string => {
    const { viewer: _, own: __, prompts: ___, ...all } = view!;
    return hash(all);
  };
  await clients[0]!.until(() => clients.every((client) => common(client) === common(clients[0]!)));
}
