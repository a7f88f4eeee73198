import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { defaults } from '../src/index.ts';
import { HalfOpen, SILENCES } from './halfOpen.ts';
import { call, folder, generous, house } from './house.ts';

/** Soon enough to be waited for. */
const patience = { head: 400, request: 800, idle: 1200, greeting: 500, heartbeat: 500 };

describe('a client that says', () => {
  const server = house({ patience });
  it.concurrent.each(SILENCES)('%s and falls silent is let go', async (_, said, told) => {
    const { port } = await server;
    const heard = await new HalfOpen(port, said).gone;
    expect(heard).toMatch(told);
  });

  it('half of what it may not say at all is let go at once', async () => {
    const limits = { ...generous, requests: { burst: 0, perSecond: 0 } };
    const { port } = await house({ limits });
    const [, said] = SILENCES.find(([what]) => what === 'half a body')!;
    expect(await new HalfOpen(port, said).gone).toMatch(/^HTTP\/1\.1 429 .*connection: close/is);
  });

  it('what it wants and does not take it is let go', async () => {
    const web = folder();
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '');
    writeFileSync(join(web, 'assets', 'large.js'), Buffer.alloc(40_000_000));
    const { port, url } = await house({ patience, web, metrics: true });
    const client = new HalfOpen(port, 'GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => client.socket.once('data', () => resolve(client.socket.pause())));
    // The one that asks is open, too.
    const open = async () =>
      (await (await fetch(`${url}/metrics`)).text()).match(/^ochre_connections (\d+)$/m)?.[1];
    await expect.poll(open).toBe('2');
    await expect.poll(open).toBe('1');
    client.socket.destroy();
  });
});

describe('hundreds of them', () => {
  it('are let go, and cost others nothing', async () => {
    const { port, url } = await house({ patience });
    const all = Array.from({ length: 400 }, (_, i) => new HalfOpen(port, SILENCES[i % SILENCES.length]![1]));
    await Promise.all(all.map((client) => client.gone));
    expect((await call(url, '')).status).toBe(200);
  });

  it('from one address are refused beyond the limit, others are not', async () => {
    const limits = { ...generous, connections: 50 };
    const { port, url } = await house({ patience: defaults.patience, limits });
    const all = Array.from({ length: 50 }, () => new HalfOpen(port, '', '127.0.0.2'));
    await Promise.all(all.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
    const over = new HalfOpen(
      port,
      'POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n',
      '127.0.0.2',
    );
    expect(await over.gone).toMatch(/^HTTP\/1\.1 429 .*"crowded"/s);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { localAddress: '127.0.0.2' });
    expect((await new Promise<Error>((resolve) => socket.once('error', resolve))).message).toContain('429');
    expect((await call(url, '')).status).toBe(200);
    all[0]!.socket.destroy();
    await expect
      .poll(
        () =>
          new HalfOpen(port, 'GET /api HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '127.0.0.2').gone,
      )
      .toMatch(/^HTTP\/1\.1 200 /);
    for (const { socket } of all) socket.destroy();
  });
});
