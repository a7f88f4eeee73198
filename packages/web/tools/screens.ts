import type { Page } from 'playwright-core';
import { rooms } from './rooms.ts';
import { icon, press, type Screen, tab } from './screen.ts';

/** The table of a scene of the gallery, once it is that scene's and not the one before. */
export const sceneShown = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-scene="${name}"] .table`).waitFor();

export async function showMoment(page: Page, gallery: string, name: string): Promise<void> {
  // What the scene before left open is closed, and a scene shown twice is begun anew.
  await page.keyboard.press('Escape');
  await page.goto(`${gallery}gallery/#`);
  await page.goto(`${gallery}gallery/#${encodeURIComponent(name)}`);
  await sceneShown(page, name);
}

const moment = (
  name: string,
  after?: (page: Page) => Promise<void>,
  label = name,
  only?: Screen['only'],
): Screen => ({
  name: label,
  on: 'gallery',
  ...(only && { only }),
  open: async (browser, { gallery }) => {
    await showMoment(browser, gallery, name);
    await after?.(browser);
  },
});

const lens = (name: string) => (page: Page) =>
  page.locator('.mapui.lens').getByRole('button', { name, exact: true }).click();
const optional = async (page: Page): Promise<void> => {
  await page.locator('.dp, .others .btn').first().waitFor();
  if ((await page.locator('.dp').count()) === 0) await page.locator('.others .btn').last().click();
};

/** Pieces close by, where areas are small. */
const closeTo = (area: string) => async (page: Page) => {
  await page.locator(`.mapui.buttons ${icon('search')}`).click();
  await page.locator('.finder input').fill(area);
  await page.keyboard.press('Enter');
};

/** Kinds whose several purposes look different enough to be seen one by one. */
const CONTROLS = [
  'chooseCivilization',
  'foundCities',
  'chooseCities.theme',
  'chooseCredits',
  'placeTokens.shortGame',
  'taxRate',
  'placeTokens.expansion',
  'fileOrders',
  'move',
  'conflictLoss',
  'chooseOne.attackOrder',
  'confirm.waitForFights',
  'spoils',
  'construct',
  'reduceCities.support',
  'buyCard',
  'trade',
  'takeDamage.flood',
  'takeDamage.famine',
  'chooseNations.famine',
  'chooseOne.cyclone.sea',
  'chooseCities.treachery.annexed',
  'reduceCities.superstition',
  'selectUnits.civil-war',
  'annexUnits.civil-war',
  'discardCards.banditry',
  'preventSteps',
  'confirm.ransom',
  'useAbility',
  'giveCard',
  'revealCards',
  'relocate',
  'purchase',
  'discardCards.handLimit',
  'classic/orderLosses.famine',
  'classic/pickUnits.civil-war',
];

export const screens: Screen[] = [
  ...rooms,
  moment('late.move'),
  moment('late.wait', press(`.bar ${icon('gear')}`), 'late.settings'),
  moment('late.wait'),
  moment('late.watch'),
  moment('late.wait', press(`.mapui.buttons ${icon('globe')}`), 'late.world'),
  moment('late.wait', lens('Owners'), 'late.owners'),
  moment('late.wait', lens('Limits'), 'late.limits'),
  moment('late.wait', lens('Threats'), 'late.threats', 'desk'),
  moment('late.wait', press('.ast-strip'), 'late.ast', 'desk'),
  moment('late.wait', press('.nations tbody tr:nth-child(3) button'), 'late.empire', 'desk'),
  moment('late.wait', press('.log .cite'), 'late.why', 'desk'),
  moment(
    'late.wait',
    async (p) => {
      await p.locator(`.mapui.buttons ${icon('search')}`).click();
      await p.locator('.finder input').fill('ma');
    },
    'late.find',
  ),
  moment(
    'late.wait',
    async (p) => {
      await p.locator('.map').hover({ position: { x: 380, y: 260 } });
      await p.locator('.infocard').waitFor();
    },
    'late.info',
    'desk',
  ),
  moment('late.wait', closeTo('Athens'), 'pieces.greece'),
  moment('late.wait', closeTo('Sidon'), 'pieces.levant'),
  moment('late.wait', closeTo('Rome'), 'pieces.italy'),
  moment('late.wait', closeTo('Magadha'), 'pieces.india'),
  moment('late.wait', tab(1), 'phone.trade', 'phone'),
  moment('trade', tab(2), 'phone.hand', 'phone'),
  moment('late.wait', tab(3), 'phone.advances', 'phone'),
  moment('late.wait', tab(4), 'phone.table', 'phone'),
  moment('end', (p) => p.locator('.endscreen').waitFor()),
  ...CONTROLS.map((name) => moment(name, optional, `ask.${name.replace('/', '.')}`)),
];
