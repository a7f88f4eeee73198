import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** Minoa, nine nations: it moves last, and has tokens that will have no room. */
const crowded = playedSave(
  {
    id: 'crowded',
    seed: 'c',
    config: { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} },
  },
  ({ state }, { kind }) => state.open.turn === 6 && kind === 'purchase',
);

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('ochre.language', chosen), language);
  await page.reload();
  await page.locator('.dp').first().waitFor();
}

/** Parts of the sheet that can be read: what is cut off, or lies under something else, is not. */
const inSight = (page: Page, what: string): Promise<string[]> =>
  page.locator(what).evaluateAll((all) =>
    all
      .filter((el) => {
        const { left, right, top, bottom } = el.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, [top + 4, bottom - 4]] as const;
        return right > left && y.every((at) => el.contains(document.elementFromPoint(x, at)));
      })
      .map((el) => el.textContent ?? ''),
  );

describe('the sheet of a phone', () => {
  it.each([
    [390, 844, 'de'],
    [390, 844, 'en'],
    [320, 640, 'de'],
    [844, 390, 'en'],
  ] as const)(
    'at %i by %i shows the question, what is lost and the list (%s)',
    async (width, height, language) => {
      const { page, problems } = await openPage(browser, { width, height }, { goal: true });
      await keep(page, site.url, crowded);
      await speak(page, language);
      await page.locator('.dp .dp-main').click();
      await page.locator('.dp[data-kind="move"] .opt').first().waitFor();
      await page.locator('.since').waitFor({ state: 'attached' });
      await page.locator('.goal').waitFor({ state: 'attached' });
      expect(await inSight(page, '.dp h2')).toHaveLength(1);
      expect((await inSight(page, '.dp .opt')).length).toBeGreaterThan(0);
      // What is lost is named, place by place.
      const lost = language === 'de' ? /Überschuss entfernt: \d/ : /Surplus removed: \d/;
      expect((await inSight(page, '.dp-over li')).join('\n')).toMatch(lost);
      // As soon as one acts the room is for that.
      await page.locator('.dp .opt').first().click();
      await page.locator('.dp [data-step]').waitFor();
      await page.locator('.since').waitFor({ state: 'detached' });
      expect(await inSight(page, '.goal')).toEqual([]);
      expect((await inSight(page, '.dp .dp-pills .opt')).length).toBeGreaterThan(0);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
});
