import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { house } from '../../server/test/house.ts';
import { answerOnce, panel } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { clientSite, examplesSite } from './built.ts';

// The example of a rule set, with people, goods, a calamity and a board that the page has never heard of.

const DESK = { width: 1440, height: 900 };
let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), examplesSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const books = async (page: Page, url: string): Promise<string[]> => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Change the game' }).click();
  const offered = page.locator('.chooser').getByRole('group').first().getByRole('button');
  await offered.first().waitFor();
  return offered.allTextContents();
};

it('is offered where it is registered, and not in the client that is shipped', async () => {
  const shipped = await clientSite();
  const { page } = await openPage(browser, DESK);
  const offered = await books(page, shipped.url);
  expect(offered).not.toContain('Island');
  expect(await books(page, site.url)).toEqual([...offered, 'Island']);
  await page.context().close();
  await shipped.close();
});

it('is played from the front page on: the first questions are answered, and a bot plays', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await books(page, site.url);
  await page.locator('.chooser').getByRole('button', { name: 'Island' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await panel(page).waitFor();
  if ((await panel(page).getAttribute('data-kind')) === 'chooseCivilization') await answerOnce(page);
  await page.waitForSelector('.dp[data-kind="move"]');
  expect(await page.locator('.area').count()).toBe(10);
  const moved = () => page.locator('.log li', { hasText: '→' }).count();
  expect(await answerOnce(page)).toBe('move');
  await expect.poll(moved).toBeGreaterThan(0);
  await page.waitForSelector('.ribbon >> text=Turn 2');
  expect(problems).toEqual([]);
  await page.context().close();
});

it('is told of where tables are opened, and its rules can be read', async () => {
  const { page, problems } = await openPage(browser, DESK);
  const server = await house({ web: site.folder, logLevel: 'silent' });
  await page.goto(`${server.url}/#/host`);
  await page.getByText('until the King Tide comes').waitFor();
  await page.goto(`${server.url}/#/rules/IS%203.2`);
  await page.locator('[id="rule-IS 3.2"]').getByText('Who draws the King Tide').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
