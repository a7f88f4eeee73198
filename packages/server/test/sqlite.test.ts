import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/store/open.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { accountRaces } from './accountRaces.ts';
import { accountsContract } from './accountsContract.ts';
import { folder } from './house.ts';
import { leaseContract } from './leaseContract.ts';
import { noticesContract } from './noticesContract.ts';
import { storeContract } from './storeContract.ts';
import { upkeepContract } from './upkeepContract.ts';

storeContract('SQLite', async () => {
  const file = join(folder(), 'ochre.db');
  return {
    store: new SqlStore(await openSqlite(file)),
    again: async () => new SqlStore(await openSqlite(file)),
  };
});

accountsContract('SQLite', () => openSqlite(join(folder(), 'ochre.db')));

accountRaces('SQLite', () => openSqlite(join(folder(), 'ochre.db')));

leaseContract('SQLite', () => openSqlite(join(folder(), 'ochre.db')));

upkeepContract('SQLite', () => openSqlite(join(folder(), 'ochre.db')));

noticesContract('SQLite', () => openSqlite(join(folder(), 'ochre.db')));

it('what is filed is its owner’s alone, and in one file when nobody is there', async () => {
  const data = folder();
  const db = await openDatabase({ data });
  const modes = readdirSync(data).map((file) => statSync(join(data, file)).mode & 0o777);
  expect(modes.length).toBeGreaterThan(1);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  await db.close();
  expect(readdirSync(data)).toEqual(['ochre.db']);
});

it('a database of a newer version is left alone', async () => {
  const file = join(folder(), 'ochre.db');
  await (await openSqlite(file)).close();
  const db = new DatabaseSync(file);
  db.exec('INSERT INTO migrations (number) VALUES (1000)');
  db.close();
  await expect(openSqlite(file)).rejects.toThrow(/newer version/);
});
