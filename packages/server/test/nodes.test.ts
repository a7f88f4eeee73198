import { setTimeout as sleep } from 'node:timers/promises';
import type { Seated, TableInfo } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { startPostgres } from '../tools/postgres.ts';
import { Client, OVERTAKEN } from './client.ts';
import { call, gather, generous, house } from './house.ts';
import { postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';

const game = gameFor('mega');
const settings = { options: { short: true, turns: 30 }, timing: { absence: null, trade: null } };

async function started(url: string): Promise<{ id: string; seated: Seated[] }> {
  const seated = await gather(url, 5, settings);
  const { id } = seated[0]!.table;
  await call(url, `/tables/${id}/start`, { token: seated[0]!.token, body: {} });
  return { id, seated };
}

/** All of them play until so many answers stand. */
async function play(clients: Client[], answers: number): Promise<void> {
  let done = 0;
  const one = async (client: Client): Promise<void> => {
    while (done < answers) {
      // A node that the machine gave no time to may have lost a table for a moment.
      while (client.closed !== undefined) await client.connect().catch(() => sleep(50));
      const problem = await client.move(game);
      if (problem === undefined) done++;
      else if (problem !== 'nothing' && !OVERTAKEN.includes(problem.code)) throw new Error(problem.text);
    }
  };
  await Promise.all(clients.map(one));
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(text.match(new RegExp(`^ochre_${name} (.*)$`, 'm'))?.[1] ?? 0);
}

describe('several nodes', () => {
  it('any node serves any table, and nobody notices which', async () => {
    const database = await postgres();
    const calm = { database, metrics: true, nodeLifetime: 60_000 };
    const [a, b] = [await house(calm), await house(calm)];
    const seated = await gather(a.url, 4, { ...settings, players: 5 });
    const { id } = seated[0]!.table;
    const last = await call<Seated>(b.url, `/tables/${id}/join`, { body: { name: 'P5' } });
    expect([last.status, last.body.seat]).toEqual([200, 5]);
    const begun = await call<TableInfo>(b.url, `/tables/${id}/start`, { token: seated[0]!.token, body: {} });
    expect(begun.body.status).toBe('running');
    const all = [...seated, last.body];
    const clients = all.map(({ token }, i) => new Client(i % 2 ? a.url : b.url, id, token));
    await Promise.all(clients.map((client) => client.connect()));
    await play(clients, 40);
    expect(await clients[0]!.say('private', 'through the wall', 2)).toBeUndefined();
    await clients[1]!.until(() => clients[1]!.chat.some((m) => m.text === 'through the wall'));
    expect(clients[2]!.chat).toEqual([]);
    await clients[0]!.until(() => clients[0]!.presence?.here.length === 5);
    await clients[2]!.close();
    await clients[2]!.connect({ resume: true });
    expect(clients[2]!.resumed).toBe(1);
    const views = await Promise.all(
      [a, b].map(({ url }) => call(url, `/tables/${id}/view`, { token: all[1]!.token })),
    );
    expect(views[1]!.body).toEqual(views[0]!.body);
    const problem = await call(b.url, `/tables/${id}/start`, { token: all[1]!.token, body: {} });
    expect([problem.status, problem.body.error?.code]).toEqual([409, 'started']);
    expect([await metric(a.url, 'leases_held'), await metric(b.url, 'leases_held')]).toEqual([1, 0]);
    expect(await metric(b.url, 'relays_total')).toBeGreaterThan(4);
    expect(await metric(b.url, 'relayed_messages_total')).toBeGreaterThan(0);
    expect(await metric(a.url, 'relays_total')).toBe(0);
  });

  it('what one passes on to another does not count as connections of one address', async () => {
    const calm = { database: await postgres(), nodeLifetime: 60_000 };
    const [a, b] = [await house({ ...calm, limits: { ...generous, connections: 6 } }), await house(calm)];
    const { id } = (await gather(a.url, 5))[0]!.table;
    const watchers = Array.from({ length: 12 }, () => new Client(b.url, id));
    for (const watcher of watchers) await watcher.connect();
    await watchers[0]!.until(() => watchers[0]!.presence?.spectators === 12);
  });

  it('a node that stops hands its tables over at once', async () => {
    const database = await postgres();
    const calm = { database, nodeLifetime: 60_000 };
    const [a, b] = [await house(calm), await house(calm)];
    const { id, seated } = await started(a.url);
    const client = await new Client(a.url, id, seated[0]!.token).connect();
    const db = await openPostgres(database);
    const holders = (): Promise<unknown[]> =>
      db.all('SELECT nodes.address FROM leases JOIN nodes ON nodes.id = leases.node WHERE table_id = ?', id);
    expect(await holders()).toEqual([{ address: a.url }]);
    await a.stop();
    expect(await holders()).not.toContainEqual({ address: a.url });
    await client.until(() => client.closed !== undefined);
    expect(client.closed).toBe(1012);
    const clients = await Promise.all(seated.map(({ token }) => new Client(b.url, id, token).connect()));
    await play(clients, 5);
    expect(await holders()).toEqual([{ address: b.url }]);
    await db.close();
  });

  it('a node that hung and comes back finds that its tables have moved on', async () => {
    const database = await postgres();
    const [a, b] = [await ServerProcess.start({ database }), await house({ database })];
    const { id, seated } = await started(a.url);
    const old = await new Client(a.url, id, seated[0]!.token).connect();
    a.pause(true);
    const clients = await Promise.all(seated.map(({ token }) => new Client(b.url, id, token).connect()));
    await play(clients, 5);
    a.pause(false);
    await old.until(() => old.closed !== undefined);
    expect(old.closed).toBe(1012);
    // It has another name now, and serves the table through the other node.
    await old.connect();
    await Promise.all(clients.slice(0, 1).map((client) => client.close()));
    await play([old, ...clients.slice(1)], 5);
    await a.end('SIGTERM');
  });

  it('is not ready without its database, and says so', async () => {
    const server = await startPostgres();
    const { url, stop } = await house({ database: await server.database(), logLevel: 'silent' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await server.stop();
    const gone = await fetch(`${url}/readyz`);
    expect(gone.status).toBe(503);
    expect(await gone.json()).toMatchObject({ ok: false, trouble: expect.any(String) });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await stop();
  });

  it('takes nobody for a node who does not know its secret', async () => {
    const database = await postgres();
    const { url } = await house({ database });
    const headers = { 'x-ochre-node': 'a'.repeat(43), 'x-ochre-client': '10.0.0.1' };
    expect((await call(url, '', { headers })).status).toBe(403);
    const { url: single } = await house();
    expect((await call(single, '', { headers })).status).toBe(403);
    const db = await openPostgres(database);
    const row = await db.get('SELECT secret FROM nodes');
    const known = { ...headers, 'x-ochre-node': row!['secret'] as string };
    expect((await call(url, '', { headers: known })).status).toBe(200);
    await db.close();
  });
});
