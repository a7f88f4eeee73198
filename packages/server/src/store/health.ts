import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../tables/tokens.ts';
import type { Database } from './database.ts';

/** How long the database may take before it counts as gone. */
const PATIENCE = 2000;
/** It is written to at most so often, however often somebody asks. */
const EVERY = 1000;
/** What failed in the middle of a game counts for so long. */
const MEMORY = 10_000;
/** Enough that a file has to grow for it, or to have room within. */
const SAMPLE = 'x'.repeat(16 * 1024);

const add = 'INSERT INTO probes (id, sample) VALUES (?, ?)';
const drop = 'DELETE FROM probes WHERE id = ?';
const read = 'SELECT id FROM tables LIMIT 1';

/** SQLite: no memory, read only, input or output, damaged, full, not to be opened, no database. */
const SQLITE = new Set([7, 8, 10, 11, 13, 14, 26]);
/** PostgreSQL: no room, the system, damaged, read only. */
const POSTGRES = /^(53|58|XX)|^25006$/;

/** Whether it was the disk (or what holds it) that failed, and not what was asked for. */
function ofStorage(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: number; code?: unknown };
  if (errcode !== undefined) return SQLITE.has(errcode & 0xff);
  return typeof code === 'string' && POSTGRES.test(code);
}

/** Whether the database can be read and written. */
export class Health {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #patience: number;
  #failedAt = Number.NEGATIVE_INFINITY;
  #wrote: { at: number; answer: Promise<string | undefined> } | undefined;

  constructor(db: Database, now: () => number = () => performance.now(), patience = PATIENCE) {
    this.#db = db;
    this.#now = now;
    this.#patience = patience;
  }

  /** How something that others did with the database ended. */
  saw(error: unknown): void {
    if (error instanceof Error && ofStorage(error)) this.#failedAt = this.#now();
  }

  /** What is wrong, if something is. */
  async trouble(): Promise<string | undefined> {
    if (this.#now() - this.#failedAt < MEMORY) return 'the database is damaged, or its disk is full';
    const late = sleep(this.#patience, undefined, { ref: false }).then(() => 'the database does not answer');
    return Promise.race([this.#try(), late]);
  }

  async #try(): Promise<string | undefined> {
    try {
      await this.#db.get(read);
    } catch {
      return 'the database cannot be read';
    }
    if (!this.#wrote || this.#now() - this.#wrote.at >= EVERY)
      this.#wrote = { at: this.#now(), answer: this.#write() };
    return this.#wrote.answer;
  }

  async #write(): Promise<string | undefined> {
    const id = newId();
    try {
      // Filed and dropped one after the other: together they would not reach the disk.
      await this.#db.run(add, id, SAMPLE);
      await this.#db.run(drop, id);
      return undefined;
    } catch {
      return 'the database cannot be written';
    }
  }
}
