import { migrations } from './migrations.ts';

/** What can be filed in a column. */
export type Value = string | number | null;

/** A row as a database driver gives it; numbers may come as text or bigint. */
export type Row = Record<string, unknown>;

/** Statements have `?` for each value, and are written in SQL that every dialect reads alike. */
export interface Queries {
  all(text: string, ...values: Value[]): Promise<Row[]>;
  get(text: string, ...values: Value[]): Promise<Row | undefined>;
  /** Changes something; tells how many rows. */
  run(text: string, ...values: Value[]): Promise<number>;
}

/** The few words in which databases differ. */
export interface Dialect {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Milliseconds by the clock of the database. */
  readonly now: string;
  /** Ends a SELECT: the row stays as it is until this transaction is over. */
  readonly share: string;
  /** Ends a SELECT: whoever else asks for the row like this waits. */
  readonly lock: string;
  /** Said first in a migration, so that processes that start together take turns. */
  readonly alone: string | undefined;
}

/**
 * A database. Once a write is told of, it survives the death of the process and of the machine; reads see only what
 * is committed.
 */
export interface Database extends Queries {
  readonly dialect: Dialect;
  /**
   * Everything the work does through its argument, or nothing of it. The work must wait for nothing but these queries:
   * others wait for it. Where it was in the way of others it is done again from the start, so it must be the same work.
   */
  transaction<T>(work: (sql: Queries) => Promise<T>): Promise<T>;
  /** Reads that all see one moment, however long they take; nobody waits for them. */
  reading<T>(work: (sql: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Thrown by the work of a transaction: nothing of it is done, and its promise resolves to `value`. */
export class Undo {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Brings a database up to date, step by step. */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (sql) => {
    if (db.dialect.alone) await sql.all(db.dialect.alone);
    await sql.run('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)');
    const done = Number((await sql.get('SELECT coalesce(max(number), 0) AS n FROM migrations'))!['n']);
    if (done > migrations.length) throw new Error('the database was written by a newer version of Ochre');
    for (const [i, statements] of migrations.entries()) {
      if (i < done) continue;
      for (const statement of statements) await sql.run(statement);
      await sql.run('INSERT INTO migrations (number) VALUES (?)', i + 1);
    }
  });
}
