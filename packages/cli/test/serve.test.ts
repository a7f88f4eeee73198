import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { UsageError } from '../src/command.ts';
import command from '../src/commands/serve.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'ochre-serve-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const web = join(data, 'web');
mkdirSync(web);
writeFileSync(join(web, 'index.html'), '<!doctype html><title>built</title>');

/** A server that is there, the lines it printed until then, and the last of them, its address. */
async function serve(args: string[]): Promise<{ child: ChildProcess; said: string[]; url: string }> {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
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
  const without = command.run(['--port', '0', '--web', join(data, 'nothing')]);
  await expect(without).rejects.toThrow(
    /no web client in .*nothing: build it with npm run build, .*--no-client/,
  );
  const { child, said, url } = await serve(['--trust-proxy', '--no-client']);
  expect(said.at(-2)).toMatch(/Programs reach it at:$/);
  expect(await (await fetch(url)).text()).toContain('has no web client');
  expect(await stop(child, 'SIGTERM')).toBe(0);
});

test('says what is wrong with its settings', async () => {
  vi.stubEnv('OCHRE_WEB', web);
  const refused = (...args: string[]) => expect(command.run(args)).rejects;
  await refused('--port', 'x').toThrow(/--port/);
  await refused('--log', 'loud').toThrow(/loud/);
  await refused('--keep-days', '0').toThrow(/keep-days/);
  await refused('--trust-proxy', 'nginx').toThrow(/--trust-proxy takes a number, or addresses .*not nginx/);
  await refused('--trust-proxy', '10.0.0.0/99').toThrow(/--trust-proxy/);
  await refused('extra').toThrow(UsageError);
  vi.stubEnv('OCHRE_PUBLIC_URL', 'play.example.org');
  await refused().toThrow(/play\.example\.org/);
  vi.unstubAllEnvs();
});
