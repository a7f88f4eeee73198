import type {
  Invited,
  InviteList,
  MyGames,
  OpenedGame,
  ReportList,
  Seated,
  SessionList,
  TableInfo,
  TableList,
  Whoami,
} from '@ochre/protocol';
import { CLOSE } from '@ochre/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { SqlAccountStore } from '../src/accounts/sqlStore.ts';
import { defaults } from '../src/index.ts';
import { openDatabase } from '../src/store/open.ts';
import { Browser, passwordOf } from './browser.ts';
import { Client } from './client.ts';
import { call, folder, gather, generous, house } from './house.ts';

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
const data = folder();
let url: string;
beforeAll(async () => {
  ({ url } = await house({ data }));
});
const browser = (): Browser => new Browser(url);

async function admin(name: string): Promise<Browser> {
  const made = await browser().register(name);
  const db = await openDatabase({ data });
  const store = new SqlAccountStore(db);
  const account = (await store.accountByEmail(`${name.toLowerCase()}@example.org`))!;
  await store.saveAccount({ ...account, role: 'admin' });
  await db.close();
  return made;
}

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
        ...{ method: 'POST', body: '{}' },
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
    expect(await call(url, path, { token: made.token })).toMatchObject(refused(401, 'token'));
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
      refused(401, 'token'),
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
    const store = new SqlAccountStore(db);
    await store.saveAccount({ ...(await store.accountByEmail('dora@example.org'))!, verified: true });
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

