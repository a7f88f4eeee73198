import { join } from 'node:path';
import { type Json, quick } from '@ochre/engine';
import { type ClockInfo, PACES, type TableInfo, type Timing } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { alone } from '../src/cluster/cluster.ts';
import { gameFor } from '../src/games.ts';
import { defaults, type Running } from '../src/index.ts';
import { Rooms } from '../src/room/rooms.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { Sweeper } from '../src/time/sweeper.ts';
import { Client } from './client.ts';
import { call, folder, house } from './house.ts';
import { until } from './receivers.ts';

const game = gameFor('mega');
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

/** A table of five people with the times given, shorter ones than people may ask for among them. */
async function table({ url, tables }: Running, timing: Partial<Timing>, connect = true) {
  const founded = await tables.create({ name: 'P1', players: 5, timing, options: { turns: 3 } });
  const { id } = founded.table;
  const seated = [founded];
  for (let n = 2; n <= 5; n++) seated.push(await tables.join(id, { name: `P${n}` }));
  await tables.start(id, founded.token);
  const clients = seated.map((s) => new Client(url, id, s.token));
  if (connect) for (const client of clients) await client.connect();
  const post = (path: string, seat: number, body: object) =>
    call<ClockInfo>(url, `/tables/${id}/${path}`, { token: seated[seat - 1]!.token, body });
  const clock = async (): Promise<ClockInfo> => (await call<ClockInfo>(url, `/tables/${id}/clock`)).body;
  const asked = (): Client => clients.find((c) => c.view!.prompts.some((d) => !d.optional))!;
  return { id, seated, clients, post, clock, asked };
}

describe('clocks', () => {
  it('are told to everyone as they start and stop, against the time of the server', async () => {
    const server = await house();
    const { clients, asked, clock, id } = await table(server, PACES.live);
    const [watcher] = clients;
    const before = asked();
    const seat = clients.indexOf(before) + 1;
    await watcher!.until(() => watcher!.clock?.seats[seat - 1]?.endsAt !== undefined);
    const { now, seats } = watcher!.clock!;
    const mine = seats[seat - 1]!;
    expect(mine.bankFrom! - now).toBeGreaterThan(30_000);
    expect(mine.bankFrom! - now).toBeLessThanOrEqual(60_000);
    expect(mine.endsAt! - mine.bankFrom!).toBe(900_000);
    expect(await before.move(game)).toBeUndefined();
    await watcher!.until(() => watcher!.clock!.seats[seat - 1]!.endsAt !== mine.endsAt);
    expect((await clock()).seats.map((s) => s.bank)).toEqual([900, 900, 900, 900, 900].map((s) => s * 1000));
    const { timing } = (await call<TableInfo>(server.url, `/tables/${id}`)).body;
    expect(timing).toEqual({ ...PACES.live });
  });

  it('let the bank run when the allowance is used up, and answer when both are', async () => {
    const timing = { decision: 0.2, bank: 1, absence: null };
    const watcher = (await table(await house(), timing, false)).clients[0]!;
    await watcher.connect();
    const running = () => watcher.clock?.seats.find((s) => s.endsAt !== undefined);
    await watcher.until(() => running() !== undefined);
    const { seat, bank, bankFrom, endsAt } = running()!;
    expect([bank, endsAt! - bankFrom!]).toEqual([1000, 1000]);
    await watcher.until(() => running()?.seat !== seat);
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt!);
    expect(watcher.clock!.seats[seat - 1]!.bank).toBe(0);
  });

  it('time movement as one, however many orders it is given in', async () => {
    const { clients, asked, clock } = await table(await house(), PACES.live);
    const moving = (): Client | undefined =>
      clients.find((c) => c.view!.prompts.some((d) => d.kind === 'move' && !d.optional));
    while (!moving()) {
      const next = asked();
      if (next) await next.move(game);
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const mover = moving()!;
    const seat = clients.indexOf(mover) + 1;
    await mover.until(() => mover.clock!.seats[seat - 1]!.endsAt !== undefined);
    const { endsAt } = mover.clock!.seats[seat - 1]!;
    const asking = () => mover.view!.prompts.find((d) => d.kind === 'move' && !d.optional)!;
    const decision = asking();
    const { spec } = game.rules;
    const rng = quick(4);
    let orders: unknown[] = [];
    while (orders.length === 0)
      ({ orders = [] } = spec('move').sample(game.sight(mover.view!), decision as never, rng) as {
        orders?: unknown[];
      });
    expect(await mover.answer(decision, { do: 'orders', orders: orders as Json[] })).toBeUndefined();
    await mover.until(() => asking() !== undefined);
    expect(asking().id).not.toBe(decision.id);
    expect(await mover.answer(asking(), { do: 'undo' })).toBeUndefined();
    await mover.until(() => asking() !== undefined);
    expect((await clock()).seats[seat - 1]!.endsAt).toBe(endsAt);
  });

  it('refuse times nobody could play by', async () => {
    const { url } = await house();
    const make = (timing: object) => call(url, '/tables', { body: { name: 'A', timing } });
    expect(await make({ decision: 3 })).toMatchObject(refused(400, 'malformed'));
    expect(await make({ decision: 0, bank: 5 })).toMatchObject(refused(422, 'timing'));
    expect(await make({ phases: { lunch: 60 } })).toMatchObject(refused(422, 'timing'));
    expect(await make({ decision: 0, bank: 3600, phases: { trade: 60 } })).toMatchObject({ status: 200 });
    const { body } = await call<{ table: TableInfo }>(url, '/tables', {
      body: { name: 'A', pace: 'day', timing: { late: 'bot' } },
    });
    expect(body.table.timing).toEqual({ ...PACES.day, late: 'bot' });
  });
});

