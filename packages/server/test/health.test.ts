import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Database } from '../src/store/database.ts';
import { Health } from '../src/store/health.ts';
import { openDatabase } from '../src/store/open.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { folder, house } from './house.ts';
import { until } from './receivers.ts';

/** Lets a database grow no further, or as it likes. */
async function grow(db: Database, pages: number): Promise<void> {
  const now = Number((await db.get('PRAGMA page_count'))!['page_count']);
  await db.run(`PRAGMA max_page_count = ${now + pages}`);
}

/** Uses up what room there is. */
async function fill(db: Database): Promise<void> {
  await grow(db, 0);
  for (let n = 0, full = false; !full; n++)
    await db
      .run('INSERT INTO secrets (name, value) VALUES (?, ?)', `${n}`, 'x'.repeat(2000))
      .catch((error) => {
        full = error.errcode === 13;
        if (!full) throw error;
      });
}

it('a server is not ready while its disk is full, and ready again when there is room', async () => {
  let db: Database | undefined;
  const { url } = await house({}, async (settings) => {
    db = await openDatabase(settings);
    return db;
  });
  const ready = async (): Promise<unknown> => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toEqual([200, { ok: true }]);
  await fill(db!);
  await until(async () => JSON.stringify(await ready()) !== '[200,{"ok":true}]');
  expect(await ready()).toEqual([503, { ok: false, trouble: 'the database cannot be written' }]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await grow(db!, 1000);
  await until(async () => JSON.stringify(await ready()) === '[200,{"ok":true}]');
});

it('what goes wrong with the disk in the middle of a game counts, too, for a while', async () => {
  const db = await openSqlite(join(folder(), 'ochre.db'));
  let now = 0;
  const health = new Health(db, () => now);
  expect(await health.trouble()).toBeUndefined();
  health.saw(undefined);
  health.saw(new Error('a rule of the game'));
  health.saw(await db.run('INSERT INTO migrations (number) VALUES (1)').catch((error) => error));
  expect(await health.trouble()).toBeUndefined();
  for (const broken of [{ errcode: 11 }, { errcode: 10 + (3 << 8) }, { code: '53100' }, { code: 'XX001' }]) {
    health.saw(Object.assign(new Error('broken'), broken));
    expect(await health.trouble()).toBe('the database is damaged, or its disk is full');
    now += 9_999;
    expect(await health.trouble()).toBeDefined();
    now += 2;
    expect(await health.trouble()).toBeUndefined();
  }
  await db.close();
});

it('however often it is asked, it is tried once in a while', async () => {
  const db = await openSqlite(join(folder(), 'ochre.db'));
  let [now, writes] = [0, 0];
  const counting: Database = {
    dialect: db.dialect,
    all: (...args) => db.all(...args),
    get: (...args) => db.get(...args),
    run: (...args) => {
      writes++;
      return db.run(...args);
    },
    transaction: (work) => db.transaction(work),
    reading: (work) => db.reading(work),
    close: () => db.close(),
  };
  const health = new Health(counting, () => now);
  await Promise.all(Array.from({ length: 100 }, () => health.trouble()));
  const once = writes;
  expect(once).toBeGreaterThan(0);
  now += 999;
  await health.trouble();
  expect(writes).toBe(once);
  now += 1;
  await health.trouble();
  expect(writes).toBe(2 * once);
  expect(await db.all('SELECT * FROM probes')).toEqual([]);
  await db.close();
});

it('a database that does not answer is no help, either', async () => {
  const db = await openSqlite(join(folder(), 'ochre.db'));
  const health = new Health({ ...db, get: () => new Promise(() => {}) } as Database, () => 0, 20);
  expect(await health.trouble()).toBe('the database does not answer');
  await db.close();
});
