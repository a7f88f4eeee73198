import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rng, quick as random, type TradeAnswer } from '@ochre/engine';
import {
  type ChannelAdded,
  type NoticeKind,
  type NoticeMessage,
  type NoticeSettings,
  PACES,
  type Seated,
  type Timing,
} from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { defaults, type Running, type Settings } from '../src/index.ts';
import { toldAt } from '../src/notices/digest.ts';
import { accountOwner, Notices, seatOwner } from '../src/notices/notices.ts';
import { checkUrl, isPublic, post } from '../src/notices/outbound.ts';
import { Seals } from '../src/notices/secrets.ts';
import { noticesFrom } from '../src/notices/settings.ts';
import { NoticeStore } from '../src/store/notices.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client } from './client.ts';
import { call, folder, house } from './house.ts';
import { mailServer, receiver, until } from './receivers.ts';
import { browser, vapidClaims } from './webPush.ts';

const game = gameFor('mega');
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
const quick = { ...defaults.notices, anywhere: true, hold: 0, poll: 20, spaced: false };
const telling = (more: Partial<Settings['notices']> = {}): Partial<Settings> => ({
  notices: { ...quick, ...more },
});
const smtp = (url: string) => ({ url, from: 'Ochre <ochre@example.org>' });

/** A slow table of five people, nobody connected, not started yet. */
async function gathered({ tables }: Running, timing: Partial<Timing> = {}) {
  const founded = await tables.create({ name: 'P1', players: 5, pace: 'day', timing, title: 'Halys' });
  const seated: Seated[] = [founded];
  for (let n = 2; n <= 5; n++) seated.push(await tables.join(founded.table.id, { name: `P${n}` }));
  return { id: founded.table.id, seated };
}

const add = (url: string, { table, token }: Seated, body: object) =>
  call<ChannelAdded>(url, `/tables/${table.id}/notices`, { token, body });

/** Puts a hook on every seat; the seat is in its path. */
async function hooked(server: Running, target: string, timing: Partial<Timing> = {}) {
  const { id, seated } = await gathered(server, timing);
  const secrets: string[] = [];
  for (const seat of seated) {
    const { body } = await add(server.url, seat, { kind: 'webhook', url: `${target}/${seat.seat}` });
    secrets.push(body.secret!);
  }
  const start = () => server.tables.start(id, seated[0]!.token);
  return { id, seated, secrets, start };
}

const messages = (posts: { body: Buffer }[]): NoticeMessage[] =>
  posts.map(({ body }) => JSON.parse(body.toString('utf8')) as NoticeMessage);

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
        ...{ kind: 'decision', seat, decision: 'chooseCivilization', at: expect.any(Number) },
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

