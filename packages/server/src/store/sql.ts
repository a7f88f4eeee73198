/** The statements of the store, `?` for a value, in SQL that SQLite and PostgreSQL read alike. */
export const sql = {
  addTable: 'INSERT INTO tables (id, version, status, privacy, updated_at, record) VALUES (?, ?, ?, ?, ?, ?)',
  table: 'SELECT record, version FROM tables WHERE id = ?',
  saveTable:
    'UPDATE tables SET version = version + 1, status = ?, privacy = ?, updated_at = ?, record = ? WHERE id = ? AND version = ?',
  addSeed: 'INSERT INTO seeds (table_id, seed) VALUES (?, ?)',
  seed: 'SELECT seed FROM seeds WHERE table_id = ?',
  addToken: 'INSERT INTO tokens (hash, table_id, seat) VALUES (?, ?, ?)',
  token: 'SELECT hash, table_id, seat FROM tokens WHERE hash = ?',
  revoke: 'DELETE FROM tokens WHERE table_id = ? AND seat = ?',

  lastSeq: 'SELECT max(seq) AS seq FROM entries WHERE table_id = ?',
  addEntry: `INSERT INTO entries (table_id, seq, at, turn, phase, client_key, action, events, chain)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  entries: 'SELECT * FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?',
  entriesOfTurn: 'SELECT * FROM entries WHERE table_id = ? AND turn = ? ORDER BY seq',
  keys: `SELECT client_key FROM entries WHERE table_id = ? AND client_key IS NOT NULL
    ORDER BY seq DESC LIMIT ?`,
  snapshot: 'SELECT seq, chain, state, clock FROM snapshots WHERE table_id = ?',
  saveSnapshot: `INSERT INTO snapshots (table_id, seq, chain, state, clock) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET
      seq = excluded.seq, chain = excluded.chain, state = excluded.state, clock = excluded.clock
    WHERE excluded.seq >= snapshots.seq`,

  lastChat: 'SELECT coalesce(max(id), 0) AS id FROM chat WHERE table_id = ?',
  addChat: `INSERT INTO chat (table_id, id, at, client_key, channel, from_seat, name, to_seat, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  chatByKey: 'SELECT * FROM chat WHERE table_id = ? AND client_key = ?',
  chatForSpectators: `SELECT * FROM chat WHERE table_id = ? AND channel <> 'private'
    ORDER BY id DESC LIMIT ?`,
  chatForSeat: `SELECT * FROM chat WHERE table_id = ?
    AND (channel = 'table' OR (channel = 'private' AND (from_seat = ? OR to_seat = ?)))
    ORDER BY id DESC LIMIT ?`,

  tables(statuses: number, privacy: boolean): string {
    const marks = Array(statuses).fill('?').join(', ');
    return `SELECT record, version FROM tables WHERE status IN (${marks}) AND updated_at < ?
      ${privacy ? 'AND privacy = ?' : ''} ORDER BY updated_at DESC, id LIMIT ?`;
  },
};
