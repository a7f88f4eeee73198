import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { loadBrain } from '@ochre/bots/modules';
import { Accounts } from './accounts/accounts.ts';
import { Games } from './accounts/games.ts';
import { SqlAccountStore } from './accounts/sqlStore.ts';
import { BotPool } from './bots/pool.ts';
import { Thread } from './bots/threads.ts';
import { alone, Elsewhere } from './cluster/cluster.ts';
import { Node } from './cluster/node.ts';
import { createApp } from './http/app.ts';
import { Histogram } from './http/histogram.ts';
import { openNotices } from './notices/start.ts';
import { Refusal } from './refusal.ts';
import { Rooms } from './room/rooms.ts';
import type { Settings } from './settings.ts';
import type { Database } from './store/database.ts';
import { Health } from './store/health.ts';
import { HeartbeatStore } from './store/heartbeat.ts';
import { accountOwner } from './store/notices.ts';
import { openForServer } from './store/open.ts';
import { SqlStore } from './store/sqlStore.ts';
import { type Observe, timed } from './store/timed.ts';
import { Upkeep } from './store/upkeep.ts';
import { Groups } from './tables/groups.ts';
import { Invitations } from './tables/invitations.ts';
import { Moderation } from './tables/moderation.ts';
import { Tables } from './tables/tables.ts';
import { Heartbeat } from './time/heartbeat.ts';
import { Sweeper } from './time/sweeper.ts';

export interface Running {
  /** Where people find it. */
  readonly url: string;
  readonly port: number;
  /** Games taken up again. */
  readonly resumed: number;
  readonly tables: Tables;
  /** Finishes what was accepted, files every state, and lets go. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, open = openForServer): Promise<Running> {
  for (const file of settings.botFiles) await loadBrain(file);
  const opened = await open(settings);
  try {
    return await serve(settings, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function serve(settings: Settings, opened: Database): Promise<Running> {
  const [read, write, health] = [new Histogram(), new Histogram(), new Health(opened)];
  const storage = { read, write, trouble: () => health.trouble() };
  const watch =
    (times: Histogram): Observe =>
    (milliseconds, error) => {
      times.observe(milliseconds);
      health.saw(error);
    };
  const db = timed(opened, watch(read), watch(write));
  const store = new SqlStore(db);
  const { database, nodeLifetime } = settings;
  const cluster = database === undefined ? alone(store) : new Node(database, db, store, nodeLifetime);
  const beats = new HeartbeatStore(db);
  let report = (error: unknown, table: string): void => console.error(table, error);
  const heartbeat = new Heartbeat(beats, (error) => report(error, 'heartbeat'));
  await heartbeat.start();
  const outages = (after: number) => beats.outages(after);
  const { botDelay, botThreads, botFiles, unattended, replaceAfter, partWait } = settings;
  const botPool = new BotPool(
    botThreads,
    (error, table) => report(error, table),
    () => new Thread({ botFiles }),
  );
  let address = '';
  const home = (): string => settings.publicUrl ?? address;
  let groupEnded = (_: string): void => {};
  const telling = await openNotices(
    db,
    settings,
    home,
    (error) => report(error, 'notices'),
    (table) => groupEnded(table),
  );
  const { notices, mailer } = telling;
  const rooms = new Rooms(
    {
      store,
      botPool,
      botDelay,
      unattended,
      replaceAfter,
      partWait,
      outages,
      notices,
      report: (error, table) => report(error, table),
    },
    cluster,
  );
  const url = (id: string): string => `${home()}/t/${id}`;
  const people = new SqlAccountStore(db);
  const tables = new Tables(store, people, rooms, url);
  const groups = new Groups(tables, rooms, notices);
  groupEnded = (table) =>
    void groups.ended(table).catch((error) => {
      // Where another node drives the table, its host reads of it in the settings.
      if (!(error instanceof Elsewhere)) report(error, table);
    });
  const accounts = new Accounts({
    store: people,
    mailer,
    url: home,
    report: (error) => report(error, 'accounts'),
    removed: async (id, tokens) => {
      await notices.forget(accountOwner(id));
      await tables.vacated(id, tokens).catch((error) => report(error, 'accounts'));
    },
    dropped: (tokens) => void tables.dropped(tokens).catch((error) => report(error, 'accounts')),
  });
  const app = await createApp(settings, tables, rooms, cluster, storage, {
    accounts,
    games: new Games(people, store, url),
    moderation: new Moderation(tables, rooms, people),
    invitations: new Invitations(tables, people, accounts, url),
    notices,
    groups,
    store,
  });
  report = (error, table) => {
    // A table that moves to another node in the middle of something is nobody's fault.
    const level = error instanceof Refusal && error.status === 503 ? 'info' : 'error';
    app.log[level]({ err: error, table }, 'a table is in trouble');
  };
  address = await app.listen({ host: settings.host, port: settings.port });
  const { port } = app.server.address() as AddressInfo;
  await cluster.join(settings.nodeAddress ?? reachable(settings.host, port), {
    moved: (table) => void rooms.abandon(table),
    lost: () => void rooms.abandonAll(),
    orphans: (ids) => void rooms.takeUp(ids),
  });
  void botPool.begin();
  const resumed = await rooms.resume();
  telling.start();
  const { keepDays } = settings;
  const busy = async (id: string): Promise<boolean> =>
    (await rooms.opened(id)) !== undefined || (await cluster.elsewhere(id)) !== undefined;
  const upkeep = new Upkeep(db, { keepDays, busy }, (error) => report(error, 'upkeep'));
  upkeep.start();
  const sweeper = new Sweeper(store, rooms, (error) => report(error, 'sweeper'));
  return {
    url: settings.publicUrl ?? address,
    port,
    resumed,
    tables,
    async stop() {
      sweeper.stop();
      await upkeep.stop();
      await telling.stop();
      await accounts.close();
      // Whatever cannot be finished must not keep the rest from being let go.
      const { log } = app;
      for (const step of [
        () => rooms.close(),
        () => botPool.stop(),
        () => cluster.leave(),
        () => heartbeat.stop(),
        () => app.close(),
        () => store.close(),
      ])
        await step().catch((error: unknown) => log.error({ err: error }, 'something could not be finished'));
    },
  };
}

/** Where other nodes find this one: at the address it listens on, or where that is all of them, by the machine's name. */
function reachable(host: string, port: number): string {
  const name = ['0.0.0.0', '::', ''].includes(host) ? hostname() : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
