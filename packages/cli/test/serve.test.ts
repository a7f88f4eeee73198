import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'ochre-serve-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const refused = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [main, 'serve', ...args], {
    ...{ encoding: 'utf8', timeout: 120_000, env: { ...process.env, OCHRE_DATA: data, ...env } },
  });

test('serves at the address it prints, with flags before the environment, and stops when told', async () => {
  const child = spawn(process.execPath, [main, 'serve', '--trust-proxy', '--port', '0'], {
    ...{ stdio: ['ignore', 'pipe', 'inherit'] },
    env: { ...process.env, OCHRE_DATA: data, OCHRE_PORT: 'nonsense', OCHRE_LOG: 'error' },
  });
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  const url = line.match(/^Ochre is at (http:\S+)$/)![1]!;
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const played = (await (await fetch(`${url}/api/play`, body)).json()) as { url: string };
  expect(played.url).toContain(`${url}/t/`);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await gone)[0]).toBe(0);
});

test('says what is wrong with its settings', () => {
  expect(refused(['--port', 'x'])).toMatchObject({ status: 2, stderr: expect.stringMatching(/--port/) });
  expect(refused(['--log', 'loud'])).toMatchObject({ status: 2, stderr: expect.stringMatching(/loud/) });
  expect(refused([], { OCHRE_PUBLIC_URL: 'play.example.org' })).toMatchObject({ status: 2 });
  const proxies = { status: 2, stderr: expect.stringMatching(/127\.0\.0\.1,10\.0\.0\.0\/8/) };
  expect(refused(['--trust-proxy', 'everybody'])).toMatchObject(proxies);
  expect(refused([], { OCHRE_TRUST_PROXY: '10.0.0.0/99' })).toMatchObject(proxies);
  expect(refused(['extra'])).toMatchObject({ status: 2 });
});
