import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { first } from '../test/support/thorough.ts';
import { showMoment } from '../tools/screens.ts';
import { gallerySite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), gallerySite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function speaking(language: string, size: { width: number; height: number }) {
  const opened = await openPage(browser, size);
  await opened.page.addInitScript((code) => localStorage.setItem('ochre.language', code), language);
  return opened;
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(
  first(1, [
    {
      language: 'en',
      device: 'desk',
      size: DESK,
      typed: 'why did I lose a city',
      question: 'Why did I lose a city?',
      answer: 'There are four reasons',
      shown: /shown on the map/,
      none: /none in sight/,
    },
    {
      language: 'de',
      device: 'phone',
      size: PHONE,
      typed: 'warum ist meine Stadt weg',
      question: 'Warum habe ich eine Stadt verloren?',
      answer: 'Es gibt vier Gründe',
      shown: /auf der Karte gezeigt/,
      none: /nirgends in Sicht/,
    },
  ]),
)('in $language, on a $device', ({ language, size, typed, question, answer, shown, none }) => {
  it('the rules page answers what is asked, with the rules behind it', async () => {
    const { page, problems } = await speaking(language, size);
    await page.goto(`${site.url}#/rules`);
    await page.getByRole('searchbox').fill(typed);
    const first = page.locator('.answer').first();
    await first.getByRole('heading', { name: question }).waitFor();
    await first.getByText(answer).waitFor();
    // The rules are open, and lead on.
    await first.getByRole('link', { name: 'MC 5C.3' }).waitFor();
    // Rules by their words come below.
    const places = await page
      .locator('.answers, .rulebook .col > section:not(.answers)')
      .evaluateAll((all) => all.map((one) => one.className));
    expect(places[0]).toBe('answers');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('lists questions and words, and opens the one in the address', async () => {
    const { page, problems } = await speaking(language, size);
    await page.goto(`${site.url}#/rules/CX%2Fquestions%3Awin`);
    const open = page.locator('.folds details[open]');
    await open.getByText('100').first().waitFor();
    expect(await page.locator('.folds > details').count()).toBeGreaterThanOrEqual(50);
    await page.goto(`${site.url}#/rules/CX%2Fwords`);
    await page.locator('.glossary dt').first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('tells those who know another edition what is different', async () => {
    const { page, problems } = await speaking(language, size);
    await page.goto(`${site.url}#/rules/from/CL/CX`);
    await page.locator('.coming li').first().waitFor();
    await page.locator('.coming .comparison a[href*="CX"]').first().waitFor();
    await page.locator('.coming nav').last().getByText('Dawn of History').click();
    await page.getByRole('heading', { level: 1, name: 'Dawn of History' }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('the legend is one press away, and shows on the map what it names', async () => {
    const { page, problems } = await speaking(language, size);
    await showMoment(page, site.url, 'late.move');
    const button = page.locator('.mapui.buttons .btn:has([href$="#i-map"])');
    await button.click();
    const legend = page.locator('.legend');
    await legend.waitFor();
    await expect.poll(() => legend.evaluate((el) => el === document.activeElement)).toBe(true);
    // A sign is drawn by the very parts that the map is drawn by.
    await legend.locator('[data-sign=limit] .limit circle').waitFor();
    await legend.locator('[data-sign=city] .piece.city').waitFor();
    const told = () => legend.getByRole('status').textContent();
    // It lasts a moment: who waits for it begins before it is there.
    await Promise.all([
      page.locator('.map .piece.city.pointed').first().waitFor({ state: 'attached' }),
      legend.locator('[data-sign=city]').click(),
    ]);
    expect(await told()).toMatch(shown);
    await page.locator('.map .pointed').first().waitFor({ state: 'detached' });
    // From afar there are badges instead of tokens.
    await page.keyboard.press('Escape');
    await page.locator('.mapui.buttons .btn:has([href$="#i-globe"])').click();
    await page.locator('.stage.far').waitFor({ state: 'attached' });
    await button.click();
    await legend.locator('[data-sign=tokens]').click();
    await expect.poll(told).toMatch(none);
    await page.keyboard.press('Escape');
    await legend.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((el) => el === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('K opens the legend and puts it away; what the game does not have is not in it', async () => {
  const { page } = await openPage(browser, DESK);
  await showMoment(page, site.url, 'late.move');
  await page.keyboard.press('k');
  await page.locator('.legend [data-sign=barbarians]').waitFor();
  await page.keyboard.press('k');
  await page.locator('.legend').waitFor({ state: 'detached' });
  await showMoment(page, site.url, 'classic/orderLosses.famine');
  await page.keyboard.press('k');
  await page.locator('.legend [data-sign=tokens]').waitFor();
  expect(await page.locator('.legend [data-sign=barbarians]').count()).toBe(0);
  await page.context().close();
});
