import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import { panelOf } from '../test/support/drive.ts';
import { playThrough } from '../test/support/journey.ts';
import { builtSite, type Site } from '../test/support/site.ts';

const TURNS = 3;
const CLOCK = 150_000;
const DESK = { width: 1440, height: 900 };

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), builtSite()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it(`${TURNS} turns against four bots, with the controls the screen shows`, {
  timeout: CLOCK + 30_000,
}, async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  const { answered } = await playThrough(page, TURNS, CLOCK);
  expect(answered['chooseCivilization']).toBe(1);
  expect(answered['move']).toBeGreaterThanOrEqual(TURNS);
  expect(problems).toEqual([]);
  await page.context().close();
});

it.each([
  ['CivX', 'CivX'],
  ['Dawn of History', 'C.A.C.'],
  ['Eastern Empires', 'A.S.T.'],
  ['Classic Civilization', 'Census'],
])(`${TURNS} turns of %s, chosen on the front page`, { timeout: CLOCK + 30_000 }, async (rules, shown) => {
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() => localStorage.setItem('ochre.bots', 'instant'));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Change the game' }).click();
  await page.locator('.chooser').getByRole('radio', { name: rules }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await panelOf(page).waitFor({ timeout: 30_000 });
  await page.getByText(shown).first().waitFor();
  const { answered } = await playThrough(page, TURNS, CLOCK);
  expect(answered['move']).toBeGreaterThanOrEqual(TURNS);
  expect(problems).toEqual([]);
  await page.screenshot({ path: `/tmp/shots/journey-${rules.split(' ')[0]}.png` });
  await page.context().close();
});
