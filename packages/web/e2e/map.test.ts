import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { keep, playedSave } from '../test/support/saves.ts';
import type { Site } from '../test/support/site.ts';
import { first } from '../test/support/thorough.ts';
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

const camera = (page: Page): Promise<string> =>
  page
    .locator('.map .stage')
    .evaluate(
      (stage) =>
        `${(stage as HTMLElement).style.transform} ${stage.querySelector<HTMLElement>('.mapsheet')!.style.transform}`,
    );

/** The camera once it has come to rest: read at one moment together with whether it is pushed. */
async function atRest(page: Page): Promise<string> {
  const look = () =>
    page.locator('.map .stage').evaluate((stage) => ({
      at: `${(stage as HTMLElement).style.transform} ${stage.querySelector<HTMLElement>('.mapsheet')!.style.transform}`,
      rests: !stage.classList.contains('pushed'),
    }));
  let before = '';
  await expect
    .poll(async () => {
      const { at, rests } = await look();
      const still = rests && at === before;
      before = at;
      return still;
    })
    .toBe(true);
  return before;
}

describe.each(
  first(1, [
    ['desk', DESK],
    ['phone', PHONE],
  ] as const),
)('the map on a %s', (size, viewport) => {
  it('keeps its place while the shop stands over it', async () => {
    const shopping = playedSave({}, (_, asked) => asked.kind === 'purchase');
    const { page, problems } = await openPage(browser, viewport);
    await keep(page, site.url, shopping);
    await page.locator('.staged').first().waitFor();
    const toMap = () =>
      size === 'desk'
        ? page.getByRole('button', { name: 'Look at the map' }).click()
        : page.locator('.tabbar button').first().click();
    const toShop = () =>
      size === 'desk'
        ? page.getByRole('button', { name: 'Back to the decision' }).click()
        : page.locator('.tabbar button').nth(3).click();
    await toMap();
    await page.locator('.map .piece').first().waitFor({ state: 'attached' });
    const first = await atRest(page);
    const map = (await page.locator('.map').boundingBox())!;
    await page.mouse.move(map.x + map.width / 2, map.y + map.height / 4);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => camera(page)).not.toBe(first);
    const chosen = await atRest(page);
    await toShop();
    await page.locator('.map').waitFor({ state: 'hidden' });
    await toMap();
    await page.locator('.map').waitFor();
    // The pane may be laid out in several steps; where it ends is what counts.
    await expect.poll(() => camera(page)).toBe(chosen);
    expect(await atRest(page)).toBe(chosen);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('draws every stack on the area it stands in, counts of at least 11 pixels, arrows from stack to stack', async () => {
  const moving = playedSave({}, (table, asked) => table.state.open.turn === 8 && asked.kind === 'move');
  const { page, problems } = await openPage(browser, DESK);
  await keep(page, site.url, moving);
  await page.locator('.dp[data-kind=move]').waitFor();
  await page.locator('.map .piece.tokens').first().waitFor();
  await atRest(page);
  const astray = await page.evaluate(() => {
    const pane = document.querySelector('.map')!.getBoundingClientRect();
    return [...document.querySelectorAll<SVGElement>('.map .piece.tokens, .map .piece.city')].flatMap(
      (piece) => {
        const box = piece.querySelector('circle, path')!.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (x < pane.left || x > pane.right || y < pane.top || y > pane.bottom) return [];
        const areas = [...document.querySelectorAll<SVGGeometryElement>('.area')];
        const under = areas.find((area) => {
          const at = new DOMPoint(x, y).matrixTransform(area.getScreenCTM()!.inverse());
          return area.isPointInFill(at);
        });
        return under?.dataset['area'] === piece.dataset['area'] ? [] : [piece.dataset['area']];
      },
    );
  });
  expect(astray).toEqual([]);
  const counts = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('.map .piece .count-text')]
      .filter((text) => text.getBoundingClientRect().width > 0)
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a),
  );
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10.9);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** Where the map stands: its scale, and the point of the page in the middle of what nothing covers. */
const view = (page: Page): Promise<{ k: number; x: number; y: number }> =>
  page.evaluate(() => {
    const pane = document.querySelector('.map')!.getBoundingClientRect();
    const sheet = document.querySelector<HTMLElement>('.mapsheet > svg')!.getBoundingClientRect();
    const sheets = [...document.querySelectorAll('.sheet')].map((cover) => cover.getBoundingClientRect());
    const foot = Math.min(pane.bottom, ...sheets.filter((s) => s.left < pane.right).map(({ top }) => top));
    const k = sheet.width / document.querySelector<SVGSVGElement>('.mapsheet > svg')!.viewBox.baseVal.width;
    return {
      k,
      x: (pane.left + pane.width / 2 - sheet.left) / k,
      y: ((pane.top + foot) / 2 - sheet.top) / k,
    };
  });

it('on a phone shows my lands near enough to act, and keeps what is in sight when it is turned', async () => {
  const moving = playedSave({}, (table, asked) => table.state.open.turn === 8 && asked.kind === 'move');
  const { page, problems } = await openPage(browser, PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keep(page, site.url, moving);
  await page.locator('.map .piece.tokens').first().waitFor();
  await page.getByRole('button', { name: 'The whole world' }).click();
  await expect.poll(async () => (await view(page)).k).toBeLessThan(0.24);
  await page.getByRole('button', { name: 'My lands' }).click();
  await expect.poll(async () => (await view(page)).k).toBeGreaterThan(0.33);
  await atRest(page);
  const before = await view(page);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect
    .poll(() => page.locator('.map').evaluate(({ clientWidth, clientHeight }) => clientWidth > clientHeight))
    .toBe(true);
  await atRest(page);
  const turned = await view(page);
  expect(turned.k).toBeCloseTo(before.k, 2);
  expect(Math.hypot(turned.x - before.x, turned.y - before.y) * before.k).toBeLessThan(90);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('names the places a film tells of, wherever they are', async () => {
  const moving = playedSave(
    { config: { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} }, seed: 'sides 3' },
    (table, asked) => table.state.open.turn === 7 && asked.kind === 'move',
  );
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() => localStorage.setItem('ochre.speed', 'slow'));
  await keep(page, site.url, moving);
  await act(page);
  await page.locator('.fx.way').first().waitFor({ state: 'attached' });
  await page.keyboard.press('p');
  const unnamed = (): Promise<string[]> =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll<SVGElement>('.name:not(.untold), .signposts g')];
      const named = new Set(shown.map(({ dataset }) => dataset['name'] ?? dataset['area']));
      return [...document.querySelectorAll<SVGElement>('.fx.way')]
        .flatMap(({ dataset }) => [dataset['from'], dataset['to']])
        .flatMap((area) => (area === undefined || named.has(area) ? [] : [area]));
    });
  expect(await page.locator('.fx.way').count()).toBeGreaterThan(0);
  await expect.poll(unnamed).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});
