import { DatabaseSync, type StatementSync } from 'node:sqlite';
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
  name: 'SQLite',
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  share: '',
  lock: '',
  alone: undefined,
};

interface Write {
  work: (sql: Queries) => Promise<unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/** One connection to the file, with its prepared statements. */
class Connection implements Queries {
  readonly db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string, readOnly: boolean) {
    this.db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true, readOnly });
  }

  async all(text: string, ...values: Value[]): Promise<Row[]> {
    return this.#statement(text).all(...values) as Row[];
  }

  async get(text: string, ...values: Value[]): Promise<Row | undefined> {
    return this.#statement(text).get(...values) as Row | undefined;
  }

  async run(text: string, ...values: Value[]): Promise<number> {
    return Number(this.#statement(text).run(...values).changes);
  }

  #statement(text: string): StatementSync {
    const known = this.#prepared.get(text) ?? this.db.prepare(text);
    this.#prepared.set(text, known);
    return known;
  }
}

/**
 * One file, one process. Writes that arrive together are committed together, and told of only after the commit has
 * reached the disk (`synchronous = FULL` on the write-ahead log). Reads have a connection of their own, which does not
 * see a transaction before it is committed.
 */
class SqliteDatabase implements Database {
  readonly dialect = dialect;
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #file: string;
  #waiting: Write[] = [];
  #flushed: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#writer = new Connection(file, false);
    this.#writer.db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000',
    );
    this.#reader = new Connection(file, true);
    this.#file = file;
  }

  all(text: string, ...values: Value[]): Promise<Row[]> {
    return this.#reader.all(text, ...values);
  }

  get(text: string, ...values: Value[]): Promise<Row | undefined> {
    return this.#reader.get(text, ...values);
  }

  run(text: string, ...values: Value[]): Promise<number> {
    return this.transaction((sql) => sql.run(text, ...values));
  }

  transaction<T>(work: (sql: Queries) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ work, resolve: resolve as Write['resolve'], reject });
    });
  }

  async reading<T>(work: (sql: Queries) => Promise<T>): Promise<T> {
    const connection = new Connection(this.#file, true);
    try {
      connection.db.exec('BEGIN');
      return await work(connection);
    } finally {
      connection.db.close();
    }
  }

  async close(): Promise<void> {
    await this.#flush();
    // The last one to close clears the write-ahead log away, which a reader may not.
    this.#reader.db.close();
    this.#writer.db.close();
  }

  #flush(): Promise<void> {
    this.#flushed = this.#flushed.then(() => this.#commit());
    return this.#flushed;
  }

  /** All waiting writes in one transaction, each whole or not at all. */
  async #commit(): Promise<void> {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    const { db } = this.#writer;
    const tell: (() => void)[] = [];
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const write of writes) tell.push(await this.#attempt(write));
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of writes) reject(error);
      return;
    }
    for (const told of tell) told();
  }

  async #attempt({ work, resolve, reject }: Write): Promise<() => void> {
    const { db } = this.#writer;
    db.exec('SAVEPOINT one');
    try {
      const value = await work(this.#writer);
      db.exec('RELEASE one');
      return () => resolve(value as never);
    } catch (error) {
      // Where there is no room left, everything that was to be committed together is undone already.
      if (!db.isTransaction) throw error;
      db.exec('ROLLBACK TO one; RELEASE one');
      return () => (error instanceof Undo ? resolve(error.value as never) : reject(error));
    }
  }
}

export async function openSqlite(file: string): Promise<Database> {
  const db = new SqliteDatabase(file);
  try {
    await migrate(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}
