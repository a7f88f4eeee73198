import { readFileSync } from 'node:fs';
import { createGame, Past } from '@ochre/engine';
import { world } from '@ochre/maps';
import type { GameRecord } from '@ochre/protocol';
import { mega } from '@ochre/rulesets';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stretch } from '../src/session/messages.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { keep, playedSave } from '../test/support/saves.ts';
import type { Site } from '../test/support/site.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: Site;
let browser: Browser;
let moving: Stretch;

beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
  moving = playedSave({}, (table, asked) => table.state.open.turn === 5 && asked.kind === 'move');
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const banner = (page: Page) => page.locator('.historybanner');

/** Tokens and cities of every nation when a turn was over, by playing the record again. */
function standingsAfter(turn: number): string[] {
  const game = createGame(mega, world);
  const past = new Past(game, game.start(moving.game.config, moving.game.seed).state);
  for (const { action } of moving.actions) past.follow(action);
  const { nations } = past.turns().find((t) => t.turn === turn)!;
  return Object.values(nations).map(({ tokens, cities }) => `${tokens} ${cities}`);
}

const standings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.nations tbody tr')].map((row) => {
      const cells = [...row.querySelectorAll('td')].map((td) => td.textContent);
      return `${cells[1]} ${cells[2]}`;
    }),
  );

it('steps back through the game with every panel as it was, and returns to the decision and its draft', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await keep(page, site.url, moving);
  await page.locator('.dp[data-kind=move]').waitFor();
  const panel = () => page.locator('.dp').textContent();
  const blank = await panel();
  await page.locator('[aria-label="Move from"] .opt').first().click();
  await expect.poll(panel).not.toBe(blank);
  const draft = await panel();
  const now = await standings(page);

  await page.getByRole('button', { name: 'Step back through the game' }).click();
  await banner(page).waitFor();
  expect(await page.locator('.dp').count()).toBe(0);
  const line3 = page.getByRole('button', { name: 'Go to turn 3', exact: true });
  const size = await line3.boundingBox();
  await line3.click();
  await expect.poll(() => banner(page).textContent()).toContain('You are looking at turn 3');
  // What is pressed stays where it was pressed.
  expect(await line3.boundingBox()).toEqual(size);
  // The first stop of a turn is the step that ended the one before.
  await expect.poll(async () => (await standings(page)).sort()).toEqual(standingsAfter(2).sort());
  expect(await standings(page)).not.toEqual(now);

  const line = () => page.locator('.hp-list [aria-current]').textContent();
  const first = await line();
  await page.keyboard.press('ArrowRight');
  await expect.poll(line).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(line).toBe(first);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => page.locator('.historypanel h2').textContent()).not.toBe('Turn 3, A.S.T.');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const begun = await line();
  await expect.poll(line).not.toBe(begun);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();

  await page.keyboard.press('Escape');
  await banner(page).waitFor({ state: 'detached' });
  await expect.poll(panel).toBe(draft);
  await expect.poll(() => standings(page)).toEqual(now);
  expect(problems).toEqual([]);
  await page.context().close();
});

interface Spot {
  area: string;
  x: number;
  y: number;
}

/** Areas with that word in their name for screen readers, where the middle of each is in sight and its own. */
const spots = (page: Page, word: string): Promise<Spot[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<SVGElement>('.area')].flatMap((path) => {
        const { left, top, width, height } = path.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const area = path.dataset['area']!;
        const hit = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-area]')?.dataset['area'];
        return path.getAttribute('aria-label')!.includes(wanted) && hit === area ? [{ area, x, y }] : [];
      }),
    word,
  );

it('moves a stack by dragging it to a neighbour', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await keep(page, site.url, moving);
  await page.locator('.dp[data-kind=move]').waitFor();
  await page.locator('.mark').first().waitFor({ state: 'attached' });
  const me = await page.locator('.nations tr.me b').first().textContent();
  // The map has come to rest when areas of mine are in sight.
  await expect.poll(async () => (await spots(page, `of ${me}`)).length).toBeGreaterThan(0);
  await page.locator('.stage:not(.pushed):not(.zoomed)').waitFor({ state: 'attached' });
  // Pieces are placed once the map has come to rest: until then there may be none to take hold of.
  for (const until = Date.now() + 240_000; Date.now() < until; await page.waitForTimeout(300))
    for (const area of (await spots(page, `of ${me}`)).map((s) => s.area)) {
      const stack = await page.locator(`.piece.tokens[data-area="${area}"]`).first().boundingBox();
      if (!stack) continue;
      const [x, y] = [stack.x + stack.width * 0.4, stack.y + stack.height * 0.6];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 30, y + 10, { steps: 3 });
      const taken = await page
        .locator('.carried')
        .waitFor({ timeout: 15_000 })
        .then(
          () => true,
          () => false,
        );
      let target: Spot | undefined;
      for (let i = 0; taken && !target && i < 20; i++) {
        [target] = await spots(page, 'legal target');
        if (!target) await page.waitForTimeout(100);
      }
      if (target) {
        await page.mouse.move(target.x, target.y, { steps: 3 });
        await page.mouse.up();
        await page.locator('.arrow').first().waitFor({ state: 'attached' });
        await page.locator('.carried').waitFor({ state: 'detached' });
        expect(problems).toEqual([]);
        await page.context().close();
        return;
      }
      await page.mouse.up();
    }
  throw new Error('no stack could be dragged');
});

