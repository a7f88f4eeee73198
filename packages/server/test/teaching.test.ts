import type { Seated, TableInfo } from '@ochre/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { newRematch, newTable } from '../src/tables/create.ts';
import { openHand } from '../src/tables/teaching.ts';
import { Client } from './client.ts';
import { call, folder, gather, house } from './house.ts';
import { ServerProcess } from './process.ts';

const game = gameFor('mega');
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
/** People alone: nothing happens by itself. */
const STILL = { timing: { absence: null, decision: null, trade: null }, options: { turns: 3 } };

let url: string;
beforeAll(async () => {
  ({ url } = await house());
});

const at = (seated: Seated, path: string): string => `/tables/${seated.table.id}/${path}`;
const post = (seated: Seated, path: string, body: object = {}, house = url) =>
  call<TableInfo>(house, at(seated, path), { token: seated.token, body });
const info = async ({ table }: Seated): Promise<TableInfo> =>
  (await call<TableInfo>(url, `/tables/${table.id}`)).body;

describe('a teaching game', () => {
  it('is chosen with the table, or by its host before the start, and told to everybody', async () => {
    const [ada, bea] = (await gather(url, 5, { ...STILL, teaching: true })) as [Seated, Seated];
    expect(ada.table.teaching).toBe(true);
    expect((await info(ada)).teaching).toBe(true);
    expect(await post(bea, 'teaching', { on: false })).toMatchObject(refused(403, 'host'));
    expect((await post(ada, 'teaching', { on: false })).body).not.toHaveProperty('teaching');
    expect((await post(ada, 'teaching', { on: true })).body.teaching).toBe(true);
    const guest = await new Client(url, ada.table.id, bea.token).connect();
    await post(ada, 'teaching', { on: false });
    await guest.until(() => guest.info?.teaching === undefined);
    await post(ada, 'teaching', { on: true });
    await post(ada, 'start');
    expect(await post(ada, 'teaching', { on: false })).toMatchObject(refused(409, 'started'));
    for (const body of [{ on: 'yes' }, {}, { on: true, seat: 2 }])
      expect((await post(ada, 'teaching', body)).status, JSON.stringify(body)).toBe(400);
    await guest.close();
  });

  it('goes on being one in a rematch, where everybody is asked anew', async () => {
    const { record: old } = newTable({ name: 'Ada', players: 5, teaching: true }, 1);
    const { record } = newRematch({ ...openHand(old, 1, true), status: 'over' }, 1, 2);
    expect(record.teaching).toBe(true);
    expect(record.seats.some((seat) => seat.openHand)).toBe(false);
    expect(() => openHand({ ...old, status: 'over' }, 1, true)).toThrow('over');
  });
});

/** Two people and three bots who have chosen what they lead; and somebody who watches. */
async function table(more: object = {}) {
  const bots = [3, 4, 5].map((seat) => ({ seat, level: 'easy' }));
  const founded = await call<Seated>(url, '/tables', {
    body: { name: 'Ada', players: 5, ...STILL, bots, teaching: true, ...more },
  });
  const ada = founded.body;
  const bea = (await call<Seated>(url, at(ada, 'join'), { body: { name: 'Bea' } })).body;
  await post(ada, 'start');
  const [one, two, watcher] = await Promise.all([
    new Client(url, ada.table.id, ada.token).connect(),
    new Client(url, ada.table.id, bea.token).connect(),
    new Client(url, ada.table.id).connect(),
  ]);
  const chosen = () => Object.keys(one.view!.open.seats).length === 5;
  while (!chosen()) for (const client of [one, two]) await client.move(game);
  await settled([one, two, watcher]);
  return { ada, bea, one, two, watcher, all: [one, two, watcher] };
}

/** Both have heard all that there is: what one of them says reaches everybody in its turn. */
async function settled(clients: readonly Client[]): Promise<void> {
  const mark = `mark ${Math.random()}`;
  await clients[0]!.say('table', mark);
  for (const client of clients) await client.until(() => client.chat.some((m) => m.text === mark));
}

