import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import type { Database, Row } from './database.ts';

/** Entries in a volume: more make it smaller, fewer are read faster. */
const ENTRIES = 256;
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 9 } };
/** Volumes that were read last, unpacked. */
const OPEN = 8;

const compress = promisify(zstdCompress);

const all = 'SELECT * FROM entries WHERE table_id = ? ORDER BY seq';
const finished = (lock: string): string =>
  `SELECT id FROM tables WHERE id = ? AND status IN ('over', 'archived')${lock}`;
const drop = 'DELETE FROM entries WHERE table_id = ?';
const add = `INSERT INTO volumes (table_id, first_seq, last_seq, first_turn, last_turn, text)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const VOLUME = 'SELECT first_seq, text FROM volumes WHERE table_id = ?';
const after = `${VOLUME} AND last_seq > ? ORDER BY first_seq LIMIT ?`;
const ofTurn = `${VOLUME} AND first_turn <= ? AND last_turn >= ? ORDER BY first_seq`;
const latest = `${VOLUME} ORDER BY first_seq DESC`;

/** Games that are over, each bound in a few volumes: the rows of its entries, many together and compressed. */
export class Volumes {
  readonly #db: Database;
  readonly #open = new Map<string, Row[]>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Binds a finished game. Whoever else does the same at the same time does no harm. */
  async bind(table: string): Promise<void> {
    const rows = await this.#db.all(all, table);
    const volumes: [span: number[], text: string][] = [];
    for (let i = 0; i < rows.length; i += ENTRIES) {
      const some = rows.slice(i, i + ENTRIES);
      const packed = await compress(JSON.stringify(some), LEVEL);
      const seqs = [some[0]!, some.at(-1)!].map((row) => Number(row['seq']));
      // Where decisions were taken back, turns are not in order.
      const turns = some.map((row) => Number(row['turn']));
      const span = [...seqs, Math.min(...turns), Math.max(...turns)];
      volumes.push([span, packed.toString('base64')]);
    }
    await this.#db.transaction(async (tx) => {
      if (!(await tx.get(finished(this.#db.dialect.lock), table))) return;
      for (const [span, text] of volumes) await tx.run(add, table, ...span, text);
      await tx.run(drop, table);
    });
  }

  /** Rows of entries after one, oldest first. */
  async entries(table: string, seq: number, limit: number): Promise<Row[]> {
    const volumes = await this.#db.all(after, table, seq, Math.ceil(limit / ENTRIES) + 1);
    const rows = volumes.flatMap((volume) => this.#read(table, volume));
    return rows.filter((row) => Number(row['seq']) > seq).slice(0, limit);
  }

  async entriesOfTurn(table: string, turn: number): Promise<Row[]> {
    const rows = (await this.#db.all(ofTurn, table, turn, turn)).flatMap((v) => this.#read(table, v));
    return rows.filter((row) => Number(row['turn']) === turn);
  }

  /** Rows of entries that have a key, latest first. */
  async keyed(table: string, limit: number): Promise<Row[]> {
    const found: Row[] = [];
    for (const volume of await this.#db.all(latest, table)) {
      if (found.length >= limit) break;
      found.push(
        ...this.#read(table, volume)
          .filter((row) => row['client_key'] !== null)
          .reverse(),
      );
    }
    return found.slice(0, limit);
  }

  #read(table: string, volume: Row): Row[] {
    const name = `${table} ${volume['first_seq']}`;
    const known = this.#open.get(name);
    const packed = Buffer.from(String(volume['text']), 'base64');
    const rows = known ?? (JSON.parse(zstdDecompressSync(packed).toString('utf8')) as Row[]);
    this.#open.delete(name);
    this.#open.set(name, rows);
    if (this.#open.size > OPEN) this.#open.delete(this.#open.keys().next().value!);
    return rows;
  }
}
