import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'ochre-serve-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const web = join(data, 'web');
mkdirSync(web);
writeFileSync(join(web, 'index.html'), '<!doctype html><title>built</title>');

const refused = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [main, 'serve', ...args], {
    ...{ encoding: 'utf8', timeout: 120_000 },
    env: { ...process.env, OCHRE_DATA: data, OCHRE_WEB: web, ...env },
  });

/** A server that is there, the lines it printed until then, and the last of them, its address. */
async function serve(args: string[]): Promise<{ child: ChildProcess; said: string[]; url: string }> {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', ...args], {
    ...{ stdio: ['ignore', 'pipe', 'inherit'] },
    env: { ...process.env, OCHRE_DATA: data, OCHRE_PORT: 'nonsense', OCHRE_LOG: 'error', OCHRE_WEB: web },
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    said.push(line);
    if (/^http:\S+$/.test(line)) break;
  }
  return { child, said, url: said.at(-1)! };
}

async function stop(child: ChildProcess, ...signals: NodeJS.Signals[]): Promise<number | null> {
  const gone = once(child, 'exit');
  for (const signal of signals) child.kill(signal);
  return (await gone)[0] as number | null;
}

test('serves at the address it prints, with flags before the environment, and stops when told', async () => {
  const { child, said, url } = await serve([]);
  expect(said).toEqual(['Ochre is running; Ctrl-C stops it. Open in a browser:', url]);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  expect(await (await fetch(url)).text()).toContain('built');
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const played = (await (await fetch(`${url}/api/play`, body)).json()) as { url: string };
  expect(played.url).toContain(`${url}/t/`);
  expect(await stop(child, 'SIGTERM')).toBe(0);
});

test('prints its address last, and takes one Ctrl-C that comes twice for one', async () => {
  const { child, said, url } = await serve([]);
  expect(said).toEqual(['1 games go on.', 'Ochre is running; Ctrl-C stops it. Open in a browser:', url]);
  expect(await stop(child, 'SIGINT', 'SIGINT')).toBe(0);
});

test('serves without the web client only where that is said', async () => {
  const missing = refused(['--port', '0', '--web', join(data, 'nothing')]);
  expect(missing).toMatchObject({ status: 2, stdout: '' });
  expect(missing.stderr).toMatch(/no web client in .*nothing: build it with npm run build, or .*--no-client/);
  const { child, said, url } = await serve(['--no-client']);
  expect(said.at(-2)).toMatch(/Programs reach it at:$/);
  expect(await (await fetch(url)).text()).toContain('has no web client');
  expect(await stop(child, 'SIGTERM')).toBe(0);
});

test('says what is wrong with its settings', () => {
  expect(refused(['--port', 'x'])).toMatchObject({ status: 2, stderr: expect.stringMatching(/--port/) });
  expect(refused(['--log', 'loud'])).toMatchObject({ status: 2, stderr: expect.stringMatching(/loud/) });
  expect(refused([], { OCHRE_PUBLIC_URL: 'play.example.org' })).toMatchObject({ status: 2 });
  expect(refused(['--keep-days', '0'])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/keep-days/),
  });
  expect(refused(['extra'])).toMatchObject({ status: 2 });
});
