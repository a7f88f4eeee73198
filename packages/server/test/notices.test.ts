import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { type Rng, quick as random, type TradeAnswer } from '@ochre/engine';
import { type NoticeMessage, PACES } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { defaults } from '../src/index.ts';
import { checkUrl, isPublic, post } from '../src/notices/outbound.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client } from './client.ts';
import { call, folder, house } from './house.ts';
import { receiver, until } from './receivers.ts';
import { add, gathered, hooked, messages, refused, telling } from './telling.ts';

const game = gameFor('mega');

describe('webhooks', () => {
  it('hear of a decision, signed, once, with nothing of the game in it', async () => {
    const { url, posts } = await receiver();
    const server = await house(telling());
    const { id, secrets, start, seated } = await hooked(server, url);
    await start();
    await until(() => posts.length > 0);
    const [first] = posts;
    const seat = Number(first!.path.slice(1));
    const [message] = messages(posts);
    expect(message!.notices).toEqual([
      {
        kind: 'decision',
        seat,
        decision: 'chooseCivilization',
        at: expect.any(Number),
        deadline: expect.any(Number),
        table: { id, title: 'Halys', url: `${server.url}/t/${id}` },
        text: expect.stringContaining('choose your civilization'),
      },
    ]);
    const [, at, mark] = String(first!.headers['ochre-signature']).match(/^t=(\d+),v1=([0-9a-f]{64})$/)!;
    const signed = createHmac('sha256', secrets[seat - 1]!)
      .update(`${at}.${first!.body}`)
      .digest('hex');
    expect(mark).toBe(signed);
    expect(first!.headers['ochre-delivery']).toBe(message!.id);
    // Coming and going does not tell it again.
    const client = await new Client(server.url, id, seated[seat - 1]!.token).connect();
    await client.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(posts.length).toBe(1);
  });

  it('say nothing while the person is there, and speak when the person has gone', async () => {
    const { url, posts } = await receiver();
    const server = await house(telling());
    const { id, seated, start } = await hooked(server, url);
    const clients = await Promise.all(seated.map((s) => new Client(server.url, id, s.token).connect()));
    await start();
    const asked = (): Client | undefined => clients.find((c) => c.view?.prompts.some((d) => !d.optional));
    await until(() => asked() !== undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(posts).toEqual([]);
    const seat = clients.indexOf(asked()!) + 1;
    await asked()!.close();
    await until(() => posts.length > 0);
    expect(posts.map((p) => p.path)).toEqual([`/${seat}`]);
  });

  it('do not tell what is no longer true when its time comes', async () => {
    const { url } = await receiver();
    const data = folder();
    const server = await house({ data, ...telling({ hold: 600_000 }) });
    const { id, seated, start } = await hooked(server, url);
    await start();
    const db = await openSqlite(join(data, 'ochre.db'));
    const waiting = async () => (await db.all('SELECT seat FROM outbox')).map((row) => Number(row['seat']));
    const [seat] = await waiting();
    const { token } = seated[seat! - 1]!;
    type Seen = { view: NonNullable<Client['view']> };
    const { view } = (await call<Seen>(server.url, `/tables/${id}/view`, { token })).body;
    const decision = view.prompts.find((d) => !d.optional)!;
    const answer = game.rules.spec(decision.kind).fallback(game.sight(view), decision as never);
    const body = { id: 'answer-0001', decision: decision.id, kind: decision.kind, answer };
    expect((await call(server.url, `/tables/${id}/answers`, { token, body })).status).toBe(200);
    const [next, ...others] = await waiting();
    expect(next).not.toBe(seat);
    expect(others).toEqual([]);
    // So does coming to the table.
    await new Client(server.url, id, seated[next! - 1]!.token).connect();
    expect(await waiting()).toEqual([]);
    await db.close();
  });

  it('remind before the end, once', async () => {
    const { url, posts } = await receiver();
    const server = await house(telling());
    const { start } = await hooked(server, url, { ...PACES.day, decision: 86_400, bank: 0, remind: 86_398 });
    await start();
    const kinds = () => messages(posts).flatMap((m) => m.notices.map((n) => n.kind));
    await until(() => kinds().includes('near'));
    expect(kinds().filter((kind) => kind === 'near').length).toBe(1);
  });

  it('survive a restart', async () => {
    const { url, posts } = await receiver();
    const data = folder();
    const first = await house({ data, ...telling({ hold: 600_000 }) });
    const { start } = await hooked(first, url);
    await start();
    await first.stop();
    expect(posts).toEqual([]);
    const db = await openSqlite(join(data, 'ochre.db'));
    expect(await db.run('UPDATE outbox SET due_at = 0')).toBe(1);
    await db.close();
    await house({ data, ...telling() });
    await until(() => posts.length > 0);
    expect(messages(posts)[0]!.notices[0]!.kind).toBe('decision');
  });

  it('lead to the public internet only', async () => {
    const server = await house({ notices: { ...defaults.notices } });
    const { seated } = await gathered(server);
    for (const url of [
      'http://example.org/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://10.1.2.3/',
      'https://169.254.169.254/latest/meta-data',
      'https://user:pass@example.org/',
      'https://0x7f000001/',
    ])
      expect(await add(server.url, seated[0]!, { kind: 'webhook', url }), url).toMatchObject(
        refused(422, 'url'),
      );
    await expect(post({ url: 'https://localhost/', headers: {}, body: '' }, false)).rejects.toThrow('public');
    for (const address of ['8.8.8.8', '2606:4700::1111']) expect(isPublic(address), address).toBe(true);
    for (const address of [
      '172.20.0.1',
      '100.64.1.1',
      'fd00::1',
      'fe80::1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
    ])
      expect(isPublic(address), address).toBe(false);
    expect(checkUrl('https://example.org/hook', false).host).toBe('example.org');
  });
});

describe('at the table', () => {
  it('offers and trades are told to those they concern', async () => {
    const { url, posts } = await receiver();
    const server = await house(telling());
    const options = { short: true, turns: 1 };
    const founded = await server.tables.create({ name: 'P1', players: 5, timing: PACES.day, options });
    const { id } = founded.table;
    const seated = [founded];
    for (let n = 2; n <= 5; n++) seated.push(await server.tables.join(id, { name: `P${n}` }));
    for (const seat of seated) await add(server.url, seat, { kind: 'webhook', url: `${url}/${seat.seat}` });
    await server.tables.start(id, founded.token);
    const clients = await Promise.all(seated.map((s) => new Client(server.url, id, s.token).connect()));
    const trading = () => clients.every((c) => c.view!.open.phase === 'trade');
    while (!trading()) for (const client of clients) if (!trading()) await client.move(game);
    const [giver, taker] = clients.filter((c) => c.view!.own!.hand.length >= 3) as [Client, Client];
    const prompt = (c: Client) => c.view!.prompts.find((d) => d.kind === 'trade')!;
    const sample = (c: Client, rng: Rng, what: string): TradeAnswer | undefined => {
      for (let i = 0; i < 400; i++) {
        const answer = game.rules
          .spec('trade')
          .sample(game.sight(c.view!), prompt(c) as never, rng) as TradeAnswer;
        if (answer.do === what) return answer;
      }
      return undefined;
    };
    const offer = sample(giver, random(3), 'offer') as Extract<TradeAnswer, { do: 'offer' }>;
    const secret = { ...offer, to: taker.view!.viewer };
    const gone = async (who: Client, to: Client) => {
      await who.close();
      await to.until(() => !to.presence!.here.includes(clients.indexOf(who) + 1));
    };
    await gone(taker, giver);
    posts.length = 0;
    expect(await giver.answer(prompt(giver), secret as never)).toBeUndefined();
    const told = (kind: string) =>
      posts.flatMap(({ path, body }) =>
        (JSON.parse(String(body)) as NoticeMessage).notices
          .filter((n) => n.kind === kind)
          .map((n) => ({ seat: Number(path.slice(1)), nation: n.nation })),
      );
    const name = (c: Client) =>
      game.rules.ruleset.civilizations.find((civilization) => civilization.id === c.view!.viewer)!.name;
    await until(() => told('offer').length > 0);
    expect(told('offer')).toEqual([{ seat: clients.indexOf(taker) + 1, nation: name(giver) }]);
    // The offer is taken while its maker is away; then everyone leaves, and time ends trade and game.
    await taker.connect();
    let taken = false;
    for (let i = 0; i < 40 && !taken; i++) {
      const open = [...taker.view!.open.offers, ...taker.view!.own!.offers];
      const accept = sample(taker, random(i), 'accept') as Extract<TradeAnswer, { do: 'accept' }> | undefined;
      const maker = clients.find((c) => c.view!.viewer === open.find((o) => o.id === accept?.offer)?.from);
      if (!accept || !maker) {
        const more = sample(giver, random(100 + i), 'offer');
        if (more) await giver.answer(prompt(giver), more as never);
        continue;
      }
      if (maker.closed === undefined) await gone(maker, taker);
      taken = (await taker.answer(prompt(taker), accept as never)) === undefined;
      if (taken) {
        await until(() => told('taken').length > 0);
        expect(told('taken')).toEqual([{ seat: clients.indexOf(maker) + 1, nation: name(taker) }]);
      }
    }
    expect(taken).toBe(true);
  });

  it('the end of a game is told to everyone who is not there to see it', async () => {
    const { url, posts } = await receiver();
    const server = await house(telling());
    const options = { short: true, turns: 1 };
    const timing = { ...PACES.calm, decision: 0.01, trade: 0.05, absence: null };
    const founded = await server.tables.create({ name: 'P1', players: 5, timing, options });
    const seated = [founded];
    for (let n = 2; n <= 5; n++) seated.push(await server.tables.join(founded.table.id, { name: `P${n}` }));
    for (const seat of seated) await add(server.url, seat, { kind: 'webhook', url: `${url}/${seat.seat}` });
    const watching = await new Client(server.url, founded.table.id, founded.token).connect();
    await server.tables.start(founded.table.id, founded.token);
    const over = () => posts.filter(({ body }) => String(body).includes('"kind":"over"')).map((p) => p.path);
    await until(() => over().length === 4, 120_000);
    await watching.until(() => watching.info?.status === 'over');
    expect(over().sort()).toEqual(['/2', '/3', '/4', '/5']);
  });
});
