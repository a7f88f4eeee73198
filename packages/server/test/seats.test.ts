import { quick } from '@ochre/engine';
import {
  CLOSE,
  type CreateTable,
  type GameRecord,
  type NewToken,
  type Notes,
  type Seated,
  type TableInfo,
  type TableList,
  type Timing,
} from '@ochre/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import type { Running } from '../src/index.ts';
import { Client } from './client.ts';
import { call, folder, gather, generous, house } from './house.ts';

const game = gameFor('mega');
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

let url: string;
let tables: Running['tables'];
beforeAll(async () => {
  ({ url, tables } = await house());
});
/** A table with shorter times than people may ask for. */
async function hasty(timing: Partial<Timing>, options: CreateTable['options'] = {}): Promise<Client[]> {
  const founded = await tables.create({ name: 'P1', players: 5, timing, options });
  const { id } = founded.table;
  const seated = [founded];
  for (let n = 2; n <= 5; n++) seated.push(await tables.join(id, { name: `P${n}` }));
  await tables.start(id, founded.token);
  return Promise.all(seated.map((s) => new Client(url, id, s.token).connect()));
}
const post = <T = TableInfo>(path: string, token: string | undefined, body: object = {}) =>
  call<T>(url, path, { token, body });
const start = async (players: number, more: object = {}): Promise<Seated[]> => {
  const seated = await gather(url, players, more);
  await post(`/tables/${seated[0]!.table.id}/start`, seated[0]!.token);
  return seated;
};

describe('before the start', () => {
  it('people come and go, bots are given seats, and the host is always somebody', async () => {
    const created = await post<Seated>('/tables', undefined, {
      name: 'Ada',
      players: 6,
      privacy: 'open',
      title: 'Evening',
      bots: [{ seat: 1, level: 'builder' }],
    });
    const { table, token, seat } = created.body;
    expect([seat, table.host, table.status]).toEqual([2, 2, 'gathering']);
    const path = `/tables/${table.id}`;
    const bob = (await post<Seated>(`${path}/join`, undefined, { name: 'Bob', seat: 5 })).body;
    expect(bob.seat).toBe(5);
    expect(await post(`${path}/join`, undefined, { name: 'bob' })).toMatchObject(refused(409, 'name'));
    expect(await post(`${path}/join`, undefined, { name: 'Eve', seat: 5 })).toMatchObject(
      refused(409, 'taken'),
    );
    expect(await post(`${path}/bots`, bob.token, { seat: 3, level: 'sample' })).toMatchObject(
      refused(403, 'host'),
    );
    expect(await post(`${path}/bots`, token, { seat: 5, level: 'sample' })).toMatchObject(
      refused(409, 'taken'),
    );
    await post(`${path}/bots`, token, { seat: 3, level: 'sample' });
    expect((await post(`${path}/bots`, token, { seat: 1, level: null })).body.seats[0]).toEqual({
      seat: 1,
      kind: 'open',
    });
    expect(await post(`${path}/start`, bob.token)).toMatchObject(refused(403, 'host'));
    expect((await post(`${path}/quit`, token)).body).toMatchObject({ host: 5 });
    expect(await post(`${path}/quit`, token)).toMatchObject(refused(401, 'token'));
    const { body } = await call<TableList>(url, '/tables?status=gathering');
    expect(body.tables.map((t) => t.id)).toContain(table.id);
    expect((await post(`${path}/quit`, bob.token)).body).toMatchObject({ status: 'archived' });
  });

  it('says what is wrong with a table that cannot be', async () => {
    const make = (body: object) => post('/tables', undefined, body);
    expect(await make({ name: 'A', players: 3 })).toMatchObject(refused(422, 'config'));
    expect(await make({ name: 'A', ruleset: 'chess' })).toMatchObject(refused(422, 'ruleset'));
    expect(await make({ name: 'A', options: { flying: true } })).toMatchObject(refused(422, 'config'));
    expect(await make({ name: ' ' })).toMatchObject(refused(400, 'malformed'));
    expect(await make({ name: 'A\nB' })).toMatchObject(refused(400, 'malformed'));
    expect(await make({ name: 'A', surprise: 1 })).toMatchObject(refused(400, 'malformed'));
    expect(await post('/tables', undefined, '{' as never)).toMatchObject(refused(400, 'malformed'));
    expect(await call(url, '/tables/AAAAAAAAAAAAAAAA')).toMatchObject(refused(404, 'noTable'));
    expect(await call(url, '/tables/nonsense')).toMatchObject(refused(400, 'malformed'));
    expect(await call(url, '/lunch')).toMatchObject(refused(404, 'notFound'));
  });

  it('loses none of many quick presses', async () => {
    const { token, table } = (await post<Seated>('/tables', undefined, { name: 'Ada', players: 6 })).body;
    const path = `/tables/${table.id}`;
    const pressed = await Promise.all([
      ...[2, 3, 4].map((seat) => post(`${path}/bots`, token, { seat, level: 'easy' })),
      post(`${path}/bots`, token, { seat: 3, level: null }),
      post(`${path}/fill`, token, { levels: ['steady', 'strong:raider'] }),
    ]);
    expect(pressed.map((p) => p.status)).toEqual([200, 200, 200, 200, 200]);
    const { body } = await call<TableInfo>(url, path);
    expect(body.seats.map((s) => s.level)).toEqual([
      undefined,
      ...['easy', 'steady', 'easy', 'strong:raider', 'steady'],
    ]);
    const started = await Promise.all([post(`${path}/start`, token), post(`${path}/start`, token)]);
    expect(started.map((s) => [s.status, s.body.status])).toEqual([
      [200, 'running'],
      [200, 'running'],
    ]);
  });

  it('fills the free seats, and leaves those alone who have just sat down', async () => {
    const { token, table } = (await post<Seated>('/tables', undefined, { name: 'Ada', players: 5 })).body;
    const path = `/tables/${table.id}`;
    const bob = (await post<Seated>(`${path}/join`, undefined, { name: 'Bob' })).body;
    const fill = (by: string | undefined, levels: unknown) => post(`${path}/fill`, by, { levels });
    expect(await fill(bob.token, ['easy'])).toMatchObject(refused(403, 'host'));
    expect(await fill(undefined, ['easy'])).toMatchObject(refused(401, 'token'));
    for (const levels of [[], ['godlike'], Array(19).fill('easy'), 'easy'])
      expect(await fill(token, levels)).toMatchObject(refused(400, 'malformed'));
    const { seats } = (await fill(token, ['easy'])).body;
    expect(seats.map((s) => s.kind)).toEqual(['human', 'human', 'bot', 'bot', 'bot']);
    await post(`${path}/start`, token);
    expect(await fill(token, ['easy'])).toMatchObject(refused(409, 'started'));
    expect(await post(`${path}/start`, bob.token)).toMatchObject(refused(409, 'started'));
  });

  it('tells clients where nobody is to be advised', async () => {
    const [quiet] = await gather(url, 5, { adviser: false });
    expect(quiet!.table.adviser).toBe(false);
    const [usual] = await gather(url, 5, { adviser: true });
    expect(usual!.table).not.toHaveProperty('adviser');
  });

  it('a table told by link only is not listed', async () => {
    const [founder] = await gather(url, 5, { privacy: 'link' });
    const { body } = await call<TableList>(url, '/tables');
    expect(body.tables.map((t) => t.id)).not.toContain(founder!.table.id);
  });
});

