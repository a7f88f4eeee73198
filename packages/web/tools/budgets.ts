import type { Browser } from 'playwright-core';
import { act, answerOnce } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { filmTimes, frameTimes } from '../test/support/frames.ts';
import { builtGallery, builtSite, type Site } from '../test/support/site.ts';
import { SCRIPT_BUDGET, weigh } from '../test/support/weight.ts';
import { showMoment } from './screens.ts';

// What the first table costs, measured: `npm run budgets`. Sizes are exact; times depend on the machine.

const INTERACTIVE_BUDGET_MS = 600;
const RELOAD_BUDGET_MS = 2000;
const FRAME_BUDGET_MS = 20;
/** How long somebody looks at the front page before the press. */
const SETTLED_MS = 1000;
const DESK = { width: 1440, height: 900 };

/** Notes the press, and the first frame after it that shows a question and the areas of the map. */
function watchPress(): void {
  const times = window as unknown as { pressed?: number; asked?: number };
  const asks = (): boolean => !!document.querySelector('.dp .opt') && !!document.querySelector('.area');
  addEventListener(
    'click',
    ({ timeStamp }) => {
      times.pressed = timeStamp;
      new MutationObserver((_, watch) => {
        if (!asks()) return;
        watch.disconnect();
        // The frame after the next one begins when that one has been drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            times.asked = performance.now();
          }),
        );
      }).observe(document, { childList: true, subtree: true });
    },
    { once: true, capture: true },
  );
}

/** From a press on "Play now" to a table that takes an answer, in a browser that knew nothing of the page before. */
async function firstTable(browser: Browser, site: Site, settled: number): Promise<number> {
  const { page } = await openPage(browser, DESK, { drawn: true });
  await page.addInitScript(watchPress);
  await page.goto(site.url);
  const play = page.getByRole('button', { name: 'Play now' });
  await play.waitFor();
  await page.waitForTimeout(settled);
  await play.click();
  const took = await page.waitForFunction(() => {
    const { pressed, asked } = window as unknown as { pressed?: number; asked?: number };
    return pressed !== undefined && asked !== undefined && asked - pressed;
  });
  const ms = Math.round((await took.jsonValue()) as number);
  await page.context().close();
  return ms;
}

/** Script that is fetched before the first question. */
async function firstScript(browser: Browser, site: Site): Promise<number> {
  const { page } = await openPage(browser, DESK);
  const weight = await weigh(page, site.folder);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  const { gzipped } = await weight();
  await page.context().close();
  return gzipped;
}

/** The same table opened by its address, from the first byte on. */
async function coldLoad(browser: Browser, site: Site): Promise<number> {
  const { page } = await openPage(browser, DESK, { drawn: true });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.dp .opt').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  const start = Date.now();
  await page.reload();
  await page.locator('.dp .opt').first().waitFor();
  const ms = Date.now() - start;
  await page.context().close();
  return ms;
}

/** Frames while others' turns are shown, over a few turns of play. */
async function replay(browser: Browser, site: Site): Promise<{ p95: number; frames: number }> {
  const { page } = await openPage(browser, DESK, { drawn: true });
  await page.addInitScript(() => localStorage.setItem('ochre.speed', 'normal'));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await answerOnce(page);
  let times = { p95: 0, frames: 0 };
  for (let turn = 0; turn < 3; turn++) {
    await page.locator('.dp[data-kind="move"]').waitFor();
    await act(page);
    await page.locator('.film').waitFor();
    const more = await filmTimes(page);
    times = { p95: Math.max(times.p95, more.p95), frames: times.frames + more.frames };
  }
  await page.context().close();
  return times;
}

async function main(): Promise<void> {
  const [site, gallery, browser] = await Promise.all([builtSite(), builtGallery(), launch(true)]);
  try {
    const bytes = await firstScript(browser, site);
    const ms = await firstTable(browser, site, SETTLED_MS);
    const atOnce = await firstTable(browser, site, 0);
    const reload = await coldLoad(browser, site);
    const film = await replay(browser, site);
    const { page } = await openPage(browser, DESK, { drawn: true });
    await showMoment(page, gallery.url, 'late.wait');
    await page.waitForTimeout(1500);
    const [pan, zoom] = [await frameTimes(page, 'pan'), await frameTimes(page, 'zoom')];
    const kept = (ok: boolean): string => (ok ? 'kept' : 'BROKEN');
    const kb = (bytes / 1024).toFixed(1);
    console.log(
      `script to the first table   ${kb} KB gzipped of ${SCRIPT_BUDGET / 1024}: ${kept(bytes <= SCRIPT_BUDGET)}`,
    );
    console.log(
      `"Play now" to a question    ${ms} ms of ${INTERACTIVE_BUDGET_MS}: ${kept(ms <= INTERACTIVE_BUDGET_MS)} (pressed as soon as it is there: ${atOnce} ms)`,
    );
    console.log(
      `a table by its address      ${reload} ms of ${RELOAD_BUDGET_MS}: ${kept(reload <= RELOAD_BUDGET_MS)}`,
    );
    for (const [name, t] of [['panning', pan] as const, ['zooming', zoom] as const])
      console.log(
        `${name} 18 nations, turn 13  median ${t.median} ms, p95 ${t.p95} ms of ${FRAME_BUDGET_MS}, worst ${t.worst} ms a frame: ${kept(t.p95 <= FRAME_BUDGET_MS)}`,
      );
    console.log(
      `others' turns, ${film.frames} frames  p95 ${film.p95} ms of ${FRAME_BUDGET_MS}: ${kept(film.p95 <= FRAME_BUDGET_MS)}`,
    );
    const held = bytes <= SCRIPT_BUDGET && ms <= INTERACTIVE_BUDGET_MS && reload <= RELOAD_BUDGET_MS;
    process.exitCode = held ? 0 : 1;
  } finally {
    await browser.close();
    await gallery.close();
    await site.close();
  }
}

await main();