describe('mail', () => {
  it('goes only to a confirmed address, says only what kind of decision waits, and can be stopped', async () => {
    const post = await mailServer();
    const server = await house(telling({ smtp: smtp(post.url) }));
    const { seated, id } = await gathered(server);
    for (const seat of seated)
      expect(
        (await add(server.url, seat, { kind: 'email', address: `p${seat.seat}@example.org` })).status,
      ).toBe(200);
    await until(() => post.mails.length === 5);
    const link = (text: string, what: string) =>
      text.match(new RegExp(`http://\\S+/notices/${what}\\S+`))![0];
    const letter = (seat: number) => post.mails.find((m) => m.to[0] === `p${seat}@example.org`)!;
    const settings = async (seat: Seated) =>
      (await call<NoticeSettings>(server.url, `/tables/${id}/notices`, { token: seat.token })).body;
    expect((await settings(seated[0]!)).channels).toMatchObject([{ confirmed: false, to: 'p1@example.org' }]);
    // Looking at a link confirms nothing; its button does. The fifth person never asked for this.
    for (const seat of [1, 2, 3, 4]) {
      const confirm = link(letter(seat).text, 'confirm');
      expect(await (await fetch(confirm)).text()).toContain('<button>');
      expect((await settings(seated[seat - 1]!)).channels[0]!.confirmed).toBe(false);
      expect((await fetch(confirm, { method: 'POST' })).status).toBe(200);
      expect((await settings(seated[seat - 1]!)).channels[0]!.confirmed).toBe(true);
    }
    expect((await fetch(`${server.url}/notices/confirm?word=AAAA.BBBB`, { method: 'POST' })).status).toBe(
      404,
    );
    await fetch(link(letter(5).text, 'stop'), { method: 'POST' });
    expect(await add(server.url, seated[4]!, { kind: 'email', address: 'p5@example.org' })).toMatchObject(
      refused(429, 'letters'),
    );
    post.mails.length = 0;
    await server.tables.start(id, seated[0]!.token);
    // Whoever is asked first, it is one of those who get mail.
    await call(server.url, `/tables/${id}/stand-in`, { token: seated[4]!.token, body: { on: true } });
    await until(() => post.mails.length > 0);
    const [mail] = post.mails;
    expect(mail!.headers).toMatchObject({
      subject: 'Halys: The table waits for your decision: choose your civilization',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      from: 'Ochre <ochre@example.org>',
      'auto-submitted': 'auto-generated',
    });
    expect(mail!.text.split('\n').slice(0, 3)).toEqual([
      'Halys',
      expect.stringMatching(
        /^- The table waits for your decision: choose your civilization\. Your time ends on /,
      ),
      `${server.url}/t/${id}`,
    ]);
    // One click of a mail program, with the form it sends.
    const stop = mail!.headers['list-unsubscribe']!.slice(1, -1);
    const seat = Number(mail!.to[0]!.match(/\d/)![0]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await fetch(stop, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect((await settings(seated[seat - 1]!)).channels).toEqual([]);
  });

  it('is not offered where there is no mail server, and an address is not asked too often', async () => {
    const bare = await house(telling());
    const [seat] = (await gathered(bare)).seated;
    const email = { kind: 'email', address: 'a@example.org' };
    expect(await add(bare.url, seat!, email)).toMatchObject(refused(503, 'noMail'));
    const post = await mailServer();
    const server = await house(telling({ smtp: smtp(post.url) }));
    const [mine] = (await gathered(server)).seated;
    for (let i = 0; i < 3; i++) expect((await add(server.url, mine!, email)).status).toBe(200);
    expect(await add(server.url, mine!, { ...email, address: 'A@example.org' })).toMatchObject(
      refused(429, 'letters'),
    );
    await until(() => post.mails.length === 3);
  });

  it('that is not taken is the server’s trouble, not the table’s', async () => {
    const post = await mailServer('refusing');
    const server = await house(telling({ smtp: smtp(post.url), ...{} }));
    const { seated } = await gathered(server);
    const refusal = await add(server.url, seated[0]!, { kind: 'email', address: 'x@example.org' });
    expect(refusal).toMatchObject(refused(503, 'mail'));
  });
});

describe('push', () => {
  it('reaches a browser, sealed for it alone and signed by this server', async () => {
    const { url, posts } = await receiver();
    const server = await house(telling());
    const { id, seated } = await gathered(server);
    const browsers = seated.map((s) => browser(`${url}/${s.seat}`));
    for (const [i, seat] of seated.entries())
      await add(server.url, seat, { kind: 'push', subscription: browsers[i]!.subscription });
    const { token } = seated[0]!;
    const { pushKey } = (await call<NoticeSettings>(server.url, `/tables/${id}/notices`, { token })).body;
    await server.tables.start(id, token);
    await until(() => posts.length > 0);
    const { headers, body, path } = posts[0]!;
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      urgency: 'normal',
      topic: id,
    });
    const claims = vapidClaims(headers.authorization!, pushKey);
    expect(claims.aud).toBe(url);
    expect(browsers[Number(path.slice(1)) - 1]!.open(body)).toEqual({
      ...{ title: 'Halys', url: `/t/${id}`, tag: id },
      body: expect.stringContaining('choose your civilization'),
    });
  });

  it('keeps its keys, and forgets a browser that is gone', async () => {
    const { url, posts } = await receiver(() => 410);
    const data = folder();
    const first = await house({ data, ...telling() });
    const { id, seated } = await gathered(first);
    const keyOf = async (server: Running) =>
      (await call<NoticeSettings>(server.url, `/tables/${id}/notices`, { token: seated[0]!.token })).body;
    for (const seat of seated)
      await add(first.url, seat, { kind: 'push', subscription: browser(`${url}/${seat.seat}`).subscription });
    const { pushKey } = await keyOf(first);
    await first.stop();
    const second = await house({ data, ...telling() });
    expect((await keyOf(second)).pushKey).toBe(pushKey);
    await second.tables.start(id, seated[0]!.token);
    await until(() => posts.length > 0);
    const { token } = seated[Number(posts[0]!.path.slice(1)) - 1]!;
    await until(
      async () =>
        (await call<NoticeSettings>(second.url, `/tables/${id}/notices`, { token })).body.channels.length ===
        0,
    );
  });
});

