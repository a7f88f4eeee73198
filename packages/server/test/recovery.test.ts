import { setTimeout as sleep } from 'node:timers/promises';
import type { Seated } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { alone } from '../src/cluster/cluster.ts';
import { defaults } from '../src/index.ts';
import { Thinkers } from '../src/play/thinkers.ts';
import { openDatabase } from '../src/store/open.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import type { Store } from '../src/store/store.ts';
import { newTable } from '../src/tables/create.ts';
import { Rooms } from '../src/tables/rooms.ts';
import { begin, standIn } from '../src/tables/seats.ts';
import { newToken } from '../src/tables/tokens.ts';
import { Sweeper } from '../src/time/sweeper.ts';
import { call, folder, house } from './house.ts';
import { postgresServer } from './postgres.ts';

const TABLES = 4;
const game = { name: 'Ada', players: 5, options: { short: true, turns: 30 }, timing: { trade: null } };
const bots = [2, 3, 4, 5].map((seat) => ({ seat, level: 'easy' }));

/** Polls for something that becomes true by itself. */
async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await what()); await sleep(20))
    if (Date.now() > end) throw new Error('it does not come true');
}

/** What is filed of a game, without the server being asked, which would wake the table. */
const filed = async (store: Store, table: string): Promise<number> =>
  (await store.entries(table, 0, 10_000)).length;

it('a database that restarts stops no table at which a bot has to act', async () => {
  const postgres = await postgresServer();
  const database = await postgres.database();
  // Shorter than it takes to be missed by others, however slow the machine is.
  const server = await house({ database, botDelay: 20, nodeLifetime: 600_000, logLevel: 'silent' });
  const ids: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const { body } = await call<Seated>(server.url, '/tables', { body: { ...game, bots } });
    const { table, token } = body;
    ids.push(table.id);
    await call(server.url, `/tables/${table.id}/start`, { token, body: {} });
    await call(server.url, `/tables/${table.id}/stand-in`, { token, body: { on: true } });
  }
  await postgres.restart(300);
  const db = await openPostgres(database);
  const store = new SqlStore(db);
  try {
    const before = await Promise.all(ids.map((id) => filed(store, id)));
    for (const [i, id] of ids.entries()) await until(async () => (await filed(store, id)) > before[i]! + 5);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  } finally {
    await server.stop();
    await db.close();
  }
});

/** A store whose every method fails while `broken()`; writes may fail after they were done. */
function fragile(store: Store, broken: () => 'before' | 'after' | undefined): Store {
  const writes = ['append', 'saveTable', 'saveSnapshot', 'saveClock'];
  return new Proxy(store, {
    get(target, name) {
      const real: unknown = Reflect.get(target, name);
      if (typeof real !== 'function') return real;
      return async (...args: unknown[]) => {
        const when = broken();
        if (when === 'after' && writes.includes(String(name))) await real.apply(target, args);
        if (when !== undefined) throw new Error(`the disk fails at ${String(name)}`);
        return real.apply(target, args) as unknown;
      };
    },
  });
}

interface Tables {
  store: Store;
  rooms: Rooms;
  ids: string[];
  fail(how: 'before' | 'after' | undefined): void;
}

/** Tables that bots play on by themselves, in a database that can be made to fail. */
async function playing(work: (tables: Tables) => Promise<void>): Promise<void> {
  const store = new SqlStore(await openDatabase({ data: folder() }));
  let how: 'before' | 'after' | undefined;
  const notices = { ring: async () => {}, hush: async () => {}, forget: async () => {} };
  const cut = fragile(store, () => how);
  const rooms = new Rooms(
    {
      ...{ store: cut, notices, thinkers: new Thinkers(0, () => {}), botDelay: 1 },
      ...{ unattended: defaults.unattended, outages: async () => [], report: () => {} },
    },
    alone(cut),
  );
  try {
    const ids: string[] = [];
    for (let i = 0; i < TABLES; i++) {
      const { record, seed } = newTable({ ...game, bots }, Date.now());
      await store.createTable(record, seed, { hash: newToken().hash, table: record.id, seat: 1 });
      const room = await rooms.get(record.id);
      await room.start((gathered) => begin(gathered, 1));
      await room.change((begun) => standIn(begun, 1, 'choice'));
      ids.push(record.id);
    }
    const fail = (next: typeof how): void => {
      how = next;
    };
    await work({ store, rooms, ids, fail });
  } finally {
    how = undefined;
    await rooms.close();
    await store.close();
  }
}

for (const how of ['before', 'after'] as const)
  it(`a disk that fails ${how} it wrote, for a while, stops no table`, async () => {
    await playing(async ({ store, rooms, ids, fail }) => {
      fail(how);
      // Every table has run into it.
      for (const id of ids) await until(async () => (await rooms.opened(id)) === undefined);
      fail(undefined);
      const before = await Promise.all(ids.map((id) => filed(store, id)));
      for (const [i, id] of ids.entries()) await until(async () => (await filed(store, id)) > before[i]! + 5);
    });
  });

it('the sweeper takes up what is driven here and has no room', async () => {
  await playing(async ({ store, rooms, ids }) => {
    for (const id of ids) (await rooms.get(id)).abandon();
    const before = await Promise.all(ids.map((id) => filed(store, id)));
    const sweeper = new Sweeper(store, rooms, () => {});
    sweeper.stop();
    await sweeper.sweep(Date.now());
    for (const [i, id] of ids.entries()) await until(async () => (await filed(store, id)) > before[i]!);
  });
});

it('a change of a table of which nobody knows whether it is filed is looked up, not assumed', async () => {
  await playing(async ({ store, rooms, ids, fail }) => {
    const id = ids[0]!;
    const room = await rooms.get(id);
    const change = room.change((record) => {
      fail('after');
      return { ...record, title: 'Renamed' };
    });
    await expect(change).rejects.toThrow();
    fail(undefined);
    expect((await store.table(id))!.title).toBe('Renamed');
    expect((await (await rooms.get(id)).describe(1)).title).toBe('Renamed');
  });
});
