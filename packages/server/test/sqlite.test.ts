import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { accountsContract } from './accountsContract.ts';
import { folder } from './house.ts';
import { leaseContract } from './leaseContract.ts';
import { noticesContract } from './noticesContract.ts';
import { storeContract } from './storeContract.ts';

storeContract('SQLite', async () => {
  const file = join(folder(), 'ochre.db');
  return {
    store: new SqlStore(await openSqlite(file)),
    again: async () => new SqlStore(await openSqlite(file)),
  };
});

accountsContract('SQLite', () => openSqlite(join(folder(), 'ochre.db')));

leaseContract('SQLite', () => openSqlite(join(folder(), 'ochre.db')));

noticesContract('SQLite', () => openSqlite(join(folder(), 'ochre.db')));

it('a database of a newer version is left alone', async () => {
  const file = join(folder(), 'ochre.db');
  await (await openSqlite(file)).close();
  const db = new DatabaseSync(file);
  db.exec('INSERT INTO migrations (number) VALUES (1000)');
  db.close();
  await expect(openSqlite(file)).rejects.toThrow(/newer version/);
});
