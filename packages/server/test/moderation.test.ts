import type { ReportList, Seated, TableInfo } from '@ochre/protocol';
import { CLOSE } from '@ochre/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { SqlAccountStore } from '../src/accounts/sqlStore.ts';
import { openDatabase } from '../src/store/open.ts';
import { Browser } from './browser.ts';
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
  await store.setRole(account.id, 'admin');
  await db.close();
  return made;
}

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
    const [a, b, c] = clients as [Client, Client, Client];
    await b.say('table', 'something rude');
    await b.say('private', 'something worse', 1);
    await c.say('private', 'a secret plan', 2);
    for (const client of [a, b]) await client.until(() => client.chat.length === (client === a ? 2 : 3));
    const [rude, secret] = [a.chat[0]!.id, b.chat[2]!.id];
    const report = { id: 'report-1', text: 'rude', seat: 2, message: rude };
    expect(await post('reports', { ...report, message: secret }, 1)).toMatchObject(refused(422, 'message'));
    expect((await post('reports', report, 1)).status).toBe(200);
    expect((await post('reports', report, 1)).status).toBe(200);
    const boss = await admin('Boss');
    const { body, text } = await boss.call<ReportList>('/admin/reports');
    const mine = body.reports.filter((r) => r.table === id);
    expect(mine).toMatchObject([{ by: 1, seat: 2, message: rude, text: 'rude' }]);
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
