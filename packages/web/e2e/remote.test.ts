import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults, type Running, startServer } from '@ochre/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOnce } from '../test/support/answer.ts';
import { launch, openPage, type Watched } from '../test/support/browser.ts';
import { builtSite, type Site } from '../test/support/site.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: Site;
let browser: Browser;
let data: string;
let server: Running;

const settings = (port: number) => ({
  ...defaults,
  ...{ port, data, web: site.folder, botDelay: 0, logLevel: 'silent' as const },
});

beforeAll(async () => {
  [site, browser] = await Promise.all([builtSite(), launch()]);
  data = mkdtempSync(join(tmpdir(), 'ochre-data-'));
  server = await startServer(settings(0));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.close();
  rmSync(data, { recursive: true, force: true });
});

/** Whoever of the two is asked answers, until both have moved. */
async function playATurn(people: readonly Page[]): Promise<void> {
  const answered = new Set<string>();
  const moved = (): number => [...answered].filter((a) => a.endsWith('move')).length;
  while (moved() < people.length)
    for (const [n, page] of people.entries())
      if ((await page.locator('.dp[data-kind]').count()) > 0) answered.add(`${n} ${await answerOnce(page)}`);
      else await page.waitForTimeout(100);
}

it('two people meet at a table by its link, play, lose the line and find it again; a third one watches', async () => {
  const host: Watched = await openPage(browser, DESK);
  const ada = host.page;
  await ada.goto(server.url);
  await ada.getByRole('link', { name: 'Host a table' }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByLabel('Name of the table').fill('Two rivers');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = (await ada.locator('.room code').textContent())!;
  expect(link).toMatch(/\/t\/[A-Za-z0-9]{16}$/);

  const guest = await openPage(browser, PHONE);
  const bea = guest.page;
  await bea.goto(link);
  await bea.getByLabel('Your name').fill('Bea');
  await bea.getByRole('button', { name: 'Take a seat' }).click();
  await ada.locator('.seats', { hasText: 'Bea' }).waitFor();
  for (let free = 3; free > 0; free--) {
    await ada.getByRole('button', { name: 'Seat a bot' }).first().click();
    await ada.waitForFunction(
      (n) => document.body.textContent!.split('Seat a bot').length - 1 === n,
      free - 1,
    );
  }
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, bea]) await page.locator('.table').waitFor();

  await playATurn([ada, bea]);
  expect([...host.problems, ...guest.problems]).toEqual([]);

  const { port } = server;
  await server.stop();
  await ada.getByText('Reconnecting').waitFor();
  server = await startServer(settings(port));
  await ada.getByText('Reconnecting').waitFor({ state: 'detached' });
  await playATurn([ada, bea]);

  const third = await openPage(browser, DESK);
  await third.page.goto(link);
  await third.page.getByText('You are watching.').waitFor();
  expect(await third.page.locator('.dp').count()).toBe(0);
  expect(await third.page.locator('.hand .tc').count()).toBe(0);
  expect(third.problems).toEqual([]);
  for (const { page } of [host, guest, third]) await page.context().close();
});
