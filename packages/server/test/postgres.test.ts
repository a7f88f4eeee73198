import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { accountRaces } from './accountRaces.ts';
import { accountsContract } from './accountsContract.ts';
import { leaseContract } from './leaseContract.ts';
import { noticesContract } from './noticesContract.ts';
import { postgres } from './postgres.ts';
import { storeContract } from './storeContract.ts';
import { upkeepContract } from './upkeepContract.ts';

storeContract('PostgreSQL', async () => {
  const url = await postgres();
  const open = async () => new SqlStore(await openPostgres(url));
  return { store: await open(), again: open };
});

accountsContract('PostgreSQL', async () => openPostgres(await postgres()));

accountRaces('PostgreSQL', async () => openPostgres(await postgres()));

leaseContract('PostgreSQL', async () => openPostgres(await postgres()));

upkeepContract('PostgreSQL', async () => openPostgres(await postgres()));

noticesContract('PostgreSQL', async () => openPostgres(await postgres()));

it('nodes that start together bring a database up to date once', async () => {
  const url = await postgres();
  const dbs = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
  const rows = await dbs[0]!.all('SELECT number FROM migrations ORDER BY number');
  expect(rows.map((row) => row['number'])).toEqual(rows.map((_, i) => i + 1));
  await Promise.all(dbs.map((db) => db.close()));
});

it('a database of a newer version is left alone', async () => {
  const url = await postgres();
  await (await openPostgres(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('INSERT INTO migrations (number) VALUES (1000)');
  await client.end();
  await expect(openPostgres(url)).rejects.toThrow(/newer version/);
});

it('a commit is told of only when it is on the disk', async () => {
  const db = await openPostgres(await postgres());
  expect(await db.get('SHOW synchronous_commit')).toEqual({ synchronous_commit: 'on' });
  expect(await db.get('SHOW fsync')).toEqual({ fsync: 'on' });
  await db.close();
});

it('those who wait for each other both have their way', async () => {
  const db = await openPostgres(await postgres());
  await db.run('CREATE TABLE pairs (id INTEGER PRIMARY KEY, n INTEGER NOT NULL)');
  await db.run('INSERT INTO pairs (id, n) VALUES (1, 0), (2, 0)');
  let tried = 0;
  let met = 0;
  let meet = (): void => {};
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      tried++;
      await tx.run('UPDATE pairs SET n = n + 1 WHERE id = ?', first);
      if (++met === 2) meet();
      await both;
      await tx.run('UPDATE pairs SET n = n + 1 WHERE id = ?', second);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  expect(tried).toBe(3);
  expect(await db.all('SELECT n FROM pairs')).toEqual([{ n: 2 }, { n: 2 }]);
  await db.close();
});
