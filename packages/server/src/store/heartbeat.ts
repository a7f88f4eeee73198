import type { Outage } from '../time/clock.ts';
import type { Database } from './database.ts';

const beat = `INSERT INTO pulse (id, at) VALUES (1, ?)
  ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE excluded.at > pulse.at`;
const last = 'SELECT at FROM pulse WHERE id = 1';
const add = `INSERT INTO outages (from_at, to_at) VALUES (?, ?)
  ON CONFLICT (from_at) DO UPDATE SET to_at = excluded.to_at WHERE excluded.to_at > outages.to_at`;
const since = 'SELECT from_at, to_at FROM outages WHERE to_at > ? ORDER BY from_at';

/** Signs of life of the whole installation, from which its outages are known. */
export class HeartbeatStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async beat(now: number): Promise<void> {
    await this.#db.run(beat, now);
  }

  async last(): Promise<number | undefined> {
    const row = await this.#db.get(last);
    return row && Number(row['at']);
  }

  async addOutage({ from, to }: Outage): Promise<void> {
    await this.#db.run(add, from, to);
  }

  /** Outages that ended after that moment. */
  async outages(after: number): Promise<Outage[]> {
    const rows = await this.#db.all(since, after);
    return rows.map((row) => ({ from: Number(row['from_at']), to: Number(row['to_at']) }));
  }
}
