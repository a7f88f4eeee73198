import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import { frameTimes, layersOf, workOf } from '../test/support/frames.ts';
import type { Site } from '../test/support/site.ts';
import { showMoment } from '../tools/screens.ts';
import { gallerySite } from './built.ts';

// How long a frame takes depends on the machine (`npm run budgets`); what it asks of the browser does not.

const DESK = { width: 1440, height: 900 };

let site: Site;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), gallerySite()]);
  ({ page } = await openPage(browser, DESK, { drawn: true }));
  await showMoment(page, site.url, 'late.wait');
  await page.locator('.map .name text').first().waitFor({ state: 'attached' });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it.each(['pan', 'zoom'] as const)('%s: a frame moves the map and draws nothing anew', async (gesture) => {
  // The best of three counts: what else comes to the table meanwhile is drawn, too, and a map that a busy machine keeps
  // waiting comes to rest in between; both only add to it.
  const drawnAnew = async (): Promise<number> => {
    const { frames, work } = await workOf(browser, () => frameTimes(page, gesture));
    return Math.max(work['PaintArtifactCompositor::Update'] ?? 0, work['Paint'] ?? 0) / frames;
  };
  const measured = [await drawnAnew(), await drawnAnew(), await drawnAnew()];
  expect(Math.min(...measured)).toBeLessThan(1 / 3);
});

it('the map of eighteen nations is one picture, in pixels of the screen', async () => {
  await page.locator('.stage:not(.pushed)').waitFor({ state: 'attached' });
  const plane = await page.locator('.plane').evaluate(({ clientWidth }) => clientWidth);
  // Layers are told of as they change, a moment after the map has come to rest.
  await expect
    .poll(async () => (await layersOf(page, '.stage')).map(({ node, width }) => [node, width]))
    .toEqual([['plane', plane]]);
});
