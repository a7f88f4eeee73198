import { randomUUID } from 'node:crypto';
import { pick, quick } from '@ochre/engine';
import { CLOSE, type Seated } from '@ochre/protocol';
import { mutate } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { gameFor } from '../src/games.ts';
import { defaults } from '../src/index.ts';
import { Client, OVERTAKEN } from './client.ts';
import { call, gather, generous, house } from './house.ts';

const game = gameFor('mega');

/** A running table with two people and three bots that wait for them, and what each may see. */
async function table() {
  const { url } = await house();
  const seated = await gather(url, 5, { options: { short: true, turns: 3 }, timing: { absence: null } });
  const { id } = seated[0]!.table;
  await call(url, `/tables/${id}/start`, { token: seated[0]!.token, body: {} });
  const view = async (token?: string) =>
    JSON.stringify((await call<{ view: object }>(url, `/tables/${id}/view`, { token })).body.view);
  const sight = async () => Promise.all([...seated.map((s) => view(s.token)), view()]);
  return { url, id, seated, sight };
}

describe('a hostile client', () => {
  it('gets nowhere with thousands of wrong messages, and nobody else notices', async () => {
    const { url, id, seated, sight } = await table();
    const before = await sight();
    const clients = await Promise.all(seated.map((s) => new Client(url, id, s.token).connect()));
    const asked = clients.find((c) => c.view!.prompts.length > 0)!;
    const villain = clients.find((c) => c !== asked)!;
    const rng = quick(5);
    const decision = asked.view!.prompts[0]!;
    const legal = game.rules.spec(decision.kind).fallback(game.sight(asked.view!), decision as never);
    const honest = {
      t: 'answer',
      id: randomUUID(),
      decision: decision.id,
      kind: decision.kind,
      answer: legal as never,
    };
    const junk = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"t":"x"}',
      '[[['.repeat(5000),
      '{"__proto__":{"t":"ping"}}',
    ];
    let sent = 0;
    const attack = async (client: Client, message: unknown): Promise<void> => {
      if (client.closed !== undefined || client.socket.readyState !== WebSocket.OPEN) await client.connect();
      client.send(message);
      if (++sent % 50 === 0) {
        const { pongs } = client;
        client.send({ t: 'ping' });
        await client.until(() => client.closed !== undefined || client.pongs > pongs);
      }
    };
    for (let i = 0; i < 3000; i++) {
      const forged = { ...honest, id: randomUUID() };
      // Somebody else's decision, answered rightly: only the seat is wrong.
      if (i % 3 === 0) await attack(villain, forged);
      else if (i % 3 === 1) await attack(villain, pick(rng, junk));
      else {
        const bad = mutate(rng, honest as never) as object;
        if (game.check(asked.view!, decision, (bad as typeof honest)?.answer)) await attack(asked, bad);
      }
    }
    expect(await sight()).toEqual(before);
    expect(await asked.connect().then(() => asked.answer(decision, legal as never))).toBeUndefined();
  });

  it('holds nobody up by texts of any length, wherever they stand', async () => {
    const { url } = await house();
    const [founder] = await gather(url, 5);
    const { table, token } = founder!;
    const at = `/tables/${table.id}`;
    const long = [
      ...['a', ' ', '.', 'a.', '-'].map((x) => x.repeat(60_000 / x.length)),
      'a@a'.padEnd(60_000, '.a'),
    ];
    const sent: [path: string, body: (text: string) => object][] = [
      ['/tables', (name) => ({ name })],
      ['/tables', (title) => ({ name: 'Eve', title })],
      ['/tables', (text) => ({ name: 'Eve', options: { [text]: true } })],
      ['/play', (level) => ({ level })],
      [`${at}/join`, (name) => ({ name })],
      [`${at}/chat`, (text) => ({ id: 'a'.repeat(8), channel: 'table', text })],
      [`${at}/answers`, (id) => ({ id, decision: 'x.1', kind: 'move', answer: null })],
      [`${at}/invites`, (email) => ({ email })],
      [`${at}/notices`, (address) => ({ kind: 'email', address })],
      [`${at}/notices`, (url) => ({ kind: 'webhook', url })],
      ['/account/login', (email) => ({ email, password: 'guess guess' })],
      ['/account/register', (name) => ({ email: 'eve@example.org', name })],
    ];
    for (const [path, body] of sent)
      for (const text of long) {
        const began = performance.now();
        const reply = await call(url, path, { token, body: body(`${text}\u0001`) });
        expect(reply, path).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
        // Looked at once, it takes a few milliseconds; looked at for every letter, four seconds.
        expect(performance.now() - began, `${path} ${text.slice(0, 10)}`).toBeLessThan(1000);
      }
  });

  it('gets nowhere with what is too deep to be gone through', async () => {
    const { url, id, seated } = await table();
    const { token } = seated[0]!;
    for (const deep of [
      '['.repeat(30_000) + ']'.repeat(30_000),
      `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
    ]) {
      const body = `{"id":"${randomUUID()}","decision":"x.1","kind":"move","answer":${deep}}`;
      expect(await call(url, `/tables/${id}/answers`, { token, body })).toMatchObject({
        status: 400,
        body: { error: { code: 'malformed' } },
      });
      const client = await new Client(url, id, token).connect();
      client.send(body.replace('{', '{"t":"answer",'));
      await client.until(() => client.errors.length > 0);
      expect(client.errors).toMatchObject([{ code: 'malformed' }]);
      expect((await call(url, '/play', { body: `{"name":${deep}}` })).status).toBe(400);
    }
  });

  it('is cut off when a message is too large, when it sends binary rubbish for long, or too fast', async () => {
    const { url, id, seated } = await table();
    const large = await new Client(url, id, seated[0]!.token).connect();
    large.send({ t: 'chat', id: randomUUID(), channel: 'table', text: 'x'.repeat(70_000) });
    await large.until(() => large.closed !== undefined);
    expect(large.closed).toBe(1009);
    const rubbish = await new Client(url, id, seated[0]!.token).connect();
    for (let i = 0; i < 30; i++) rubbish.socket.send(Buffer.from([i, 255, 0]));
    await rubbish.until(() => rubbish.closed !== undefined);
    expect(rubbish.closed).toBe(CLOSE.protocol);
    const { url: strict } = await house({
      limits: { ...generous, messages: { ...defaults.limits.messages, perSecond: 0.001 } },
    });
    const { body } = await call<Seated>(strict, '/play', { body: {} });
    const fast = await new Client(strict, body.table.id, body.token).connect();
    for (let i = 0; i < 200; i++) fast.send({ t: 'ping' });
    await fast.until(() => fast.closed !== undefined);
    expect(fast.closed).toBe(CLOSE.protocol);
  });

  it('that does not read is dropped, and the table goes on', async () => {
    const { url } = await house({ limits: { ...generous, backlog: 64 * 1024 } });
    const body = { players: 5, options: { short: true, turns: 2 } };
    const { table, token } = (await call<Seated>(url, '/play', { body })).body;
    const slow = await new Client(url, table.id, token).connect();
    const { _socket: tcp } = slow.socket as unknown as { _socket: { pause(): void; resume(): void } };
    tcp.pause();
    const player = await new Client(url, table.id, token).connect();
    const watcher = await new Client(url, table.id).connect();
    const rng = quick(3);
    let flood = 0;
    while (!player.view!.open.result) {
      // Its refusals pile up; the operating system takes a good deal of them before the server notices.
      for (let i = 0; i < 2000 && flood < 200_000; i++, flood++)
        slow.send({ t: 'answer', id: randomUUID(), decision: 'x.1', kind: 'move', answer: null });
      const done = await player.move(game, rng);
      // Bots act meanwhile, so a move may come too late.
      if (done !== undefined && done !== 'nothing') expect([...OVERTAKEN, 'busy']).toContain(done.code);
      if (done !== undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    tcp.resume();
    await slow.until(() => slow.closed !== undefined);
    expect(slow.received.length).toBeLessThan(flood);
    await watcher.until(() => watcher.info?.status === 'over');
  });

  it('replays do nothing: one id is carried out once, on any connection and over HTTP', async () => {
    const { url, id, seated } = await table();
    const clients = await Promise.all(seated.map((s) => new Client(url, id, s.token).connect()));
    const asked = clients.find((c) => c.view!.prompts.length > 0)!;
    const decision = asked.view!.prompts[0]!;
    const answer = game.rules
      .spec(decision.kind)
      .fallback(game.sight(asked.view!), decision as never) as never;
    const same = randomUUID();
    expect(await asked.answer(decision, answer, same)).toBeUndefined();
    const after = asked.seq;
    expect(await asked.answer(decision, answer, same)).toBeUndefined();
    const twin = await new Client(url, id, asked.token).connect();
    expect(await twin.answer(decision, answer, same)).toBeUndefined();
    const body = { id: same, decision: decision.id, kind: decision.kind, answer };
    expect(await call(url, `/tables/${id}/answers`, { token: asked.token!, body })).toMatchObject({
      status: 200,
      body: { id: same },
    });
    expect(asked.seq).toBe(after);
    expect(await asked.answer(decision, answer)).toMatchObject({
      code: 'notAsked',
      cite: expect.any(String),
    });
  });

  it('cannot use tokens of other tables, guess them, or connect from another site', async () => {
    const { url, id } = await table();
    const other = await gather(url, 5);
    const stranger = await new Client(url, id, other[0]!.token).connect();
    expect(stranger.closed).toBe(CLOSE.refused);
    expect(stranger.received.join()).not.toContain('snapshot');
    expect(await call(url, `/tables/${id}/start`, { token: other[0]!.token, body: {} })).toMatchObject({
      status: 401,
      body: { error: { code: 'token' } },
    });
    const page = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { origin: 'https://evil.example' });
    const [error] = await new Promise<Error[]>((resolve) => page.once('error', (e) => resolve([e])));
    expect(error!.message).toContain('403');
    const tokens = { ...defaults.limits.tokens, perSecond: 0.001 };
    const strict = await house({ limits: { ...generous, tokens } });
    const [founder] = await gather(strict.url, 5);
    const path = `/tables/${founder!.table.id}/start`;
    const guess = () =>
      call(strict.url, path, { token: randomUUID().replaceAll('-', '').padEnd(43, 'x'), body: {} });
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await guess()).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.at(-1)).toBe(429);
  });
});
