import type { ChatMessage, Problem, Seated, TableInfo } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { call, gather, house } from './house.ts';
import { until } from './rooms.ts';

const MINUTE = 60_000;

/** A running table of five people, whose host may replace them after so long. */
async function running(replaceAfter?: number): Promise<{ url: string; id: string; seated: Seated[] }> {
  const { url } = await house(replaceAfter === undefined ? {} : { replaceAfter });
  const seated = await gather(url, 5, { timing: { absence: null } });
  const { id } = seated[0]!.table;
  await call(url, `/tables/${id}/start`, { token: seated[0]!.token, body: {} });
  return { url, id, seated };
}

const release = (url: string, id: string, token: string, seat: number) =>
  call<TableInfo>(url, `/tables/${id}/release`, { token, body: { seat } });

it('a seat is not taken away because its connection broke, but once its player stays away', async () => {
  const { url, id, seated } = await running();
  const [host, other] = seated as [Seated, Seated];
  const bea = await new Client(url, id, other.token).connect();
  expect((await release(url, id, host.token, 2)).body.error).toMatchObject({ code: 'present' });
  const left = Date.now();
  await bea.close();
  let refused: Problem | undefined;
  await until(async () => {
    refused = (await release(url, id, host.token, 2)).body.error;
    return refused?.code !== 'present';
  });
  const { since, from } = refused!.times as { since: number; from: number };
  expect(refused).toMatchObject({ code: 'away', text: expect.stringContaining('UTC') });
  expect(refused!.text).toContain(new Date(from).toISOString().slice(11, 16));
  expect(since).toBeGreaterThanOrEqual(left);
  expect(since).toBeLessThanOrEqual(Date.now());
  expect(from - since).toBe(5 * MINUTE);
});

it('who looks at the table by HTTP is there', async () => {
  const { url, id, seated } = await running();
  const [host, other] = seated as [Seated, Seated];
  const since = async (): Promise<number> =>
    (await release(url, id, host.token, 2)).body.error!.times!['since']!;
  const before = await since();
  await until(() => Date.now() > before + 1);
  await call(url, `/tables/${id}/view`, { token: other.token });
  const after = await since();
  expect(after).toBeGreaterThan(before);
  // Nobody else makes a person present.
  await call(url, `/tables/${id}/view`, { token: host.token });
  await call(url, `/tables/${id}/view`);
  expect(await since()).toBe(after);
});

it('who takes a seat over reads what is said from then on, and nothing that was said to the one before', async () => {
  const { url, id, seated } = await running(0);
  const [host, other] = seated as [Seated, Seated];
  const ada = await new Client(url, id, host.token).connect();
  const bea = await new Client(url, id, other.token).connect();
  expect(await ada.say('private', 'for Bea alone', 2)).toBeUndefined();
  expect(await bea.say('private', 'from Bea alone', 1)).toBeUndefined();
  expect(await ada.say('table', 'for everybody')).toBeUndefined();
  await bea.close();
  const say = (token: string, text: string) => {
    const body = { id: 'the-first', channel: 'private', to: 1, text };
    return call<ChatMessage>(url, `/tables/${id}/chat`, { token, body });
  };
  expect((await say(other.token, 'by HTTP')).body.text).toBe('by HTTP');
  await until(async () => (await release(url, id, host.token, 2)).status === 200);
  const { body: heir } = await call<Seated>(url, `/tables/${id}/join`, { body: { name: 'Heir', seat: 2 } });
  const eve = await new Client(url, id, heir.token).connect();
  expect(eve.chat.map((m) => m.text)).toEqual(['for everybody']);
  const read = await call<{ messages: ChatMessage[] }>(url, `/tables/${id}/chat`, { token: heir.token });
  expect(read.body.messages.map((m) => m.text)).toEqual(['for everybody']);
  // A number that the one before used is no way to what was said then.
  expect((await say(heir.token, 'hello')).body.text).toBe('hello');
  expect(await ada.say('private', 'for Eve alone', 2)).toBeUndefined();
  await eve.until(() => eve.chat.some((m) => m.text === 'for Eve alone'));
  // The host, who was there all the time, still has everything.
  const all = await call<{ messages: ChatMessage[] }>(url, `/tables/${id}/chat`, { token: host.token });
  expect(all.body.messages.map((m) => m.text)).toContain('from Bea alone');
});
