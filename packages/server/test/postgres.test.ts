import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { accountsContract } from './accountsContract.ts';
import { leaseContract } from './leaseContract.ts';
import { noticesContract } from './noticesContract.ts';
import { postgres } from './postgres.ts';
import { storeContract } from './storeContract.ts';

storeContract('PostgreSQL', async () => {
  const url = await postgres();
  const open = async () => new SqlStore(await openPostgres(url));
  return { store: await open(), again: open };
});

accountsContract('PostgreSQL', async () => openPostgres(await postgres()));

leaseContract('PostgreSQL', async () => openPostgres(await postgres()));

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
