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
];
