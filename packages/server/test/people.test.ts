import type {
  Invited,
  InviteList,
  MyGames,
  OpenedGame,
  Seated,
  SessionList,
  TableInfo,
  TableList,
  Waits,
  Whoami,
} from '@ochre/protocol';
import { CLOSE } from '@ochre/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaults } from '../src/index.ts';
import { openDatabase } from '../src/store/open.ts';
import { Browser, passwordOf } from './browser.ts';
import { Client } from './client.ts';
import { call, folder, generous, house } from './house.ts';

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
const data = folder();
let url: string;
beforeAll(async () => {
  ({ url } = await house({ data }));
});
const browser = (): Browser => new Browser(url);

describe('somebody with an account', () => {
  it('signs in and out in a browser, and sees where else', async () => {
    const ada = browser();
    expect((await ada.call<Whoami>('/account')).body).toEqual({ mail: false });
    await ada.register('Ada');
    expect((await ada.call<Whoami>('/account')).body.account).toMatchObject({ name: 'Ada', verified: false });
    const phone = await browser().login('Ada');
    expect((await ada.call<SessionList>('/account/sessions')).body.sessions).toHaveLength(2);
    const old = ada.cookie!;
    await ada.post('/account/logout');
    expect(ada.cookie).toBeUndefined();
    ada.cookie = old;
    expect(await ada.call('/account/sessions')).toMatchObject(refused(401, 'account'));
    expect(ada.cookie).toBeUndefined();
    expect((await phone.post('/account/name', { name: 'Countess' })).status).toBe(200);
    expect(await phone.post('/account/delete', { password: 'wrong' })).toMatchObject(
      refused(403, 'password'),
    );
    expect((await phone.post('/account/delete', { password: passwordOf('Ada') })).status).toBe(200);
    expect((await phone.call<Whoami>('/account')).body.account).toBeUndefined();
  });

  it('gets a cookie no script can read, replaced at every sign-in', async () => {
    await browser().register('Cora');
    const [one, two] = [await browser().login('Cora'), await browser().login('Cora')];
    expect(one.cookie).not.toBe(two.cookie);
    const login = { email: 'cora@example.org', password: passwordOf('Cora') };
    const set = (await browser().post('/account/login', login)).headers.get('set-cookie')!;
    expect(set).toMatch(/^ochre=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const { port } = await house({ publicUrl: 'https://play.example.org' });
    const proxied = new Browser(`http://127.0.0.1:${port}`, { origin: 'https://play.example.org' });
    const { headers } = await proxied.post('/account/register', { ...login, name: 'Cora' });
    expect(headers.get('set-cookie')).toMatch(/^__Host-ochre=[\w-]{43}; .*; Secure$/);
  });

  it('leaves the seats when the account is deleted, with every token and connection', async () => {
    const host = await browser().register('Hugo');
    const gathering = (await host.post<Seated>('/tables', { name: 'Hugo', players: 5 })).body;
    const running = (await host.post<Seated>('/tables', { name: 'Hugo', players: 5 })).body;
    const join = `/tables/${gathering.table.id}/join`;
    const guest = (await browser().post<Seated>(join, { name: 'Gast' })).body;
    await host.post(`/tables/${running.table.id}/start`, {}, running.token);
    const client = await new Client(url, running.table.id, running.token).connect();
    expect((await host.post('/account/delete', { password: passwordOf('Hugo') })).status).toBe(200);
    await client.until(() => client.closed === CLOSE.moved);
    for (const { table, token } of [gathering, running])
      expect(await call(url, `/tables/${table.id}`, { token })).toMatchObject(refused(401, 'token'));
    const left = await call<TableInfo>(url, `/tables/${gathering.table.id}`, { token: guest.token });
    expect(left.body.host).toBe(2);
    expect(left.body.seats[0]).toMatchObject({ kind: 'open' });
    const played = await call<TableInfo>(url, `/tables/${running.table.id}`);
    expect(played.body.seats[0]).toMatchObject({ kind: 'open', level: 'steady' });
  });

  it('is safe from pages of other sites', async () => {
    const ada = await browser().register('Safe');
    const forged = async (headers: Record<string, string>) => {
      const evil = new Browser(url, headers);
      evil.cookie = ada.cookie;
      return evil.post('/account/name', { name: 'Evil' });
    };
    expect(await forged({ origin: 'https://evil.example' })).toMatchObject(refused(403, 'origin'));
    expect(await forged({ origin: 'null' })).toMatchObject(refused(403, 'origin'));
    expect(await forged({ 'sec-fetch-site': 'cross-site' })).toMatchObject(refused(403, 'origin'));
    expect(await forged({ 'sec-fetch-site': 'same-site' })).toMatchObject(refused(403, 'origin'));
    const form = (type: string) =>
      fetch(`${url}/api/account/logout`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': type, cookie: ada.cookie! },
      });
    expect((await form('text/plain')).status).toBe(415);
    expect((await form('application/x-www-form-urlencoded')).status).toBe(415);
    expect((await ada.call<Whoami>('/account')).body.account!.name).toBe('Safe');
  });

  it('is not guessed: neither from one address nor at one account', async () => {
    const logins = { ...defaults.limits.logins, perSecond: 0.001 };
    const { url: strict } = await house({ limits: { ...generous, logins } });
    const login = (email: string) =>
      new Browser(strict).post('/account/login', { email, password: 'guess guess' });
    const codes = [];
    for (let i = 0; i < 8; i++) codes.push((await login('ada@example.org')).body.error!.code);
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('login'));
    expect(codes.at(-1)).toBe('wait');
    for (let i = 0; i < 12; i++) await login(`somebody${i}@example.org`);
    expect(await login('another@example.org')).toMatchObject(refused(429, 'tooFast'));
  });

  it('finds the games again on any device, and loses them there by signing out', async () => {
    const guest = browser();
    const { body: seated } = await guest.post<Seated>('/tables', { name: 'Gus', players: 5 });
    const { id } = seated.table;
    await guest.register('Gus');
    expect((await guest.call<MyGames>('/account/games')).body.games).toEqual([]);
    expect((await guest.post(`/tables/${id}/claim`, {}, seated.token)).status).toBe(200);
    const other = (await guest.post<Seated>('/tables', { name: 'Gus', players: 5 })).body.table.id;
    const phone = await browser().login('Gus');
    const { body } = await phone.call<MyGames>('/account/games');
    expect(body.games.map((g) => [g.table, g.seat]).sort()).toEqual(
      [
        [other, 1],
        [id, 1],
      ].sort(),
    );
    const { body: opened } = await phone.post<OpenedGame>('/account/games/open', { table: id });
    expect(opened.seat).toBe(1);
    const [here, there] = await Promise.all(
      [seated.token, opened.token].map((token) => new Client(url, id, token).connect()),
    );
    expect(there!.info!.id).toBe(id);
    await phone.post('/account/logout');
    await there!.until(() => there!.closed === CLOSE.moved);
    expect(here!.closed).toBeUndefined();
    expect(await call(url, `/tables/${id}/start`, { token: opened.token, body: {} })).toMatchObject(
      refused(401, 'token'),
    );
    const stranger = await browser().register('Stranger');
    expect(await stranger.post('/account/games/open', { table: id })).toMatchObject(refused(404, 'noSeat'));
    expect(await stranger.post(`/tables/${id}/claim`, {}, seated.token)).toMatchObject(
      refused(409, 'claimed'),
    );
    await guest.post(`/tables/${id}/quit`, {}, seated.token);
    expect((await guest.call<MyGames>('/account/games')).body.games.map((g) => g.table)).toEqual([other]);
    expect(await guest.post('/account/games/open', { table: id })).toMatchObject(refused(404, 'noSeat'));
  });

  it('learns which of its tables wait, without opening a seat, and of nobody else’s', async () => {
    const [ada, stranger] = [await browser().register('Asked'), await browser().register('Curious')];
    const found = { name: 'A', players: 5, privacy: 'invited' };
    const { body: seated } = await ada.post<Seated>('/tables', found);
    const { id } = seated.table;
    const phone = await browser().login('Asked');
    const waits = async (): Promise<boolean> => (await phone.call<Waits>(`/tables/${id}/waits`)).body.waits;
    expect(await waits()).toBe(false);
    await ada.post(`/tables/${id}/fill`, { levels: ['easy'] }, seated.token);
    await ada.post(`/tables/${id}/start`, {}, seated.token);
    await expect.poll(waits).toBe(true);
    const { body } = await ada.call<{ decisions: unknown[] }>(`/tables/${id}/decisions`, {
      token: seated.token,
    });
    expect(body.decisions.length).toBeGreaterThan(0);
    // What it is asked needs a token all the same, and nobody else learns that the table is there.
    expect(await phone.call(`/tables/${id}/decisions`)).toMatchObject(refused(401, 'token'));
    for (const table of [id, 'B'.repeat(16)])
      expect(await stranger.call(`/tables/${table}/waits`), table).toMatchObject(refused(401, 'token'));
    expect(await browser().call(`/tables/${id}/waits`)).toMatchObject(refused(401, 'account'));
  });

  it('is nowhere in what others see of a table', async () => {
    const ada = await browser().register('Hidden');
    const { body } = await ada.post<Seated>('/tables', { name: 'H', players: 5, privacy: 'open' });
    const { account } = (await ada.call<Whoami>('/account')).body;
    for (const path of ['/tables', `/tables/${body.table.id}`]) {
      const { text } = await call(url, path);
      expect(text).toContain(body.table.id);
      for (const word of [account!.id, account!.email, 'account']) expect(text, word).not.toContain(word);
    }
  });
});

