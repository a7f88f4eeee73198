import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import { panelOf } from '../test/support/drive.ts';
import { playThrough } from '../test/support/journey.ts';
import type { Site } from '../test/support/site.ts';
import { first } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

const TURNS = 3;
const CLOCK = 480_000;
const DESK = { width: 1440, height: 900 };

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), clientSite()]);
});
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
  const answered = await playThrough(page, TURNS, CLOCK);
  expect(answered['chooseCivilization']).toBe(1);
  expect(answered['move']).toBeGreaterThanOrEqual(TURNS);
  expect(problems).toEqual([]);
  await page.context().close();
});

const others: [string, string, number, string?][] = [
  ['Eastern Empires', 'A.S.T.', 1, 'Moving ahead of your turn'],
  ['Advanced Civilization', 'East', TURNS],
  ['Classic Civilization', 'Census', 1],
  ['CivX', 'CivX', TURNS],
  ['Dawn of History', 'C.A.C.', TURNS],
];
it.each(first(2, others))(
  'the first turns of %s, chosen on the front page',
  { timeout: CLOCK + 30_000 },
  async (rules, shown, turns, variant) => {
    const { page, problems } = await openPage(browser, DESK);
    await page.addInitScript(() => localStorage.setItem('ochre.bots', 'instant'));
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Change the game' }).click();
    const chooser = page.locator('.chooser');
    await chooser.getByRole('button', { name: rules }).click();
    if (variant) {
      await chooser.locator('summary').click();
      await chooser.getByRole('group', { name: variant }).getByRole('button', { name: 'Yes' }).click();
    }
    await page.getByRole('button', { name: 'Play now' }).click();
    await panelOf(page).waitFor();
    await page.getByText(shown).filter({ visible: true }).first().waitFor();
    const answered = await playThrough(page, turns, CLOCK);
    expect(answered['move']).toBeGreaterThanOrEqual(turns);
    expect(problems).toEqual([]);
    await page.context().close();
  },
);
