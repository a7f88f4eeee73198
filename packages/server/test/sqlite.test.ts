import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { folder } from './house.ts';
import { storeContract } from './storeContract.ts';

storeContract('SQLite', async () => {
  const file = join(folder(), 'ochre.db');
  return { store: new SqliteStore(file), again: async () => new SqliteStore(file) };
});

it('a database of a newer version is left alone', async () => {
  const file = join(folder(), 'ochre.db');
  await new SqliteStore(file).close();
  const db = new DatabaseSync(file);
  db.exec('INSERT INTO migrations (number) VALUES (1000)');
  db.close();
  expect(() => new SqliteStore(file)).toThrow(/newer version/);
});
