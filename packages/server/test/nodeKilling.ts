import { setTimeout as sleep } from 'node:timers/promises';
import { quick, type Rng } from '@ochre/engine';
import { openPostgres } from '../src/store/postgres.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { type BookedTable, Books } from './books.ts';
import { Client } from './client.ts';
import { ServerProcess } from './process.ts';

const NODES = 3;
const TICK = 20;

/** Time in which this process got to run: what the machine spends on others is no fault of the server. */
class Stopwatch {
  #ran = 0;
  #last = performance.now();
  readonly #timer = setInterval(() => {
    const now = performance.now();
    this.#ran += Math.min(now - this.#last, 3 * TICK);
    this.#last = now;
  }, TICK);

  get ran(): number {
    return this.#ran;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Players at three nodes who go to another one when theirs is killed. */
export class NodeKilling {
  readonly #database: string;
  readonly #rng: Rng;
  readonly #books = new Books();
  readonly #clients = new Map<string, Client>();
  readonly #players: Promise<void>[] = [];
  #nodes: ServerProcess[] = [];
  #ending = false;
  kills = 0;
  /** Milliseconds after each kill until everybody was connected and every table had been played on. */
  readonly pauses: number[] = [];

  constructor(seed: number, database: string) {
    this.#rng = quick(seed);
    this.#database = database;
  }

  get running(): number {
    return this.#books.running;
  }

  get acknowledged(): number {
    return this.#books.acknowledged;
  }

  async start(): Promise<void> {
    this.#nodes = await Promise.all(Array.from({ length: NODES }, () => this.#node()));
  }

  /** Tables at every node, each with players at all of them. */
  async found(count: number): Promise<void> {
    const before = this.#books.tables.length;
    for (let i = 0; i < count; i++) await this.#books.found(this.#nodes[i % NODES]!.url, 1);
    for (const table of this.#books.tables.slice(before))
      for (const { seat, token } of table.seats) this.#players.push(this.#play(table, seat, token));
  }

  /** One node is killed while everyone plays; another one starts in its place. */
  async round(): Promise<void> {
    const enough = this.acknowledged + 40 + this.#rng.int(80);
    for (const until = Date.now() + 120_000; this.acknowledged < enough && Date.now() < until; )
      await sleep(2);
    const victim = this.#nodes.splice(this.#rng.int(this.#nodes.length), 1)[0]!;
    const watch = new Stopwatch();
    const killed = performance.now();
    await victim.end('SIGKILL');
    this.kills++;
    const again = ({ over, lastSent }: BookedTable): boolean => over || lastSent > killed;
    const playing = (): boolean =>
      this.#books.tables.every(again) && [...this.#clients.values()].every((c) => c.closed === undefined);
    for (const until = Date.now() + 60_000; !playing() && Date.now() < until; ) await sleep(TICK);
    this.pauses.push(playing() ? watch.ran : Number.POSITIVE_INFINITY);
    watch.stop();
    this.#nodes.push(await this.#node());
  }

  /** What the books and the database disagree on. */
  async check(afresh = false): Promise<string[]> {
    const store = new SqlStore(await openPostgres(this.#database));
    const wrong = await this.#books.check(store, afresh);
    await store.close();
    return wrong;
  }

  async stop(): Promise<void> {
    this.#ending = true;
    for (const client of this.#clients.values()) await client.close();
    await Promise.all(this.#players);
    await Promise.all(this.#nodes.map((node) => node.end('SIGTERM')));
  }

  #node(): Promise<ServerProcess> {
    return ServerProcess.start({ database: this.#database });
  }

  async #play(table: BookedTable, seat: number, token: string): Promise<void> {
    const name = `${table.id}:${seat}`;
    const rng = quick(this.#books.tables.indexOf(table) * 100 + seat);
    while (!this.#ending && !table.over)
      try {
        const { url } = this.#nodes[rng.int(this.#nodes.length)]!;
        const client = new Client(url, table.id, token);
        await client.connect();
        this.#clients.set(name, client);
        await this.#books.play(table, seat, client, rng);
      } catch {
        // That node is gone: the next one will do.
        await sleep(50);
      }
    this.#clients.delete(name);
  }
}
