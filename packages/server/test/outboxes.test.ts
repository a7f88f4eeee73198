import type { NoticeMessage } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { Outbox } from '../src/notices/outbox.ts';
import type { Database } from '../src/store/database.ts';
import { type Contact, NoticeStore } from '../src/store/notices.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { newId } from '../src/tables/tokens.ts';
import { contact, waiting } from './noticesContract.ts';
import { forceRounds } from './outboxRounds.ts';
import { postgres } from './postgres.ts';
import { receiver, until } from './receivers.ts';

const HOUR = 3_600_000;
const NODES = 3;
const CONTACTS = 20;
const WAVES = 6;

it('the outboxes of several nodes tell each thing once, though every other delivery to everybody fails', async () => {
  const database = await postgres();
  const dbs: Database[] = [];
  for (let n = 0; n < NODES; n++) dbs.push(await openPostgres(database));
  // Nobody is out of luck so often that he is given up.
  const lucky = new Map<string, boolean>();
  const telling = new Set<string>();
  const twice: string[] = [];
  let now = 1_000_000;
  const { url, posts } = await receiver(async (path) => {
    lucky.set(path, !(lucky.get(path) ?? true));
    const status = lucky.get(path) ? 201 : 500;
    // Time runs away from those who are busy telling: what is theirs stays theirs.
    if (telling.has(path)) twice.push(path);
    telling.add(path);
    const asked = now;
    await until(() => now > asked + HOUR);
    telling.delete(path);
    return status;
  });
  const vapid = { subject: '', publicKey: '', privateKey: '' };
  const errors: unknown[] = [];
  const outboxes = dbs.map(
    (db) =>
      new Outbox(
        new NoticeStore(db),
        { mailer: undefined, vapid, anywhere: true, stopLink: () => url },
        () => url,
        { poll: 1, spaced: false, now: () => now },
        (error) => errors.push(error),
      ),
  );
  const store = new NoticeStore(dbs[0]!);
  const people: Contact[] = [];
  for (let i = 0; i < CONTACTS; i++) {
    const to = contact(`account:${newId()}`, `${url}/${i}`);
    people.push(to);
    await store.add(to);
  }
  for (const outbox of outboxes) outbox.start();
  const waits = async () =>
    Number((await dbs[0]!.get(`SELECT count(*) AS n FROM outbox WHERE state = 'waiting'`))!['n']);
  for (let wave = 0; wave < WAVES; wave++) {
    await Promise.all(people.map((to) => store.file([waiting(to, `thing ${wave}`, now + wave)])));
    now += WAVES;
  }
  // What failed is tried again later.
  await until(async () => {
    now += HOUR;
    return (await waits()) === 0;
  });
  for (const outbox of outboxes) await outbox.stop();
  for (const db of dbs) await db.close();
  expect(errors).toEqual([]);
  expect(twice).toEqual([]);
  const told = posts
    .filter((post) => post.status === 201)
    .flatMap(({ path, body }) =>
      (JSON.parse(body.toString('utf8')) as NoticeMessage).notices.map(({ at }) => `${path} ${at}`),
    );
  expect(new Set(told).size).toBe(CONTACTS * WAVES);
  expect(told).toHaveLength(CONTACTS * WAVES);
});

it('whatever several nodes do to the same channels at once, nobody waits for somebody who waits for him', async () => {
  expect(await forceRounds(5)).toEqual({ deadlocks: 0, errors: [] });
});
