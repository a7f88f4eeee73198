import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
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

/** Icons and numbers with no word beside them that nothing explains. */
const bare = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluateAll((places) =>
    places.flatMap((place) =>
      [...place.querySelectorAll('svg, b, small, span, i, s')].flatMap((el) => {
        const shown = (el.textContent ?? '').trim();
        if (!(el instanceof SVGSVGElement) && !/^[+−-]?\d+$/.test(shown)) return [];
        const beside = el.closest('button, a, label, li, p, td, th, summary') ?? el.parentElement!;
        const named = beside.getAttribute('aria-label') ?? beside.querySelector('[aria-label]')?.ariaLabel;
        const said = named ?? beside.textContent ?? '';
        return /\p{L}{2}/u.test(said) || el.closest('[data-explain]')
          ? []
          : [`${el.parentElement?.className}: ${shown || el.innerHTML}`];
      }),
    ),
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

it.each([
  [
    'trade',
    '.market',
    {
      '.cl:not(.u, .w)': 'True name',
      '.cl.w': 'Asked for',
      '.mt-traders li': 'At the market',
      '[data-explain=gain]': 'What it does to your sets',
    },
  ],
  ['purchase', '.sh', { '.sh-adv .gs': 'Group', '.sh-adv .pr': 'Price', '.sh-credits li': 'Credit' }],
] as const)('what is shown by signs and bare numbers is explained: %s', async (moment, within, signs) => {
  const { page, problems } = await openPage(browser, DESK);
  await showMoment(page, site.url, moment);
  await page.locator(within).locator(Object.keys(signs)[0]!).first().waitFor();
  // The receipt of the last deal lies over the market.
  const receipt = page.locator('.rc');
  if ((await receipt.count()) > 0) await receipt.getByRole('button', { name: 'Close' }).click();
  expect(await bare(page, `${within}, .dp, .log`)).toEqual([]);
  for (const [sign, name] of Object.entries(signs)) {
    await page.mouse.move(2, 2);
    await card(page).waitFor({ state: 'detached' });
    await page.locator(within).locator(`${sign}:visible`).first().hover();
    await expect.poll(() => told(page)).toBe(name);
  }
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

it('on a phone a finger that stays is told what it lies on, and presses nothing', async () => {
  const { page, problems } = await openPage(browser, PHONE);
  await showMoment(page, site.url, 'purchase');
  const advance = page.locator('.sh-line:not(.held)').first();
  const price = advance.locator('.pr');
  await price.waitFor();
  const chosen = await advance.getAttribute('aria-pressed');
  const touch = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  // A finger that lay there before the page could hear of it lies down anew.
  const held = async (): Promise<string | undefined> => {
    const { x, y, width, height } = (await price.boundingBox())!;
    at = { x: x + width / 2, y: y + height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await card(page)
      .waitFor({ timeout: 2_000 })
      .catch(() => touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }));
    return told(page);
  };
  await expect.poll(held).toBe('Price');
  await liesClear(page, price);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await advance.getAttribute('aria-pressed')).toBe(chosen);
  expect(await told(page)).toBe('Price');
  // A press elsewhere puts it away, and a short press is a press.
  await page.touchscreen.tap(at.x, at.y);
  await card(page).waitFor({ state: 'detached' });
  await expect.poll(() => advance.getAttribute('aria-pressed')).not.toBe(chosen);
  expect(problems).toEqual([]);
  await page.context().close();
});