describe('hands', () => {
  it('are open when all people agree, and closed for all when one withdraws', async () => {
    const { ada, bea, one, two, watcher, all } = await table();
    expect((await post(ada, 'hands', { open: true })).body.seats[0]!.openHand).toBe(true);
    await settled(all);
    for (const { received } of all) expect(received.join()).not.toContain('"hands"');
    await post(bea, 'hands', { open: true });
    for (const client of [one, two]) await client.until(() => client.view!.hands !== undefined);
    await settled(all);
    const [mine, hers] = [one.view!, two.view!];
    expect(mine.hands![hers.viewer]).toEqual(hers.own!.hand);
    expect(hers.hands![mine.viewer]).toEqual(mine.own!.hand);
    for (const { hands, viewer, handSizes } of [mine, hers]) {
      expect(hands).not.toHaveProperty(viewer);
      const { [viewer]: _, ...others } = handSizes;
      expect(Object.fromEntries(Object.entries(hands!).map(([n, cards]) => [n, cards.length]))).toEqual(
        others,
      );
    }
    // Nothing but hands: no plans, no sealed answers.
    expect(Object.values(mine.hands!).every((cards) => Array.isArray(cards))).toBe(true);
    const read = await call<{ view: object }>(url, at(ada, 'view'), { token: ada.token });
    expect(read.body.view).toHaveProperty('hands');
    expect((await call(url, at(ada, 'view'))).text).not.toContain('"hands"');
    expect(watcher.received.join()).not.toContain('"hands"');

    await post(bea, 'hands', { open: false });
    for (const client of [one, two]) await client.until(() => client.view!.hands === undefined);
    expect(one.info!.seats[1]).not.toHaveProperty('openHand');
    const late = await new Client(url, ada.table.id, ada.token).connect();
    expect(late.view).not.toHaveProperty('hands');
    for (const client of [...all, late]) await client.close();
  });

  it('are closed as soon as somebody sits down who was not asked', async () => {
    const { ada, bea, one, two, watcher } = await table();
    await post(ada, 'hands', { open: true });
    await post(bea, 'hands', { open: true });
    await one.until(() => one.view!.hands !== undefined);
    await post(bea, 'release');
    // Her seat is a bot's now, and everybody who is left agrees.
    await one.until(() => one.info!.seats[1]!.kind === 'open');
    expect(one.view!.hands).toBeDefined();
    const cleo = (await call<Seated>(url, at(ada, 'join'), { body: { name: 'Cleo', seat: 2 } })).body;
    await one.until(() => one.view!.hands === undefined);
    const third = await new Client(url, ada.table.id, cleo.token).connect();
    expect(third.received.join()).not.toContain('"hands"');
    for (const client of [one, two, watcher, third]) await client.close();
  });

  it('are nobody’s business at another table, and for those who watch', async () => {
    const { ada, bea, all } = await table({ teaching: false });
    for (const person of [ada, bea])
      expect(await post(person, 'hands', { open: true })).toMatchObject(refused(409, 'notTeaching'));
    expect(await post({ ...ada, token: '' }, 'hands', { open: true })).toMatchObject(refused(401, 'token'));
    for (const body of [{ open: 1 }, {}, { open: true, seat: 2 }])
      expect((await post(ada, 'hands', body)).status, JSON.stringify(body)).toBe(400);
    await settled(all);
    for (const client of all) {
      expect(client.received.join()).not.toContain('"hands"');
      await client.close();
    }
  });

  it('are what was agreed on before the start, and forgotten when the host thinks otherwise', async () => {
    const [ada, ...others] = (await gather(url, 5, { ...STILL, teaching: true })) as [Seated, ...Seated[]];
    for (const person of [ada, ...others]) await post(person, 'hands', { open: true });
    await post(ada, 'teaching', { on: false });
    await post(ada, 'teaching', { on: true });
    expect((await info(ada)).seats.some((seat) => seat.openHand)).toBe(false);
    for (const person of [ada, ...others]) await post(person, 'hands', { open: true });
    await post(ada, 'start');
    const client = await new Client(url, ada.table.id, ada.token).connect();
    expect(client.view!.hands).toBeDefined();
    await client.close();
  });

  it('stay as agreed when the server is killed', async () => {
    const data = folder();
    let server = await ServerProcess.start({ data });
    const people = (await gather(server.url, 5, { ...STILL, teaching: true })) as [Seated, Seated];
    const [ada, bea] = people;
    await post(ada, 'start', {}, server.url);
    for (const person of people) await post(person, 'hands', { open: true }, server.url);
    await server.end('SIGKILL');
    server = await ServerProcess.start({ data });
    const one = await new Client(server.url, ada.table.id, ada.token).connect();
    expect(one.view!.hands).toBeDefined();
    await post(bea, 'hands', { open: false }, server.url);
    await server.end('SIGKILL');
    server = await ServerProcess.start({ data });
    const again = await new Client(server.url, ada.table.id, ada.token).connect();
    expect(again.view).not.toHaveProperty('hands');
    await server.end('SIGTERM');
  });
});