describe('private notes', () => {
  const SECRET = 'Hatti holds the Oil';
  const read = (path: string, token: string | undefined) => call<Notes>(url, `${path}/notes`, { token });

  it('are kept for their seat, and told to nobody else', async () => {
    const [ada, bob] = await start(5);
    const path = `/tables/${ada!.table.id}`;
    expect((await read(path, ada!.token)).body).toEqual({ text: '' });
    expect((await post<Notes>(`${path}/notes`, ada!.token, { text: SECRET })).body.text).toBe(SECRET);
    expect((await read(path, ada!.token)).body).toEqual({ text: SECRET });
    expect((await read(path, bob!.token)).body).toEqual({ text: '' });
    expect(await read(path, undefined)).toMatchObject(refused(401, 'token'));
    for (const place of ['', '/view', '/log?turn=1', '/chat', '/decisions'])
      expect((await call(url, `${path}${place}`, { token: bob!.token })).text).not.toContain(SECRET);
    // Whoever has the seat next does not find them.
    await post(`${path}/release`, ada!.token);
    const next = (await post<Seated>(`${path}/join`, undefined, { name: 'Eve', seat: ada!.seat })).body;
    expect((await read(path, next.token)).body).toEqual({ text: '' });
  });

  it('on moments are kept in the same way', async () => {
    const [ada, bob] = await start(5);
    const path = `/tables/${ada!.table.id}/comments`;
    const comments = [{ turn: 1, told: 3, by: 'Ada', text: SECRET }];
    expect((await post(path, ada!.token, { comments })).body).toEqual({ comments });
    expect((await call(url, path, { token: ada!.token })).body).toEqual({ comments });
    expect((await call(url, path, { token: bob!.token })).body).toEqual({ comments: [] });
    for (const place of ['', '/view', '/log?turn=1', '/chat'])
      expect((await call(url, `/tables/${ada!.table.id}${place}`, { token: bob!.token })).text).not.toContain(
        SECRET,
      );
    const [one] = comments;
    for (const bad of [
      [{ ...one, text: '' }],
      [{ ...one, text: 'a\u0000b' }],
      [{ ...one, turn: 0 }],
      Array(61).fill(one),
      7,
    ])
      expect(await post(path, ada!.token, { comments: bad })).toMatchObject(refused(400, 'malformed'));
  });

  it('are of a certain length, and written so often', async () => {
    const { url: strict } = await house({ limits: { ...generous, chat: { burst: 3, perSecond: 0.001 } } });
    const [ada] = await gather(strict, 5);
    const write = (text: unknown) =>
      call(strict, `/tables/${ada!.table.id}/notes`, { token: ada!.token, body: { text } });
    for (const text of ['x'.repeat(2001), 'a\u0000b', 7, null])
      expect(await write(text)).toMatchObject(refused(400, 'malformed'));
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await write('x'.repeat(2000))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('during the game', () => {
  it('open seats are played by bots and can be taken by people', async () => {
    const { token, table } = (await post<Seated>('/tables', undefined, { name: 'Ada', players: 5 })).body;
    await post(`/tables/${table.id}/start`, token);
    const ada = await new Client(url, table.id, token).connect();
    await ada.until(() => ada.view!.prompts.some((d) => !d.optional));
    const late = await post<Seated>(`/tables/${table.id}/join`, undefined, { name: 'Bob', seat: 4 });
    expect(late.body).toMatchObject({ seat: 4, table: { status: 'running' } });
    const bob = await new Client(url, table.id, late.body.token).connect();
    expect(bob.view!.viewer).toBe(bob.view!.open.seats['seat-4'] ?? 'seat-4');
    expect(bob.view!.own).toBeDefined();
  });

  it('a seat is handed to a bot and taken back, and given to somebody else', async () => {
    const seated = await start(5, { timing: { absence: null } });
    const { id } = seated[0]!.table;
    const path = `/tables/${id}`;
    const clients = await Promise.all(seated.map((s) => new Client(url, id, s.token).connect()));
    const who = clients.findIndex((c) => c.view!.prompts.length > 0);
    const { token, seat } = seated[who]!;
    const decision = clients[who]!.view!.prompts[0]!;
    await post(`${path}/stand-in`, token, { on: true });
    await clients[who]!.until(() => !clients[who]!.view!.prompts.some((d) => d.id === decision.id));
    expect(await clients[who]!.answer(decision, 'x')).toMatchObject({ code: 'botPlays' });
    const { body: back } = await post(`${path}/stand-in`, token, { on: false });
    expect(back.seats[seat - 1]).toEqual({ seat, kind: 'human', name: `P${seat}` });

    const other = seated.find((s) => s.seat !== seat && s.seat !== 1)!;
    const host = seated[0]!;
    expect(await post(`${path}/release`, host.token, { seat: other.seat })).toMatchObject(
      refused(409, 'present'),
    );
    await post(`${path}/release`, other.token);
    await clients[other.seat - 1]!.until(() => clients[other.seat - 1]!.closed === CLOSE.moved);
    expect(await post(`${path}/stand-in`, other.token, { on: true })).toMatchObject(refused(401, 'token'));
    const heir = await post<Seated>(`${path}/join`, undefined, { name: 'Heir' });
    expect(heir.body.seat).toBe(other.seat);
  });

  it('a token is replaced: the old one and its connections no longer hold', async () => {
    const [founder] = await start(5);
    const { id } = founder!.table;
    const old = await new Client(url, id, founder!.token).connect();
    const { body } = await post<NewToken>(`/tables/${id}/token`, founder!.token);
    await old.until(() => old.closed === CLOSE.moved);
    expect(await post(`/tables/${id}/token`, founder!.token)).toMatchObject(refused(401, 'token'));
    const fresh = await new Client(url, id, body.token).connect();
    expect(fresh.view!.own).toBeDefined();
  });

  it('a bot stands in for somebody who stays away, until that person is back', async () => {
    const clients = await hasty({ absence: 0.3 });
    // Whoever came late has been stood in for already.
    const asked = () => clients.find((c) => c.view!.prompts.length > 0);
    await clients[0]!.until(() => asked() !== undefined);
    const away = asked()!;
    const here = clients.find((c) => c !== away)!;
    const seat = clients.indexOf(away) + 1;
    const left = Date.now();
    await away.close();
    await here.until(() => here.presence!.away.some((gone) => gone.seat === seat && gone.since >= left));
    await here.until(() => here.info!.seats[seat - 1]!.standIn === 'absence');
    await here.until(() => !here.view!.waitingFor.includes(`seat-${seat}`));
    await away.connect();
    await here.until(() => here.info!.seats[seat - 1]!.standIn === undefined);
    await here.until(() => !here.presence!.away.some((gone) => gone.seat === seat));
  });

  it('a nation leaves by the rules', async () => {
    const { body } = await post<Seated>('/play', undefined, {
      players: 6,
      options: { short: true, turns: 2 },
    });
    const { id } = body.table;
    const me = await new Client(url, id, body.token).connect();
    await me.until(() => me.view!.prompts.some((d) => !d.optional));
    if (me.view!.prompts[0]!.kind === 'chooseCivilization') {
      expect(await post(`/tables/${id}/resign`, body.token, { when: 'phase' })).toMatchObject(
        refused(422, 'stillChoosing'),
      );
      await me.move(game);
    }
    await me.until(() => me.view!.viewer !== 'seat-1');
    while ((await post(`/tables/${id}/resign`, body.token, { when: 'phase' })).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 20));
    while (!me.view!.open.result && me.info!.seats[0]!.leaving !== 'left') {
      await me.move(game);
      const { body: info } = await call<TableInfo>(url, `/tables/${id}`);
      me.info = info;
    }
    await me.until(() => me.view!.open.result !== undefined);
    expect(me.log.some((e) => e.type === 'nationLeft')).toBe(true);
  });

  it('over time a late player is answered for, and trading ends', async () => {
    const clients = await hasty({ decision: 0.1, trade: 0.5 }, { short: true, turns: 1 });
    const [sleeper] = clients;
    const rng = quick(2);
    const playing = clients.slice(1).map(async (client) => {
      while (client.view!.open.phase !== 'trade' && !client.view!.open.result) {
        if ((await client.move(game, rng)) === 'nothing')
          await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    await Promise.all(playing);
    await sleeper!.until(() => sleeper!.log.some((e) => e.type === 'tradeClosed'));
  });
});

describe('after the end', () => {
  it('the game can be read as a whole, played again, and put away', async () => {
    const { body } = await post<Seated>('/play', undefined, { name: 'Ada', options: { turns: 1 } });
    const { id } = body.table;
    const path = `/tables/${id}`;
    expect(await call(url, `${path}/record`)).toMatchObject(refused(409, 'notOver'));
    expect(await post(`${path}/rematch`, body.token)).toMatchObject(refused(409, 'notOver'));
    expect(await post(`${path}/archive`, body.token)).toMatchObject(refused(409, 'running'));
    const ada = await new Client(url, id, body.token).connect();
    while (ada.info!.status !== 'over') {
      if ((await ada.move(game)) === 'nothing') await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const { body: record } = await call<Required<GameRecord>>(url, `${path}/record`);
    const { state } = game.start(record.config, record.seed);
    for (const { action } of record.actions.slice(1))
      expect(game.advance(state, action as never).ok).toBe(true);
    expect(state.open.result).toEqual(ada.view!.open.result);
    const again = await post<Seated>(`${path}/rematch`, body.token);
    expect(again.body).toMatchObject({ seat: 1, table: { status: 'gathering', rematchOf: id, players: 5 } });
    expect(again.body.table.seedHash).not.toBe(body.table.seedHash);
    await ada.until(() => ada.info!.rematch === again.body.table.id);
    expect((await post(`${path}/archive`, body.token)).body.status).toBe('archived');
    expect((await call(url, `${path}/view`)).status).toBe(200);
  });
});

it('a server that is stopped and started goes on where it was', async () => {
  const data = folder();
  const first = await house({ data });
  const body = { players: 5, options: { short: true, turns: 2 } };
  const { table, token } = (await call<Seated>(first.url, '/play', { body })).body;
  const before = await new Client(first.url, table.id, token).connect();
  const rng = quick(9);
  for (let i = 0; i < 4; ) if ((await before.move(game, rng)) === undefined) i++;
  await before.say('table', 'hello');
  // Nobody else has anything to do: bots would go on at once.
  const mine = (): string[] => [before.view!.viewer];
  await before.until(() => String(before.view!.waitingFor) === String(mine()));
  await first.stop();
  await before.until(() => before.closed !== undefined);
  expect(before.closed).toBe(CLOSE.restart);
  const second = await house({ data });
  expect(second.resumed).toBe(1);
  const after = await new Client(second.url, table.id, token).connect();
  expect(after.view).toEqual(before.view);
  expect(after.chat.map((m) => m.text)).toEqual(['hello']);
  expect(after.log).toEqual(before.log.filter((e) => e.turn >= after.view!.open.turn - 1));
  while (!after.view!.open.result)
    if ((await after.move(game, rng)) === 'nothing') await new Promise((resolve) => setTimeout(resolve, 2));
});