describe('what is said', () => {
  const talk = async () => {
    const seated = await gather(url, 5);
    const { id } = seated[0]!.table;
    const clients = await Promise.all(seated.map((s) => new Client(url, id, s.token).connect()));
    const watcher = await new Client(url, id).connect({ name: 'W' });
    const heard = (client: Client) => client.chat.map((m) => m.text);
    const post = <T>(what: string, body: object, seat?: number) =>
      browser().post<T>(
        `/tables/${id}/${what}`,
        body,
        seat === undefined ? undefined : seated[seat - 1]!.token,
      );
    return { id, seated, clients, watcher, heard, post };
  };

  it('is not heard by who does not want to, and nobody is told', async () => {
    const { clients, heard, post, seated, id } = await talk();
    const [a, b, c] = clients as [Client, Client, Client];
    const before = b.received.length;
    expect((await post('muting', { seat: 2, on: true }, 1)).body).toEqual({ muting: [2] });
    expect(b.received.slice(before).filter((text) => !text.includes('"presence"'))).toEqual([]);
    await b.say('table', 'one');
    await b.say('private', 'two', 1);
    await c.say('table', 'three');
    await a.until(() => heard(a).includes('three'));
    expect(heard(a)).toEqual(['three']);
    const fresh = await new Client(url, id, seated[0]!.token).connect();
    expect(heard(fresh)).toEqual(['three']);
    expect(fresh.received.find((text) => text.includes('"welcome"'))).toContain('"muting":[2]');
    expect(
      (await call<{ messages: object[] }>(url, `/tables/${id}/chat`, { token: seated[0]!.token })).body
        .messages,
    ).toHaveLength(1);
    expect((await post('muting', { seat: 2, on: false }, 1)).body).toEqual({ muting: [] });
    await b.say('table', 'four');
    await a.until(() => heard(a).includes('four'));
    expect(await post('muting', { seat: 1, on: true }, 1)).toMatchObject(refused(422, 'seat'));
    expect(await post('muting', { seat: 2, on: true })).toMatchObject(refused(401, 'token'));
  });

  it('at the table can be closed to a seat by the host, who cannot stop people from trading', async () => {
    const { clients, watcher, post } = await talk();
    expect(await post('mute', { seat: 3, on: true }, 2)).toMatchObject(refused(403, 'host'));
    const { body } = await post<TableInfo>('mute', { seat: 3, on: true }, 1);
    expect(body.seats[2]).toMatchObject({ muted: 'host' });
    expect(await clients[2]!.say('table', 'x')).toMatchObject({ code: 'muted' });
    expect(await clients[2]!.say('private', 'two ochre for one iron?', 4)).toBeUndefined();
    await post('mute', { seat: 3, on: false }, 1);
    expect(await clients[2]!.say('table', 'x')).toBeUndefined();
    expect(await watcher.say('spectators', 'hello')).toBeUndefined();
    expect((await post<TableInfo>('mute', { seat: null, on: true }, 1)).body.spectatorsMuted).toBe(true);
    expect(await watcher.say('spectators', 'hello')).toMatchObject({ code: 'muted' });
    expect(await post('mute', { seat: 1, on: true }, 1)).toMatchObject(refused(422, 'seat'));
  });

  it('can be reported to admins, with what the reporter could read and no more', async () => {
    const { id, clients, post } = await talk();
    const [, b, c] = clients as [Client, Client, Client];
    await b.say('table', 'something rude');
    await b.say('private', 'something worse', 1);
    await c.say('private', 'a secret plan', 2);
    const report = { id: 'report-1', text: 'rude', seat: 2, message: 1 };
    expect(await post('reports', { ...report, message: 3 }, 1)).toMatchObject(refused(422, 'message'));
    expect((await post('reports', report, 1)).status).toBe(200);
    expect((await post('reports', report, 1)).status).toBe(200);
    const boss = await admin('Boss');
    const { body, text } = await boss.call<ReportList>('/admin/reports');
    const mine = body.reports.filter((r) => r.table === id);
    expect(mine).toMatchObject([{ by: 1, seat: 2, message: 1, text: 'rude' }]);
    expect(mine[0]!.messages.map((m) => m.text)).toEqual(['something rude', 'something worse']);
    expect(text).not.toContain('a secret plan');
    expect((await boss.post('/admin/reports/close', { report: mine[0]!.id, note: 'muted' })).status).toBe(
      200,
    );
    expect((await boss.call('/admin/reports')).text).not.toContain(id);
    expect((await boss.call('/admin/reports?state=closed')).text).toContain(id);
  });

  it('is reported only so often', async () => {
    const { url: strict } = await house({ limits: { ...generous, reports: { burst: 3, perSecond: 0.001 } } });
    const [founder] = await gather(strict, 5);
    const send = (n: number) =>
      new Browser(strict).post(
        `/tables/${founder!.table.id}/reports`,
        { id: `report-${n}`, text: 'x' },
        founder!.token,
      );
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await send(n)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('an admin', () => {
  it('is the only one who may see reports and decide about tables', async () => {
    const player = await browser().register('Player');
    const { body } = await player.post<Seated>('/tables', { name: 'P', players: 5 });
    const path = `/tables/${body.table.id}/admin`;
    for (const who of [player, browser()]) {
      const no = who === player ? refused(403, 'admin') : refused(401, 'account');
      expect(await who.call('/admin/reports')).toMatchObject(no);
      expect(await who.post('/admin/reports/close', { report: 'A'.repeat(16) })).toMatchObject(no);
      expect(await who.post(`${path}/mute`, { seat: 1, on: true }, body.token)).toMatchObject(no);
      expect(await who.post(`${path}/archive`, {}, body.token)).toMatchObject(no);
      expect(await who.post(`${path}/block`, { on: true }, body.token)).toMatchObject(no);
    }
  });

  it('silences somebody everywhere at a table, and the host cannot undo it', async () => {
    const boss = await admin('Chief');
    const seated = await gather(url, 5);
    const { id } = seated[0]!.table;
    await boss.post(`/tables/${id}/admin/mute`, { seat: 2, on: true });
    const b = await new Client(url, id, seated[1]!.token).connect();
    expect(await b.say('private', 'x', 1)).toMatchObject({ code: 'muted' });
    expect(await boss.post(`/tables/${id}/mute`, { seat: 2, on: false }, seated[0]!.token)).toMatchObject(
      refused(403, 'admin'),
    );
    await boss.post(`/tables/${id}/admin/mute`, { seat: 2, on: false });
    expect(await b.say('private', 'x', 1)).toBeUndefined();
  });

  it('shuts a table: everyone goes, nothing moves, and it can be opened again', async () => {
    const boss = await admin('Judge');
    const { body } = await boss.post<Seated>('/play', { options: { short: true, turns: 2 } });
    const { id } = body.table;
    const client = await new Client(url, id, body.token).connect();
    await boss.post(`/tables/${id}/admin/block`, { on: true });
    await client.until(() => client.closed !== undefined);
    expect(client.closed).toBe(CLOSE.refused);
    for (const token of [undefined, body.token]) {
      expect(await call(url, `/tables/${id}/view`, { token })).toMatchObject(refused(403, 'blocked'));
      expect((await new Client(url, id, token).connect()).closed).toBe(CLOSE.refused);
    }
    expect(
      await call(url, `/tables/${id}/stand-in`, { token: body.token, body: { on: true } }),
    ).toMatchObject(refused(403, 'blocked'));
    await boss.post(`/tables/${id}/admin/block`, { on: false });
    expect((await call(url, `/tables/${id}/view`, { token: body.token })).status).toBe(200);
    expect(await boss.post(`/tables/${id}/admin/archive`)).toMatchObject(refused(409, 'running'));
  });
});