describe('a pause', () => {
  it('needs more than half of those who are there, and stops the game', async () => {
    const { clients, post, asked } = await table(await house(), PACES.live);
    expect((await post('pause', 1, { want: 'resume', agree: true })).status).toBe(409);
    expect((await post('pause', 1, { want: 'pause', agree: true })).body.vote).toMatchObject({
      by: 1,
      agreed: [1],
      voters: [1, 2, 3, 4, 5],
    });
    await clients[4]!.until(() => clients[4]!.clock?.vote !== undefined);
    await post('pause', 2, { want: 'pause', agree: true });
    await post('pause', 3, { want: 'pause', agree: false });
    expect((await post('pause', 4, { want: 'pause', agree: true })).body.pausedSince).toBeDefined();
    await clients[0]!.until(() => clients[0]!.clock!.pausedSince !== undefined);
    const still = clients[0]!.clock!.seats.find((s) => s.left !== undefined)!;
    expect(still).not.toHaveProperty('endsAt');
    const decision = asked().view!.prompts[0]!;
    expect(await asked().answer(decision, 'x')).toMatchObject({ code: 'paused' });
    expect(await clients[1]!.say('table', 'back in an hour')).toBeUndefined();
    for (const seat of [3, 4, 5]) await post('pause', seat, { want: 'resume', agree: true });
    await clients[0]!.until(() => clients[0]!.clock!.pausedSince === undefined);
    expect(clients[0]!.clock!.seats.find((s) => s.seat === still.seat)!.endsAt).toBeGreaterThan(Date.now());
    expect(await asked().move(game)).toBeUndefined();
  });

  it('is up to the one person among bots, and bots stand still', async () => {
    const { url } = await house();
    const { body } = await call<{ table: TableInfo; token: string }>(url, '/play', { body: {} });
    const path = `/tables/${body.table.id}`;
    const me = await new Client(url, body.table.id, body.token).connect();
    await me.until(() => me.view!.prompts.some((d) => !d.optional));
    const paused = await call<ClockInfo>(url, `${path}/pause`, {
      token: body.token,
      body: { want: 'pause', agree: true },
    });
    expect(paused.body.pausedSince).toBeDefined();
    await call(url, `${path}/stand-in`, { token: body.token, body: { on: true } });
    const { seq } = me;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(me.seq).toBe(seq);
    await call(url, `${path}/stand-in`, { token: body.token, body: { on: false } });
    await call(url, `${path}/pause`, { token: body.token, body: { want: 'resume', agree: true } });
    expect(await me.move(game)).toBeUndefined();
  });
});

