import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createApp } from './http/app.ts';
import type { Settings } from './settings.ts';
import { SqliteStore } from './store/sqlite.ts';
import { Rooms } from './tables/rooms.ts';
import { Tables } from './tables/tables.ts';

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

export async function startServer(settings: Settings): Promise<Running> {
  const folder = resolve(settings.data);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = new SqliteStore(join(folder, 'ochre.db'));
  let report = (error: unknown, table: string): void => console.error(table, error);
  const { botDelay } = settings;
  const rooms = new Rooms({ store, botDelay, report: (error, table) => report(error, table) });
  let address = '';
  const tables = new Tables(store, rooms, (id) => `${settings.publicUrl ?? address}/t/${id}`);
  const app = await createApp(settings, tables, rooms);
  report = (error, table) => app.log.error({ err: error, table }, 'a table is in trouble');
  address = await app.listen({ host: settings.host, port: settings.port });
  const resumed = await rooms.resume();
  return {
    url: settings.publicUrl ?? address,
    port: (app.server.address() as AddressInfo).port,
    resumed,
    tables,
    async stop() {
      await rooms.close();
      await app.close();
      await store.close();
    },
  };
}
