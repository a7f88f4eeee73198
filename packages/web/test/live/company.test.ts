import type { ChatMessage, ClientMessage, ServerMessage } from '@ochre/protocol';
import { beforeAll, expect, it, vi } from 'vitest';
import { Company } from '../../src/session/company.ts';

const welcome = {
  t: 'welcome',
  v: 1,
  seat: 2,
  table: { id: 'x', seats: [] },
  presence: { here: [], typing: [], away: [], spectators: 0 },
  chat: [],
} as unknown as Extract<ServerMessage, { t: 'welcome' }>;
const said = (id: number, from: number): ServerMessage => ({
  t: 'chat',
  message: { id, at: 1, channel: 'table', from, name: 'Ada', text: 'hello' },
});

beforeAll(() => {
  vi.stubGlobal('window', globalThis);
});

it('says again what was not acknowledged when the line comes back, under the same id', async () => {
  const sent: ClientMessage[] = [];
  const company = new Company(welcome, 'token', (message) => sent.push(message));
  const done = company.say({ channel: 'table', text: 'anybody there?' });
  company.hear(welcome);
  const chats = sent.filter((m) => m.t === 'chat');
  expect(chats).toHaveLength(2);
  expect(chats[1]).toEqual(chats[0]);
  company.hear({ t: 'done', id: chats[0]!.id });
  expect(await done).toBeUndefined();
  company.hear(welcome);
  expect(sent.filter((m) => m.t === 'chat')).toHaveLength(2);
});

it('tells why something may not be said', async () => {
  const sent: ClientMessage[] = [];
  const company = new Company(welcome, 'token', (message) => sent.push(message));
  const done = company.say({ channel: 'table', text: 'spam' });
  const [chat] = sent.filter((m) => m.t === 'chat');
  company.hear({ t: 'refused', id: chat!.id, problem: { code: 'tooFast', text: 'Slow down.' } });
  expect(await done).toEqual({ code: 'tooFast', text: 'Slow down.' });
});

it('counts what others said and I have not read, each message once', () => {
  const company = new Company(welcome, 'token', () => {});
  company.hear(said(9, 1));
  company.hear(said(9, 1));
  company.hear(said(2, 2));
  expect(company.messages.value).toHaveLength(2);
  expect(company.unread.value).toBe(1);
  company.look();
  expect(company.unread.value).toBe(0);
  // Ids are names and have no order.
  company.hear(said(1, 1));
  expect(company.unread.value).toBe(1);
});

it('keeps what was said while the welcome was on its way', () => {
  const company = new Company(welcome, 'token', () => {});
  company.hear(said(6, 1));
  company.hear({ ...welcome, chat: [(said(7, 1) as { message: ChatMessage }).message] });
  expect(company.messages.value.map((m) => m.id)).toEqual([7, 6]);
});

it('what is said is news where no talk is in sight, and read where one is', () => {
  const company = new Company({ ...welcome, muting: [3] }, 'token', () => {});
  const last = (): unknown => company.latest.value;
  company.hear(said(1, 2));
  company.hear(said(2, 3));
  expect(last()).toBeUndefined();
  company.hear(said(3, 1));
  expect(last()).toMatchObject({ id: 3 });
  const leave = company.attend();
  expect(last()).toBeUndefined();
  company.hear(said(4, 1));
  expect(last()).toBeUndefined();
  expect(company.unread.value).toBe(0);
  leave();
  company.hear(said(5, 1));
  expect(last()).toMatchObject({ id: 5 });
  expect(company.unread.value).toBe(1);
});
