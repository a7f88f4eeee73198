import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { showMoment } from '../tools/screens.ts';
import { gallerySite } from './built.ts';

const DESK = { width: 1440, height: 900 };

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), gallerySite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const card = (page: Page): Locator => page.locator('.explainer');
const told = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('.explainer [role=tooltip] b')?.textContent ?? undefined);

/** Numbers and icons within that nothing explains: what they are in, and what they say. */
const unexplained = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluateAll((places) =>
    places.flatMap((place) => {
      const found: string[] = [];
      const walk = document.createTreeWalker(place, NodeFilter.SHOW_ALL);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const number = node.nodeType === Node.TEXT_NODE && /\d/.test(node.textContent ?? '');
        const icon = node instanceof SVGSVGElement;
        const holder = node instanceof Element ? node : node.parentElement!;
        if ((number || icon) && !holder.closest('[data-explain]'))
          found.push(`${holder.parentElement?.className}: ${node.textContent}`);
      }
      return found;
    }),
  );

/** The card lies clear of what it explains, and within the window. */
async function liesClear(page: Page, of: Locator): Promise<void> {
  const [lies, thing] = await Promise.all([card(page).boundingBox(), of.boundingBox()]);
  const apart =
    lies!.x >= thing!.x + thing!.width ||
    lies!.x + lies!.width <= thing!.x ||
    lies!.y >= thing!.y + thing!.height ||
    lies!.y + lies!.height <= thing!.y;
  expect(apart).toBe(true);
  const { width, height } = page.viewportSize()!;
  expect(lies!.x).toBeGreaterThanOrEqual(0);
  expect(lies!.y).toBeGreaterThanOrEqual(0);
  expect(lies!.x + lies!.width).toBeLessThanOrEqual(width);
  expect(lies!.y + lies!.height).toBeLessThanOrEqual(height);
}

it('on a desk all numbers and icons of nations and mat are explained, to pointer and to focus', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await showMoment(page, site.url, 'late.move');
  await page.locator('.mat .fig').first().waitFor();
  expect(await unexplained(page, '.nations, .mat, .ribbon ol')).toEqual([]);

  const row = page.locator('.nations tbody tr').first();
  for (const [cell, name] of [
    [row.locator('td').nth(1), 'Tokens on the board'],
    [row.locator('td.pts'), 'Points'],
    [page.locator('.mat .fig[data-explain=treasury] .n'), 'Treasury'],
    [page.locator('.mat .fig .pips').first(), 'Marks'],
    [page.locator('.ribbon .ph.on'), 'Movement'],
  ] as const) {
    await page.mouse.move(720, 400);
    await card(page).waitFor({ state: 'detached' });
    await cell.hover();
    await expect.poll(() => told(page)).toBe(name);
    await liesClear(page, cell);
  }
  // Who moves onto it can follow it; who leaves loses it.
  await card(page).locator('a[href*="rules"]').hover();
  await page.mouse.move(720, 400);
  await card(page).waitFor({ state: 'detached' });

  const head = page.locator('.nations thead th[data-explain=city]');
  await page.locator('.nations thead th[data-explain=population]').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => told(page)).toBe('City');
  await liesClear(page, head);
  expect(await head.getAttribute('aria-describedby')).toBe(
    await card(page).getByRole('tooltip').getAttribute('id'),
  );
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  expect(await head.getAttribute('aria-describedby')).toBeNull();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('what is explained has no tip of the browser as well', async () => {
  const { page, problems } = await openPage(browser, DESK);
  for (const moment of ['late.move', 'late.wait', 'trade', 'purchase']) {
    await showMoment(page, site.url, moment);
    await page.locator('[data-explain]').first().waitFor();
    const twice = await page.evaluate(() =>
      [
        ...document.querySelectorAll('[data-explain][title], [data-explain] [title], [title] [data-explain]'),
        ...document.querySelectorAll('[data-explain] svg > title'),
      ].map((el) => el.outerHTML.slice(0, 120)),
    );
    expect(twice).toEqual([]);
  }
  expect(problems).toEqual([]);
  await page.context().close();
});
