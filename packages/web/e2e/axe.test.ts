import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage, type Watched } from '../test/support/browser.ts';
import { type Furnished, furnished } from '../test/support/furnished.ts';
import type { Site } from '../test/support/site.ts';
import { thorough } from '../test/support/thorough.ts';
import type { Places, Screen } from '../tools/screen.ts';
import { screens } from '../tools/screens.ts';
import { gallerySite } from './built.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every page, and a table at each of its faces: on a desk, and those of a phone alone on a phone. */
const EVERYWHERE = [
  'front',
  'host.all',
  'lobby.invited',
  'lobby.guest',
  'rules.flood',
  'rules.compare',
  'rules.ask',
  'rules.coming',
  'settings',
  'account',
  'account.mine',
  'admin',
  'seat.notices',
  'seat.devices',
  'seat.giveUp',
  'late.move',
  'late.legend',
  'phone.hand',
  'phone.advances',
  'phone.table',
  'phone.card',
  'ask.trade',
  'ask.purchase',
  'ask.takeDamage.flood',
  'calamity.mine',
  'losses.chosen',
  'end',
];
const ON_A_DESK = ['front.change', 'lobby.host', 'seat.free', 'late.card', 'late.standings', 'late.charts'];
/** In a quick run of those everywhere only these are looked at on a phone as well, where they are made anew for it. */
const ON_A_PHONE = [
  'front',
  'lobby.invited',
  'ask.trade',
  'ask.purchase',
  'ask.takeDamage.flood',
  'losses.chosen',
];
/** Faces that have most of themselves in common with one of those. */
const THOROUGHLY = [
  'seat.away',
  'late.settings',
  'late.ast',
  'late.own',
  'rules.questions',
  'rules.words',
  'late.points',
  'late.why',
  'late.find',
  'ask.chooseNations.famine',
  'ask.useAbility',
];

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

async function audit(page: Page, rules: object): Promise<string[]> {
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

const named = (name: string): Screen => screens.find((s) => s.name === name)!;

describe.each(['desk', 'phone'] as const)('accessible on a %s, light and dark', (size) => {
  let shown: Watched;
  beforeAll(async () => {
    shown = await openPage(browser, SIZES[size]);
    await shown.page.addInitScript(() => {
      localStorage.setItem('ochre.theme', 'light');
      localStorage.setItem('ochre.motion', 'reduced');
    });
  });
  afterAll(() => shown?.page.context().close());

  const more = size === 'desk' ? [...ON_A_DESK, ...(thorough ? THOROUGHLY : [])] : [];
  const looked = [...EVERYWHERE, ...more]
    .map(named)
    .filter(({ name, only }) =>
      only ? only === size : thorough || size === 'desk' || ON_A_PHONE.includes(name),
    );
  it.each(looked)('$name', async (screen) => {
    const { page, problems } = shown;
    await screen.open(page, places);
    const bothThemes = size === 'desk' || screen.only === size || thorough;
    expect((await auditBoth(page, bothThemes)).join('\n\n')).toBe('');
    await draw(page, false);
    expect(problems.splice(0)).toEqual([]);
  });
});
