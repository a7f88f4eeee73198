import type { Locator, Page } from 'playwright-core';
import { spokenOn } from './spoken.ts';

// Answers decisions as a person would: with what the panel shows.

const STEPS = 40;

export const panelOf = (page: Page): Locator => page.locator('.dp').first();
const primary = (panel: Locator): Locator => panel.locator('.dp-main');

async function ready(panel: Locator): Promise<boolean> {
  return (await primary(panel).getAttribute('aria-disabled')) !== 'true';
}

/** Presses things of one sort, one after the other, until the answer will do. */
async function pressUntilReady(panel: Locator, what: string): Promise<void> {
  const things = panel.locator(what);
  for (let i = 0; i < STEPS && !(await ready(panel)); i++) {
    const n = await things.count();
    if (n === 0) break;
    await things.nth(i % n).click();
  }
}

const PLUS = '.dp-body .step button:last-child:not([aria-disabled=true])';
const OPTION = '.dp-body .opt:not([aria-disabled=true])';

/** Steppers up until the sum is right: the first that can still go up, as long as one can. */
async function stepUntilReady(panel: Locator): Promise<void> {
  for (let i = 0; i < STEPS && !(await ready(panel)); i++) {
    const plus = panel.locator(PLUS);
    if ((await plus.count()) === 0) break;
    await plus.first().click();
  }
}

/** Presses something of the panel, unless the table goes on meanwhile and asks something else. Whether it was pressed. */
async function press(panel: Locator, thing: Locator): Promise<boolean> {
  const asked = await panel.getAttribute('data-decision');
  for (;;) {
    const pressed = await thing.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (pressed) return true;
    if ((await panel.count()) === 0 || (await panel.getAttribute('data-decision')) !== asked) return false;
  }
}

/** A walk: take up the tokens of the first area from which a way leads by land, send them to the first target. */
async function walk(page: Page, panel: Locator): Promise<void> {
  const { decisions } = await spokenOn(page);
  const group = panel.getByRole('group', { name: decisions.move.from });
  const sources = group.locator('.opt');
  const taken = group.locator('.dp-source');
  const target = group.filter({ has: taken }).locator('.opt');
  for (let i = 0; i < (await sources.count()); i++) {
    if (!(await press(panel, sources.nth(i)))) return;
    const clear = taken.getByRole('button', { name: decisions.clear });
    const way = (await target.count()) > 0;
    if (!(await press(panel, way ? target.first() : clear)) || way) return;
  }
}

/** An offer: three cards of the hand for three others. Whether it was sent. */
async function offer(page: Page, panel: Locator): Promise<boolean> {
  // The receipt of the last deal lies over the market until the next act.
  const receipt = page.locator('.rc .pri');
  await ((await receipt.count()) > 0 ? receipt : primary(panel)).click();
  const cards = page.locator('.mh-card[aria-pressed=false]:not([aria-disabled])');
  await cards.first().waitFor();
  for (let i = 0; i < STEPS && !(await ready(panel)); i++) {
    if ((await cards.count()) === 0) return false;
    await cards.first().click({ position: { x: 4, y: 60 } });
  }
  if (!(await ready(panel))) return false;
  await primary(panel).click();
  return true;
}

async function buy(page: Page, panel: Locator): Promise<void> {
  const shelf = page.locator('.sh-adv:not(.held):not(.dear):not(.on)');
  if ((await shelf.count()) > 0) await shelf.first().click();
  if (!(await ready(panel))) await consult(panel);
}

/** Uses the first ability offered as far as its options go. */
async function ability(page: Page, panel: Locator): Promise<void> {
  const first = panel.locator('.opt-like').first();
  if ((await first.count()) === 0) return;
  await first.click();
  await pressUntilReady(panel, OPTION);
  const { decisions } = await spokenOn(page);
  if (!(await ready(panel))) await panel.getByRole('button', { name: decisions.back }).click();
}

/** What is left undone the adviser fills in; where there is none, the first thing that will do. */
export async function consult(panel: Locator): Promise<void> {
  const ask = panel.locator('.dp-ask');
  if ((await ask.count()) === 0) {
    await pressUntilReady(panel, OPTION);
    return stepUntilReady(panel);
  }
  await ask.click();
  await panel.locator('.dp-use').click();
}

/** Fills in an answer; says so where it has sent it, too. */
type Driver = (page: Page, panel: Locator) => Promise<unknown>;

const DRIVERS: Record<string, Driver> = {
  move: walk,
  fileOrders: walk,
  trade: offer,
  purchase: buy,
  useAbility: ability,
  // Whole areas that hang together and come to the exact points: left to the adviser.
  selectUnits: (_, panel) => consult(panel),
  takeDamage: (_, panel) => stepUntilReady(panel),
  annexUnits: (_, panel) => stepUntilReady(panel),
  placeTokens: (_, panel) => stepUntilReady(panel),
  relocate: (_, panel) => stepUntilReady(panel),
  chooseCredits: (_, panel) => stepUntilReady(panel),
  discardCards: (_, panel) => stepUntilReady(panel),
};

/** Fills in the decision in the panel with its own controls, as far as they go; whether that has sent it already. */
export async function fillIn(page: Page): Promise<boolean> {
  const panel = panelOf(page);
  const drive = DRIVERS[(await panel.getAttribute('data-kind')) ?? ''];
  if (drive && (await drive(page, panel)) === true) return true;
  // Moves shown to the table at once have been sent already.
  if ((await panel.count()) === 0) return true;
  if (!drive) await pressUntilReady(panel, OPTION);
  if (!(await ready(panel))) await consult(panel);
  return false;
}

/** Answers the decision in the panel with its own controls, and returns its kind. */
export async function answer(page: Page): Promise<string> {
  const panel = panelOf(page);
  const kind = (await panel.getAttribute('data-kind')) ?? '';
  if (await fillIn(page)) return kind;
  await page.waitForFunction(() => document.querySelector('.dp-main:not([aria-disabled])') !== null);
  await primary(panel).click();
  return kind;
}
