import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOnce, panel } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { keep, playedSave } from '../test/support/saves.ts';
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

const SHORT = { ruleset: 'mega', map: 'world', players: 5, side: 'west', options: { short: true } };

/** Everything of it that lies within the window, and within what scrolls around it. */
const whole = (page: Page, what: string): Promise<boolean> =>
  page
    .locator(what)
    .first()
    .evaluate((el) => {
      const { left, top, bottom } = el.getBoundingClientRect();
      return [top + 3, bottom - 3].every((y) => el.contains(document.elementFromPoint(left + 6, y)));
    });

it.each([
  [1440, 900],
  [1280, 720],
])(
  'unfolded beside a movement at %i x %i, it begins at its top and leaves the question and its button in sight',
  async (width, height) => {
    const save = playedSave(
      { seed: 'beside', config: SHORT },
      ({ state }, { kind }) => state.open.turn >= 2 && kind === 'purchase',
    );
    const { page, problems } = await openPage(browser, { width, height });
    await page.addInitScript(() => localStorage.setItem('ochre.speed', 'off'));
    await keep(page, site.url, save);
    await panel(page).locator('.dp-main').waitFor();
    const asked = (): Promise<string | null> => panel(page).getAttribute('data-kind');
    while ((await asked()) !== 'move') {
      const answered = await answerOnce(page);
      await expect.poll(asked, { timeout: 60_000 }).not.toBe(answered);
    }
    const card = page.locator('.since');
    if ((await card.getAttribute('open')) === null) await card.locator('summary').first().click();
    await card.locator('.thennow').waitFor({ timeout: 20_000 });
    // However much there is to tell.
    await card.locator('.thennow').evaluate((el) => {
      el.style.marginTop = '600px';
    });
    const lies = (): Promise<boolean[]> =>
      Promise.all(['.since > summary', '.dp h2', '.dp .dp-main'].map((what) => whole(page, what)));
    await expect.poll(lies).toEqual([true, true, true]);
    // Read to its end and folded, it will open at its top.
    await card.evaluate((el) => el.scrollTo(0, el.scrollHeight));
    await expect.poll(() => whole(page, '.dp .dp-main')).toBe(true);
    await card.evaluate((el) => el.querySelector('summary')!.click());
    await expect.poll(() => card.evaluate((el) => el.scrollTop)).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  },
);
