import type { Database, Queries, Row } from './database.ts';
import type { Lease } from './store.ts';

/** A server process, as the others know it. */
export interface Peer {
  readonly id: string;
  /** Where other nodes reach it. */
  readonly address: string;
  /** What a request from another node has to know. */
  readonly secret: string;
}

const toPeer = (row: Row): Peer => ({
  id: row['id'] as string,
  address: row['address'] as string,
  secret: row['secret'] as string,
});

/** Dead nodes are forgotten after a while. */
const MEMORY = 60_000;

const statements = (now: string) => {
  const dead = `NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND nodes.expires_at > ${now})`;
  return {
    register: `INSERT INTO nodes (id, address, secret, expires_at) VALUES (?, ?, ?, ${now} + ?)`,
    beat: `UPDATE nodes SET expires_at = ${now} + ? WHERE id = ? AND expires_at > ${now}`,
    leave: 'DELETE FROM nodes WHERE id = ?',
    forget: `DELETE FROM nodes WHERE expires_at < ${now} - ?`,
    peers: `SELECT id, address, secret FROM nodes WHERE expires_at > ${now}`,
    claim: `INSERT INTO leases (table_id, fence, node) SELECT id, 1, ? FROM tables WHERE id = ?
      ON CONFLICT (table_id) DO UPDATE SET fence = leases.fence + 1, node = excluded.node
      WHERE leases.node IS NULL OR leases.node = excluded.node OR ${dead}
      RETURNING fence`,
    holder: `SELECT nodes.id, address, secret FROM leases JOIN nodes ON nodes.id = leases.node
      WHERE table_id = ? AND nodes.expires_at > ${now}`,
    release: 'UPDATE leases SET node = NULL WHERE table_id = ? AND node = ? AND fence = ?',
    driven: `SELECT table_id FROM leases JOIN tables ON tables.id = leases.table_id
      WHERE tables.status = 'running' AND node = ?`,
    orphans: `SELECT table_id FROM leases JOIN tables ON tables.id = leases.table_id
      WHERE tables.status = 'running' AND node IS NOT NULL AND ${dead} LIMIT ?`,
  };
};

/**
 * Which node drives which table. A node lives as long as it says so in time; the leases of one that has died can be
 * claimed by any other. Time is the database's own, so that clocks of machines do not matter.
 */
export class Leases {
  readonly #db: Database;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: Database) {
    this.#db = db;
    this.#sql = statements(db.dialect.now);
  }

  /** Lets the others know of a node, for so many milliseconds. */
  async register({ id, address, secret }: Peer, lifetime: number): Promise<void> {
    await this.#db.run(this.#sql.forget, MEMORY);
    await this.#db.run(this.#sql.register, id, address, secret, lifetime);
  }

  /** Prolongs a node's life by a connection of its choice; false when it had ended already. */
  async beat(id: string, lifetime: number, sql: Queries = this.#db): Promise<boolean> {
    return (await sql.run(this.#sql.beat, lifetime, id)) === 1;
  }

  /** Ends a node's life: its tables can be claimed at once. */
  async leave(id: string): Promise<void> {
    await this.#db.run(this.#sql.leave, id);
  }

  /** Everyone alive. */
  async peers(sql: Queries = this.#db): Promise<Peer[]> {
    return (await sql.all(this.#sql.peers)).map(toPeer);
  }

  /** The lease of a table for this node, unless another living one has it or there is no such table. */
  async claim(table: string, node: string): Promise<Lease | undefined> {
    // A write that gives something back: a plain read would not see a SQLite file's writer.
    const row = await this.#db.transaction((tx) => tx.get(this.#sql.claim, node, table));
    return row && { table, fence: Number(row['fence']) };
  }

  /** Who drives a table. */
  async holder(table: string): Promise<Peer | undefined> {
    const row = await this.#db.get(this.#sql.holder, table);
    return row && toPeer(row);
  }

  /** Gives a lease back when nothing goes on at the table. */
  async release({ table, fence }: Lease, node: string): Promise<void> {
    await this.#db.run(this.#sql.release, table, node, fence);
  }

  /** Games under way that a node drives. */
  async driven(node: string): Promise<string[]> {
    return (await this.#db.all(this.#sql.driven, node)).map((row) => row['table_id'] as string);
  }

  /** Games under way whose node has died. */
  async orphans(limit: number): Promise<string[]> {
    return (await this.#db.all(this.#sql.orphans, limit)).map((row) => row['table_id'] as string);
  }
}
