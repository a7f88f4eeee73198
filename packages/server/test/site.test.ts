import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Seated } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { gameFor } from '../src/games.ts';
import { defaults } from '../src/index.ts';
import { Client } from './client.ts';
import { call, folder, house } from './house.ts';

function built(): string {
  const web = folder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><meta name="server" content="none" /><title>built</title><script src="./assets/main-abc.js"></script>',
  );
  writeFileSync(join(web, 'assets', 'main-abc.js'), 'let x;');
  return web;
}

const handshake = (url: string, origin?: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, origin ? { origin } : {});
    socket.once('open', () => {
      socket.close();
      resolve(101);
    });
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode!));
    socket.once('error', () => {});
  });

describe('the site', () => {
  it('serves the web client, one page for every address, with what is hashed kept for ever', async () => {
    const { url } = await house({ web: built() });
    for (const path of ['/', '/index.html', '/t/AAAAAAAAAAAAAAAA', '/solo']) {
      const page = await fetch(url + path);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const text = await page.text();
      expect(text).toContain('built');
      // However deep the address is, the page finds its files, and knows that a server is there.
      expect(text).toContain('src="/assets/main-abc.js"');
      expect(text).toContain('<meta name="server" content="here" />');
      expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(200);
    }
    const asset = await fetch(`${url}/assets/main-abc.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${url}/assets/missing.js`)).status).toBe(404);
    expect((await fetch(`${url}/%2e%2e/%2e%2e/etc/passwd`)).status).not.toBe(500);
  });

  it('says so where it has no client', async () => {
    const { url } = await house();
    expect(await (await fetch(url)).text()).toContain('has no web client');
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  });

  it('documents itself from the schemas it checks with', async () => {
    const { url } = await house();
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: unknown; parameters: { name: string }[] }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).length).toBeGreaterThan(15);
    const join = document.paths['/api/tables/{id}/join']!['post']!;
    expect(join.parameters.map((p) => p.name)).toEqual(['id']);
    expect(JSON.stringify(join.requestBody)).toContain('"seat":{"type":"integer"');
    const page = await (await fetch(`${url}/api/docs`)).text();
    for (const path of Object.keys(document.paths)) expect(page).toContain(path.replace('{id}', ':id'));
  });

  it('tells how it is doing, if it is meant to', async () => {
    const { url } = await house({ metrics: true });
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ok: true });
    const { body } = await call<Seated>(url, '/play', { body: { options: { turns: 1 } } });
    const client = await new Client(url, body.table.id, body.token).connect();
    await client.until(() => client.view!.prompts.some((d) => !d.optional));
    await client.move(gameFor('mega'));
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toMatch(/^ochre_tables_open 1$/m);
    expect(text).toMatch(/^ochre_sockets 1$/m);
    expect(text).toMatch(/^ochre_queue \d+$/m);
    expect(text).toMatch(/^ochre_action_seconds_count 1$/m);
    expect(text).toMatch(/^ochre_action_seconds_bucket{le="\+Inf"} 1$/m);
    const { url: silent } = await house();
    expect(await (await fetch(`${silent}/metrics`)).text()).not.toContain('ochre_tables_open');
  });

  it('sends strict headers everywhere, errors included', async () => {
    const { port } = await house({ web: built(), publicUrl: 'https://play.example.org' });
    const url = `http://127.0.0.1:${port}`;
    const post = (body: string, type = 'application/json') => ({
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    const answers: [path: string, init?: RequestInit][] = [
      ...['/', '/api', '/api/lunch', '/healthz', '/assets/main-abc.js', '/api/docs'].map((p): [string] => [
        p,
      ]),
      ...['/api/openapi.json', '/api/account', '/api/account/games', '/assets/none.js'].map((p): [string] => [
        p,
      ]),
      ...[['/api', { method: 'OPTIONS' }] as const, ['/', { method: 'DELETE' }] as const],
      ...[post('{'), post('x', 'text/plain'), post('x'.repeat(70_000))].map((i) => ['/api/play', i] as const),
      ['/api/play', { ...post('{}'), headers: { origin: 'https://evil.example' } }],
      ['/api/tables/AAAAAAAAAAAAAAAA/view'],
    ].map(([path, init]) => [path as string, init as RequestInit]);
    for (const [path, init] of answers) {
      const { headers } = await fetch(url + path, init);
      expect(headers.get('content-security-policy'), path).toMatch(
        /default-src 'none'.*frame-ancestors 'none'/,
      );
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toContain('max-age');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await fetch(`${url}/api`)).headers.get('cache-control')).toBe('no-store');
    const raw = connect(port, '127.0.0.1');
    raw.end('no HTTP at all\r\n\r\n');
    const answer = String(await raw.setEncoding('utf8').toArray());
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/content-security-policy: default-src 'none'/);
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('has no script and no style within its pages, which the policy would not run', async () => {
    const { url } = await house();
    const client = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
    const pages = [client, await (await fetch(url)).text(), await (await fetch(`${url}/api/docs`)).text()];
    for (const page of pages) {
      expect(page).not.toMatch(/<script(?![^>]* src=)/i);
      expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
    }
  });

  it('lets pages of its own origin and programs open a socket, and nobody else', async () => {
    const plain = await house();
    expect(await handshake(plain.url)).toBe(101);
    expect(await handshake(plain.url, plain.url)).toBe(101);
    expect(await handshake(plain.url, 'https://evil.example')).toBe(403);
    expect(await handshake(plain.url, 'null')).toBe(403);
    const settings = { publicUrl: 'https://play.example.org', origins: ['http://localhost:4200'] };
    const hosted = await house({ ...settings, host: '127.0.0.1' });
    const local = `http://127.0.0.1:${hosted.port}`;
    expect(await handshake(local, 'https://play.example.org')).toBe(101);
    expect(await handshake(local, 'http://localhost:4200')).toBe(101);
    expect(await handshake(local, local)).toBe(403);
  });

  it('hangs up on those who do not wait for their socket', async () => {
    const { port, stop } = await house();
    const gone = [undefined, 'https://evil.example'].map(async (origin) => {
      const raw = connect(port, '127.0.0.1');
      raw.end(
        `GET /api/socket HTTP/1.1\r\nHost: x\r\n${origin ? `Origin: ${origin}\r\n` : ''}Connection: Upgrade\r\n` +
          'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
      raw.resume();
      await once(raw, 'close');
    });
    await Promise.all(gone);
    await stop();
  });

  it('refuses bodies that are too large or no JSON', async () => {
    const { url } = await house();
    const post = (body: string, type = 'application/json') =>
      fetch(`${url}/api/play`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post(JSON.stringify({ name: 'x'.repeat(70_000) }))).status).toBe(413);
    expect((await post('name=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{"name":')).status).toBe(400);
    expect((await post('{"__proto__":{"a":1}}')).status).toBe(400);
  });

  it('slows down an address that asks too much', async () => {
    const { burst } = defaults.limits.requests;
    const { url } = await house({ limits: { ...defaults.limits, requests: { burst, perSecond: 0.001 } } });
    const statuses = await Promise.all(
      Array.from({ length: burst + 40 }, async () => (await fetch(`${url}/api`)).status),
    );
    expect(statuses.filter((s) => s === 200)).toHaveLength(burst);
    expect(statuses.filter((s) => s === 429)).toHaveLength(40);
  });

  it('slows it down before its requests are read, whatever is in them', async () => {
    const { url } = await house({ limits: { ...defaults.limits, requests: { burst: 5, perSecond: 0.001 } } });
    const wrong = ['{', '{"surprise":1}', '[]', `{"name":"${'x'.repeat(1000)}"}`];
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await call(url, '/tables', { body: wrong[i % 4] })).status);
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
  });
});
