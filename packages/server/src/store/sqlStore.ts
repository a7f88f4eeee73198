import type { ChatMessage, Play } from '@ochre/protocol';
import type { Clock } from '../time/clock.ts';
import { type Database, type Queries, Undo, type Value } from './database.ts';
import { fileResult, listResults, type ResultFilter } from './results.ts';
import { toChange, toChat, toEntry, toSnapshot, toState, toTable, toToken } from './rows.ts';
import { sql } from './sql.ts';
import {
  type Alongside,
  type ChangeRow,
  type ClockRow,
  type Entry,
  type Lease,
  LeaseLost,
  type ListQuery,
  type NewChat,
  type SnapshotRow,
  type StateRow,
  type Store,
  type TableRecord,
  type TokenRow,
} from './store.ts';
import { Volumes } from './volumes.ts';

// States and events go on changing after the call, so they are written down at once.

function entryValues(table: string, e: Entry): Value[] {
  const [action, events] = [JSON.stringify(e.action), JSON.stringify(e.events)];
  return [table, e.seq, e.at, e.turn, e.phase, e.key ?? null, action, events, e.chain];
}

function snapshotValues(table: string, s: SnapshotRow): Value[] {
  return [table, s.seq, s.chain, JSON.stringify(s.state)];
}

function clockValues(table: string, { seq, clock, dueAt }: ClockRow): Value[] {
  return [table, seq, clock.at, JSON.stringify(clock), dueAt ?? null];
}

/** Tables and games in a database of any dialect. */
export class SqlStore implements Store {
  readonly #db: Database;
  readonly #volumes: Volumes;
  readonly #lease: Lease | undefined;

  constructor(db: Database, lease?: Lease, volumes = new Volumes(db)) {
    this.#db = db;
    this.#volumes = volumes;
    this.#lease = lease;
  }

