import type { ChannelAdded, NoticeMessage, Seated, Timing } from '@ochre/protocol';
import { defaults, type Running, type Settings } from '../src/index.ts';
import { call } from './house.ts';

export const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
const quick = { ...defaults.notices, anywhere: true, hold: 0, groupHold: 0, poll: 20, spaced: false };
export const telling = (more: Partial<Settings['notices']> = {}): Partial<Settings> => ({
  notices: { ...quick, ...more },
});
export const smtp = (url: string) => ({ url, from: 'Ochre <ochre@example.org>' });

/** A slow table of five people, nobody connected, not started yet. */
export async function gathered({ tables }: Running, timing: Partial<Timing> = {}) {
  const founded = await tables.create({ name: 'P1', players: 5, pace: 'day', timing, title: 'Halys' });
  const seated: Seated[] = [founded];
  for (let n = 2; n <= 5; n++) seated.push(await tables.join(founded.table.id, { name: `P${n}` }));
  return { id: founded.table.id, seated };
}

export const add = (url: string, { table, token }: Seated, body: object) =>
  call<ChannelAdded>(url, `/tables/${table.id}/notices`, { token, body });

/** Puts a hook on every seat; the seat is in its path. */
export async function hooked(server: Running, target: string, timing: Partial<Timing> = {}) {
  const { id, seated } = await gathered(server, timing);
  const secrets: string[] = [];
  for (const seat of seated) {
    const { body } = await add(server.url, seat, { kind: 'webhook', url: `${target}/${seat.seat}` });
    secrets.push(body.secret!);
  }
  const start = () => server.tables.start(id, seated[0]!.token);
  return { id, seated, secrets, start };
}

export const messages = (posts: { body: Buffer }[]): NoticeMessage[] =>
  posts.map(({ body }) => JSON.parse(body.toString('utf8')) as NoticeMessage);
