import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { made } from './migrations.ts';
import { NoticeStore, seatOwner } from './notices.ts';
import { SqlStore } from './sqlStore.ts';
import { Volumes } from './volumes.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PAGE = 100;
/** Between two games others have their turn. */
const PAUSE = 50;

const FINISHED = `status IN ('over', 'archived') AND updated_at`;
const loose = `SELECT id FROM tables WHERE ${FINISHED} <= ?
  AND EXISTS (SELECT 1 FROM entries WHERE entries.table_id = tables.id) ORDER BY updated_at, id LIMIT ?`;
const OLD = `${FINISHED} < ?
  AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.table_id = tables.id AND closed_at IS NULL)`;
const old = `SELECT id FROM tables WHERE ${OLD} AND id > ? ORDER BY id LIMIT ?`;
const stillOld = (lock: string): string => `SELECT id FROM tables WHERE id = ? AND ${OLD}${lock}`;
/** What waits to be told has its own way of being forgotten. */
const parts = made.filter(({ name, ofTable }) => ofTable && name !== 'outbox').map(({ name }) => name);

export interface UpkeepSettings {
  /** Games finished so many days ago are forgotten; without it none are. */
  keepDays?: number | undefined;
  /** Whether somebody is at the table just now. */
  busy(table: string): Promise<boolean>;
}

/** Looks after games that are over: after a day they are bound, and where the host wants it some day forgotten. */
export class Upkeep {
  readonly #db: Database;
  readonly #volumes: Volumes;
  readonly #settings: UpkeepSettings;
  readonly #report: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #going: Promise<void> | undefined;
  #stopped = false;

  constructor(db: Database, settings: UpkeepSettings, report: (error: unknown) => void) {
    this.#db = db;
    this.#volumes = new Volumes(db);
    this.#settings = settings;
    this.#report = report;
  }

  start(): void {
    const go = (): void => {
      this.#going ??= this.round(Date.now()).finally(() => {
        this.#going = undefined;
      });
    };
    this.#timer = setInterval(go, HOUR);
    this.#timer.unref();
    go();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#going;
  }

  async round(now: number): Promise<void> {
    try {
      const { keepDays } = this.#settings;
      if (keepDays !== undefined) await this.#forgetBefore(now - keepDays * DAY);
      await this.#bindBefore(now - DAY);
    } catch (error) {
      this.#report(error);
    }
  }

  async #bindBefore(moment: number): Promise<void> {
    for (let page = await this.#loose(moment); page.length > 0; page = await this.#loose(moment))
      for (const id of page) {
        if (this.#stopped) return;
        await this.#volumes.bind(id);
        await sleep(PAUSE);
      }
  }

  async #loose(moment: number): Promise<string[]> {
    return (await this.#db.all(loose, moment, PAGE)).map((row) => String(row['id']));
  }

  async #forgetBefore(moment: number): Promise<void> {
    for (let last = ''; ; ) {
      const page = (await this.#db.all(old, moment, last, PAGE)).map((row) => String(row['id']));
      for (const id of page) {
        if (this.#stopped) return;
        if (!(await this.#settings.busy(id))) await this.#forget(id, moment);
      }
      if (page.length < PAGE) return;
      last = page.at(-1)!;
    }
  }

  /** Everything of a table, and how those who sat there were reached. */
  async #forget(id: string, moment: number): Promise<void> {
    const record = await new SqlStore(this.#db).table(id);
    const notices = new NoticeStore(this.#db);
    for (const seat of record?.seats ?? [])
      if (seat.kind === 'human') await notices.forget(seatOwner(id, seat));
    await this.#db.transaction(async (tx) => {
      if (!(await tx.get(stillOld(this.#db.dialect.lock), id, moment))) return;
      for (const part of parts) await tx.run(`DELETE FROM ${part} WHERE table_id = ?`, id);
      await tx.run('DELETE FROM tables WHERE id = ?', id);
    });
  }
}
