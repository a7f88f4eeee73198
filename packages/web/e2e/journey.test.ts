import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import { answer, panelOf } from '../test/support/drive.ts';
import { builtSite, type Site } from '../test/support/site.ts';

const TURNS = 3;
const CLOCK = 150_000;

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
  const { page, problems } = await openPage(browser, { width: 1440, height: 900 });
  const until = Date.now() + CLOCK;
  const left = (): number => Math.max(1000, until - Date.now());
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  const turn = async (): Promise<number> =>
    Number((await page.locator('.ribbon .turn').textContent({ timeout: left() }))?.match(/\d+/)?.[0] ?? 0);
  const answered: Record<string, number> = {};
  while ((await turn()) <= TURNS) {
    expect(Date.now(), `turn ${await turn()} when time was up: ${JSON.stringify(answered)}`).toBeLessThan(
      until,
    );
    await panelOf(page).waitFor({ timeout: left() });
    const kind = await step(page, answered);
    answered[kind] = (answered[kind] ?? 0) + 1;
  }
  expect(answered['chooseCivilization']).toBe(1);
  expect(answered['move']).toBeGreaterThanOrEqual(TURNS);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** One decision, and on to the next; a trader who has made an offer is done. */
async function step(page: Page, answered: Readonly<Record<string, number>>): Promise<string> {
  const panel = panelOf(page);
  const kind = (await panel.getAttribute('data-kind')) ?? '';
  const id = await panel.getAttribute('data-decision');
  if (kind === 'trade' && (answered['trade'] ?? 0) % 2 === 1)
    await page.locator('.mt-head').getByRole('button', { name: 'I am done' }).click();
  else await answer(page);
  if (kind !== 'trade')
    await page.waitForFunction(
      (was) => document.querySelector('.dp')?.getAttribute('data-decision') !== was,
      id,
      { timeout: 10_000 },
    );
  return kind;
}
