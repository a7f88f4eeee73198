import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGame, type View } from '@ochre/engine';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calledBy } from '../src/calamity/victims.ts';
import { launch, openPage } from '../test/support/browser.ts';
import type { Scene } from '../test/support/scenes.ts';
import type { Site } from '../test/support/site.ts';
import { first, thoroughly } from '../test/support/thorough.ts';
import { showMoment } from '../tools/screens.ts';
import { gallerySite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: Site;
let browser: Browser;
let scenes: Scene[];

beforeAll(async () => {
  [site, browser] = await Promise.all([gallerySite(), launch()]);
  scenes = JSON.parse(readFileSync(join(site.folder, 'gallery/moments.json'), 'utf8')) as Scene[];
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const viewOf = (name: string): View => scenes.find((scene) => scene.name === name)!.view;

/** My pieces as they are drawn. */
const standing = (page: Page, owner: string): Promise<string[]> =>
  page.evaluate(
    (who) =>
      [...document.querySelectorAll<SVGElement>(`.piece[data-owner="${who}"]`)]
        .map(({ dataset: { area, n } }) => `${area} ${n ?? ''}`)
        .sort(),
    owner,
  );

it.each(
  first(1, [
    ['desk', DESK],
    ['phone', PHONE],
  ] as const),
)('a calamity of mine is announced before anything is asked or lost, on a %s', async (_, size) => {
  const { page, problems } = await openPage(browser, size);
  const name = 'chooseNations.epidemic';
  const { viewer } = viewOf(name);
  await showMoment(page, site.url, `film:${name}`);
  const card = page.locator('.calling');
  await card.locator('h2', { hasText: 'Epidemic' }).waitFor();
  expect(await page.locator('.dp').count()).toBe(0);
  expect(await card.locator('header').textContent()).toContain('to you');
  // The sum is the book's and the advances'; those I am to name have empty places.
  expect(await card.locator('.sumlines .missing').textContent()).toContain('would have helped');
  expect(await card.locator('.sumlines .total .n').textContent()).toBe('15');
  expect(await card.locator('.victims .me').textContent()).toContain('You');
  expect(await card.locator('.victims .open').count()).toBe(2);
  expect(await card.locator('footer p').textContent()).toBe(
    'A token pays 1. A city pays 5, minus 1 for each token left in its place.',
  );
  // The land of those who are struck is lit, the rest is not.
  await page.locator('.gloom').waitFor({ state: 'attached' });
  const mine = Object.keys(viewOf(name).open.nations[viewer]!.tokens).length;
  expect(await page.locator('.stricken').count()).toBeGreaterThanOrEqual(mine);
  const before = await standing(page, viewer);
  await page.keyboard.press('Enter');
  await page.locator('.dp[data-kind="chooseNations"]').waitFor();
  expect(await card.count()).toBe(0);
  expect(await standing(page, viewer)).toEqual(before);
  expect(problems).toEqual([]);
  await page.context().close();
});

it.each(
  first(1, [
    ['off', 'no-preference'],
    ['normal', 'reduce'],
  ] as const),
)('at speed %s with motion %s its card lies still until it is read', async (speed, reducedMotion) => {
  const { page, problems } = await openPage(browser, DESK, { cards: 'kept' });
  await page.addInitScript((chosen) => localStorage.setItem('ochre.speed', chosen), speed);
  await page.emulateMedia({ reducedMotion });
  const name = 'chooseNations.epidemic';
  await showMoment(page, site.url, `told:${name}`);
  const card = page.locator('.calling');
  await card.locator('h2', { hasText: 'Epidemic' }).waitFor();
  // What keeps a button from presses for a moment cannot be seen.
  const moving = (): string[] =>
    document.getAnimations().flatMap((one) => (one as CSSAnimation).animationName ?? 'something');
  expect((await page.evaluate(moving)).filter((name) => name !== 'comes')).toEqual([]);
  expect(await page.locator('.film').count()).toBe(0);
  expect(await page.locator('.dp').count()).toBe(0);
  expect(await card.locator('.victims .me').textContent()).toContain('You');
  const before = await standing(page, viewOf(name).viewer);
  await page.keyboard.press('Enter');
  await page.locator('.dp[data-kind="chooseNations"]').waitFor();
  expect(await card.count()).toBe(0);
  expect(await standing(page, viewOf(name).viewer)).toEqual(before);
  // What strikes others is announced by nothing.
  const other = scenes.find(({ view, log }) => {
    const last = log.findLastIndex(({ event }) => event.type === 'calamityRevealed');
    const call = last < 0 ? undefined : calledBy(log.slice(last));
    return (
      call?.victims.every(({ nation }) => nation !== view.viewer) && view.prompts.some((d) => !d.optional)
    );
  })!;
  await showMoment(page, site.url, `told:${other.name}`);
  await page.locator('.dp').first().waitFor();
  expect(await card.count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** Who suffers the epidemic of the gallery's damage, and how many points I have to choose. */
function epidemic(): { viewer: string; nation: string; victims: string[]; points: number } {
  const { log, view } = scenes.find(({ name }) => name === 'takeDamage.epidemic')!;
  const called = log.findLast(({ event }) => event.type === 'secondaryVictims')!.event;
  const asked = view.prompts.find(({ kind }) => kind === 'takeDamage');
  if (called.type !== 'secondaryVictims' || asked?.kind !== 'takeDamage') throw new Error('nobody suffers');
  return { viewer: view.viewer!, ...called.open, points: asked.ask.points };
}

it('the list of nations says who is what to the calamity that is resolved', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await showMoment(page, site.url, 'takeDamage.epidemic');
  const said = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.left .nations tbody tr')].flatMap((row) => {
        const words = row.querySelector('.incalamity')?.textContent;
        return words ? [`${row.dataset['nation']}: ${words}`] : [];
      }),
    );
  await page.locator('.incalamity').first().waitFor();
  const { viewer, nation, victims } = epidemic();
  expect([nation, ...victims]).toContain(viewer);
  expect((await said()).filter((row) => /struck|dragged/.test(row)).sort()).toEqual(
    [`${nation}: struck by it`, ...victims.map((id) => `${id}: dragged in`)].sort(),
  );
  // Who gave the card its victim alone may know.
  if (viewer !== nation) expect((await said()).join()).not.toContain('gave the card');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => page.locator('.nationrail li.victim').count()).toBe(1 + victims.length);
  await showMoment(page, site.url, 'late.move');
  await page.locator('.nationrail li').first().waitFor();
  expect(await page.locator('.nationrail li.victim').count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('damage says what counts how much, what is chosen, and what follows; marks stand on the map', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showMoment(page, site.url, 'takeDamage.epidemic');
  const reckoning = page.locator('.reckoning');
  await reckoning.waitFor();
  expect(await reckoning.locator('> div').allTextContents()).toEqual([
    `Choose ${epidemic().points} damage`,
    'token1',
    'city → 3 tokens5 − 3 = 2',
    'city lost5',
  ]);
  const over = page.locator('.dp .dp-over');
  expect(await over.textContent()).toContain(`If the last ${epidemic().points} are tokens`);
  await page.locator('.dp').getByRole('button', { name: 'Reduce' }).first().click();
  const ledger = page.locator('.dp-ledger li');
  await ledger.first().waitFor();
  expect(await ledger.first().textContent()).toMatch(/^\d+City .+ to 3 tokens5 − 3$/);
  expect(await over.textContent()).toContain('you draw one card fewer next turn');
  await page.locator('.crossed').waitFor({ state: 'attached' });
  await ledger
    .first()
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect.poll(() => ledger.count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('on a phone losses have the screen to themselves', async () => {
  const { page, problems } = await openPage(browser, PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showMoment(page, site.url, 'takeDamage.epidemic');
  await page.locator('.lossbar h1', { hasText: 'Epidemic' }).waitFor();
  const { viewer, nation, points } = epidemic();
  expect(await page.locator('.lossbar small').textContent()).toBe(
    viewer === nation ? 'It strikes you' : 'You are dragged in',
  );
  expect(await page.locator('.tabbar').count()).toBe(0);
  // What the bar takes over is not the way to advice, nor to the rule.
  for (const one of ['.dp-ask', '.cite'])
    await page.locator(`.dp-words > .row > ${one}`).click({ trial: true });
  const main = page.locator('.dp-main');
  expect(await main.textContent()).toContain(`${points} damage to choose`);
  const box = (await main.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('what happens at the end of my movement stands over the buttons, and on the map', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showMoment(page, site.url, 'late.move');
  const over = page.locator('.dp .dp-over');
  await over.waitFor();
  expect(await over.textContent()).toContain('Nobody moves');
  await page.locator('.mark.surplus').first().waitFor({ state: 'attached' });
  for (const tone of ['surplus', 'conflict'])
    await expect
      .poll(
        async () =>
          (await page.locator(`.flag.${tone}`).count()) - (await page.locator(`.mark.${tone}`).count()),
      )
      .toBe(0);
  const from = page.locator('.dp [aria-label="Move from"] .opt');
  const to = page.locator('.dp [aria-label^="Move to"]');
  for (let i = 0; (await to.count()) === 0; i++) await from.nth(i).click();
  await to.first().click();
  await expect.poll(() => over.textContent()).toMatch(/\d+ tokens? moves?;/);
  expect(problems).toEqual([]);
  await page.context().close();
});

thoroughly('discs show my own limits where an advance raises them', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showMoment(page, site.url, 'late.move');
  await page.locator('.names .limit').first().waitFor({ state: 'attached' });
  const view = viewOf('late.move');
  const { rules } = createGame(mega, world);
  const p = { rules, config: view.config, open: view.open };
  const raised = rules.map.land.flatMap(({ id, limit }) => {
    const own = rules.policies.limit(p, view.viewer, id);
    return own === limit ? [] : [`${id} ${own}`];
  });
  expect(raised.length).toBeGreaterThan(10);
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.names .limit.own')].map(
      (limit) => `${limit.dataset['limit']} ${limit.querySelector('text')?.textContent}`,
    ),
  );
  expect(shown.sort()).toEqual(raised.sort());
  expect(problems).toEqual([]);
  await page.context().close();
});

it('the log folds what a nation did in a phase, open where it touched me', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showMoment(page, site.url, 'takeDamage.epidemic');
  const { viewer } = viewOf('takeDamage.epidemic');
  const folds = page.locator('.log .folded');
  await folds.first().waitFor();
  // Nobody has two places under one phase.
  const doubled = await page.evaluate(() =>
    [...document.querySelectorAll('.logpanel .grp')].flatMap((group) => {
      const who = [...group.querySelectorAll(':scope > .log > li > .nb[data-nation]')].map(
        (badge) => (badge as HTMLElement).dataset['nation'],
      );
      return who.filter((id, i) => who.indexOf(id) !== i);
    }),
  );
  expect(doubled).toEqual([]);
  const own = page.locator(`.log .folded[data-nation-fold="${viewer}"] > details`);
  for (const fold of await own.all()) expect(await fold.getAttribute('open')).not.toBeNull();
  const closed = page.locator('.log .folded > details:not([open])').first();
  await closed.locator('summary').first().click();
  await closed.page().locator('.log .folded > details[open] li').first().waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

/** How far a veil over land sets it off, as a ratio of luminances. */
const veiled = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { fill, fillOpacity } = getComputedStyle(document.querySelector('.veil')!);
    const dark = document.documentElement.dataset['theme'] === 'dark';
    const land = dark ? [120, 108, 74] : [196, 180, 126];
    const veil = fill.match(/\d+/g)!.map(Number);
    const bright = (rgb: number[]): number => {
      const [r, g, b] = rgb.map((c) => ((c / 255) ** 2.2) as number);
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
    };
    const laid = land.map((c, i) => c + (veil[i]! - c) * Number(fillOpacity));
    const [a, b] = [bright(land), bright(laid)];
    return Math.max(a, b) / Math.min(a, b);
  });

thoroughly('land out of play is as clear by day as by night', async () => {
  const { page } = await openPage(browser, DESK);
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((t) => localStorage.setItem('ochre.theme', t), theme);
    await page.goto('about:blank');
    await showMoment(page, site.url, 'move');
    await page.locator('.veil').waitFor({ state: 'attached' });
    expect(await veiled(page), theme).toBeGreaterThan(1.5);
  }
  await page.context().close();
});
