import { setTimeout as sleep } from 'node:timers/promises';
import type { CreateTable } from '@ochre/protocol';
import { BotPool } from '../src/bots/pool.ts';
import { alone } from '../src/cluster/cluster.ts';
import { defaults } from '../src/index.ts';
import { STAND_IN } from '../src/play/game.ts';
import type { Surroundings } from '../src/room/room.ts';
import { Rooms } from '../src/room/rooms.ts';
import { openDatabase } from '../src/store/open.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import type { Store, TableRecord } from '../src/store/store.ts';
import { newTable } from '../src/tables/create.ts';
import { standIn, withSeat } from '../src/tables/seats.ts';
import { newToken } from '../src/tables/tokens.ts';
import { folder } from './house.ts';

export const shortGame: CreateTable = {
  name: 'Ada',
  players: 5,
  options: { short: true, turns: 30 },
  timing: { trade: null },
  bots: [2, 3, 4, 5].map((seat) => ({ seat, level: 'easy' })),
};

/** Polls for something that becomes true by itself. */
export async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await what()); await sleep(20))
    if (Date.now() > end) throw new Error('it does not come true');
}

/** What is filed of a game, without the room being asked, which would wake the table. */
export const filed = async (store: Store, table: string): Promise<number> =>
  (await store.entries(table, 0, 10_000)).length;

/** The rooms of a server without the server; those who work with them reach the database as `through` lets them. */
export async function withRooms(
  work: (rooms: Rooms, store: Store) => Promise<void>,
  more: Partial<Surroundings> = {},
  through: (store: Store) => Store = (store) => store,
): Promise<void> {
  const store = new SqlStore(await openDatabase({ data: folder() }));
  const reached = through(store);
  const notices = {
    ring: async () => {},
    hush: async () => {},
    forget: async () => {},
    report: async () => {},
  };
  const { unattended, replaceAfter, partWait } = defaults;
  const rooms = new Rooms(
    {
      store: reached,
      notices,
      botPool: new BotPool(0, () => {}),
      botDelay: 1,
      unattended,
      replaceAfter,
      partWait,
      outages: async () => [],
      report: () => {},
      ...more,
    },
    alone(reached),
  );
  try {
    await work(rooms, store);
  } finally {
    await rooms.close();
    await store.close();
  }
}

/** A game among bots, the first of which stands in for a person. */
export async function botGame(
  rooms: Rooms,
  store: Store,
  want: CreateTable = shortGame,
  level: string = STAND_IN,
): Promise<string> {
  const id = await soloGame(rooms, store, want);
  const play = (begun: TableRecord): TableRecord => {
    const given = standIn(begun, 1, 'choice');
    return withSeat(given, { ...given.seats[0]!, level });
  };
  await (await rooms.get(id)).change(play);
  return id;
}

/** A game of one person among bots. */
export async function soloGame(rooms: Rooms, store: Store, want: CreateTable = shortGame): Promise<string> {
  const { record, seed } = newTable(want, Date.now());
  const { id, host } = record;
  await store.createTable(record, seed, { hash: newToken().hash, table: id, seat: host });
  await (await rooms.get(id)).happen({ type: 'start', seat: host });
  return id;
}