describe('a table for those invited', () => {
  const invited = async () => {
    const { body } = await browser().post<Seated>('/tables', {
      name: 'Host',
      players: 5,
      privacy: 'invited',
    });
    const path = `/tables/${body.table.id}`;
    const invite = async (want: object = {}) =>
      (await browser().post<Invited>(`${path}/invites`, want, body.token)).body;
    return { host: body, path, invite, id: body.table.id };
  };

  it('does not exist for anybody else', async () => {
    const { host, path, id } = await invited();
    expect((await call<TableList>(url, '/tables')).text).not.toContain(id);
    for (const what of [
      '',
      '/view',
      '/chat',
      '/log?turn=1',
      '/record',
      '/history?turn=1&seen=0',
      '/chronicle',
      '/clock',
    ])
      expect(await call(url, path + what), what).toMatchObject(refused(404, 'noTable'));
    expect(await browser().post(`${path}/join`, { name: 'Eve' })).toMatchObject(refused(404, 'noTable'));
    expect((await new Client(url, id).connect()).closed).toBe(CLOSE.refused);
    expect((await call<TableInfo>(url, path, { token: host.token })).body.id).toBe(id);
  });

  it('is for a stranger with some token what a table is that was never there', async () => {
    const { host, path, id } = await invited();
    const { body: other } = await browser().post<Seated>('/tables', { name: 'Eve', players: 5 });
    const nowhere = `/tables/${'A'.repeat(16)}`;
    const mallory = await browser().register('Mallory');
    const gets = [
      '',
      '/view',
      '/chat',
      '/record',
      '/clock',
      '/decisions',
      '/invites',
      '/notices',
      '/chronicle',
    ];
    const posts: [path: string, body: object][] = [
      ...['/start', '/quit', '/token', '/rematch', '/archive', '/claim'].map((p): [string, object] => [
        p,
        {},
      ]),
      ['/join', { name: 'Eve' }],
      ['/chat', { id: 'aaaaaaaa', channel: 'table', text: 'x' }],
      ['/reports', { id: 'aaaaaaaa', text: 'x' }],
      ['/invites', {}],
      ['/answers', { id: 'aaaaaaaa', decision: 'x.1', kind: 'move', answer: null }],
    ];
    const seen = async (at: string, token: string | undefined) => [
      ...(await Promise.all(gets.map((p) => call(url, at + p, { token })))),
      ...(await Promise.all(posts.map(([p, body]) => mallory.post(at + p, body, token)))),
    ];
    const shape = (replies: { status: number; text: string }[]) =>
      replies.map(({ status, text }) => [status, text]);
    for (const token of [undefined, other.token, 'x'.repeat(43)])
      expect(shape(await seen(path, token)), token).toEqual(shape(await seen(nowhere, token)));
    const socket = await new Client(url, id, other.token).connect();
    expect(socket.errors).toMatchObject([{ code: 'noTable' }]);
    expect((await call<TableInfo>(url, path, { token: host.token })).status).toBe(200);
  });

  it('does not tell its next host the addresses that another one wrote', async () => {
    const { host, path, invite } = await invited();
    const bo = (await browser().post<Seated>(`${path}/join`, { name: 'Bo' }, (await invite()).token)).body;
    const made = await invite({ email: 'cy@example.org', name: 'Cy', seat: 4 });
    const list = async (token: string) =>
      (await call<InviteList>(url, `${path}/invites`, { token })).body.invites;
    expect(await list(host.token)).toEqual([made.invite]);
    await browser().post(`${path}/quit`, {}, host.token);
    const { email: _, ...rest } = made.invite;
    expect(await list(bo.token)).toEqual([rest]);
    const own = (await browser().post<Invited>(`${path}/invites`, { email: 'di@example.org' }, bo.token))
      .body;
    expect(await list(bo.token)).toEqual([rest, own.invite]);
    // It can be taken back all the same.
    await browser().post(`${path}/invites/withdraw`, { invite: rest.id }, bo.token);
    expect(await list(bo.token)).toEqual([own.invite]);
  });

  it('is entered once with a link, at the seat kept', async () => {
    const { path, invite, id } = await invited();
    const made = await invite({ name: 'Bo', seat: 3 });
    expect(made.url).toMatch(new RegExp(`/t/${id}#invite=${made.token}$`));
    expect((await call<TableInfo>(url, path, { token: made.token })).body.id).toBe(id);
    expect((await new Client(url, id, made.token).connect()).info!.id).toBe(id);
    const join = (name: string) => browser().post<Seated>(`${path}/join`, { name, seat: 2 }, made.token);
    const both = await Promise.all([join('Bo'), join('Eve')]);
    expect(both.map((r) => r.status).sort()).toEqual([200, 409]);
    expect(both.find((r) => r.status === 200)!.body.seat).toBe(3);
    expect(await call(url, path, { token: made.token })).toMatchObject(refused(404, 'noTable'));
  });

  it('only its host invites, and can take it back', async () => {
    const { host, path, invite } = await invited();
    const made = await invite({ email: 'Cy@Example.org' });
    expect(made).toMatchObject({ mailed: false, invite: { email: 'cy@example.org' } });
    const list = await call<InviteList>(url, `${path}/invites`, { token: host.token });
    expect(list.body.invites).toEqual([made.invite]);
    expect(list.text).not.toContain(made.token);
    expect(await call(url, `${path}/invites`, { token: made.token })).toMatchObject(refused(401, 'token'));
    const other = await browser().post<Seated>(`${path}/join`, { name: 'Cy' }, (await invite()).token);
    expect(await browser().post(`${path}/invites`, {}, other.body.token)).toMatchObject(refused(403, 'host'));
    await browser().post(`${path}/invites/withdraw`, { invite: made.invite.id }, host.token);
    expect(await browser().post(`${path}/join`, { name: 'X' }, made.token)).toMatchObject(
      refused(404, 'noTable'),
    );
    expect(await browser().post(`${path}/invites`, { seat: 9 }, host.token)).toMatchObject(
      refused(422, 'seat'),
    );
  });

  it('is in the list of the person whose confirmed address was invited', async () => {
    const { path, invite, id } = await invited();
    await invite({ email: 'dora@example.org' });
    const dora = await browser().register('Dora');
    expect((await dora.call<MyGames>('/account/games')).body.games).toEqual([]);
    const db = await openDatabase({ data });
    await db.run('UPDATE accounts SET verified = 1 WHERE email = ?', 'dora@example.org');
    await db.close();
    expect((await dora.call<MyGames>('/account/games')).body.games).toMatchObject([{ table: id }]);
    const { body } = await dora.post<OpenedGame>('/account/games/open', { table: id });
    expect((await dora.post<Seated>(`${path}/join`, { name: 'Dora' }, body.token)).body.seat).toBe(2);
    expect((await dora.call<MyGames>('/account/games')).body.games).toMatchObject([{ table: id, seat: 2 }]);
  });

  it('can be played once more by the same people', async () => {
    const { host, path, invite } = await invited();
    const bo = (await browser().post<Seated>(`${path}/join`, { name: 'Bo' }, (await invite()).token)).body;
    await browser().post(`${path}/archive`, {}, host.token);
    const again = (await browser().post<Seated>(`${path}/rematch`, {}, host.token)).body;
    const next = `/tables/${again.table.id}`;
    expect(await call(url, next)).toMatchObject(refused(404, 'noTable'));
    const joined = await browser().post<Seated>(`${next}/join`, { name: 'Bo' }, bo.token);
    expect(joined.body.seat).toBe(bo.seat);
  });
});
