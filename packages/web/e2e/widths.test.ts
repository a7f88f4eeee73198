import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults, type Running, startServer } from '@ochre/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage, type Watched } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { first, thoroughly } from '../test/support/thorough.ts';
import { furnish } from '../tools/furnish.ts';
import type { Places } from '../tools/screen.ts';
import { screens, showMoment } from '../tools/screens.ts';
import { gallerySite } from './built.ts';

const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

let browser: Browser;
let server: Running;
let site: Site;
let data: string;
let places: Places;
let shown: Watched;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'ochre-widths-'));
  [browser, site] = await Promise.all([launch(), gallerySite()]);
  const web = site.folder;
  server = await startServer({ ...defaults, port: 0, data, web, botDelay: 0, logLevel: 'silent' });
  places = { served: `${server.url}/`, gallery: site.url, ...(await furnish(server.url, data)) };
  shown = await openPage(browser, { width: 1440, height: 900 });
  await shown.page.addInitScript(() => localStorage.setItem('ochre.motion', 'reduced'));
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
});

/**
 * What is wrong with a window: a page wider than it, or a main button that is cut off or covered. On pages that scroll
 * a button may lie further down.
 */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Those of an offer go with it in its list, up and down.
    const MAIN =
      '.btn.pri:not(.mt-list *), .dp-acts .btn, .mt-foot .btn, .tabbar button, .nationrail nav button, .bar .btn';
    const { innerWidth: width, innerHeight: height } = window;
    const table = document.querySelector('.table') !== null;
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    const { scrollHeight } = document.documentElement;
    if (table && scrollHeight > height) found.push(`the page is ${scrollHeight} high`);
    if (scrollWidth > width) {
      const widest = [...document.querySelectorAll('#app *')].filter(
        (el) => Math.round(el.getBoundingClientRect().right) === scrollWidth,
      );
      found.push(`the page is ${scrollWidth} wide: ${widest.at(-1)?.outerHTML.slice(0, 160)}`);
    }
    for (const button of document.querySelectorAll<HTMLElement>('.mt-list .btn'))
      if (button.getBoundingClientRect().right > width) found.push(`"${button.textContent}" is cut off`);
    for (const words of document.querySelectorAll<HTMLElement>('.mt-foot p, .dp-ship .tx'))
      if (words.scrollWidth > words.clientWidth) found.push(`"${words.textContent}" runs out of its place`);
    for (const button of document.querySelectorAll<HTMLElement>(MAIN)) {
      const name = button.getAttribute('aria-label') ?? button.textContent;
      if (button.closest('[inert], [hidden]') || button.getClientRects().length === 0) continue;
      if (!table) button.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      if (left < 0 || top < 0 || right > width + 0.5 || bottom > height + 0.5)
        found.push(`"${name}" is cut off: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
      const points = [
        [left + 3, (top + bottom) / 2],
        [right - 3, (top + bottom) / 2],
        [(left + right) / 2, top + 3],
        [(left + right) / 2, bottom - 3],
      ] as const;
      const over = points.map(([x, y]) => document.elementFromPoint(x, y)).find((at) => !button.contains(at));
      // A receipt lies over the market on purpose, and has buttons of its own.
      if (over && !over.closest('.rc')) found.push(`"${name}" is covered by ${over.outerHTML.slice(0, 80)}`);
    }
    return found;
  });

/** Changes the window, and waits until the page stands as it will. */
async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const moving = document
              .getAnimations()
              .filter((a) => a.effect?.getTiming().iterations !== Infinity);
            void Promise.allSettled(moving.map((a) => a.finished)).then(() => done());
          }),
        ),
      ),
  );
}

async function everyWidth(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    all.push(...(await faults(page)).map((fault) => `${size.join('x')}: ${fault}`));
  }
  return all;
}

const moment =
  (name: string, after?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await showMoment(page, places.gallery, name);
    await after?.(page);
  };
const room = (name: string) => (page: Page) => screens.find((s) => s.name === name)!.open(page, places);

const STATES: Record<string, (page: Page) => Promise<void>> = {
  table: moment('late.wait'),
  movement: moment('late.move', (page) => page.locator('.dp .opt').first().click()),
  market: moment('trade', async (page) => {
    await page.locator('.mt-offer').first().waitFor();
    // The receipt of the last deal lies over the market, where there was one.
    if ((await page.locator('.rc').count()) > 0) await page.keyboard.press('Escape');
    await page.locator('.rc').waitFor({ state: 'detached' });
  }),
  'an offer': moment('trade', async (page) => {
    await page.keyboard.press('n');
    await page.locator('.mt-side').first().waitFor();
  }),
  shop: moment('purchase', (page) => page.locator('.sh-adv').first().waitFor()),
  losses: moment('takeDamage.flood', (page) => page.locator('.dp .step').first().waitFor()),
  standings: moment('late.wait', async (page) => {
    await page.keyboard.press('v');
    await page.locator('.stb').waitFor();
  }),
  lobby: room('lobby.host'),
  'front page': room('front'),
};

describe('every width', () => {
  it.each(first(4, Object.entries(STATES)))('%s: nothing is cut off or covered', async (_, open) => {
    const { page, problems } = shown;
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    expect(await everyWidth(page)).toEqual([]);
    expect(problems.splice(0)).toEqual([]);
  });
});

describe('what a window has no room for is one press away', () => {
  it('between 760 and 1199 pixels log, table and hand lie in a drawer', async () => {
    const { page } = shown;
    await resize(page, [1024, 768]);
    await moment('takeDamage.flood')(page);
    const drawer = page.locator('.drawer');
    await page.locator('.nationrail nav button').last().click();
    await drawer.locator('.log li').first().waitFor();
    await drawer.locator('.seg button').nth(1).click();
    await drawer.locator('.nations tbody tr').first().waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    // A hand that does not fit says how many sets are out of sight, and leads to them.
    await resize(page, [768, 1024]);
    const more = page.locator('.hand header .chip');
    const sets = await page.locator('.hand .rows > *').count();
    const seen = await page
      .locator('.hand .rows')
      .evaluate(
        (row) =>
          [...row.children].filter((c) => c.getBoundingClientRect().top < row.getBoundingClientRect().bottom)
            .length,
      );
    expect(seen).toBeLessThan(sets);
    await expect.poll(() => more.textContent()).toContain(`+${sets - seen}`);
    await more.click();
    await expect.poll(() => drawer.locator('.handview li, .handview .calrow').count()).toBe(sets);
    await page.keyboard.press('Escape');
  });

  thoroughly(
    'between 760 and 1199 pixels the strip says where I stand on the track, in which epoch and with whom',
    async () => {
      const { page } = shown;
      await resize(page, [1024, 768]);
      await moment('late.wait')(page);
      const place = page.locator('.ast-strip .place');
      await place.waitFor();
      const said = await place.locator('.ell').textContent();
      const there = await place.locator('.nb').evaluateAll((all) => all.map((nb) => nb.dataset['nation']));
      // The same as the list of nations has it.
      await page.locator('.nationrail nav button').first().click();
      await page.locator('.drawer .nations tbody tr').first().waitFor();
      const rows = await page.locator('.drawer .nations tbody tr').evaluateAll((all) =>
        all.map((row) => ({
          nation: (row as HTMLElement).dataset['nation'],
          me: row.classList.contains('me'),
          space: row.querySelector('.ep')!.textContent,
        })),
      );
      await page.keyboard.press('Escape');
      const { space } = rows.find(({ me }) => me)!;
      expect(said).toMatch(new RegExp(`^${space}, \\p{Lu}\\w+ \\w+`, 'u'));
      const others = rows.filter((row) => !row.me && row.space === space).map(({ nation }) => nation);
      expect(there).toHaveLength(Math.min(5, others.length));
      expect(others).toEqual(expect.arrayContaining(there));
      // It covers no more of the map than it needs, and leaves it nowhere.
      for (const size of [
        [1024, 768],
        [768, 1024],
      ] as const) {
        await resize(page, size);
        const [strip, map] = [
          await page.locator('.ast-strip').boundingBox(),
          await page.locator('.main > .map').boundingBox(),
        ];
        expect(strip!.x + strip!.width).toBeLessThanOrEqual(map!.x + map!.width - 10);
        expect(strip!.height).toBeGreaterThanOrEqual(44);
      }
      expect(there).not.toEqual([]);
      await place.locator('button').first().click();
      await page.locator('.nc').waitFor();
      await page.keyboard.press('Escape');
    },
  );

  thoroughly('a hand of cards counts those beyond the edge', async () => {
    const { page } = shown;
    await resize(page, [1240, 800]);
    await moment('takeDamage.flood')(page);
    await expect.poll(() => page.locator('.hand header .chip').textContent()).toMatch(/^\+[1-9]/);
  });

  it('a phone on its side has the layout of a phone, the sheet beside the map', async () => {
    const { page } = shown;
    await resize(page, [844, 390]);
    await moment('late.move')(page);
    await page.locator('.tabbar').waitFor();
    // The sheet slides to where it lies.
    const beside = (): Promise<boolean> =>
      page.evaluate(() => {
        const [map, sheet] = ['.main > .map', '.sheet'].map((what) =>
          document.querySelector(what)!.getBoundingClientRect(),
        );
        return map!.right <= sheet!.left + 1 && map!.width > 300;
      });
    await expect.poll(beside).toBe(true);
  });

  it.each([[390, 844] as const, [320, 640] as const, [320, 568] as const])(
    'the half sheet of %i pixels shows its list',
    async (...size) => {
      const { page } = shown;
      await resize(page, size);
      await moment('late.move')(page);
      const list = page.locator('.sheet .dp-body');
      const inSight = await list.evaluate((body) => {
        const edge = body.getBoundingClientRect().bottom;
        return [...body.querySelectorAll('.opt')].filter((o) => o.getBoundingClientRect().bottom <= edge)
          .length;
      });
      expect(inSight).toBeGreaterThanOrEqual(size[0] === 390 ? 2 : 1);
    },
  );

  it('a press on a touch screen tells about an area, as hovering does on a desk', async () => {
    const { page, problems } = await openPage(browser, { width: 390, height: 844 });
    await moment('late.wait')(page);
    const areas = page.locator('.area');
    await areas.first().waitFor({ state: 'attached' });
    // An area in the free part of the map, wherever the camera stands.
    const at = { x: 195, y: 250 };
    await page.touchscreen.tap(at.x, at.y);
    const card = page.locator('.infocard');
    await card.waitFor();
    await expect.poll(() => card.textContent()).toMatch(/By land|By water/);
    const sheet = (await page.locator('.sheet').boundingBox())!;
    const box = (await card.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(sheet.y);
    await card.getByRole('button').tap();
    await card.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('the card of an area that a finger lay on stays when it is lifted, until something else is pressed', async () => {
    const { page, problems } = await openPage(browser, { width: 390, height: 844 });
    await moment('late.wait')(page);
    await page.locator('.area').first().waitFor({ state: 'attached' });
    const card = page.locator('.infocard');
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: 195, y: 250 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await card.waitFor();
    const first = await card.elementHandle();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // What the page was told of the finger has been heard once it has drawn.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await first!.evaluate((it) => it.isConnected)).toBe(true);
    await page.locator('.sheet').tap({ position: { x: 20, y: 30 } });
    await card.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each([
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const)(
    'at %i by %i an offer shows what is given and asked, its worth and the hand',
    async (...size) => {
      const { page } = shown;
      await resize(page, [1440, 900]);
      await STATES['an offer']!(page);
      await resize(page, size);
      await page.locator('.composing').waitFor();
      const unseen = (): Promise<string[]> =>
        page
          .locator('.composing :is(.mt-side, .mt-side .mt-drop, .mt-side select, .dp-sets, .mh, .hs)')
          .evaluateAll((all) =>
            all
              .filter((el) => {
                const { left, right, top, bottom } = el.getBoundingClientRect();
                return ![top + 3, bottom - 3].every((y) =>
                  el.contains(document.elementFromPoint((left + right) / 2, y)),
                );
              })
              .map((el) => `${el.className} ${el.textContent}`),
          );
      await expect.poll(unseen).toEqual([]);
      // A press on the hand is seen in what is given.
      const given = () => page.locator('.mt-line .mt-drop').count();
      const before = await given();
      const card = page
        .locator('.mh-card:not(.lifted, .fixed, [aria-hidden]), .hs-set:not(.lifted, [aria-disabled])')
        .first();
      await card.click();
      await expect.poll(given).toBe(before + 1);
    },
  );

  it('a market on a phone scrolls once, and opens one offer at a time', async () => {
    const { page } = shown;
    await resize(page, [1440, 900]);
    await STATES['market']!(page);
    await resize(page, [390, 844]);
    // Mine are folded above those of others.
    const rows = page.locator('.mt-phone .mt-offer:visible');
    await rows.first().waitFor();
    const scrolls = await page.locator('.mt-phone').evaluate((market) =>
      [...market.querySelectorAll('*')]
        .filter((el) => {
          const { overflowX, overflowY } = getComputedStyle(el);
          const along = /auto|scroll/;
          return (
            (along.test(overflowY) && el.scrollHeight > el.clientHeight + 1) ||
            (along.test(overflowX) && el.scrollWidth > el.clientWidth + 1)
          );
        })
        .map((el) => el.className),
    );
    // The offers; and the hand goes sideways.
    expect(scrolls).toEqual(['mt-main', 'hs-row']);
    expect(await page.locator('.mt-acts:visible').count()).toBeLessThanOrEqual(1);
    await rows.nth(1).locator('button.mt-who').click();
    await expect.poll(() => rows.nth(1).locator('.mt-acts .btn').count()).toBeGreaterThan(0);
    expect(await page.locator('.mt-acts:visible').count()).toBe(1);
    expect(await page.locator('.mt-offer .mt-label:visible').count()).toBeGreaterThan(3);
  });
});
