import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tally } from '@ochre/engine';
import { gameFor, rulesetIds } from '@ochre/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage, type Watched } from '../test/support/browser.ts';
import type { Scene } from '../test/support/scenes.ts';
import type { Site } from '../test/support/site.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { sceneShown } from '../tools/screens.ts';
import { gallerySite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let site: Site;
let scenes: Scene[];
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), gallerySite()]);
  scenes = JSON.parse(readFileSync(join(site.folder, 'gallery/moments.json'), 'utf8')) as Scene[];
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const named = (name: string): Scene => scenes.find((s) => s.name === name)!;

async function at(name: string, size: { width: number; height: number }): Promise<Watched> {
  const watched = await openPage(browser, size);
  await watched.page.emulateMedia({ reducedMotion: 'reduce' });
  await show(watched.page, name);
  return watched;
}

async function show(page: Page, name: string): Promise<void> {
  await page.goto(`${site.url}gallery/#${encodeURIComponent(name)}`);
  await sceneShown(page, name);
}

/** What the engine counts, in the words of the page. */
function counted({ config, view }: Scene): string[] {
  const { rules } = gameFor(config.ruleset);
  const points = tally({ rules, config, open: view.open });
  return Object.keys(points)
    .map((id) => `${rules.civilization(id).name} ${points[id]!.points}`)
    .sort();
}

const listed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.nations tbody tr')].map(
      (row) =>
        `${row.querySelector('th b')?.textContent} ${parseInt(row.querySelector('td.pts')?.textContent ?? '', 10)}`,
    ),
  );

const placed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.stb tbody tr')].map(
      (row) => `${row.querySelector('th b')?.textContent} ${row.querySelector('td.pt')?.textContent}`,
    ),
  );

const card = (page: Page) => page.locator('.nc');
const heading = (page: Page) => card(page).locator('h2').textContent();
const focusIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((s) => document.activeElement?.closest(s) !== null, selector);
const pointsOf = (row: string): number => Number(row.split(' ').at(-1));

