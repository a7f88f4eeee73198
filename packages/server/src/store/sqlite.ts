import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { ChatMessage } from '@ochre/protocol';
import { migrations } from './migrations.ts';
import { type Row, toChat, toEntry, toSnapshot, toTable, toToken } from './rows.ts';
import { sql } from './sql.ts';
import type {
  Alongside,
  Entry,
  ListQuery,
  NewChat,
  SnapshotRow,
  Store,
  TableRecord,
  TokenRow,
} from './store.ts';

/** Undoes what the write has done so far; its promise resolves to `value`. */
class Undo {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

type EntryValues = [table: string, seq: number, ...SQLInputValue[]];

// States and events go on changing after the call, so they are written down at once.

function entryValues(table: string, e: Entry): EntryValues {
  const [action, events] = [JSON.stringify(e.action), JSON.stringify(e.events)];
  return [table, e.seq, e.at, e.turn, e.phase, e.key ?? null, action, events, e.chain];
}

function snapshotValues(table: string, s: SnapshotRow): SQLInputValue[] {
  return [table, s.seq, s.chain, JSON.stringify(s.state), JSON.stringify(s.clock)];
}

interface Write {
  work: () => unknown;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/**
 * One file, one process. Writes that arrive together are committed together, and told of only after the commit has
 * reached the disk (`synchronous = FULL` on the write-ahead log).
 */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  #waiting: Write[] = [];

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
    this.#migrate();
  }

  createTable(table: TableRecord, seed: string, owner: TokenRow): Promise<void> {
    return this.#write(() => {
      const { id, version, status, privacy, updatedAt } = table;
      this.#run(sql.addTable, id, version, status, privacy, updatedAt, JSON.stringify(table));
      this.#run(sql.addSeed, id, seed);
      this.#run(sql.addToken, owner.hash, owner.table, owner.seat);
    });
  }

  async table(id: string): Promise<TableRecord | undefined> {
    const row = this.#get(sql.table, id);
    return row && toTable(row);
  }

  async tables({ status, privacy, before, limit }: ListQuery): Promise<TableRecord[]> {
    const values = [...status, before ?? Number.MAX_SAFE_INTEGER, ...(privacy ? [privacy] : []), limit];
    return this.#all(sql.tables(status.length, privacy !== undefined), ...values).map(toTable);
  }

  saveTable(table: TableRecord, alongside: Alongside = {}): Promise<boolean> {
    const { id, version, status, privacy, updatedAt } = table;
    const record = JSON.stringify(table);
    const { issue, revoke, deal } = alongside;
    const first = deal && entryValues(id, deal.entry);
    const state = deal && snapshotValues(id, deal.snapshot);
    return this.#write(() => {
      if (this.#run(sql.saveTable, status, privacy, updatedAt, record, id, version) === 0) return false;
      for (const seat of revoke ?? []) this.#run(sql.revoke, id, seat);
      if (issue) this.#run(sql.addToken, issue.hash, issue.table, issue.seat);
      if (first && !this.#append(first)) throw new Undo(false);
      if (state) this.#run(sql.saveSnapshot, ...state);
      return true;
    });
  }

  async seed(table: string): Promise<string | undefined> {
    return this.#get(sql.seed, table)?.['seed'] as string | undefined;
  }

  async token(hash: string): Promise<TokenRow | undefined> {
    const row = this.#get(sql.token, hash);
    return row && toToken(row);
  }

  append(table: string, entry: Entry): Promise<boolean> {
    const row = entryValues(table, entry);
    return this.#write(() => this.#append(row));
  }

  async entries(table: string, after: number, limit: number): Promise<Entry[]> {
    return this.#all(sql.entries, table, after, limit).map(toEntry);
  }

  async entriesOfTurn(table: string, turn: number): Promise<Entry[]> {
    return this.#all(sql.entriesOfTurn, table, turn).map(toEntry);
  }

  async keys(table: string, limit: number): Promise<string[]> {
    return this.#all(sql.keys, table, limit).map((row) => row['client_key'] as string);
  }

  async snapshot(table: string): Promise<SnapshotRow | undefined> {
    const row = this.#get(sql.snapshot, table);
    return row && toSnapshot(row);
  }

  saveSnapshot(table: string, snapshot: SnapshotRow): Promise<void> {
    const row = snapshotValues(table, snapshot);
    return this.#write(() => void this.#run(sql.saveSnapshot, ...row));
  }

  addChat(message: NewChat): Promise<ChatMessage> {
    return this.#write(() => {
      const { table, key, at, channel, from, name, to, text } = message;
      const known = this.#get(sql.chatByKey, table, key);
      if (known) return toChat(known);
      const id = Number(this.#get(sql.lastChat, table)!['id']) + 1;
      this.#run(sql.addChat, table, id, at, key, channel, from ?? null, name, to ?? null, text);
      return toChat(this.#get(sql.chatByKey, table, key)!);
    });
  }

  async chat(table: string, reader: number | undefined, limit: number): Promise<ChatMessage[]> {
    const rows =
      reader === undefined
        ? this.#all(sql.chatForSpectators, table, limit)
        : this.#all(sql.chatForSeat, table, reader, reader, limit);
    return rows.map(toChat).reverse();
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
  }

  #append(row: EntryValues): boolean {
    const last = this.#get(sql.lastSeq, row[0])!['seq'];
    const next = last === null ? 0 : Number(last) + 1;
    return row[1] === next && this.#run(sql.addEntry, ...row) === 1;
  }

  #statement(text: string): StatementSync {
    const known = this.#prepared.get(text) ?? this.#db.prepare(text);
    this.#prepared.set(text, known);
    return known;
  }

  #run = (text: string, ...values: SQLInputValue[]): number =>
    Number(this.#statement(text).run(...values).changes);
  #get = (text: string, ...values: SQLInputValue[]): Row | undefined =>
    this.#statement(text).get(...values) as Row | undefined;
  #all = (text: string, ...values: SQLInputValue[]): Row[] => this.#statement(text).all(...values) as Row[];

  #write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ work, resolve: resolve as Write['resolve'], reject });
    });
  }

  /** All waiting writes in one transaction, each whole or not at all. */
  #flush(): void {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    const tell: (() => void)[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const write of writes) tell.push(this.#attempt(write));
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const { reject } of writes) reject(error);
      return;
    }
    for (const told of tell) told();
  }

  #attempt({ work, resolve, reject }: Write): () => void {
    this.#db.exec('SAVEPOINT one');
    try {
      const value = work();
      this.#db.exec('RELEASE one');
      return () => resolve(value as never);
    } catch (error) {
      this.#db.exec('ROLLBACK TO one; RELEASE one');
      return () => (error instanceof Undo ? resolve(error.value as never) : reject(error));
    }
  }

  #migrate(): void {
    this.#db.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)');
    const done = Number(this.#get('SELECT count(*) AS n FROM migrations')!['n']);
    if (done > migrations.length) throw new Error('the database was written by a newer version of Ochre');
    for (const [i, statements] of migrations.entries()) {
      if (i < done) continue;
      this.#db.exec('BEGIN IMMEDIATE');
      for (const statement of statements) this.#db.exec(statement);
      this.#run('INSERT INTO migrations (number) VALUES (?)', i + 1);
      this.#db.exec('COMMIT');
    }
  }
}
