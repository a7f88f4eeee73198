import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { watch } from '../test/support/lesson.ts';
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

/** What ends in dots, for want of room. */
const cutOff = (page: Page, what: string): Promise<string[]> =>
  page
    .locator(what)
    .evaluateAll((all) =>
      all.filter((el) => el.scrollWidth > el.clientWidth).map((el) => el.textContent ?? ''),
    );

/** A first game in German, at the first movement. */
async function firstMovement(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('ochre.language', 'de'));
  await page.goto(`${site.url}#/first`);
  await page.locator('.coach .gotit').click();
  await page.locator('.dp .opt').first().click();
  await page.locator('.dp .dp-main:not([aria-disabled])').click();
  // What is explained lies in its place until it was read.
  await page.locator('.dp[data-kind="move"]').waitFor({ state: 'attached' });
}

describe('a first game on a phone', () => {
  it.each([
    [390, 844],
    [844, 390],
  ] as const)('at %i by %i explains without covering what it speaks of', async (width, height) => {
    const { page, problems } = await openPage(browser, { width, height }, { goal: true });
    await firstMovement(page);
    const coach = page.locator('.coach[data-mark="start"]');
    await coach.waitFor();
    const area = (await coach.locator('.spot').textContent())!;
    expect(await coach.locator('h2').textContent()).not.toMatch(/Ein Spielstein/);
    // The map is free, and so is the button; the place that it names is pressed on the map.
    const rect = async (what: string) => (await page.locator(what).boundingBox())!;
    // It comes to lie over the sheet once the map shows the place.
    const room = async (): Promise<number> => {
      const [said, sheet, acts] = [await rect('.coach'), await rect('.sheet'), await rect('.dp-acts')];
      return Math.min(
        said.x - sheet.x,
        sheet.x + sheet.width - said.x - said.width,
        said.y - sheet.y,
        acts.y - said.y - said.height,
      );
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    expect(area.length).toBeGreaterThan(2);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('says in its head which game, which turn and which nation', async () => {
    const { page, problems } = await openPage(browser, { width: 390, height: 844 }, { goal: true });
    await firstMovement(page);
    expect(await cutOff(page, '.bar.phone :is(h1, small)')).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('a lesson on a phone shows what is open as open, and what was said from its beginning', async () => {
  const { page, problems } = await openPage(browser, { width: 390, height: 844 });
  await page.goto(`${site.url}#/learn/mega/grow`);
  await page.locator('.lesson .go').click();
  await page.locator('.counts').waitFor();
  expect(await page.locator('.counts .i').count()).toBe(0);
  await watch(page);
  expect(await page.locator('.counts .met .i').count()).toBe(1);
  // Nothing of what stood over it looks out.
  const over = async (): Promise<number> => {
    const { y } = (await page.locator('.verdict').boundingBox())!;
    return y - (await page.locator('.sheet .in').boundingBox())!.y;
  };
  await expect.poll(over).toBeLessThan(8);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** Rome loses tokens on the upper Danube to the Celts, once it has moved. */
const struck = playedSave(
  {
    id: 'struck',
    seed: 'sides 3',
    config: { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} },
  },
  ({ state }, { kind }) => state.open.turn === 7 && kind === 'move',
);

it.each([
  [390, 844],
  [320, 640],
  [844, 390],
] as const)('at %i by %i a loss is told in a line, and opened beside the question', async (width, height) => {
  const { page, problems } = await openPage(browser, { width, height }, { goal: true });
  await keep(page, site.url, struck);
  await act(page);
  await page.locator('.dp:not([data-kind="move"])').waitFor();
  const news = page.locator('.since.hurt');
  await news.waitFor();
  expect(await news.getAttribute('open')).toBeNull();
  expect(await inSight(page, '.since.hurt > summary')).toHaveLength(1);
  expect(await news.locator('> summary .took').textContent()).toMatch(/−\d/);
  // Offers are what the market asks about.
  const buttons = (await page.locator('.mt-foot .btn').count()) - 1;
  const asked = async (): Promise<void> => {
    expect((await inSight(page, '.mt-foot .btn')).length).toBeGreaterThanOrEqual(buttons);
  };
  await asked();
  expect((await inSight(page, '.mt-offer .mt-who')).length).toBeGreaterThan(0);
  await news.locator('> summary').click();
  await news.locator('li').first().waitFor();
  await asked();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('what comes to lie under a finger is not pressed by it, and what was decided can be taken back at once', async () => {
  const { page, problems } = await openPage(browser, { width: 390, height: 844 });
  await keep(page, site.url, crowded);
  // As soon as the button of the next question is there: what would a finger press?
  const pressed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, watch) => {
          const main = document.querySelector('.dp[data-kind="move"] .dp-main');
          if (!main) return;
          watch.disconnect();
          const { left, right, top, bottom } = main.getBoundingClientRect();
          resolve(main.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)));
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await page.locator('.dp .dp-main').click();
  expect(await pressed).toBe(false);
  // In sight for a moment, it is pressed: tokens would be lost, so it asks first.
  const main = page.locator('.dp[data-kind="move"] .dp-main');
  await main.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep moving' }).click();
  await main.click();
  await page.getByRole('dialog').getByRole('button', { name: 'End anyway' }).click();
  await main.waitFor({ state: 'detached' });
  await page
    .locator('.toast', { hasText: 'Your movement' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await main.waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

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
      const lost = language === 'de' ? /In den Vorrat gehen zurück: \d/ : /Back to stock: \d/;
      expect((await inSight(page, '.dp-over li')).join('\n')).toMatch(lost);
      if (width < 400) expect(await cutOff(page, '.dp-over li > span')).toEqual([]);
      // Whoever asks for advice has not acted yet.
      await page.locator('.dp .dp-ask').click();
      await page.locator('.dp .dp-use').waitFor();
      await page.locator('.dp .dp-advice .btn.ghost').click();
      await page.locator('.since').waitFor({ state: 'attached' });
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

/** At a movement: a coast to build at, and others who move afterwards. */
const seafaring = playedSave(
  {
    id: 'seafaring',
    seed: 'c',
    config: { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} },
  },
  ({ state }, { kind }) => state.open.turn === 4 && kind === 'move',
);

it('what opens comes into sight: where to build a ship, what pays for it, and where it sails', async () => {
  const { page, problems } = await openPage(browser, { width: 390, height: 844 });
  await keep(page, site.url, seafaring);
  const yard = page.locator('.dp-ship').last();
  await yard.locator('.btn').click();
  const seen = async (what: string): Promise<number> => (await inSight(page, what)).length;
  await expect.poll(() => seen('.dp-ship.on .dp-pill')).toBeGreaterThan(0);
  await page.locator('.dp-ship.on .dp-pill').first().click();
  await expect.poll(() => seen('.dp-ship.on .dp-means .opt')).toBeGreaterThan(0);
  await page.locator('.dp-ship.on .dp-means .opt').first().click();
  // The ship is in hand, to be loaded and sent; and it is put down again.
  await expect.poll(() => seen('.dp-ship.on > .dp-row')).toBe(1);
  await expect.poll(() => seen('.dp-ship.on .dp-pill')).toBeGreaterThan(0);
  await page.locator('.dp-ship.on > .dp-row').getByRole('button', { name: 'Done with this ship' }).click();
  await page.locator('.dp-ship.on').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await page.context().close();
});

it('a film has the map in sight, however far the sheet was drawn out before, and after it the sheet is there again', async () => {
  const { page, problems } = await openPage(browser, { width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('ochre.speed', 'slow'));
  await keep(page, site.url, seafaring);
  await page.locator('.dp .dp-main').waitFor();
  const sheet = page.locator('.sheet');
  const share = async (): Promise<number> => {
    const [own, map] = await Promise.all([sheet.boundingBox(), page.locator('.map').boundingBox()]);
    return own!.height / map!.height;
  };
  await sheet.locator('.grip').click();
  await expect.poll(share).toBeGreaterThan(0.85);
  await act(page);
  const told = page.locator('.filmpanel .subtitle');
  await told.waitFor();
  await expect.poll(share).toBeLessThan(0.4);
  // A sentence of many lines is told whole.
  await page.locator('.film .fbt').click();
  await told.locator('.ell').evaluate((words) => {
    words.textContent = 'Egypt loses tokens in Alexandria, Kyrenaika and Fajum. '.repeat(4);
  });
  const whole = (): Promise<boolean> =>
    told.evaluate((line) => {
      const [own, sheet] = [line.getBoundingClientRect(), line.closest('.sheet')!.getBoundingClientRect()];
      return line.scrollHeight <= line.clientHeight && own.top > sheet.top && own.bottom < sheet.bottom;
    });
  await expect.poll(whole).toBe(true);
  await page.locator('.filmpanel .btn').click();
  await page.locator('.dp').waitFor();
  await expect.poll(share).toBeGreaterThan(0.85);
  expect(problems).toEqual([]);
  await page.context().close();
});
