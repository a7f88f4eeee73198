import pg from 'pg';
import { Queue } from '../queue.ts';
import type { Queries } from '../store/database.ts';
import { Connection, connectionTo } from '../store/postgres.ts';

const CHANNEL = 'ochre';
const AGAIN = 250;
const WAITING = 5000;
const PATIENCE = 2000;

/**
 * A connection on which nodes call to each other: ids, and nothing else. Signs of life go the same way, so that they
 * never wait behind work; they need not be on the disk.
 */
export class Bus {
  readonly #url: string;
  readonly #hear: (word: string, ...ids: string[]) => void;
  readonly #queue = new Queue(WAITING);
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, hear: (word: string, ...ids: string[]) => void) {
    this.#url = url;
    this.#hear = hear;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      ...connectionTo(this.#url),
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      options: '-c synchronous_commit=off',
    });
    // Whatever ends the connection, `end` follows.
    client.on('error', () => {});
    client.on('end', () => this.#again(client));
    client.on('notification', ({ payload = '' }) => {
      const [word = '', ...ids] = payload.split(' ');
      this.#hear(word, ...ids);
    });
    this.#client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      this.#again(client);
      throw error;
    }
  }

  /** One query after the other; those that wait for a connection fail. */
  readonly sql: Queries = {
    all: (text, ...values) => this.#queue.run(() => this.#connection.all(text, ...values)),
    get: (text, ...values) => this.#queue.run(() => this.#connection.get(text, ...values)),
    run: (text, ...values) => this.#queue.run(() => this.#connection.run(text, ...values)),
  };

  async call(word: string, ...ids: string[]): Promise<void> {
    await this.sql.all('SELECT pg_notify(?, ?)', CHANNEL, [word, ...ids].join(' '));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  get #connection(): Connection {
    if (!this.#client) throw new Error('the connection to the database is lost');
    return new Connection(this.#client);
  }

  /** Something is wrong with the connection: another one may be better. */
  reset(): void {
    void this.#client?.end().catch(() => {});
  }

  #again(client: pg.Client): void {
    if (this.#closed || client !== this.#client) return;
    this.#client = undefined;
    this.#retry = setTimeout(() => void this.connect().catch(() => {}), AGAIN);
  }
}
