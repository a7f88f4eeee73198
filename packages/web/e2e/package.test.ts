import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import { goOnOffline, openKept, playThreeTurns } from '../test/support/kept.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const root = fileURLToPath(new URL('../../../', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'ochre-packed-'));
const installed = join(place, 'node_modules/ochre');

let browser: Browser;
let server: ChildProcess;
let url: string;

/** The package as npm lays it down, with what it says it needs beside it. */
function install(client: string): void {
  const pack = [join(root, 'packages/cli/tools/layOutPackage.ts'), installed, '--client', client];
  execFileSync(process.execPath, pack, { stdio: ['ignore', 'ignore', 'inherit'] });
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(place, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name), 'junction');
  }
}

beforeAll(async () => {
  const [client, started] = await Promise.all([clientSite(), launch()]);
  browser = started;
  install(client.folder);
  await client.close();
  const serve = [join(installed, 'bin/ochre.js'), '--no-open', '--port', '0', '--data', join(place, 'games')];
  server = spawn(process.execPath, serve, { cwd: place, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout! }))
    if (/^http:\S+$/.test(line)) {
      url = line;
      break;
    }
});
afterAll(async () => {
  await browser?.close();
  if (server) {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }
  rmSync(place, { recursive: true, force: true });
});

it('plays three turns alone, goes offline, and comes back after a reload', async () => {
  const { page, problems } = await openPage(browser, DESK, { serviceWorkers: 'allow' });
  await openKept(page, url);
  await playThreeTurns(page);
  expect(problems).toEqual([]);
  await goOnOffline(page);
  await page.context().close();
});

it('offers tables with others', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.goto(url);
  await page.getByRole('link', { name: 'Host a table' }).waitFor();
  // A table on the server, by the address that is passed on, which lies deeper than the files of the page.
  const body = { data: { options: { turns: 1 } } };
  const made = (await (await page.request.post(`${url}/api/play`, body)).json()) as {
    table: { id: string };
    token: string;
  };
  await page.goto(`${url}/t/${made.table.id}#seat=${made.token}`);
  await page.locator('.dp').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
