import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seated } from '@ochre/protocol';
import { defaults, type Running, startServer } from '@ochre/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage, type Watched } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { atMarket, sitAt } from '../test/support/twoAtMarket.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };

let site: Site;
let browser: Browser;
let data: string;
let server: Running;

beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
  data = mkdtempSync(join(tmpdir(), 'ochre-company-'));
  const settings = { port: 0, data, web: site.folder, botDelay: 0, logLevel: 'silent' as const };
  server = await startServer({ ...defaults, ...settings });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.close();
  rmSync(data, { recursive: true, force: true });
});

async function sit(seated: Seated): Promise<Watched> {
  const watched = await sitAt(server.url, browser, seated, DESK);
  await watched.page.locator('.market').waitFor();
  return watched;
}

const main = (page: Page) => page.locator('.dp .dp-main');

it('two people trade with each other, talk, and are watched by a third who sees no hand, then or now', async () => {
  const [ada, bea] = await atMarket(server.url);
  const [a, b] = [await sit(ada), await sit(bea)];

  // Ada makes Bea an offer of her own: three cards for any three.
  const nation = await b.page.locator('.bar .ownbadge .nb').getAttribute('data-nation');
  await a.page.locator('.mt-traders button', { has: a.page.locator(`[data-nation="${nation}"]`) }).click();
  const cards = a.page.locator('.mh-card[aria-pressed=false]:not([aria-disabled])');
  for (let given = 0; given < 3; given++) await cards.first().click({ position: { x: 4, y: 60 } });
  await main(a.page).click();

  // Bea finds it addressed to her, and takes it.
  const offer = b.page.locator('.mt-offer', { hasText: 'to you' });
  await offer.waitFor();
  await offer.getByRole('button', { name: /^Take/ }).click();
  await b.page.locator('.dp .dp-main', { hasText: 'Trade 3 for 3' }).click();
  await offer.waitFor({ state: 'detached' });

  // They talk: to all, and in private.
  await a.page.getByRole('button', { name: 'Chat' }).click();
  await a.page.getByPlaceholder('Message to the table').fill('A fair deal <b>indeed</b>');
  await a.page.keyboard.press('Enter');
  await b.page.getByRole('button', { name: '1 new message' }).click();
  await b.page.locator('.said', { hasText: 'A fair deal <b>indeed</b>' }).waitFor();
  await b.page.locator('.say select').selectOption({ label: 'Only Ada' });
  await b.page.getByPlaceholder('Message only to Ada').fill('The third one was a calamity.');
  await b.page.keyboard.press('Enter');
  await a.page.locator('.msg.private', { hasText: 'calamity' }).waitFor();

  const third = await openPage(browser, DESK);
  await third.page.goto(`${server.url}/#/table/${ada.table.id}`);
  await third.page.getByText('You are watching.').waitFor();
  await third.page.locator('.log li', { hasText: 'traded 3 for 3' }).first().waitFor();
  await third.page.getByRole('button', { name: 'Step back through the game' }).click();
  await third.page.locator('.historybanner').waitFor();
  await third.page.keyboard.press('ArrowLeft');
  await third.page.getByText('You are watching.').waitFor();
  expect(await third.page.locator('.hand .tc, .dp').count()).toBe(0);
  await third.page.getByRole('button', { name: 'Chat' }).click();
  await third.page.locator('.said', { hasText: 'A fair deal' }).waitFor();
  expect(await third.page.locator('.said', { hasText: 'calamity' }).count()).toBe(0);

  for (const { page, problems } of [a, b, third]) {
    expect(problems).toEqual([]);
    await page.context().close();
  }
});
