import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame } from '@ochre/engine';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soloRecord } from '../src/session/soloRecord.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { goOnOffline, openKept, playThreeTurns } from '../test/support/kept.ts';
import { playedSave } from '../test/support/saves.ts';
import { type Site, serveFolder } from '../test/support/site.ts';
import { staticSite } from '../tools/staticSite.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const FOLDER = '/games/ochre/';

// The site of files alone, in a folder of a host that has other things too and knows nothing but files.
let host: Site;
let browser: Browser;
let url: string;
beforeAll(async () => {
  const [client, started] = await Promise.all([clientSite(), launch()]);
  browser = started;
  const root = mkdtempSync(join(tmpdir(), 'ochre-static-'));
  staticSite(client.folder, join(root, FOLDER), FOLDER);
  await client.close();
  host = await serveFolder(root);
  url = new URL(FOLDER, host.url).href;
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  if (host) rmSync(host.folder, { recursive: true, force: true });
});

/** A page that its browser keeps, and every address it has asked for. */
async function kept(): Promise<{ page: Page; problems: string[]; asked: string[] }> {
  const { page, problems } = await openPage(browser, DESK, { serviceWorkers: 'allow' });
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await openKept(page, url);
  return { page, problems, asked };
}

it('plays three turns from a folder of a host of files, goes offline, and comes back after a reload', async () => {
  const { page, problems, asked } = await kept();
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(url);
  await playThreeTurns(page);
  expect(problems).toEqual([]);
  // Everything came from the folder, and nobody asked for a server.
  expect(asked.filter((address) => !address.startsWith(url) && !address.startsWith('blob:'))).toEqual([]);
  expect(asked.filter((address) => address.includes('/api'))).toEqual([]);
  await goOnOffline(page);
  await page.context().close();
});

it('offers nothing that needs a server, and says so where somebody comes by its address', async () => {
  const { page, problems, asked } = await kept();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  for (const name of ['Host a table', 'Sign in', 'Join'])
    expect(await page.getByText(name, { exact: true }).count(), name).toBe(0);
  const lost = page.getByRole('alert');
  for (const place of ['host', 'account', 'admin', 'results', 'table/A1b2C3d4E5f6G7h8']) {
    await page.goto(`${url}#/${place}`);
    await lost.filter({ hasText: 'need a server' }).waitFor();
    await page.goto(`${url}#/`);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
  }
  expect(asked.filter((address) => address.includes('/api'))).toEqual([]);
  expect(problems).toEqual([]);
  // The host has no such file; the page that is kept says so, from however deep.
  await page.goto(`${url}t/A1b2C3d4E5f6G7h8`);
  await lost.filter({ hasText: 'need a server' }).waitFor();
  await page.context().close();
});

it('opens a game that another program shares', async () => {
  const over = playedSave({ id: 'over', title: 'Halys' }, () => false);
  const record = soloRecord(
    createGame(mega, world),
    over.game,
    over.actions.map(({ action }) => action),
    over.events,
  );
  const { page, problems } = await kept();
  await page.evaluate((text) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: './share' });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'game' });
    const files = new DataTransfer();
    files.items.add(new File([text], 'ochre-halys.json', { type: 'application/json' }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, JSON.stringify(record));
  await expect.poll(() => page.locator('.historybanner').textContent()).toContain('turn 1');
  // It was handed over once.
  const left = await page.evaluate(() => caches.match('/shared-game', { cacheName: 'ochre-shared' }));
  expect(left).toBeUndefined();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('is taken for an application that opens game files and is offered where they are shared', async () => {
  const { page } = await kept();
  const session = await page.context().newCDPSession(page);
  const { errors, data, manifest } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // A browser without windows reads no handlers of files.
  const { file_handlers } = JSON.parse(data!) as { file_handlers: { action: string; accept: object }[] };
  expect(file_handlers.map(({ action }) => new URL(action, url).href)).toEqual([`${url}#/open`]);
  expect(file_handlers[0]!.accept).toEqual({ 'application/json': ['.json'] });
  expect(manifest).toMatchObject({
    scope: url,
    startUrl: url,
    shareTarget: { action: `${url}share`, method: expect.stringMatching(/post/i) },
  });
  await page.context().close();
});

it('lies in its own folder wherever that is: the manifest tells no path from the root', async () => {
  const manifest = (await (await fetch(`${url}manifest.webmanifest`)).json()) as Record<string, unknown>;
  const at = new URL(`${url}manifest.webmanifest`);
  expect(new URL(String(manifest['start_url']), at).href).toBe(url);
  expect(new URL(String(manifest['scope']), at).href).toBe(url);
  // An id would count from the root of the host, where another copy may lie.
  expect(manifest).not.toHaveProperty('id');
  for (const page of ['', '404.html'])
    expect(await (await fetch(url + page)).text()).not.toMatch(/(src|href)="\/(?!games\/ochre\/)/);
});
