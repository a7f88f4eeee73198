import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Outbox } from '../src/notices/outbox.ts';
import { Turns } from '../src/notices/turns.ts';
import { type Channel, NoticeStore, type Owner } from '../src/store/notices.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { folder } from './house.ts';
import { contact, waiting } from './noticesContract.ts';
import { receiver, until } from './receivers.ts';

const HOOKS = 8;
const SLOW_OWNERS = 60;

it('hooks that take their time hold up nobody else’s, however many they are', async () => {
  const db = await openSqlite(join(folder(), 'ochre.db'));
  const store = new NoticeStore(db);
  let asked = 0;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { url, posts } = await receiver(async (path) => {
    if (path === '/quick') return 201;
    asked++;
    await released;
    return 201;
  });
  const file = async (owner: Owner, path: string, dueAt: number): Promise<void> => {
    const to = contact(owner, `${url}/${path}`);
    await store.add(to);
    await store.file([waiting(to, 'x', dueAt)]);
  };
  for (let i = 0; i < HOOKS; i++) await file('account:slow', `slow${i}`, 1);
  for (let i = 0; i < SLOW_OWNERS; i++) await file(`seat:T:${i}:0`, `slow-seat${i}`, 2);
  await file('account:quick', 'quick', 3);
  const errors: unknown[] = [];
  const vapid = { subject: '', publicKey: '', privateKey: '' };
  const outbox = new Outbox(
    store,
    { mailer: undefined, vapid, anywhere: true, stopLink: () => url },
    () => url,
    { poll: 5, spaced: false, now: Date.now },
    (error) => errors.push(error),
  );
  outbox.start();
  // Nobody has been answered, and everybody has been asked, but each owner once.
  await until(() => posts.some(({ path }) => path === '/quick'));
  await until(() => asked === SLOW_OWNERS + 1);
  expect(posts.map(({ path }) => path)).toEqual(['/quick']);
  release();
  await until(async () => (await store.ready(Date.now(), 100)).length === 0);
  await until(() => posts.length === HOOKS + SLOW_OWNERS + 1);
  await outbox.stop();
  expect(errors).toEqual([]);
  expect(new Set(posts.map(({ path }) => path)).size).toBe(HOOKS + SLOW_OWNERS + 1);
  await db.close();
});

it('there are so many places, and those who were slow get none of the quick ones', async () => {
  const hook = (n: number | string): Channel => ({ id: `c${n}`, owner: `account:${n}`, kind: 'webhook' });
  let freed = 0;
  const turns = new Turns(() => freed++, 20);
  const taken = Array.from({ length: 200 }, (_, n) => turns.take(hook(n)));
  expect(taken.filter(Boolean)).toHaveLength(32);
  expect(turns.take({ ...hook('other'), kind: 'push' })).toBeDefined();
  await until(() => freed === 33);
  // They take long: others come in, to a certain number.
  for (let n = 200; n < 400; n++) turns.take(hook(n));
  await until(() => freed === 65);
  for (let n = 400; n < 600; n++) turns.take(hook(n));
  for (let n = 600; n < 700; n++) turns.take(hook(n));
  await until(() => freed === 97);
  for (let n = 700; n < 800; n++) turns.take(hook(n));
  await until(() => freed === 129);
  expect(turns.take(hook('late'))).toBeUndefined();
  for (const give of taken.slice(0, 32)) give!();
  expect(turns.take(hook(0)), 'who was slow, while the slow ones have all their places').toBeUndefined();
  const again = turns.take(hook('quick'))!;
  expect(turns.take(hook('quick')), 'one thing at a time').toBeUndefined();
  again();
  expect(turns.take(hook('quick'))).toBeDefined();
});
