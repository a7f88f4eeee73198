import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOnce, panel } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { first } from '../test/support/thorough.ts';
import { SCRIPT_BUDGET, weigh } from '../test/support/weight.ts';
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

describe('the front page', () => {
  it.each(
    first(1, [
      ['on a desk', DESK],
      ['on a phone', PHONE],
    ] as const),
  )('says what this is and lets one play, %s', async (_, size) => {
    const { page, problems } = await openPage(browser, size);
    await page.goto(site.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.getByText('No game yet.').waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('leads to the rules, which can be searched', async () => {
    const { page, problems } = await openPage(browser, DESK);
    await page.goto(`${site.url}#/rules`);
    await page.getByRole('searchbox').fill('treachery');
    await page
      .locator('dd', { hasText: /treachery/i })
      .first()
      .waitFor();
    await page.getByRole('searchbox').fill('zzzz');
    await page.getByText('No rule says that.').waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(
    first(1, [
      ['de', 'Überzählige zufällig ziehen', 'Aus allen vieren, denn', 'Zu viele Unglücke auf einer Hand'],
      ['en', 'Drawing the excess at random', 'From all four, as both', 'Too many calamities in one hand'],
    ] as const),
  )('shows beside a rule how it is read here, in %s', async (language, title, ruling, option) => {
    const { page, problems } = await openPage(browser, DESK);
    await page.addInitScript((l) => localStorage.setItem('ochre.language', l), language);
    await page.goto(`${site.url}#/rules/EE%208.9`);
    const shown = page.locator('[id="rule-EE 8.9"] .rulings');
    await shown.getByText(title).waitFor();
    for (const words of [ruling, option]) await shown.getByText(words).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** The numbers of what is kept for bots to recall. */
const recalledRows = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('ochre'));
    const keys = await done(db.transaction('states').objectStore('states').getAllKeys());
    db.close();
    return keys
      .filter((key) => Array.isArray(key) && key[1] === 'recalled')
      .map((key) => (key as number[])[2]!);
  });

describe('play now', () => {
  it('begins what was chosen last, however quickly one presses', async () => {
    const { page } = await openPage(browser, DESK);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Change the game' }).click();
    const book = await page.locator('.chooser').getByRole('button', { name: 'CivX' }).elementHandle();
    const play = await page.getByRole('button', { name: 'Play now' }).elementHandle();
    await page.evaluate(
      (both) => {
        for (const button of both) (button as HTMLElement).click();
      },
      [book, play],
    );
    await panel(page).waitFor();
    await page.getByText('CivX').filter({ visible: true }).first().waitFor();
    await page.context().close();
  });

  it.each(
    first(1, [
      ['on a phone', PHONE],
      ['on a desk', DESK],
    ] as const),
  )('seats one with bots, asks, and takes the answer, %s', async (_, size) => {
    const { page, problems } = await openPage(browser, size);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play now' }).click();
    expect(await answerOnce(page)).toBe('chooseCivilization');
    await page.waitForSelector('.dp[data-kind="move"]');
    // One stack each, and more where a bot has moved already.
    await expect.poll(() => page.locator('.piece.tokens').count()).toBeGreaterThanOrEqual(5);
    await expect.poll(() => page.locator('.area').count()).toBeGreaterThan(300);
    await answerOnce(page);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('goes on after a reload where it stopped, and is listed among my games', async () => {
    const { page, problems } = await openPage(browser, DESK);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play now' }).click();
    await answerOnce(page);
    await page.waitForSelector('.dp[data-kind="move"]');
    const nation = await page.locator('.mat .who b').textContent();
    await page.reload();
    await page.waitForSelector('.dp[data-kind="move"]');
    expect(await page.locator('.mat .who b').textContent()).toBe(nation);
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(5);
    // What bots recall is kept with the game, one by one and without gaps.
    const recalled = await recalledRows(page);
    expect(recalled.length).toBeGreaterThan(5);
    expect(recalled).toEqual(recalled.map((_, i) => recalled[0]! + i));
    await page.goto(site.url);
    const game = page.locator('.mygames li');
    await game.waitFor();
    await expect.poll(() => game.textContent()).toContain(nation!);
    await expect.poll(() => game.textContent()).toContain('Your move');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('plays in memory where the browser denies its database, and says that nothing is kept', async () => {
    const { page, problems } = await openPage(browser, DESK);
    // In the page and in the thread of the game alike, as a private window does it.
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const denies = `Object.defineProperty(self, 'indexedDB', { configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } });\n`;
      await route.fulfill({ response, body: denies + (await response.text()) });
    });
    await page.goto(site.url);
    await page.locator('.mygames', { hasText: 'a game lasts until you close the page' }).waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();
    expect(await answerOnce(page)).toBe('chooseCivilization');
    await page.waitForSelector('.dp[data-kind="move"]');
    await page.locator('.bar', { hasText: 'not kept: it ends when you close this page' }).waitFor();
    const nation = await page.locator('.mat .who b').textContent();
    await answerOnce(page);
    // What was answered is taken back, and who leaves the table comes back to it.
    await panel(page).waitFor();
    await page.getByRole('button', { name: 'Take back my last decision' }).click();
    await page.waitForSelector('.dp[data-kind="move"]');
    await page.locator('.bar a.brand').click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.goBack();
    await page.waitForSelector('.dp[data-kind="move"]');
    expect(await page.locator('.mat .who b').textContent()).toBe(nation);
    await page.unrouteAll({ behavior: 'wait' });
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('is played by two at one device, and covered when it is handed over', async () => {
    const { page, problems } = await openPage(browser, PHONE);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Change the game' }).click();
    await page.getByLabel('At this device').getByRole('button').last().click();
    await page.getByText('You hand the device on').waitFor();
    expect(await page.getByLabel('Name of Player 2').getAttribute('placeholder')).toBe('Player 2');
    await page.getByLabel('Name of Player 1').click();
    await page.keyboard.type('Ada');
    await page.getByRole('button', { name: 'Play now' }).click();
    const names = new Set<string>();
    // Until both have moved: whoever is not asked hands the device on.
    for (const moved = new Set<string>(); moved.size < 2; ) {
      await page.locator('.dp[data-kind], .waiting').first().waitFor();
      if ((await panel(page).count()) === 0) {
        await page.getByRole('button', { name: 'Hand over' }).click();
        await page.getByRole('heading', { name: 'Hand the device over' }).waitFor();
        expect(await page.locator('.table, .map, .piece, .tc').count()).toBe(0);
        const next = page.getByRole('button', { name: /^I am / });
        names.add((await next.textContent())!.replace(/,.*/, ''));
        await next.click();
        continue;
      }
      const me = (await page.locator('.bar small').textContent()) ?? '';
      if ((await answerOnce(page)) === 'move') moved.add(me);
    }
    expect([...names].sort()).toEqual(['I am Ada', 'I am Player 2']);
    // Whoever looks reads "You", and the other's name in the list and in the log; a reload changes nothing.
    await page.reload();
    await page.locator('.dp[data-kind], .waiting').first().waitFor();
    await page.locator('.tabbar button').last().click();
    const others = page.locator('.nations tr:not(.me) small').filter({ hasText: /^(Ada|Player 2)/ });
    await others.first().waitFor();
    const other = (await others.first().textContent())!.includes('Ada') ? 'Ada' : 'Player 2';
    await page
      .locator('.log', { hasText: `${other} chose` })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Take back my last decision' }).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('takes back my last decision, as often as I like, and what I note stays', async () => {
    const { page, problems } = await openPage(browser, DESK);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play now' }).click();
    await answerOnce(page);
    await page.waitForSelector('.dp[data-kind="move"]');
    const asked = (): Promise<string | null> => panel(page).getAttribute('data-decision');
    const stacks = (): Promise<string[]> =>
      page.locator('.piece.tokens').evaluateAll((all) => all.map((s) => s.getAttribute('data-area')!).sort());
    const [first, before] = [await asked(), await stacks()];
    await page.getByRole('button', { name: 'My notes' }).click();
    await page.locator('textarea.notes').fill('Hatti holds the Oil');
    await page.keyboard.press('Escape');
    // A way drafted is drawn until the turn is over, and no longer.
    await panel(page).locator('[aria-label="Move from"] .opt').first().click();
    await panel(page).locator('[aria-label^="Move to"]').first().click();
    await page.locator('.arrows .arrow').first().waitFor({ state: 'attached' });
    await panel(page).locator('.dp-main').click();
    await expect.poll(asked).not.toBe(first);
    await page.locator('.arrows .arrow').first().waitFor({ state: 'detached' });
    await panel(page).waitFor();
    const takeBack = page.getByRole('button', { name: 'Take back my last decision' });
    await takeBack.click();
    await expect.poll(asked).toBe(first);
    await expect.poll(stacks).toEqual(before);
    expect(await page.locator('.arrows .arrow').count()).toBe(0);
    await takeBack.click();
    await page.waitForSelector('.dp[data-kind="chooseCivilization"]');
    await page.reload();
    await page.waitForSelector('.dp[data-kind="chooseCivilization"]');
    await page.getByRole('button', { name: 'My notes' }).click();
    await expect.poll(() => page.locator('textarea.notes').inputValue()).toBe('Hatti holds the Oil');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('moves a token by pressing the map, and one screen holds it all without scrolling', async () => {
    const { page, problems } = await openPage(browser, DESK);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play now' }).click();
    await answerOnce(page);
    await page.waitForSelector('.dp[data-kind="move"]');
    const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
    expect(fits).toBe(true);
    await page.locator('.mark.lit, .mark.source').first().waitFor({ state: 'attached' });
    await page.locator('.piece.tokens').first().waitFor({ state: 'attached' });
    const me = await page.locator('.nations tr.me b').first().textContent();
    await page.locator(`.area[aria-label*="of ${me}"]`).first().focus();
    await page.keyboard.press('Enter');
    const target = page.locator('.mark.target').first();
    await target.waitFor({ state: 'attached' });
    await page.locator('.area[aria-label*="legal target"]').first().waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('the script of a table stays within its budget', async () => {
  const { page } = await openPage(browser, DESK);
  const weight = await weigh(page, site.folder);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  const { files, gzipped } = await weight();
  expect(files.some((file) => file.includes('worker'))).toBe(true);
  expect(gzipped).toBeLessThan(SCRIPT_BUDGET);
  // What is fetched together comes together, and brains of bots come later.
  expect(files.length).toBeLessThan(16);
  expect(files.filter((file) => file.includes('thinking'))).toEqual([]);
  await page.context().close();
});
