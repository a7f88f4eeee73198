import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Seated } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { defaults } from '../src/index.ts';
import { Client } from './client.ts';
import { call, folder, generous, house, inTheEnd } from './house.ts';

const BURST = 10;
const limits = { ...generous, requests: { burst: BURST, perSecond: 0.001 } };

/** Asks so often, from one address, each time with another story about who asks. */
async function storm(url: string, from: string, times: number, headers: (i: number) => object = () => ({})) {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) {
    const asked = request(`${url}/api`, { localAddress: from, headers: { ...headers(i) } });
    const [response] = await once(asked.end(), 'response');
    response.resume();
    statuses.push(response.statusCode);
  }
  return { let: statuses.filter((s) => s === 200).length, held: statuses.filter((s) => s === 429).length };
}

const forged = (i: number) => ({
  'x-forwarded-for': `192.0.2.${i}, 198.51.100.${i}`,
  'x-real-ip': `192.0.2.${i}`,
});
const all = (times: number) => ({ let: Math.min(BURST, times), held: Math.max(0, times - BURST) });

describe('limits by address', () => {
  it('cannot be slipped through with headers, without a proxy', async () => {
    const { url } = await house({ limits });
    expect(await storm(url, '127.0.0.2', 30, forged)).toEqual(all(30));
    expect(await storm(url, '127.0.0.3', 5)).toEqual(all(5));
  });

  it('hold for whom the last proxy has seen, whatever is said before', async () => {
    const { url } = await house({ limits, trustProxy: 1 });
    const passed = (i: number) => ({ 'x-forwarded-for': `192.0.2.${i}, 203.0.113.7` });
    expect(await storm(url, '127.0.0.1', 30, passed)).toEqual(all(30));
    expect(await storm(url, '127.0.0.1', 5, () => ({ 'x-forwarded-for': '203.0.113.8' }))).toEqual(all(5));
  });

  it('hold behind two proxies, and behind those that are named', async () => {
    for (const trustProxy of [2, ['127.0.0.0/8', '10.0.0.5']]) {
      const { url } = await house({ limits, trustProxy });
      const passed = (i: number) => ({ 'x-forwarded-for': `192.0.2.${i}, 203.0.113.7, 10.0.0.5` });
      expect(await storm(url, '127.0.0.1', 30, passed)).toEqual(all(30));
      const other = () => ({ 'x-forwarded-for': '203.0.113.8, 10.0.0.5' });
      expect(await storm(url, '127.0.0.1', 5, other)).toEqual(all(5));
    }
  });

  it('hold for half an address of the newer kind', async () => {
    const { url } = await house({ limits, trustProxy: 1 });
    const moving = (i: number) => ({ 'x-forwarded-for': `2001:db8:0:1:${i}::${i}` });
    expect(await storm(url, '127.0.0.1', 30, moving)).toEqual(all(30));
    expect(await storm(url, '127.0.0.1', 5, () => ({ 'x-forwarded-for': '2001:db8:0:2::1' }))).toEqual(
      all(5),
    );
  });
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** The file that docs/hosting.md has for nginx, on ports of this machine and without certificates. */
function documented(front: number, back: number): string {
  const text = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const [block] = text.match(/(?<=with nginx\n\n```\n)[^`]+/)!;
  return block
    .replace('listen 443 ssl;', `listen 127.0.0.1:${front};`)
    .replace('http://127.0.0.1:4100', `http://127.0.0.1:${back}`);
}

/** nginx with that file, gone after the tests. */
async function nginx(back: number): Promise<string> {
  const at = folder();
  const front = await freePort();
  mkdirSync(join(at, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((t) => `${t}_temp_path temp;`);
  writeFileSync(
    join(at, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; error_log stderr;
events {}
http { access_log off; ${temporary.join(' ')} include site.conf; }`,
  );
  writeFileSync(join(at, 'site.conf'), documented(front, back));
  const child = spawn('nginx', ['-p', at, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'ignore' });
  inTheEnd(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const url = `http://127.0.0.1:${front}`;
  await expect
    .poll(() => {
      expect(child.exitCode).toBeNull();
      return fetch(`${url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    })
    .toBe(200);
  return url;
}

describe.skipIf(spawnSync('nginx', ['-v']).error)('behind nginx as docs/hosting.md sets it up', () => {
  it('people are told apart by where they come from, and by nothing they say', async () => {
    const { port } = await house({ limits, trustProxy: 1 });
    const url = await nginx(port);
    expect(await storm(url, '127.0.0.2', 30, forged)).toEqual(all(30));
    expect(await storm(url, '127.0.0.3', 5)).toEqual(all(5));
  });

  it('they play', async () => {
    const { port } = await house({ trustProxy: 1 });
    const url = await nginx(port);
    const { body } = await call<Seated>(url, '/play', { body: { options: { turns: 1 } } });
    const client = await new Client(url, body.table.id, body.token).connect();
    await client.until(() => client.view!.prompts.length > 0);
    await client.close();
  });

  it('nobody has more connections than others leave room for', async () => {
    const { port } = await house({ trustProxy: 1 });
    const url = await nginx(port);
    const { body } = await call<Seated>(url, '/tables', { body: { name: 'Ada', players: 5 } });
    const { id } = body.table;
    const codes = await Promise.all(
      Array.from({ length: defaults.limits.sockets + 20 }, () =>
        new Client(url, id).connect().then(
          () => 'in',
          () => 'refused',
        ),
      ),
    );
    expect(codes.filter((code) => code === 'refused').length).toBeGreaterThanOrEqual(19);
  });
});
