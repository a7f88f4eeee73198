import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOnce, panel } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const goal = (page: Page) => page.locator('.goal');
/** What was read aloud, in the order it was. */
const aloud = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { aloud: string[] }).aloud);

/** Notes every change of what the table says about goals. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as { aloud: string[] }).aloud = heard;
    const voice = document.querySelector('p.sr[role=status]')!;
    const note = (): void => {
      if (voice.textContent) heard.push(voice.textContent);
    };
    note();
    new MutationObserver(note).observe(voice, { subtree: true, childList: true, characterData: true });
  });
}

async function toFirstMovement(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await answerOnce(page)).toBe('chooseCivilization');
  await page.waitForSelector('.dp[data-kind="move"]');
}

it('the next goal is a line of a first game that follows what one does, said once each', async () => {
  const { page, problems } = await openPage(browser, DESK, { goal: true });
  await toFirstMovement(page);
  await goal(page).waitFor();
  await listen(page);
  expect(await goal(page).getAttribute('data-goal')).toBe('spread');
  const before = await goal(page).locator('p').allTextContents();
  expect(before[0]).toMatch(/next goal/i);
  const [, n, from, to] = /^(\d+) from (.+) to (.+)\.$/.exec(before.at(-1)!)!;
  expect(n).toBe('1');
  // G leads to the place, and the list of keys says so.
  const width = async (): Promise<number> =>
    (await page.locator('.area[data-area]').first().boundingBox())!.width;
  const near = await width();
  await page.getByRole('button', { name: 'The whole world' }).click();
  await expect.poll(width).toBeLessThan(near);
  await page.keyboard.press('g');
  await expect.poll(width).toBeGreaterThanOrEqual(near);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('show where the next goal is').waitFor();
  await page.keyboard.press('Escape');
  // Who asks what to do is told the same.
  await page.keyboard.press('h');
  const advice = panel(page).locator('.dp-advice');
  await advice.locator('.dp-use').waitFor();
  expect(await advice.textContent()).toContain(before.at(-1));
  await advice.getByRole('button', { name: 'Close the advice' }).click();
  // The step is taken as it is told; then the line is about what comes next.
  await panel(page).locator('[aria-label="Move from"] .opt', { hasText: from! }).click();
  await panel(page).locator('[aria-label^="Move to"]', { hasText: to! }).click();
  await expect
    .poll(async () => (await goal(page).textContent())?.includes(`from ${from} to ${to}`))
    .toBe(false);
  await expect.poll(async () => (await aloud(page)).length).toBeGreaterThan(1);
  // What serves it is done, and who asks is told so.
  await page.keyboard.press('h');
  await advice.getByText('Nothing more to do for your goal').waitFor();
  // That goes with what it was said about.
  await page.keyboard.press('u');
  await advice.locator('.dp-use').waitFor();
  // While others move, and in the next turn, it goes on; nothing is said twice in a row.
  for (let answers = 0; answers < 3; answers++) await answerOnce(page);
  await goal(page).first().waitFor();
  const heard = await aloud(page);
  expect(heard.filter((words, i) => words === heard[i - 1])).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});

thoroughly('the next goal is there on a phone as well, and goes where it is not wanted', async () => {
  const { page, problems } = await openPage(browser, PHONE, { goal: true });
  await toFirstMovement(page);
  await goal(page).waitFor();
  expect((await goal(page).textContent())?.length).toBeGreaterThan(20);
  // All of it is to be seen without a finger on the sheet.
  const [line, acts] = await Promise.all([
    goal(page).boundingBox(),
    panel(page).locator('.dp-acts').boundingBox(),
  ]);
  expect(line!.y + line!.height).toBeLessThanOrEqual(acts!.y);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.evaluate(() => localStorage.setItem('ochre.goal', 'off'));
  await page.reload();
  await page.waitForSelector('.dp[data-kind="move"]');
  expect(await goal(page).count()).toBe(0);
  // In a second game it is there for those alone who asked for it.
  await page.evaluate(() => {
    localStorage.removeItem('ochre.goal');
    localStorage.setItem('ochre.seen.another', '{}');
  });
  await page.reload();
  await page.waitForSelector('.dp[data-kind="move"]');
  expect(await goal(page).count()).toBe(0);
  await page.evaluate(() => localStorage.setItem('ochre.goal', 'on'));
  await page.reload();
  await goal(page).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
