import { DatabaseSync } from 'node:sqlite';
import type { Action, Config } from '@ochre/engine';

/** A game as it is filed, with all its secrets, read behind the server's back. */
export class GameInFile {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { readOnly: true });
  }

  /** The number of the latest action. */
  head(table: string): number {
    const row = this.#db.prepare('SELECT max(seq) AS seq FROM entries WHERE table_id = ?').get(table);
    return Number(row!['seq']);
  }

  truth(table: string) {
    const get = (text: string) => this.#db.prepare(text).get(table)!;
    const { record } = get('SELECT record FROM tables WHERE id = ?');
    const { config } = JSON.parse(String(record)) as { config: Config };
    const rows = this.#db
      .prepare('SELECT at, action FROM entries WHERE table_id = ? ORDER BY seq')
      .all(table);
    const times = rows.map((row) => Number(row['at']));
    const actions = rows.map((row) => ({ action: JSON.parse(String(row['action'])) as Action | null }));
    return { config, seed: String(get('SELECT seed FROM seeds WHERE table_id = ?')['seed']), actions, times };
  }

  close(): void {
    this.#db.close();
  }
}
