import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind, View } from '@ochre/engine';
import { rulingsByRule } from '@ochre/rulesets/rulings.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import { answer, panelOf } from '../test/support/drive.ts';
import type { Moment } from '../test/support/moments.ts';
import type { Scene } from '../test/support/scenes.ts';
import type { Site } from '../test/support/site.ts';
import { first, thoroughly } from '../test/support/thorough.ts';
import { sceneShown } from '../tools/screens.ts';
import { gallerySite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Dozens of moments: to end what hangs, on a machine as busy as may be. */
const LONG = { timeout: 1_800_000 };

/** One moment of every kind; other purposes of the kind share its control, and questions.test.ts reads them all. */
const perKind = (all: readonly Moment[]): Moment[] => [
  ...new Map(all.map((m) => [m.decision.kind, m])).values(),
];

let browser: Browser;
let site: Site;
let ofKind: Moment[];
let others: Moment[];
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), gallerySite()]);
  const scenes = JSON.parse(readFileSync(join(site.folder, 'gallery/moments.json'), 'utf8')) as Scene[];
  const moments = scenes.filter((scene): scene is Moment => 'decision' in scene);
  ofKind = perKind(moments.filter(({ config }) => config.ruleset === 'mega'));
  others = perKind(moments.filter(({ config }) => config.ruleset !== 'mega'));
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function show(page: Page, name: string): Promise<void> {
  await page.goto(`${site.url}gallery/#${encodeURIComponent(name)}`);
  await sceneShown(page, name);
}

/** Optional questions stand aside until they are asked for. */
async function open(page: Page, decision: { kind: Kind; optional?: true }): Promise<void> {
  if (decision.optional && (await panelOf(page).count()) === 0)
    await page.locator('.others .btn').last().click();
  // On a phone the receipt of the last deal lies over the panel.
  await page.locator('.dp:visible, .rc').first().waitFor();
}

const given = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (window as unknown as { session: { answered: { value: unknown } } }).session.answered.value,
  );

async function answerAll(size: { width: number; height: number }, all: readonly Moment[]): Promise<void> {
  const { page, problems } = await openPage(browser, size);
  // Nobody watches how the map gets to where the question is.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, decision } of all) {
    await show(page, name);
    await open(page, decision);
    const kind = await answer(page);
    expect(kind, name).toBe(decision.kind);
    await expect.poll(() => given(page), { message: name }).not.toBeUndefined();
  }
  expect(problems).toEqual([]);
  await page.context().close();
}

describe('every decision is answered with its own control, without a problem', () => {
  it('on a desk', LONG, () => answerAll(DESK, ofKind));
  thoroughly('on a phone', LONG, () => answerAll(PHONE, ofKind));
  thoroughly('in other rule sets', LONG, () => answerAll(DESK, others));
});

const languages: [string, string, RegExp][] = [
  ['en', 'Move from', /does not border Ultima Thule by land\./],
  ['de', 'Bewegen aus', /grenzt über Land nicht an Ultima Thule\./],
];
it.each(first(1, languages))(
  'says why something is refused, with the rule (%s)',
  async (language, from, why) => {
    const { page } = await openPage(browser, DESK);
    await page.addInitScript((l) => localStorage.setItem('ochre.language', l), language);
    await show(page, 'move');
    await panelOf(page).locator(`[aria-label="${from}"] .opt`).first().click();
    // Far away from anybody's reach: pressed on the map like any other area.
    await page
      .locator('.areas [data-area="ultima-thule"], [data-area="ultima-thule"]')
      .first()
      .dispatchEvent('click');
    const refusal = page.locator('.dp-refusal');
    await refusal.waitFor();
    await expect.poll(() => refusal.textContent()).toMatch(why);
    await refusal.locator('.cite').click();
    await page.getByRole('dialog').waitFor();
    await page.context().close();
  },
);

thoroughly('shows beside a rule how it is read here', async () => {
  const rulings = rulingsByRule();
  const unclear = ofKind.find(({ decision }) => rulings.has(decision.cite) && !decision.optional)!;
  const { page, problems } = await openPage(browser, DESK);
  await show(page, unclear.name);
  await panelOf(page).locator('.cite').first().click();
  const [ruling] = rulings.get(unclear.decision.cite)!;
  await page.getByRole('dialog').getByText(ruling!.title).waitFor();
  await page.getByRole('dialog').getByText(ruling!.ruling).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('lays advances side by side, shows points on a phone, and says when nothing is within reach', async () => {
  const { page, problems } = await openPage(browser, PHONE);
  await show(page, 'purchase');
  const shelf = page.locator('.sh-adv:not(.held)');
  await shelf.first().locator('.vp').waitFor();
  const shown = await shelf.first().locator('.vp').boundingBox();
  expect(shown!.width).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  for (const at of [0, 1, 2, 3]) await shelf.nth(at).click();
  const columns = page.locator('.sh-compare article');
  await expect.poll(() => columns.count()).toBe(3);
  const names = await columns.locator('.disp').allTextContents();
  expect(names).toEqual(await Promise.all([1, 2, 3].map((at) => shelf.nth(at).locator('.nm').textContent())));
  for (const dd of await columns.locator('.wide dd').allTextContents()) expect(dd).not.toBe('');
  expect(await page.locator('.sh-adv.on').count()).toBe(0);
  const open = columns.getByRole('button', { name: 'Into the basket' });
  if ((await open.count()) > 0) {
    await open.first().click();
    await page.locator('.sh-adv.on').waitFor();
    await columns.getByRole('button', { name: 'Out of the basket' }).click();
  }
  // The same shop to somebody who has nothing to pay with.
  await page.evaluate(() => {
    const { session } = window as unknown as { session: { view: { value: View } } };
    const view = structuredClone(session.view.value);
    view.own!.hand = [];
    view.open.nations[view.viewer!]!.treasury = 0;
    session.view.value = view;
  });
  await page
    .locator('.dp')
    .getByText(/^Nothing within reach: the cheapest, .+, costs \d+, and you have 0\.$/)
    .waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('gives advice with its reasons, and puts it into the draft without sending it', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await show(page, 'purchase');
  await panelOf(page).getByRole('button', { name: 'What would you do?' }).click();
  const advice = page.locator('.dp-advice');
  await advice.locator('.dp-use').waitFor();
  expect(await advice.locator('li').count()).toBeGreaterThan(0);
  await advice.locator('.dp-use').click();
  await page.locator('.sh-adv.on').first().waitFor();
  expect(await given(page)).toBeUndefined();
  await page.evaluate(() => localStorage.setItem('ochre.adviser', 'off'));
  await page.reload();
  await panelOf(page).waitFor();
  expect(await page.getByRole('button', { name: 'What would you do?' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('is played by keyboard alone', async () => {
  const { page } = await openPage(browser, DESK);
  await show(page, 'chooseNations.piracy');
  await panelOf(page).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('e');
  await expect.poll(() => given(page)).toHaveLength(2);
  await page.context().close();
});