thoroughly('shows the past on a phone, too', async () => {
  const { page, problems } = await openPage(browser, PHONE);
  await keep(page, site.url, moving);
  await page.locator('.dp[data-kind=move]').waitFor();
  await page.getByRole('button', { name: 'Step back through the game' }).click();
  await banner(page).waitFor();
  await page.getByRole('button', { name: 'One step back' }).click();
  await banner(page).getByRole('button').click();
  await banner(page).waitFor({ state: 'detached' });
  await page.locator('.dp[data-kind=move]').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

thoroughly('tells what happened while the page was not looked at, and leads there', async () => {
  const { page, problems } = await openPage(browser, DESK);
  const trading = playedSave({}, (table, asked) => table.state.open.turn >= 10 && asked.kind === 'trade');
  await keep(page, site.url, trading);
  await page
    .getByRole('button', { name: /I am done/ })
    .last()
    .waitFor();
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page
    .getByRole('button', { name: /I am done/ })
    .last()
    .click();
  await page.locator('.dp:not([data-kind=trade])').waitFor();
  await hide(false);
  const card = page.locator('.since');
  await card.waitFor();
  expect(await card.textContent()).toContain('While you were away');
  if ((await card.getAttribute('open')) === null) await card.locator('summary').first().click();
  await card.locator('.see, .kind').first().click();
  await banner(page).waitFor();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await card.getByRole('button', { name: 'Understood' }).click();
  await card.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await page.context().close();
});

it('ends with the points of all, charts, a file that plays, and a rematch', async () => {
  const { page, problems } = await openPage(browser, DESK);
  const over = playedSave({ id: 'over' }, () => false);
  await keep(page, site.url, over);
  const { order, scores, winner } = over.state.open.result!;
  await page.locator('.scores tbody tr').nth(4).waitFor();
  const totals = async (): Promise<number[]> =>
    (await page.locator('.scores .total').allTextContents()).slice(1).map((t) => Number.parseInt(t, 10));
  await expect.poll(totals).toEqual(order.slice(1).map((id) => scores[id]!['total']));
  expect(await page.locator('.outcome').textContent()).toContain(
    mega.civilizations.find((c) => c.id === winner)!.name,
  );
  for (const measure of ['Points', 'Cities', 'Population', 'Treasury', 'Advances']) {
    await page.getByRole('button', { name: measure, exact: true }).click();
    await page.locator('.charts header', { hasText: measure }).waitFor();
    await expect.poll(() => page.locator('.chart .core').count()).toBe(5);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game' }).click(),
  ]);
  const record = JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
  expect(record.format).toBe('ochre-game-2');
  const game = createGame(mega, world);
  const past = new Past(game, game.start(record.config, record.seed!, record.rules).state);
  for (const { action } of record.actions.slice(1)) past.follow(action!);
  expect(past.latest.open.result).toEqual(record.result);

  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.locator('.map').waitFor();
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.dp').waitFor();
  await expect.poll(() => page.locator('.ribbon').textContent()).toMatch(/Set-up|Turn 1/);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** A game in which I am struck by a calamity and have to name others whom it strikes, too. */
function struck(): Stretch {
  const config = { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} };
  for (const seed of 'fhcbdefghijklmnop') {
    let found = false;
    const save = playedSave({ id: 'struck', seed, config }, (_, asked) => {
      found = asked.kind === 'chooseNations';
      return found;
    });
    if (found) return save;
  }
  throw new Error('no calamity with further victims in any of these games');
}

thoroughly('a calamity strikes further nations that its first victim names on the panel', async () => {
  const { page, problems } = await openPage(browser, DESK);
  const save = struck();
  await keep(page, site.url, save);
  const panel = page.locator('.dp[data-kind=chooseNations]');
  await panel.waitFor();
  const main = panel.locator('.dp-main');
  const named: string[] = [];
  while ((await main.getAttribute('aria-disabled')) === 'true') {
    const next = panel.locator('.opt[aria-checked=false]').first();
    named.push((await next.locator('.tx b').textContent())!);
    await next.click();
    await panel
      .locator('.opt[aria-checked=true]')
      .nth(named.length - 1)
      .waitFor();
  }
  expect(named.length).toBeGreaterThan(1);
  await main.click();
  // Others have named victims too.
  let told = page.locator('.log li', { hasText: 'as further victims' });
  for (const hasText of named) told = told.filter({ hasText });
  await told.first().waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
  await page.context().close();
});
