import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOnce } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const mark = (page: Page) => page.locator('.coach');
const idOf = (page: Page): Promise<string | null> => mark(page).getAttribute('data-mark');
const told = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('ochre.learner') ?? '{}').told ?? []).map(
      ({ id }: { id: string }) => id,
    ),
  );

/** Reads what is explained at this question, one after the other. */
async function readAll(page: Page): Promise<string[]> {
  const read: string[] = [];
  while ((await mark(page).count()) > 0) {
    const id = (await idOf(page))!;
    read.push(id);
    await mark(page).locator('.gotit').click();
    await page.waitForFunction(
      (was) => document.querySelector('.coach')?.getAttribute('data-mark') !== was,
      id,
    );
  }
  return read;
}

/** What axe finds around the mark and in the list. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(at: object, options: object): Promise<AxeResults> } };
    const at = {
      include: [['.coach'], ['.guidepanel'], ['.guidechip']].filter(([one]) => document.querySelector(one!)),
    };
    return (await axe.run(at, { resultTypes: ['violations'] })).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

it('a first game explains each thing when it first matters, and never twice', async () => {
  const { page, problems } = await openPage(browser, DESK, { goal: true });
  await page.goto(site.url);
  await page.getByRole('link', { name: 'First game, guided' }).click();
  await mark(page).waitFor();
  expect(await idOf(page)).toBe('civilization');
  // The question keeps the focus; what is explained is read aloud.
  expect(await mark(page).evaluate((el) => el.contains(document.activeElement))).toBe(false);
  await expect
    .poll(() => page.locator('p.sr[role=status]').allTextContents())
    .toContainEqual(expect.stringContaining('Choose where you begin.'));
  await mark(page).getByRole('button', { name: 'Why?' }).click();
  expect(await mark(page).locator('.because').textContent()).toContain('MC setup.gen.9');
  expect(await faults(page)).toEqual([]);
  const seen = await readAll(page);

  // What happened is told first, then what is asked; each once.
  await answerOnce(page);
  await page.locator('.dp[data-kind="move"]').waitFor();
  await mark(page).waitFor();
  seen.push(...(await readAll(page)));
  expect(seen).toEqual(['civilization', 'start', 'grow', 'move']);
  expect(await page.locator('[data-told]').count()).toBe(4);
  await page.locator('[data-told="grow"] summary').click();
  await page.locator('[data-told="grow"]').getByText('Your people have grown.').waitFor();
  expect(await page.locator('.goal').count()).toBe(1);

  // An answer given while an explanation stands: it counts as read.
  await answerOnce(page);
  await mark(page).waitFor();
  const standing = (await idOf(page))!;
  expect(seen).not.toContain(standing);
  // The page comes back with the same explanation, and with nothing that was read.
  await page.reload();
  await mark(page).waitFor();
  expect(await idOf(page)).toBe(standing);
  expect(await told(page)).toEqual(seen);
  await answerOnce(page);
  expect(await told(page)).toContain(standing);
  seen.push(standing);
  for (let answers = 0; answers < 3; answers++) {
    seen.push(...(await readAll(page)));
    await answerOnce(page);
  }
  expect(new Set(seen).size).toBe(seen.length);

  // Nothing more, and the game goes on.
  await page.getByRole('button', { name: 'Leave the guide, keep the game' }).click();
  await answerOnce(page);
  await page.locator('.dp').waitFor();
  expect(await mark(page).count()).toBe(0);
  // The address leads back to the game that was begun.
  const at = page.url();
  await page.goto(`${site.url}#/first`);
  await page.waitForURL(at);
  expect(problems).toEqual([]);
  await page.context().close();
});

thoroughly('on a phone and in German, with the list behind the sign in the bar', async () => {
  const { page, problems } = await openPage(browser, PHONE, { goal: true });
  await page.addInitScript(() => localStorage.setItem('ochre.language', 'de'));
  await page.goto(`${site.url}#/first`);
  await mark(page).waitFor();
  expect(await mark(page).locator('h2').textContent()).toBe('Wähle, wo du beginnst.');
  const seen = await readAll(page);
  for (let answers = 0; answers < 4; answers++) {
    await answerOnce(page);
    await page.locator('.dp').waitFor();
    seen.push(...(await readAll(page)));
  }
  expect(new Set(seen).size).toBe(seen.length);
  await page.getByRole('button', { name: 'Bisher erklärt' }).click();
  expect(await page.locator('dialog [data-told]').count()).toBe((await told(page)).length);
  await page.locator('dialog').getByRole('button', { name: 'Ohne Anleitung weiterspielen' }).click();
  await page.keyboard.press('Escape');
  await answerOnce(page);
  expect(await mark(page).count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});
