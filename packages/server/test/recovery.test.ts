import type { Seated } from '@ochre/protocol';
import { expect, it } from 'vitest';
import type { Rooms } from '../src/room/rooms.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import type { Store } from '../src/store/store.ts';
import { Sweeper } from '../src/time/sweeper.ts';
import { call, house } from './house.ts';
import { postgresServer } from './postgres.ts';
import { botGame, filed, shortGame, until, withRooms } from './rooms.ts';

const TABLES = 4;

it('a database that restarts stops no table at which a bot has to act', async () => {
  const postgres = await postgresServer();
  const database = await postgres.database();
  // Shorter than it takes to be missed by others, however slow the machine is.
  const server = await house({ database, botDelay: 20, nodeLifetime: 600_000, logLevel: 'silent' });
  const ids: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const { body } = await call<Seated>(server.url, '/tables', { body: shortGame });
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
  let how: 'before' | 'after' | undefined;
  const fail = (next: typeof how): void => {
    how = next;
  };
  await withRooms(
    async (rooms, store) => {
      const ids: string[] = [];
      for (let i = 0; i < TABLES; i++) ids.push(await botGame(rooms, store));
      try {
        await work({ store, rooms, ids, fail });
      } finally {
        fail(undefined);
      }
    },
    {},
    (store) => fragile(store, () => how),
  );
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
