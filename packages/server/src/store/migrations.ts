/** Steps from an empty database to the present one, in SQL that SQLite and PostgreSQL read alike. Only ever append. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      version INTEGER NOT NULL,
      status TEXT NOT NULL,
      privacy TEXT NOT NULL,
      updated_at BIGINT NOT NULL,
      record TEXT NOT NULL
    )`,
    'CREATE INDEX tables_by_time ON tables (status, updated_at)',
    `CREATE TABLE seeds (
      table_id TEXT PRIMARY KEY REFERENCES tables (id),
      seed TEXT NOT NULL
    )`,
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY,
      table_id TEXT NOT NULL REFERENCES tables (id),
      seat INTEGER NOT NULL
    )`,
    'CREATE INDEX tokens_by_seat ON tokens (table_id, seat)',
    `CREATE TABLE entries (
      table_id TEXT NOT NULL REFERENCES tables (id),
      seq INTEGER NOT NULL,
      at BIGINT NOT NULL,
      turn INTEGER NOT NULL,
      phase TEXT NOT NULL,
      client_key TEXT,
      action TEXT NOT NULL,
      events TEXT NOT NULL,
      chain TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    )`,
    'CREATE UNIQUE INDEX entries_by_key ON entries (table_id, client_key)',
    'CREATE INDEX entries_by_turn ON entries (table_id, turn)',
    `CREATE TABLE snapshots (
      table_id TEXT PRIMARY KEY REFERENCES tables (id),
      seq INTEGER NOT NULL,
      chain TEXT NOT NULL,
      state TEXT NOT NULL,
      clock TEXT NOT NULL
    )`,
    `CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables (id),
      id INTEGER NOT NULL,
      at BIGINT NOT NULL,
      client_key TEXT NOT NULL,
      channel TEXT NOT NULL,
      from_seat INTEGER,
      name TEXT NOT NULL,
      to_seat INTEGER,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, id)
    )`,
    'CREATE UNIQUE INDEX chat_by_key ON chat (table_id, client_key)',
  ],
  [
    `CREATE TABLE nodes (
      id TEXT PRIMARY KEY,
      address TEXT NOT NULL,
      secret TEXT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    `CREATE TABLE leases (
      table_id TEXT PRIMARY KEY REFERENCES tables (id),
      fence INTEGER NOT NULL,
      node TEXT
    )`,
    'CREATE INDEX leases_by_node ON leases (node)',
  ],
  [
    `CREATE TABLE accounts (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      verified INTEGER NOT NULL,
      name TEXT NOT NULL,
      role TEXT NOT NULL,
      password TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id),
      hash TEXT NOT NULL UNIQUE,
      former_hash TEXT,
      rotated_at BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      used_at BIGINT NOT NULL,
      agent TEXT NOT NULL
    )`,
    'CREATE INDEX sessions_by_account ON sessions (account_id)',
    'CREATE INDEX sessions_by_former ON sessions (former_hash)',
    'ALTER TABLE tokens ADD COLUMN session_id TEXT',
    'CREATE INDEX tokens_by_session ON tokens (session_id)',
    `CREATE TABLE proofs (
      hash TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      email TEXT NOT NULL,
      account_id TEXT,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE INDEX proofs_by_account ON proofs (account_id)',
    `CREATE TABLE account_tables (
      account_id TEXT NOT NULL REFERENCES accounts (id),
      table_id TEXT NOT NULL,
      PRIMARY KEY (account_id, table_id)
    )`,
    `CREATE TABLE invites (
      id TEXT PRIMARY KEY,
      table_id TEXT NOT NULL REFERENCES tables (id),
      hash TEXT NOT NULL UNIQUE,
      created_at BIGINT NOT NULL,
      name TEXT,
      email TEXT,
      seat INTEGER
    )`,
    'CREATE INDEX invites_by_table ON invites (table_id)',
    'CREATE INDEX invites_by_email ON invites (email)',
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      table_id TEXT NOT NULL REFERENCES tables (id),
      client_key TEXT NOT NULL,
      at BIGINT NOT NULL,
      closed_at BIGINT,
      report TEXT NOT NULL,
      note TEXT
    )`,
    'CREATE UNIQUE INDEX reports_by_key ON reports (table_id, client_key)',
    'CREATE INDEX reports_by_time ON reports (at)',
    `CREATE TABLE trails (
      table_id TEXT PRIMARY KEY REFERENCES tables (id),
      seq INTEGER NOT NULL,
      state TEXT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE clocks (
      table_id TEXT PRIMARY KEY REFERENCES tables (id),
      seq INTEGER NOT NULL,
      at BIGINT NOT NULL,
      clock TEXT NOT NULL,
      due_at BIGINT
    )`,
    'CREATE INDEX clocks_by_due ON clocks (due_at)',
    'ALTER TABLE snapshots DROP COLUMN clock',
    `CREATE TABLE pulse (
      id INTEGER PRIMARY KEY,
      at BIGINT NOT NULL
    )`,
    `CREATE TABLE outages (
      from_at BIGINT PRIMARY KEY,
      to_at BIGINT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE contacts (
      id TEXT PRIMARY KEY,
      owner TEXT NOT NULL,
      kind TEXT NOT NULL,
      address TEXT NOT NULL,
      secret TEXT,
      confirmed INTEGER NOT NULL,
      settings TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      free_at BIGINT NOT NULL,
      failures INTEGER NOT NULL,
      trouble TEXT
    )`,
    'CREATE INDEX contacts_by_owner ON contacts (owner)',
    `CREATE TABLE contact_tables (
      contact_id TEXT NOT NULL REFERENCES contacts (id),
      table_id TEXT NOT NULL,
      kinds TEXT NOT NULL,
      PRIMARY KEY (contact_id, table_id)
    )`,
    `CREATE TABLE letters (
      address TEXT NOT NULL,
      at BIGINT NOT NULL
    )`,
    'CREATE INDEX letters_by_address ON letters (address, at)',
    `CREATE TABLE refused_addresses (
      address TEXT PRIMARY KEY,
      at BIGINT NOT NULL
    )`,
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY,
      contact_id TEXT NOT NULL REFERENCES contacts (id),
      dedupe TEXT NOT NULL,
      table_id TEXT NOT NULL,
      seat INTEGER NOT NULL,
      kind TEXT NOT NULL,
      fact TEXT NOT NULL,
      due_at BIGINT NOT NULL,
      attempts INTEGER NOT NULL,
      claimed_until BIGINT NOT NULL,
      state TEXT NOT NULL
    )`,
    'CREATE UNIQUE INDEX outbox_once ON outbox (contact_id, dedupe)',
    'CREATE INDEX outbox_by_due ON outbox (state, due_at)',
    'CREATE INDEX outbox_by_seat ON outbox (table_id, seat, state)',
    `CREATE TABLE secrets (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE tries (
      name TEXT PRIMARY KEY,
      failed INTEGER NOT NULL,
      at BIGINT NOT NULL
    )`,
    'CREATE INDEX tries_by_time ON tries (at)',
  ],
  [
    'ALTER TABLE contacts ADD COLUMN claim TEXT',
    'ALTER TABLE contacts ADD COLUMN claimed_until BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE outbox DROP COLUMN claimed_until',
  ],
  [
    `CREATE TABLE changes (
      table_id TEXT NOT NULL REFERENCES tables (id),
      seq INTEGER NOT NULL,
      change TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    )`,
    `CREATE TABLE takeovers (
      table_id TEXT NOT NULL REFERENCES tables (id),
      seq INTEGER NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    )`,
  ],
  [
    `CREATE TABLE probes (
      id TEXT PRIMARY KEY,
      sample TEXT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE volumes (
      table_id TEXT NOT NULL REFERENCES tables (id),
      first_seq INTEGER NOT NULL,
      last_seq INTEGER NOT NULL,
      first_turn INTEGER NOT NULL,
      last_turn INTEGER NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (table_id, first_seq)
    )`,
  ],
  [
    `CREATE TABLE results (
      table_id TEXT PRIMARY KEY REFERENCES tables (id),
      ended_at BIGINT NOT NULL,
      ruleset TEXT NOT NULL,
      players INTEGER NOT NULL,
      nations TEXT NOT NULL,
      people TEXT NOT NULL,
      play TEXT NOT NULL
    )`,
    'CREATE INDEX results_by_time ON results (ended_at)',
  ],
];

/** What the steps make, those others refer to first, and whether its rows belong to tables people play at. */
export const made = migrations.flat().flatMap((statement) => {
  const name = /^CREATE TABLE (\w+)/.exec(statement)?.[1];
  return name === undefined ? [] : [{ name, ofTable: /\btable_id\b/.test(statement) }];
});