describe('settings', () => {
  it('belong to the person, who says what and when', async () => {
    const { url, posts } = await receiver();
    const server = await house(telling());
    const { id, seated, start } = await hooked(server, url);
    const set = (seat: Seated, body: object) =>
      call<NoticeSettings>(server.url, `/tables/${id}/notices/set`, { token: seat.token, body });
    const channelOf = async (seat: Seated) =>
      (await call<NoticeSettings>(server.url, `/tables/${id}/notices`, { token: seat.token })).body
        .channels[0]!;
    const ids = await Promise.all(seated.map(async (seat) => (await channelOf(seat)).id));
    expect(await set(seated[0]!, { id: ids[1], kinds: [] })).toMatchObject(refused(404, 'channel'));
    const nowhere = { hour: 8, zone: 'Atlantis/Capital' };
    expect(await set(seated[0]!, { id: ids[0], digest: nowhere })).toMatchObject(refused(422, 'zone'));
    for (const [i, seat] of seated.entries()) await set(seat, { id: ids[i], kinds: ['over'] });
    expect((await channelOf(seated[2]!)).kinds).toEqual(['over']);
    await start();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(posts).toEqual([]);
    expect(await call(server.url, `/tables/${id}/notices`)).toMatchObject(refused(401, 'token'));
  });

  it('of an account hold for all its tables, and at each table as said there', async () => {
    const db = await openSqlite(join(folder(), 'ochre.db'));
    const store = new NoticeStore(db);
    const notices = new Notices(store, await Seals.open(store), {
      ...{ mailer: { send: async () => {} }, pushKey: 'k', anywhere: false, hold: 0 },
      ...{ origin: () => 'https://example.org', report: () => {} },
    });
    const account = accountOwner('ada');
    const known = await notices.add(
      account,
      { kind: 'email', address: 'Ada@example.org' },
      'ada@example.org',
    );
    const other = await notices.add(
      account,
      { kind: 'email', address: 'else@example.org' },
      'ada@example.org',
    );
    const person = { seat: 2, account: 'ada' };
    const seat = seatOwner('T1', person);
    await notices.set(seat, { id: known.id, kinds: ['over'] }, 'ada', 'T1');
    const kindsAt = async (table: string) =>
      (await notices.settings(seatOwner(table, person), 'ada', table)).channels.map((c) => c.kinds.length);
    expect([await kindsAt('T1'), await kindsAt('T2')]).toEqual([
      [1, 5],
      [5, 5],
    ]);
    const ring = (table: string, kind: NoticeKind) =>
      notices.ring([{ key: `${table}:${kind}`, person, fact: { kind, at: 1, table, title: 'T', seat: 2 } }]);
    await ring('T1', 'decision');
    expect(await store.ready(9, 10)).toEqual([]);
    await ring('T1', 'over');
    await ring('T2', 'decision');
    // The other address was never confirmed.
    expect(await store.ready(9, 10)).toEqual([known.id]);
    expect((await store.claim(known.id, 9, 10))!.waiting.map((w) => w.key)).toEqual([
      'T1:over',
      'T2:decision',
    ]);
    await expect(notices.remove(accountOwner('eve'), other.id)).rejects.toThrow('no such channel');
    await notices.forget(account);
    expect((await notices.settings(account)).channels).toEqual([]);
    await db.close();
  });

  it('do not follow a seat to its next person', async () => {
    const server = await house(telling());
    const { url } = await receiver();
    const { id, seated, start } = await hooked(server, url);
    await start();
    await call(server.url, `/tables/${id}/release`, { token: seated[2]!.token, body: {} });
    const heir = (await call<Seated>(server.url, `/tables/${id}/join`, { body: { name: 'Heir' } })).body;
    expect(heir.seat).toBe(3);
    const { body } = await call<NoticeSettings>(server.url, `/tables/${id}/notices`, { token: heir.token });
    expect(body.channels).toEqual([]);
  });

  it('fold what happens into one message at the hour asked for', () => {
    const at = Date.parse('2026-03-28T18:20:00Z');
    const told = (digest: Parameters<typeof toldAt>[0]) => new Date(toldAt(digest, at, 1000)).toISOString();
    expect(told(null)).toBe('2026-03-28T18:20:01.000Z');
    expect(told({ hours: 6 })).toBe('2026-03-29T00:00:00.000Z');
    expect(told({ hour: 8, zone: 'UTC' })).toBe('2026-03-29T08:00:00.000Z');
    // The clocks go forward that night.
    expect(told({ hour: 8, zone: 'Europe/Berlin' })).toBe('2026-03-29T06:00:00.000Z');
    expect(told({ hour: 8, zone: 'Asia/Kathmandu' })).toBe('2026-03-29T02:15:00.000Z');
  });
});

describe('the environment', () => {
  it('says how mail is sent, and what is wrong with it without repeating a password', () => {
    expect(noticesFrom({})).toEqual(defaults.notices);
    const file = join(folder(), 'smtp');
    writeFileSync(file, 'smtps://u:geheim@mail.example.org\n');
    const from = 'Ochre <ochre@example.org>';
    expect(noticesFrom({ OCHRE_SMTP_URL_FILE: file, OCHRE_MAIL_FROM: from }).smtp).toEqual({
      ...{ url: 'smtps://u:geheim@mail.example.org', from },
    });
    const wrong: Record<string, string>[] = [
      { OCHRE_SMTP_URL: 'http://u:geheim@x', OCHRE_MAIL_FROM: from },
      { OCHRE_SMTP_URL: 'smtp://u:geheim@x' },
      { OCHRE_SMTP_URL: 'smtp://u:geheim@x', OCHRE_MAIL_FROM: 'nobody' },
      { OCHRE_VAPID_PUBLIC: 'geheim' },
      { OCHRE_CONTACT: 'geheim' },
    ];
    for (const env of wrong)
      expect(() => noticesFrom(env)).toThrow(
        expect.objectContaining({ message: expect.not.stringMatching('geheim') }),
      );
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