describe('on a desk', () => {
  it('list and board tell the points that the engine counts, in all rule sets', async () => {
    const { page, problems } = await at('late.wait', DESK);
    for (const ruleset of rulesetIds()) {
      const scene = scenes.find(
        (s) => s.config.ruleset === ruleset && s.view.open.turn > 2 && !('decision' in s && hasStage(s)),
      )!;
      await show(page, scene.name);
      await expect
        .poll(async () => (await listed(page)).sort(), { message: scene.name })
        .toEqual(counted(scene));
      await page.keyboard.press('v');
      await page.locator('.stb tbody tr').first().waitFor();
      expect((await placed(page)).sort(), scene.name).toEqual(counted(scene));
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.stb').count()).toBe(0);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('by mouse: the list sorts, a nation opens its card beside its row, the strip leads to the board', async () => {
    const { page, problems } = await at('late.move', DESK);
    const sort = page.locator('.nations thead .pts button');
    const before = await listed(page);
    await sort.click();
    await expect
      .poll(async () => (await listed(page)).map(pointsOf))
      .toEqual(before.map(pointsOf).sort((a, b) => b - a));
    await sort.click();
    await expect.poll(() => listed(page)).toEqual(before);

    const row = page.locator('.nations tbody tr').nth(4);
    await row.getByRole('button').click();
    await card(page).locator('.effects, .how').first().waitFor();
    expect(await heading(page)).toBe(await row.locator('th b').textContent());
    // At the end stands beside now, grey, and says what it is.
    await card(page).locator('dd.guessed').waitFor();
    await card(page)
      .getByText(/Not a rule\.$/)
      .waitFor();
    const box = (await card(page).boundingBox())!;
    const panel = (await page.locator('aside.right').boundingBox())!;
    const beside = (await row.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(panel.x);
    expect(box.y).toBeLessThanOrEqual(beside.y);
    expect(box.y + box.height).toBeGreaterThanOrEqual(beside.y + beside.height);
    await card(page).getByRole('button', { name: 'Next nation' }).click();
    expect(await heading(page)).toBe(
      await page.locator('.nations tbody tr').nth(5).locator('th b').textContent(),
    );
    await card(page).getByRole('button', { name: 'Reach on the map' }).click();
    await page.locator('.empirenote').waitFor();
    expect(await card(page).count()).toBe(0);

    // A badge of the log, and my own badges, are ways to the same card.
    await page.locator('.log .nb[data-nation]').first().click();
    await card(page).waitFor();
    await card(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => card(page).count()).toBe(0);
    for (const own of ['.bar .ownbadge', '.mat button.who']) {
      await page.locator(own).click();
      await card(page).locator('.crd').waitFor();
      await card(page).getByText('What you can afford').waitFor();
      await page.locator(own).click();
      await expect.poll(() => card(page).count()).toBe(0);
    }

    await page.locator('.ast-strip').getByRole('button', { name: 'Points' }).click();
    const scores = await page.locator('.ast-strip .score').allTextContents();
    expect(scores.map(Number)).toEqual(before.map(pointsOf).sort((a, b) => b - a));
    await page.locator('.ast-strip .score').nth(2).click();
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the standings' }).click();
    await page.locator('.stb .spark').first().waitFor();
    expect((await placed(page)).map(pointsOf)).toEqual(scores.map(Number));
    await page.locator('.stb thead').getByRole('button', { name: 'Nation' }).click();
    const names = (await placed(page)).map((r) => r.replace(/ \d+$/, ''));
    expect(names).toEqual([...names].sort());
    await page.locator('.stb tbody .nation').nth(1).click();
    await card(page).waitFor();
    expect(await heading(page)).toBe(names[1]);
    await page.keyboard.press('Escape');
    for (const [name, shows] of [
      ['Charts', '.chart .line'],
      ['Track', '.trackpage .road .gate li'],
      ['Sources', '.stb td.n'],
    ] as const) {
      await page.locator('.standings .seg').getByRole('button', { name }).click();
      await page.locator(shows).first().waitFor();
    }
    await page.getByRole('button', { name: 'Back to the map' }).click();
    await expect.poll(() => page.locator('.standings').count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  thoroughly(
    'by key: I and arrows, V and a column head, Escape back, and focus goes in and comes back',
    async () => {
      const { page, problems } = await at('late.wait', DESK);
      const first = page.locator('.nations tbody tr').first().getByRole('button');
      await first.focus();
      await page.keyboard.press('i');
      await card(page).locator('.crd').waitFor();
      const me = await page.locator('.nations tr.me th b').textContent();
      expect(await heading(page)).toBe(me);
      await expect.poll(() => focusIn(page, '.nc')).toBe(true);
      const names = (await listed(page)).map((r) => r.replace(/ \d+$/, ''));
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => heading(page)).toBe(names[(names.indexOf(me!) + 1) % names.length]);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => heading(page)).toBe(me);
      await page.keyboard.press('Escape');
      await expect.poll(() => card(page).count()).toBe(0);
      await expect.poll(() => focusIn(page, '.nations')).toBe(true);

      await page.keyboard.press('v');
      await page.locator('.stb .spark').first().waitFor();
      await expect.poll(() => focusIn(page, '.standings')).toBe(true);
      const head = page.locator('.stb thead').getByRole('button', { name: 'At the end' });
      await head.focus();
      await page.keyboard.press('Enter');
      const column = page.locator('.stb th.end');
      await expect.poll(() => column.getAttribute('aria-sort')).toBe('descending');
      const ends = (await page.locator('.stb td.end').allTextContents()).map(Number);
      expect(ends).toEqual([...ends].sort((a, b) => b - a));
      await page.keyboard.press('Enter');
      await expect.poll(() => column.getAttribute('aria-sort')).toBe('ascending');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.standings').count()).toBe(0);
      await expect.poll(() => focusIn(page, '.nations')).toBe(true);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  it('shows those who watch what everybody may know, and no more', async () => {
    const { page, problems } = await at('late.watch', DESK);
    await page.keyboard.press('i');
    await card(page).locator('.crd').waitFor();
    const words = await card(page).textContent();
    expect(words).not.toContain('What you can afford');
    expect(words).not.toContain('and you');
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await page.getByText(/leads, \d+ ahead of|level on points with/).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe('on a phone', () => {
  thoroughly(
    'by touch: the list leads to the sheet, the sheet to the next nation and to the map',
    async () => {
      const { page, problems } = await at('late.wait', PHONE);
      await page.locator('.tabbar').getByRole('button', { name: 'Table' }).click();
      await page.locator('.stlist .spark').first().waitFor();
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll('.stlist li')].map(
          (li) =>
            `${li.querySelector('.nm b')?.textContent} ${Number.parseInt(li.querySelector('.pt')?.textContent ?? '', 10)}`,
        ),
      );
      expect([...rows].sort()).toEqual(counted(named('late.wait')));
      await page.locator('.stlist button').nth(1).click();
      await card(page).locator('.crd').waitFor();
      expect(`${await heading(page)} ${await card(page).locator('.total b').textContent()}`).toBe(rows[1]);
      await card(page).getByRole('button', { name: 'Next nation' }).click();
      await card(page).getByRole('button', { name: 'Previous nation' }).click();
      await expect.poll(() => heading(page)).toBe(rows[1]!.replace(/ \d+$/, ''));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await card(page).getByRole('button', { name: 'Reach on the map' }).click();
      await page.locator('.empirenote').waitFor();
      await page.locator('.bar .ownbadge').click();
      await card(page).getByText('What you can afford').waitFor();
      await card(page).getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => card(page).count()).toBe(0);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  thoroughly('by key: V leads to the list, I to my own sheet, Escape back', async () => {
    const { page, problems } = await at('late.wait', PHONE);
    await page.keyboard.press('v');
    await page.locator('.stlist .spark').first().waitFor();
    await page.keyboard.press('i');
    await card(page).locator('.crd').waitFor();
    await expect.poll(() => focusIn(page, '.nc')).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect.poll(() => card(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** A decision that takes the whole middle leaves no room for the list. */
function hasStage(scene: Scene): boolean {
  const { decision } = scene as Scene & { decision: { kind: string } };
  return decision.kind === 'trade' || decision.kind === 'purchase';
}
