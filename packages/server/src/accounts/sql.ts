/** The statements of the account store, in SQL that SQLite and PostgreSQL read alike. */
export const sql = {
  addAccount: `INSERT INTO accounts (id, email, verified, name, role, password, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  account: 'SELECT * FROM accounts WHERE id = ?',
  accountByEmail: 'SELECT * FROM accounts WHERE email = ?',
  /** Whoever else changes the account waits. */
  lockAccount: (lock: string): string => `SELECT * FROM accounts WHERE id = ?${lock}`,
  lockShown: (lock: string): string => `SELECT id FROM accounts WHERE id = ? AND password = ?${lock}`,
  rename: 'UPDATE accounts SET name = ? WHERE id = ?',
  setRole: 'UPDATE accounts SET role = ? WHERE id = ?',
  setPassword: 'UPDATE accounts SET password = ? WHERE id = ? AND password = ?',
  resetPassword: 'UPDATE accounts SET password = ?, verified = 1 WHERE id = ? AND email = ?',
  confirmEmail: `UPDATE accounts SET email = ?, verified = 1 WHERE id = ?
    AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.email = ? AND other.id <> ?)`,
  deleteAccount: 'DELETE FROM accounts WHERE id = ?',

  addSession: `INSERT INTO sessions (id, account_id, hash, former_hash, rotated_at, created_at, used_at, agent)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  lockSession: (share: string): string => `SELECT id FROM sessions WHERE id = ? AND account_id = ?${share}`,
  session: 'SELECT * FROM sessions WHERE hash = ? OR former_hash = ?',
  sessions: 'SELECT * FROM sessions WHERE account_id = ? ORDER BY used_at DESC, id',
  saveSession: `UPDATE sessions SET hash = ?, former_hash = ?, rotated_at = ?, used_at = ?
    WHERE id = ? AND hash = ?`,
  endSession: 'DELETE FROM sessions WHERE id = ?',
  tokensOfSession: 'SELECT hash, table_id, seat FROM tokens WHERE session_id = ?',
  endTokens: 'DELETE FROM tokens WHERE session_id = ?',
  idleSessions: 'SELECT id FROM sessions WHERE used_at < ?',

  addProof: `INSERT INTO proofs (hash, purpose, email, account_id, expires_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  proof: 'SELECT * FROM proofs WHERE hash = ?',
  dropProof: 'DELETE FROM proofs WHERE hash = ?',
  dropProofs: 'DELETE FROM proofs WHERE account_id = ?',
  sweepProofs: 'DELETE FROM proofs WHERE expires_at < ?',

  /** Whoever asks for the same waits until this transaction is over. */
  tries: `INSERT INTO tries (name, failed, at) VALUES (?, 0, 0)
    ON CONFLICT (name) DO UPDATE SET failed = tries.failed RETURNING failed, at`,
  countTry: 'UPDATE tries SET failed = ?, at = ? WHERE name = ?',
  forgetTries: 'DELETE FROM tries WHERE name = ?',
  sweepTries: 'DELETE FROM tries WHERE at < ?',

  remember: 'INSERT INTO account_tables (account_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  forget: 'DELETE FROM account_tables WHERE account_id = ?',
  tablesOf: `SELECT tables.id FROM account_tables JOIN tables ON tables.id = account_tables.table_id
    WHERE account_tables.account_id = ? ORDER BY tables.updated_at DESC, tables.id LIMIT ?`,
  invitesFor: `SELECT DISTINCT table_id FROM invites WHERE email = ? LIMIT ?`,
  table: 'SELECT record FROM tables WHERE id = ?',
  tablesWith: `SELECT tables.id, tables.record FROM account_tables JOIN tables ON tables.id = account_tables.table_id
    WHERE account_tables.account_id = ? ORDER BY tables.id`,
  tokensAt: 'SELECT hash, table_id, seat FROM tokens WHERE table_id = ? AND seat = ?',
  endSeat: 'DELETE FROM tokens WHERE table_id = ? AND seat = ?',
  endTokensAt: 'DELETE FROM tokens WHERE session_id = ? AND table_id = ?',
  openSeat: 'INSERT INTO tokens (hash, table_id, seat, session_id) VALUES (?, ?, ?, ?)',

  addInvite: `INSERT INTO invites (id, table_id, hash, created_at, name, email, seat)
    VALUES (?, ?, ?, ?, ?, ?, ?)`,
  invite: 'SELECT * FROM invites WHERE hash = ?',
  invites: 'SELECT * FROM invites WHERE table_id = ? ORDER BY created_at, id',
  inviteFor: 'SELECT id FROM invites WHERE table_id = ? AND email = ? ORDER BY created_at, id LIMIT 1',
  renewInvite: 'UPDATE invites SET hash = ? WHERE id = ?',
  dropInvite: 'DELETE FROM invites WHERE table_id = ? AND id = ?',

  addReport: `INSERT INTO reports (id, table_id, client_key, at, report) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  reports: (closed: boolean): string => `SELECT * FROM reports WHERE closed_at IS ${closed ? 'NOT ' : ''}NULL
    ORDER BY at DESC, id LIMIT ?`,
  closeReport: 'UPDATE reports SET closed_at = ?, note = ? WHERE id = ? AND closed_at IS NULL',
};