describe('at a slow table', () => {
  const DAY = 86_400_000;

  /** A table whose players' time was up long ago, and that nobody has looked after since. */
  async function overdue(data: string): Promise<{ id: string; store: SqlStore; seq: number }> {
    const first = await house({ data });
    const { id } = await table(first, PACES.threeDays, false);
    await first.stop();
    const db = await openSqlite(join(data, 'ochre.db'));
    const store = new SqlStore(db);
    const { seq: last, clock } = (await store.clock(id))!;
    const banks = Object.fromEntries(Object.keys(clock.banks).map((seat) => [seat, 0]));
    await db.run('DELETE FROM clocks');
    const old = { ...clock, banks, at: clock.at - 4 * DAY };
    await store.saveClock(id, { seq: last, clock: old, dueAt: clock.at - DAY });
    return { id, store, seq: (await store.entries(id, 0, 100)).length };
  }

  it('days off stop the clock of one seat, as long as there are any', async () => {
    const { clients, post, asked, clock } = await table(await house(), PACES.threeDays);
    const seat = clients.indexOf(asked()) + 1;
    const { body } = await post('vacation', seat, { days: 5 });
    const mine = body.seats[seat - 1]!;
    expect(mine.awayUntil! - body.now).toBeGreaterThan(4.9 * DAY);
    expect(mine).toMatchObject({ daysOff: 16, left: expect.any(Number) });
    expect(await post('vacation', seat, { days: 22 })).toMatchObject(refused(409, 'vacation'));
    expect((await post('vacation', seat, { days: 0 })).body.seats[seat - 1]).not.toHaveProperty('awayUntil');
    expect((await clock()).seats[seat - 1]!.daysOff).toBeGreaterThan(20.9);
  });

  it('a deadline that comes while everybody sleeps is seen to after a restart', async () => {
    const data = folder();
    const { id, store, seq } = await overdue(data);
    await store.close();
    const second = await house({ data });
    const anyone = await new Client(second.url, id).connect();
    await anyone.until(() => anyone.log.length > 0 || anyone.view!.open.seats['seat-1'] !== undefined);
    await second.stop();
    const after = new SqlStore(await openSqlite(join(data, 'ochre.db')));
    expect((await after.entries(id, 0, 100)).length).toBeGreaterThan(seq);
    await after.close();
  });

  it('the sweeper finds it, and lets it sleep again', async () => {
    const { id, store, seq } = await overdue(folder());
    const rooms = new Rooms(
      {
        store,
        botDelay: 0,
        outages: async () => [],
        report: (error: unknown) => errors.push(error),
        notices: {
          ring: async () => {},
          hush: async () => {},
          forget: async () => {},
          report: async () => {},
        },
        botPool: new BotPool(0, () => {}),
        unattended: defaults.unattended,
        replaceAfter: 0,
        partWait: 0,
      },
      alone(store),
    );
    const errors: unknown[] = [];
    const sweeper = new Sweeper(store, rooms, (error) => errors.push(error));
    expect(await store.due(Date.now(), 10)).toEqual([id]);
    expect(await sweeper.sweep(Date.now())).toBe(1);
    expect(await store.due(Date.now(), 10)).toEqual([]);
    await until(async () => (await store.entries(id, 0, 100)).length > seq);
    sweeper.stop();
    await rooms.close();
    expect(errors).toEqual([]);
    expect(await store.due(Date.now() + DAY, 10)).toEqual([]);
    expect(await store.due(Date.now() + 7 * DAY, 10)).toEqual([id]);
    await store.close();
  });
});

describe('a restart', () => {
  it('leaves the clocks as they were when it is short', async () => {
    const data = folder();
    const first = await house({ data });
    const { clients, asked, clock, id } = await table(first, PACES.live);
    await asked().move(game);
    await clients[0]!.until(() => clients[0]!.clock!.seats.some((s) => s.endsAt !== undefined));
    const before = await clock();
    await first.stop();
    const second = await house({ data });
    const after = (await call<ClockInfo>(second.url, `/tables/${id}/clock`)).body;
    for (const [i, seat] of before.seats.entries()) {
      // Taking up settles the clock: what ran on is told as used, never more than has passed.
      expect(Math.abs((after.seats[i]!.endsAt ?? 0) - (seat.endsAt ?? 0))).toBeLessThan(50);
    }
  });

  it('is nobody’s time when it is long', async () => {
    const data = folder();
    const first = await house({ data });
    const { clock, id } = await table(first, { ...PACES.live, trade: 600 }, false);
    const before = await clock();
    await first.stop();
    const HOUR = 3_600_000;
    const db = await openSqlite(join(data, 'ochre.db'));
    const store = new SqlStore(db);
    const { seq, clock: filed } = (await store.clock(id))!;
    await db.run('DELETE FROM clocks');
    await store.saveClock(id, { seq, clock: { ...filed, at: filed.at - HOUR } });
    await db.run('UPDATE pulse SET at = at - ?', HOUR);
    await store.close();
    const second = await house({ data });
    const after = (await call<ClockInfo>(second.url, `/tables/${id}/clock`)).body;
    const ran = (info: ClockInfo): number =>
      info.seats.find((s) => s.endsAt !== undefined)!.endsAt! - info.now;
    expect(ran(before) - ran(after)).toBeLessThan(20_000);
    expect(ran(before) - ran(after)).toBeGreaterThan(-20_000);
  });
});
