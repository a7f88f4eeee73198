import { readFileSync } from 'node:fs';
import { createGame } from '@ochre/engine';
import { world } from '@ochre/maps';
import type { GameRecord } from '@ochre/protocol';
import { notate } from '@ochre/protocol/notation';
import { mega } from '@ochre/rulesets';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soloRecord } from '../src/session/soloRecord.ts';
import { act } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { keep, playedSave } from '../test/support/saves.ts';
import type { Site } from '../test/support/site.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NASTY = '<img src=x onerror="document.title=\'hacked\'">';

let site: Site;
let browser: Browser;
let record: GameRecord;
const game = createGame(mega, world);

beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
  const over = playedSave({ id: 'over', title: NASTY }, () => false);
  const actions = over.actions.map(({ action }) => action);
  record = soloRecord(game, over.game, actions, over.events);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const banner = (page: Page) => page.locator('.historybanner');

/** Hands a text to the page as a file, by its picker. */
const choose = (page: Page, text: string, name = 'game.json') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** Lets a file fall onto the page. */
const drop = (page: Page, text: string) =>
  page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
    dispatchEvent(new DragEvent('dragover', { dataTransfer: data, cancelable: true }));
    dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, text);

async function at(size: typeof DESK, hash = '#/open') {
  const { page, problems } = await openPage(browser, size);
  await page.goto(`${site.url}${hash}`);
  return { page, problems };
}

it('opens a file from the picker, leads to a moment by its link, and plays on from there', async () => {
  const { page, problems } = await at(DESK);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, JSON.stringify({ ...record, comments: [{ turn: 4, told: 9, by: 'Ada', text: NASTY }] }));
  await banner(page).waitFor();
  await expect.poll(() => banner(page).textContent()).toContain('turn 1');
  await page.getByRole('button', { name: 'Go to turn 3', exact: true }).click();
  await expect.poll(() => banner(page).textContent()).toContain('turn 3');
  // What people wrote is text and nothing else.
  await page.getByText('1 comment on other moments').click();
  await page.locator('.elsewhere button').click();
  await page.locator('.comment', { hasText: 'Ada' }).waitFor();
  expect(await page.locator('.comment p').textContent()).toContain('onerror');
  expect(await page.locator('.comment img').count()).toBe(0);

  await page.getByLabel('Write about this moment').fill('Mine.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('And more.');
  await page.keyboard.press('Enter');
  await page.locator('.comment', { hasText: 'Mine.' }).waitFor();

  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  await page.getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/solo\/open-[0-9a-f]{12}@4-\d+$/);
  const there = await banner(page).textContent();
  const line = await page.locator('.hp-list [aria-current]').textContent();

  // Somebody who follows the link stands where it was copied.
  await page.goto('about:blank');
  await page.goto(link);
  await banner(page).waitFor();
  expect(await banner(page).textContent()).toBe(there);
  await expect.poll(() => page.locator('.hp-list [aria-current]').textContent()).toBe(line);

  // Saved, both comments go along.
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game' }).click(),
  ]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
  expect(saved.comments?.map(({ text }) => text)).toEqual([NASTY, 'Mine.\nAnd more.']);
  const { comments: _, ...rest } = saved;
  expect(JSON.stringify(rest)).toBe(JSON.stringify(record));

  // From the moment on against bots, as any nation.
  await page.goto('about:blank');
  await page.goto(link.replace(/@.*/, '@6-1'));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.lead', { hasText: 'Egypt' }).click();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  const panel = page.locator('.dp');
  await panel.waitFor();
  await expect.poll(() => page.locator('.ribbon').textContent()).toContain('Turn 6');
  expect(await page.locator('.nations tr.me').textContent()).toContain('Egypt');
  const asked = await panel.textContent();
  await act(page);
  await expect.poll(() => panel.textContent()).not.toBe(asked);
  expect(await page.title()).not.toBe('hacked');
  expect(problems).toEqual([]);
  await page.context().close();
});

it('opens notation that is dropped or pasted, and says what is wrong with what is no game', async () => {
  const { page, problems } = await at(DESK);
  const text = notate(game, record);
  const said = page.getByRole('alert');
  const refuses = async (file: string, why: string | RegExp): Promise<void> => {
    await choose(page, file);
    await expect.poll(() => said.textContent()).toMatch(why);
  };
  await refuses('{"a":', /not a game of Ochre/);
  await refuses('{"format":"ochre-game-9"}', /a later release/);
  await refuses(JSON.stringify({ ...record, config: { ...record.config, ruleset: 'chess' } }), /not here/);
  await refuses(JSON.stringify({ ...record, rules: 99 }), /newer rules/);
  await refuses(JSON.stringify({ ...record, title: 'Mine' }), /something in it was changed/);
  await refuses(JSON.stringify(record).replace('"options":{}', '"options":{"__proto__":{"x":1}}'), /damaged/);
  await refuses(JSON.stringify({ ...record, seed: undefined }), /not over/);
  await refuses(
    JSON.stringify({ ...record, comments: [{ turn: 1, told: 1, text: 'x'.repeat(501) }] }),
    /damaged/,
  );
  await refuses(text.replace(/ plays .*/, ' sings'), /^Line \d+: What somebody does.*stands “sings”/);
  await page.getByLabel('Or paste a game in notation').fill('Dear Anna');
  await page.getByRole('button', { name: 'Open what I pasted' }).click();
  await expect.poll(() => said.textContent()).toContain('not a game of Ochre');

  await drop(page, text);
  await banner(page).waitFor();
  expect(await page.evaluate(() => location.hash)).toMatch(/^#\/solo\/open-/);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('plays on from a moment of a running game as its player knows it', async () => {
  const { page, problems } = await openPage(browser, DESK);
  const moving = playedSave({}, (table, asked) => table.state.open.turn === 6 && asked.kind === 'move');
  await keep(page, site.url, moving);
  await page.locator('.dp[data-kind=move]').waitFor();
  const hand = (await page.locator('.mat').textContent())!;
  await page.getByRole('button', { name: 'Step back through the game' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('dealt anew');
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await expect.poll(() => page.title()).toContain('from turn 6');
  await page.locator('.dp[data-kind=move]').waitFor();
  expect(await page.locator('.mat').textContent()).toBe(hand);
  // And it goes on.
  await act(page);
  await page.locator('.dp:not([data-kind=move]), .historybanner').first().waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

thoroughly(
  'opens what is shared with the page, and shows what can be done with a moment on a phone, too',
  async () => {
    const { page, problems } = await at(PHONE, '');
    // As the service worker leaves it.
    await page.evaluate(async (text) => {
      await (await caches.open('ochre-shared')).put('/shared-game', new Response(text));
    }, JSON.stringify(record));
    await page.goto(`${site.url}#/open`);
    await banner(page).waitFor();
    await page.getByRole('button', { name: 'Go to turn 5', exact: true }).click();
    await expect.poll(() => banner(page).textContent()).toContain('turn 5');
    await page.getByRole('button', { name: 'This moment', exact: true }).click();
    await page.getByLabel('Seen by').selectOption({ label: 'Egypt' });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => banner(page).textContent()).toContain('turn 5');
    await page.getByRole('button', { name: 'This moment', exact: true }).click();
    expect(await page.getByLabel('Seen by').locator('option:checked').textContent()).toBe('Egypt');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.locator('.dp').waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  },
);
