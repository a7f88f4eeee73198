import type { NoticeSettings, Seated } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import type { Running } from '../src/index.ts';
import { call, folder, house } from './house.ts';
import { mailServer, receiver, until } from './receivers.ts';
import { add, gathered, refused, smtp, telling } from './telling.ts';
import { browser, vapidClaims } from './webPush.ts';

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
    const server = await house(telling({ smtp: smtp(post.url) }));
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
      title: 'Halys',
      url: `/t/${id}`,
      tag: id,
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
