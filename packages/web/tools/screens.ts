import type { Page } from 'playwright-core';
import { rooms } from './rooms.ts';
import { choice, icon, press, type Screen, tab } from './screen.ts';

/** The table of a scene of the gallery, once it is that scene's and not the one before. */
export const sceneShown = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-scene="${name}"] .table`).waitFor();

export async function showMoment(page: Page, gallery: string, name: string): Promise<void> {
  // What the scene before left open is closed, and a scene shown twice is begun anew.
  await page.keyboard.press('Escape');
  await page.goto(`${gallery}gallery/#`);
  await page.locator('#app > ul').waitFor();
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

/** Pressed, or by key, until what opens is there. */
const pressed = (what: string, opens: string) => async (page: Page) => {
  await page.locator(what).first().click();
  await page.locator(opens).first().waitFor();
};
const key = (name: string, opens: string) => async (page: Page) => {
  await page.keyboard.press(name);
  await page.locator(opens).first().waitFor();
};
const standingsOnPhone = async (page: Page) => {
  await tab(4)(page);
  await page.locator('.stlist .spark').first().waitFor();
};

const lens = (id: string) => press(`.mapui.lens ${choice(id)}`);
const optional = async (page: Page): Promise<void> => {
  await page.locator('.dp:visible, .others .btn, .rc').first().waitFor();
  // A stage is fetched with its panel: what stands beside the question is no way to it.
  if ((await page.locator('.dp, .main.staged').count()) === 0)
    await page.locator('.others .btn').last().click();
};

/** The film of the whole game, or its poster where nothing may move. */
const filmRoom = async (page: Page): Promise<void> => {
  await page.locator('.endscreen .acts .btn').first().click();
  await page.locator('.gf-screen[data-drawn], .gf-poster canvas').waitFor();
};

/** A calamity is announced, and its card lies still. */
const announced = async (page: Page): Promise<void> => {
  await page.locator('.calling footer .btn').waitFor();
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
  );
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
  moment('late.move', pressed(`.mapui.buttons ${icon('map')}`, '.legend'), 'late.legend'),
  moment('late.wait', lens('owners'), 'late.owners'),
  moment('late.wait', lens('limits'), 'late.limits'),
  moment('late.wait', lens('threats'), 'late.threats', 'desk'),
  moment('late.wait', pressed('.ast-strip > .open', '.trackpage'), 'late.ast', 'desk'),
  moment('late.wait', pressed('.nations tbody tr:nth-child(3) button', '.nc .effects'), 'late.card', 'desk'),
  moment('late.wait', key('i', '.nc .afford'), 'late.own', 'desk'),
  moment('late.watch', key('i', '.nc .crd'), 'late.card.watched', 'desk'),
  moment('late.wait', key('v', '.stb .spark'), 'late.standings', 'desk'),
  moment(
    'late.wait',
    async (p) => {
      await key('v', '.stb .spark')(p);
      await p.locator('.standings .seg button').nth(2).click();
      await p.locator('.chart .line').first().waitFor();
    },
    'late.charts',
    'desk',
  ),
  moment('late.wait', press('.ast-strip .seg button:last-child'), 'late.points', 'desk'),
  moment('classic/orderLosses.famine', key('v', '.stb'), 'classic.standings', 'desk'),
  moment(
    'late.wait',
    async (p) => {
      await pressed('.nations tbody tr:nth-child(3) button', '.nc .foot')(p);
      await p.locator('.nc .foot .btn').first().click();
      await p.locator('.empirenote').waitFor();
    },
    'late.empire',
    'desk',
  ),
  moment('late.wait', press('.log .cite:visible'), 'late.why', 'desk'),
  moment('late.wait', key('?', '.keygroup'), 'late.keys', 'desk'),
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
      // From elsewhere: a pointer that lies there already looks at nothing.
      await p.mouse.move(2, 2);
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
  moment('late.wait', standingsOnPhone, 'phone.table', 'phone'),
  moment(
    'late.wait',
    async (p) => {
      await standingsOnPhone(p);
      await pressed('.stlist li:nth-child(2) button', '.nc .crd')(p);
    },
    'phone.card',
    'phone',
  ),
  moment('late.wait', pressed('.ownbadge', '.nc .afford'), 'phone.own', 'phone'),
  moment('film:chooseNations.epidemic', announced, 'calamity.mine'),
  moment(
    'takeDamage.epidemic',
    async (p) => {
      await p.locator('.dp-least').click();
      await p.locator('.dp-ledger li').first().waitFor();
    },
    'losses.chosen',
  ),
  moment('end', (p) => p.locator('.endscreen').waitFor()),
  moment('end', filmRoom, 'end.film'),
  ...CONTROLS.map((name) => moment(name, optional, `ask.${name.replace('/', '.')}`)),
];
