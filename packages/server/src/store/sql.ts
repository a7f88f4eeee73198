const ENTRY = 'table_id, seq, at, turn, phase, client_key, action, events, chain';
const VALUES = '?, ?, ?, ?, ?, ?, ?, ?, ?';
const IS_NEXT = '(SELECT coalesce(max(seq), -1) + 1 FROM entries WHERE table_id = ?) = ?';

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

  addEntry: `INSERT INTO entries (${ENTRY}) VALUES (${VALUES}) ON CONFLICT DO NOTHING`,
  append: `INSERT INTO entries (${ENTRY}) SELECT ${VALUES} WHERE ${IS_NEXT} ON CONFLICT DO NOTHING`,
  /** The same as long as the lease holds, which nobody can take while this goes on. */
  appendUnder: (share: string): string =>
    `INSERT INTO entries (${ENTRY}) SELECT ${VALUES} FROM leases
    WHERE ${IS_NEXT} AND leases.table_id = ? AND leases.fence = ?${share} ON CONFLICT DO NOTHING`,
  lease: (share: string): string => `SELECT fence FROM leases WHERE table_id = ? AND fence = ?${share}`,
  entries: 'SELECT * FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?',
  entriesOfTurn: 'SELECT * FROM entries WHERE table_id = ? AND turn = ? ORDER BY seq',
  keys: `SELECT client_key FROM entries WHERE table_id = ? AND client_key IS NOT NULL
    ORDER BY seq DESC LIMIT ?`,
  snapshot: 'SELECT seq, chain, state FROM snapshots WHERE table_id = ?',
  saveSnapshot: `INSERT INTO snapshots (table_id, seq, chain, state) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET
      seq = excluded.seq, chain = excluded.chain, state = excluded.state
    WHERE excluded.seq >= snapshots.seq`,

  addChange: 'INSERT INTO changes (table_id, seq, change) VALUES (?, ?, ?)',
  changes: 'SELECT seq, change FROM changes WHERE table_id = ? AND seq > ? ORDER BY seq',
  forgetChanges: 'DELETE FROM changes WHERE table_id = ? AND seq <= ?',
  addTakeover: 'INSERT INTO takeovers (table_id, seq, state) VALUES (?, ?, ?)',
  takeovers: 'SELECT seq, state FROM takeovers WHERE table_id = ? ORDER BY seq',

  lockTable: (lock: string): string => `SELECT id FROM tables WHERE id = ?${lock}`,
  clock: 'SELECT seq, clock FROM clocks WHERE table_id = ?',
  saveClock: `INSERT INTO clocks (table_id, seq, at, clock, due_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET
      seq = excluded.seq, at = excluded.at, clock = excluded.clock, due_at = excluded.due_at
    WHERE excluded.seq > clocks.seq OR (excluded.seq = clocks.seq AND excluded.at >= clocks.at)`,
  due: `SELECT clocks.table_id FROM clocks JOIN tables ON tables.id = clocks.table_id
    WHERE clocks.due_at <= ? AND tables.status = 'running' ORDER BY clocks.due_at LIMIT ?`,

  delayed: 'SELECT seq, state FROM trails WHERE table_id = ?',
  saveDelayed: `INSERT INTO trails (table_id, seq, state) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state
    WHERE excluded.seq >= trails.seq`,
  spend: 'DELETE FROM invites WHERE hash = ? AND table_id = ?',

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
