import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage, type Watched } from '../test/support/browser.ts';
import { type Furnished, furnished } from '../test/support/furnished.ts';
import type { Site } from '../test/support/site.ts';
import { thorough, thoroughly } from '../test/support/thorough.ts';
import type { Places, Screen } from '../tools/screen.ts';
import { screens, showMoment } from '../tools/screens.ts';
import { tables } from '../tools/tables.ts';
import { gallerySite } from './built.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every kind of page, and a table at the faces that differ most; a long run looks at every screen there is. */
const QUICK: Record<keyof typeof SIZES, string[]> = {
  desk: [
    'front',
    'learn',
    'lesson.mistake',
    'lobby.invited',
    'lobby.folds',
    'end.checked',
    'open',
    'table.branch',
    'rules.flood',
    'late.move',
    'late.standings',
    'end.film',
    'ask.trade',
    'ask.purchase',
  ],
  phone: ['end.film', 'results', 'learn', 'lesson.task', 'phone.hand', 'ask.trade', 'losses.chosen'],
};

let browser: Browser;
let site: Site;
let server: Furnished;
let places: Places;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), gallerySite()]);
  server = await furnished(site);
  ({ places } = server);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await server?.close();
});

type Axe = { run(options: object): Promise<AxeResults> };

/** What stands on a map that is not drawn would count as out of sight. */
const draw = (page: Page, drawn: boolean): Promise<void> =>
  page.evaluate((disabled) => {
    for (const style of document.adoptedStyleSheets) style.disabled = disabled;
  }, drawn);

/** Drawings hidden from readers, and all but a few of the areas, which are alike: thousands of nodes to walk through. */
const prune = (): void => {
  for (const drawing of document.querySelectorAll('.names,.pieces,.badges,.lines,.holders,.heroboard'))
    drawing.remove();
  for (const area of [...document.querySelectorAll('.area')].slice(30)) area.remove();
};

/** What fades has faded: colours on their way are nobody's. */
const atRest = (): void => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
};

async function audit(page: Page, rules: object): Promise<string[]> {
  await page.evaluate(atRest);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: Axe }).axe.run(options),
    { ...rules, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map((n) => `${id} (${help}): ${n.target.join(' ')}\n${n.html.slice(0, 160)}\n${n.failureSummary}`),
  );
}

/** All rules in one theme; the other can differ in contrast alone, and is looked at on one size of screen. */
async function auditBoth(page: Page, bothThemes: boolean): Promise<string[]> {
  // Letters of another font take other room.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.evaluate(prune);
  await draw(page, true);
  await page.evaluate(AXE);
  const light = await audit(page, { runOnly: { type: 'tag', values: RULES } });
  if (!bothThemes) return light;
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  const dark = await audit(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'light';
  });
  return [...light, ...dark.map((d) => `dark: ${d}`)];
}

const looked = (size: keyof typeof SIZES): Screen[] =>
  screens.filter(({ name, only }) => (only ?? size) === size && (thorough || QUICK[size].includes(name)));

async function shownAt(size: { width: number; height: number }, film = false): Promise<Watched> {
  const shown = await openPage(browser, size);
  await shown.page.addInitScript(
    ([motion, speed]) => {
      localStorage.setItem('ochre.theme', 'light');
      localStorage.setItem('ochre.motion', motion!);
      localStorage.setItem('ochre.speed', speed!);
    },
    film ? ['full', 'slow'] : ['reduced', 'off'],
  );
  return shown;
}

describe.each(['desk', 'phone'] as const)('accessible on a %s, light and dark', (size) => {
  let shown: Watched;
  beforeAll(async () => {
    shown = await shownAt(SIZES[size]);
  });
  afterAll(() => shown?.page.context().close());

  it.each(looked(size))('$name', async (screen) => {
    const { page, problems } = shown;
    await screen.open(page, places);
    const bothThemes = size === 'desk' || screen.only === size || thorough;
    expect((await auditBoth(page, bothThemes)).join('\n\n')).toBe('');
    await draw(page, false);
    expect(problems.splice(0)).toEqual([]);
  });
});

/** Films, and what is left of them, standing still. */
describe.each(['desk', 'phone'] as const)('accessible while others play, on a %s', (size) => {
  thoroughly.each(tables.filter(({ only }) => (only ?? size) === size))('$name', async (screen) => {
    const { page, problems } = await shownAt(SIZES[size], true);
    await screen.open(page, places);
    expect((await auditBoth(page, true)).join('\n\n')).toBe('');
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

const drawer = async (page: Page): Promise<void> => {
  await showMoment(page, places.gallery, 'late.wait');
  await page.locator('.nationrail nav button').last().click();
  await page.locator('.drawer .log li').first().waitFor();
};
const area = async (page: Page): Promise<void> => {
  await showMoment(page, places.gallery, 'late.wait');
  await page.locator('.area').first().waitFor({ state: 'attached' });
  await page.touchscreen.tap(195, 250);
  await page.locator('.infocard').waitFor();
};
const face =
  (name: string) =>
  (page: Page): Promise<void> =>
    showMoment(page, places.gallery, name);

thoroughly.each([
  ['a tablet', 768, 1024, { table: face('late.move'), trade: face('trade'), shop: face('purchase'), drawer }],
  [
    'a phone on its side',
    844,
    390,
    { table: face('late.move'), trade: face('trade'), shop: face('purchase') },
  ],
  ['a phone, with the card of an area', 390, 844, { area }],
] as const)('accessible on %s', async (_, width, height, faces) => {
  const { page, problems } = await shownAt({ width, height });
  const found: Record<string, string[]> = {};
  for (const [name, open] of Object.entries(faces)) {
    await open(page);
    found[name] = await auditBoth(page, true);
    await draw(page, false);
  }
  expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});
