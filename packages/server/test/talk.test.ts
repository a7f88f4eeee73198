import { randomUUID } from 'node:crypto';
import { type Invited, PROTOCOL } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { call, gather, generous, house } from './house.ts';

const ROUNDS = 25;

it('whoever comes to the table while somebody speaks hears it', async () => {
  const { url } = await house({ limits: generous });
  const [first, second] = await gather(url, 5);
  const { id } = first!.table;
  const ada = await new Client(url, id, first!.token).connect();
  for (let n = 0; n < ROUNDS; n++) {
    const bea = new Client(url, id, second!.token);
    const words = `round ${n}`;
    await bea.connect({ greet: false });
    bea.send({ t: 'hello', v: PROTOCOL, table: id, token: second!.token });
    expect(await ada.say('private', words, 2)).toBeUndefined();
    await bea.until(() => bea.chat.some((m) => m.text === words));
    expect(bea.chat.filter((m) => m.text === words)).toHaveLength(1);
    await bea.close();
  }
  await ada.close();
});

it('what is said in private is not counted by those who do not hear it', async () => {
  const { url } = await house({ limits: generous });
  const seated = await gather(url, 5);
  const { id } = seated[0]!.table;
  const [ada, bea, cy] = await Promise.all(
    seated.slice(0, 3).map((s) => new Client(url, id, s.token).connect()),
  );
  const watcher = await new Client(url, id).connect();
  const rounds = [0, 1, 2, 3];
  await ada!.say('table', 'first');
  for (const whispers of rounds) {
    for (let n = 0; n < whispers; n++) await ada!.say('private', 'psst', 2);
    await ada!.say('table', `after ${whispers}`);
  }
  const last = (client: Client) => client.chat.some((m) => m.text === 'after 3');
  for (const client of [bea!, cy!, watcher]) await client.until(() => last(client));
  for (const { chat } of [cy!, watcher]) {
    expect(chat).toHaveLength(1 + rounds.length);
    expect(rounds.map((n) => chat[n + 1]!.id - chat[n]!.id)).not.toEqual(rounds.map((n) => n + 1));
  }
  // They are names all the same: everybody has the same one for a message, and it stays.
  const again = (await call<{ messages: object[] }>(url, `/tables/${id}/chat`, { token: seated[1]!.token }))
    .body;
  expect(again.messages).toEqual(bea!.chat);
  expect(bea!.chat.filter((m) => m.channel === 'table')).toEqual(cy!.chat);
  expect(new Set(bea!.chat.map((m) => m.id)).size).toBe(bea!.chat.length);
});

describe('who watches and writes too much', () => {
  const strict = { ...generous, chat: { burst: 5, perSecond: 0.001 } };
  const flood = async (client: Client) => {
    const said = [];
    for (let n = 0; n < 5; n++) said.push((await client.say('spectators', `${n}`))?.code ?? 'said');
    return said;
  };

  it('is slowed down on however many connections', async () => {
    const { url } = await house({ limits: strict });
    const { id } = (await gather(url, 5))[0]!.table;
    const watchers = await Promise.all([1, 2, 3].map(() => new Client(url, id).connect()));
    const said = (await Promise.all(watchers.map(flood))).flat();
    expect(said.filter((code) => code === 'said')).toHaveLength(5);
    expect(said.filter((code) => code === 'tooFast')).toHaveLength(10);
    // By coming back, too.
    await watchers[0]!.close();
    expect(await flood(await watchers[0]!.connect())).toEqual(Array(5).fill('tooFast'));
  });

  it('slows nobody else down: at another table, from another address, with an invitation', async () => {
    const { url } = await house({ limits: strict });
    const [one, two] = [(await gather(url, 5))[0]!, (await gather(url, 5))[0]!];
    const { id } = one.table;
    await flood(await new Client(url, id).connect());
    const { body } = await call<Invited>(url, `/tables/${id}/invites`, { token: one.token, body: {} });
    for (const other of [
      new Client(url, two.table.id).connect(),
      new Client(url, id).connect({ from: '127.0.0.2' }),
      new Client(url, id, body.token).connect(),
    ])
      expect(await flood(await other)).toEqual(Array(5).fill('said'));
  });
});

it('a seat may say as much by either way together as by one alone', async () => {
  const { url } = await house({ limits: { ...generous, chat: { burst: 6, perSecond: 0.001 } } });
  const { table, token } = (await gather(url, 5))[0]!;
  const client = await new Client(url, table.id, token).connect();
  for (let n = 0; n < 3; n++) {
    expect(await client.say('table', 'by socket')).toBeUndefined();
    const body = { id: randomUUID(), channel: 'table', text: 'by request' };
    expect((await call(url, `/tables/${table.id}/chat`, { token, body })).status).toBe(200);
  }
  expect(await client.say('table', 'too much')).toMatchObject({ code: 'tooFast' });
  const body = { id: randomUUID(), channel: 'table', text: 'too much' };
  expect((await call(url, `/tables/${table.id}/chat`, { token, body })).status).toBe(429);
});