  under(lease: Lease): Store {
    return new SqlStore(this.#db, lease, this.#volumes);
  }

  createTable(table: TableRecord, seed: string, owner: TokenRow): Promise<void> {
    const { id, version, status, privacy, updatedAt } = table;
    const record = JSON.stringify(table);
    return this.#db.transaction(async (tx) => {
      await tx.run(sql.addTable, id, version, status, privacy, updatedAt, record);
      await tx.run(sql.addSeed, id, seed);
      await tx.run(sql.addToken, owner.hash, owner.table, owner.seat);
    });
  }

  async table(id: string): Promise<TableRecord | undefined> {
    const row = await this.#db.get(sql.table, id);
    return row && toTable(row);
  }

  async tables({ status, privacy, before, limit }: ListQuery): Promise<TableRecord[]> {
    const values = [...status, before ?? Number.MAX_SAFE_INTEGER, ...(privacy ? [privacy] : []), limit];
    const rows = await this.#db.all(sql.tables(status.length, privacy !== undefined), ...values);
    return rows.map(toTable);
  }

  saveTable(table: TableRecord, alongside: Alongside = {}): Promise<boolean> {
    const { id, version, status, privacy, updatedAt } = table;
    const record = JSON.stringify(table);
    const { issue, revoke, deal, spend, result } = alongside;
    const first = deal && entryValues(id, deal.entry);
    const state = deal && snapshotValues(id, deal.snapshot);
    const clock = deal?.clock && clockValues(id, deal.clock);
    return this.#db.transaction(async (tx) => {
      await this.#hold(tx);
      if ((await tx.run(sql.saveTable, status, privacy, updatedAt, record, id, version)) === 0) return false;
      if (spend !== undefined && (await tx.run(sql.spend, spend, id)) === 0) throw new Undo(false);
      for (const seat of revoke ?? []) await tx.run(sql.revoke, id, seat);
      if (issue) await tx.run(sql.addToken, issue.hash, issue.table, issue.seat);
      if (first && (await tx.run(sql.addEntry, ...first)) === 0) throw new Undo(false);
      if (state) await tx.run(sql.saveSnapshot, ...state);
      if (clock) await tx.run(sql.saveClock, ...clock);
      if (result !== undefined) await fileResult(tx, id, result ?? undefined);
      return true;
    });
  }

  async seed(table: string): Promise<string | undefined> {
    return (await this.#db.get(sql.seed, table))?.['seed'] as string | undefined;
  }

  results(filter: ResultFilter): Promise<Play[]> {
    return listResults(this.#db, filter);
  }

  async token(hash: string): Promise<TokenRow | undefined> {
    const row = await this.#db.get(sql.token, hash);
    return row && toToken(row);
  }

  async append(table: string, entry: Entry, change?: ChangeRow['change']): Promise<boolean> {
    const { seq } = entry;
    const values = [...entryValues(table, entry), table, seq];
    if (!change) return this.#append(this.#db, values);
    const changed = JSON.stringify(change);
    return this.#db.transaction(async (tx) => {
      if (!(await this.#append(tx, values))) return false;
      await tx.run(sql.addChange, table, seq, changed);
      return true;
    });
  }

  async #append(to: Queries, values: Value[]): Promise<boolean> {
    if (!this.#lease) return (await to.run(sql.append, ...values)) === 1;
    const { table, fence } = this.#lease;
    const { share } = this.#db.dialect;
    if ((await to.run(sql.appendUnder(share), ...values, table, fence)) === 1) return true;
    await this.#hold(to);
    return false;
  }

  async changes(table: string, after: number): Promise<ChangeRow[]> {
    return (await this.#db.all(sql.changes, table, after)).map(toChange);
  }

  takeOver(table: string, entry: Entry, snapshot: SnapshotRow, clock: ClockRow): Promise<boolean> {
    const values = [...entryValues(table, entry), table, entry.seq];
    const [state, time] = [snapshotValues(table, snapshot), clockValues(table, clock)];
    return this.#db.transaction(async (tx) => {
      await this.#hold(tx);
      if ((await tx.run(sql.append, ...values)) === 0) return false;
      await tx.run(sql.forgetChanges, table, snapshot.seq);
      await tx.run(sql.saveSnapshot, ...state);
      await tx.run(sql.addTakeover, table, snapshot.seq, state.at(-1)!);
      await tx.run(sql.saveClock, ...time);
      return true;
    });
  }

  async takeovers(table: string): Promise<StateRow[]> {
    return (await this.#db.all(sql.takeovers, table)).map(toState);
  }

  async entries(table: string, after: number, limit: number): Promise<Entry[]> {
    const rows = await this.#db.all(sql.entries, table, after, limit);
    return (rows.length > 0 ? rows : await this.#volumes.entries(table, after, limit)).map(toEntry);
  }

  async entriesOfTurn(table: string, turn: number): Promise<Entry[]> {
    const rows = await this.#db.all(sql.entriesOfTurn, table, turn);
    return (rows.length > 0 ? rows : await this.#volumes.entriesOfTurn(table, turn)).map(toEntry);
  }

  async keys(table: string, limit: number): Promise<string[]> {
    const rows = await this.#db.all(sql.keys, table, limit);
    return (rows.length > 0 ? rows : await this.#volumes.keyed(table, limit)).map((row) =>
      String(row['client_key']),
    );
  }

  async snapshot(table: string): Promise<SnapshotRow | undefined> {
    const row = await this.#db.get(sql.snapshot, table);
    return row && toSnapshot(row);
  }

  async saveSnapshot(table: string, snapshot: SnapshotRow, clock: ClockRow): Promise<void> {
    const [state, time] = [snapshotValues(table, snapshot), clockValues(table, clock)];
    await this.#db.transaction(async (tx) => {
      await this.#hold(tx);
      await tx.run(sql.forgetChanges, table, snapshot.seq);
      await tx.run(sql.saveSnapshot, ...state);
      await tx.run(sql.saveClock, ...time);
    });
  }

  async clock(table: string): Promise<Pick<ClockRow, 'seq' | 'clock'> | undefined> {
    const row = await this.#db.get(sql.clock, table);
    return row && { seq: Number(row['seq']), clock: JSON.parse(String(row['clock'])) as Clock };
  }

  async saveClock(table: string, row: ClockRow): Promise<void> {
    const values = clockValues(table, row);
    await this.#db.transaction(async (tx) => {
      await this.#hold(tx);
      await tx.run(sql.saveClock, ...values);
    });
  }

  async due(by: number, limit: number): Promise<string[]> {
    return (await this.#db.all(sql.due, by, limit)).map((row) => String(row['table_id']));
  }

  async delayed(table: string): Promise<StateRow | undefined> {
    const row = await this.#db.get(sql.delayed, table);
    return row && toState(row);
  }

  async saveDelayed(table: string, { seq, state }: StateRow): Promise<void> {
    await this.#db.run(sql.saveDelayed, table, seq, JSON.stringify(state));
  }

  addChat(message: NewChat): Promise<ChatMessage> {
    const { table, key, at, channel, from, name, to, text } = message;
    return this.#db.transaction(async (tx) => {
      await tx.get(sql.lockTable(this.#db.dialect.lock), table);
      const known = await tx.get(sql.chatByKey, table, key);
      if (known) return toChat(known);
      const id = Number((await tx.get(sql.lastChat, table))!['id']) + 1;
      await tx.run(sql.addChat, table, id, at, key, channel, from ?? null, name, to ?? null, text);
      return toChat((await tx.get(sql.chatByKey, table, key))!);
    });
  }

  async chat(table: string, reader: number | undefined, limit: number): Promise<ChatMessage[]> {
    const rows =
      reader === undefined
        ? await this.#db.all(sql.chatForSpectators, table, limit)
        : await this.#db.all(sql.chatForSeat, table, reader, reader, limit);
    return rows.map(toChat).reverse();
  }

  close(): Promise<void> {
    return this.#db.close();
  }

  /** Makes sure that the lease, where there is one, still holds, and goes on holding until the transaction ends. */
  async #hold(tx: Queries): Promise<void> {
    if (!this.#lease) return;
    const { table, fence } = this.#lease;
    if (!(await tx.get(sql.lease(this.#db.dialect.share), table, fence))) throw new LeaseLost();
  }
}
