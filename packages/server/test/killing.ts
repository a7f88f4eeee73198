import { setTimeout as sleep } from 'node:timers/promises';
import { quick, type Rng } from '@ochre/engine';
import { openDatabase } from '../src/store/open.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { Books } from './books.ts';
import { Client } from './client.ts';
import { ServerProcess } from './process.ts';

/** Players who go on for ever while the server is killed under them. */
export class Killing {
  readonly #at: { data: string; database?: string };
  readonly #rng: Rng;
  readonly #books = new Books();
  #server!: ServerProcess;
  kills = 0;

  constructor(seed: number, at: { data: string; database?: string }) {
    this.#rng = quick(seed);
    this.#at = at;
  }

  get running(): number {
    return this.#books.running;
  }

  get acknowledged(): number {
    return this.#books.acknowledged;
  }

  async start(): Promise<void> {
    this.#server = await ServerProcess.start(this.#at);
  }

  async found(count: number): Promise<void> {
    await this.#books.found(this.#server.url, count);
  }

  /** Everyone plays; in the midst of it the process is killed, and started again. */
  async round(): Promise<void> {
    const { url } = this.#server;
    const clients = await Promise.all(
      this.#books.tables.flatMap((table) =>
        table.seats.map(async (seat) => {
          const client = await new Client(url, table.id, seat.token).connect();
          return { table, seat, client };
        }),
      ),
    );
    const players = clients.map(({ table, seat, client }, i) =>
      this.#books.play(table, seat.seat, client, quick(this.kills * 100 + i)),
    );
    // On a slow machine too there is something to lose; the moment itself is anybody's guess.
    const enough = this.acknowledged + 20 + this.#rng.int(60);
    for (const until = Date.now() + 120_000; this.acknowledged < enough && Date.now() < until; )
      await sleep(2);
    await sleep(this.#rng.int(20));
    await this.#server.end('SIGKILL');
    this.kills++;
    await Promise.all(players);
    await this.start();
  }

  /** What the books and the database disagree on. */
  async check(afresh = false): Promise<string[]> {
    const store = new SqlStore(await openDatabase(this.#at));
    const wrong = await this.#books.check(store, afresh);
    await store.close();
    return wrong;
  }

  stop(): Promise<void> {
    return this.#server.end('SIGTERM');
  }
}
