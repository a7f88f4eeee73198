import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameState } from '@ochre/engine';
import type { Store } from '@ochre/server/store/store.ts';
import { type BesideBots, besideBots, botsAt } from './besideBots.ts';
import { coldOpen } from './coldOpen.ts';
import { type Fanout, fanout } from './fanout.ts';
import type { Spread } from './figures.ts';
import { Hosted } from './hosted.ts';
import { type Idle, idle } from './idle.ts';
import type { Hosting } from './link.ts';
import { type Filed, fileAt, positions, recorded, withStore } from './tables.ts';
import { type Throughput, throughput } from './throughput.ts';

export interface Extent {
  /** How long fan-out and throughput are measured. */
  seconds: number;
  /** Running tables under full load. */
  tables: number;
  /** Connections that do nothing. */
  sockets: number;
  /** Late games opened cold. */
  games: number;
  /** Tables of bots that play beside people. */
  botTables: number;
}

export interface Measured {
  fanout: Fanout;
  throughput: Throughput;
  idle: Idle;
  cold: Spread;
  beside: BesideBots;
}

/** Connections at each table where nothing happens. */
const CROWD = 100;
/** Tables of people beside those of bots. */
const PEOPLE = 5;
/** Of the game of eighteen. */
const SEED = 'eighteen';

/** A server on tables that stand at those positions, for as long as the work takes. */
function serving<T>(
  states: readonly GameState[],
  count: number,
  work: (server: Hosted, tables: Filed[]) => Promise<T>,
): Promise<T> {
  const file = (store: Store): Promise<Filed[]> =>
    Promise.all(
      Array.from({ length: count }, (_, i) => fileAt(store, states[i % states.length]!, Date.now())),
    );
  return hosting(file, work);
}

/** The same on what is filed that way. */
function hosting<F, T>(
  file: (store: Store) => Promise<F>,
  work: (server: Hosted, tables: F) => Promise<T>,
  more?: Hosting,
): Promise<T> {
  return inFolder(async (data) => {
    const tables = await withStore(data, file);
    const server = await Hosted.start(data, more);
    try {
      return await work(server, tables);
    } finally {
      await server.stop();
    }
  });
}

async function inFolder<T>(work: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'ochre-bench-'));
  try {
    return await work(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Everything, one after the other, each on a server of its own. */
export async function measureServer(
  { seconds, tables, sockets, games, botTables }: Extent,
  tell: (what: string) => void,
): Promise<Measured> {
  const eighteen = recorded(18, SEED);
  const large = positions(eighteen, 8, 8);
  tell('fan-out at one table of eighteen');
  const fan = await serving(large, 1, ({ url }, [table]) => fanout(url, table!, seconds));
  tell(`answers at ${tables} tables`);
  const small = ['one', 'two', 'three'].flatMap((seed) => positions(recorded(5, seed), 2, 12));
  const load = await serving(small, tables, (server, filed) =>
    throughput(server, filed, Math.min(5, seconds), seconds),
  );
  tell(`${sockets} connections at rest`);
  const sitting = Math.min(70, 5 * seconds);
  const rest = await serving(large, Math.ceil(sockets / CROWD), (server, filed) =>
    idle(server, filed, sockets, sitting * 1000),
  );
  tell(`people beside ${botTables} tables of bots`);
  const middle = [...positions(eighteen, 4, 12), ...small];
  const fileBoth = async (store: Store) => ({
    bots: await Promise.all(
      Array.from({ length: botTables }, (_, i) =>
        fileAt(store, middle[i % middle.length]!, Date.now(), botsAt(i)),
      ),
    ),
    people: await Promise.all(
      Array.from({ length: PEOPLE }, (_, i) => fileAt(store, small[i % small.length]!, Date.now())),
    ),
  });
  const beside = await hosting(
    fileBoth,
    ({ url }, { bots, people }) => besideBots(url, bots, people, Math.min(10, 2 * seconds), 2 * seconds),
    { usualBots: true },
  );
  tell('late games opened cold');
  const cold = await inFolder((data) => coldOpen(data, eighteen, SEED, games));
  return { fanout: fan, throughput: load, idle: rest, cold, beside };
}
