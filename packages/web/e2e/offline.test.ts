import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOnce } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { clientSite } from './built.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it('is kept on the device, and plays against bots without a network', async () => {
  const { page } = await openPage(browser, { width: 1440, height: 900 }, { serviceWorkers: 'allow' });
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const problems: string[] = [];
  page.on('pageerror', (e) => problems.push(e.message));
  await page.context().setOffline(true);
  await page.goto('about:blank');
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await answerOnce(page)).toBe('chooseCivilization');
  await page.waitForSelector('.dp[data-kind="move"]');
  await expect.poll(() => page.locator('.area').count()).toBeGreaterThan(300);
  const painted = await page
    .locator('.ground img')
    .first()
    .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth));
  expect(painted).toBeGreaterThan(1000);
  await answerOnce(page);
  await page.reload();
  await page.locator('.table').waitFor();
  // So is the course, with a lesson that was never opened.
  await page.goto(`${site.url}#/learn`);
  await page.locator('.lessonrow').nth(11).click();
  await page.locator('.lesson h2').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('can be installed', async () => {
  const manifest = (await (await fetch(`${site.url}manifest.webmanifest`)).json()) as {
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, site.url))).status).toBe(200);
  expect(manifest.icons.map((i) => i.purpose)).toContain('maskable');
  expect(manifest.icons.map((i) => i.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
