import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type Database,
  type Dialect,
  migrate,
  type Queries,
  type Row,
  Undo,
  type Value,
} from './database.ts';

const dialect: Dialect = {
  name: 'PostgreSQL',
  now: 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)',
  share: ' FOR SHARE',
  lock: ' FOR NO KEY UPDATE',
  alone: 'SELECT pg_advisory_xact_lock(6774083112)',
};

const CONNECTIONS = 10;
/** A database that does not answer must not hold up everybody for ever. */
const PATIENCE = 10_000;
/** A process that hangs in the middle of a transaction must not keep its locks: others wait for its tables. */
const STALLED = 2000;

/** The database has chosen this one to give way to others: nothing of it is done, and it can be done again. */
const GAVE_WAY = ['40P01', '40001'];
const TRIES = 6;

async function persevere<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++)
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !GAVE_WAY.includes((error as { code?: string }).code ?? '')) throw error;
      // Those who were in each other's way must not meet again.
      await sleep(Math.random() * 10 * 2 ** tried);
    }
}

interface Prepared {
  name: string;
  text: string;
}

const prepared = new Map<string, Prepared>();

/** `?` becomes `$1`, `$2` and so on; each statement is parsed once a connection. */
function prepare(statement: string): Prepared {
  const known = prepared.get(statement);
  if (known) return known;
  let n = 0;
  const text = statement.replaceAll('?', () => `$${++n}`);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  prepared.set(statement, { name, text });
  return { name, text };
}

export class Connection implements Queries {
  readonly #client: pg.Pool | pg.ClientBase;

  constructor(client: pg.Pool | pg.ClientBase) {
    this.#client = client;
  }

  async all(text: string, ...values: Value[]): Promise<Row[]> {
    return (await this.#query(text, values)).rows;
  }

  async get(text: string, ...values: Value[]): Promise<Row | undefined> {
    return (await this.#query(text, values)).rows[0];
  }

  async run(text: string, ...values: Value[]): Promise<number> {
    return (await this.#query(text, values)).rowCount ?? 0;
  }

  #query(statement: string, values: Value[]): Promise<pg.QueryResult<Row>> {
    return this.#client.query<Row>({ ...prepare(statement), values });
  }
}

/** How every connection is made: a commit is told of only when it is on the disk. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'ochre',
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    options: '-c synchronous_commit=on',
  };
}

class PostgresDatabase extends Connection implements Database {
  readonly dialect = dialect;
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super(pool);
    this.#pool = pool;
  }

  override run(text: string, ...values: Value[]): Promise<number> {
    return persevere(() => super.run(text, ...values));
  }

  transaction<T>(work: (sql: Queries) => Promise<T>): Promise<T> {
    return persevere(() => this.#between('BEGIN', work));
  }

  reading<T>(work: (sql: Queries) => Promise<T>): Promise<T> {
    const begin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
    return this.#between(`${begin}; SET LOCAL idle_in_transaction_session_timeout = 0`, work);
  }

  async #between<T>(begin: string, work: (sql: Queries) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    const lost = (error: Error): void => {
      broken = error;
    };
    client.on('error', lost);
    try {
      await client.query(begin);
      const value = await work(new Connection(client));
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch(lost);
      if (error instanceof Undo) return error.value as T;
      throw error;
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

export async function openPostgres(url: string): Promise<Database> {
  // Bringing a large database up to date may take its time.
  const patient = new PostgresDatabase(new pg.Pool({ ...connectionTo(url), max: 1 }));
  await migrate(patient).finally(() => patient.close());
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: CONNECTIONS,
    query_timeout: PATIENCE,
    statement_timeout: PATIENCE,
    idle_in_transaction_session_timeout: STALLED,
  });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => {});
  return new PostgresDatabase(pool);
}
