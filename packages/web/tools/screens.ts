import type { Page } from 'playwright-core';

/** Something to look at: how to get there, once on the site it belongs to. */
export interface Screen {
  name: string;
  /** `served`: the built client on a real server. `gallery`: a table standing still at a moment of a real game. */
  on: 'served' | 'gallery';
  only?: 'desk' | 'phone';
  open(page: Page, at: Places): Promise<void>;
}

export interface Places {
  served: string;
  gallery: string;
  /** Tables of the server: one where people gather (and the token of its host), one that is played. */
  room: { id: string; seat: number; token: string };
  played: string;
}

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

const page = (name: string, hash: string, after?: (page: Page) => Promise<void>): Screen => ({
  name,
  on: 'served',
  open: async (browser, { served }) => {
    await browser.goto(`${served}${hash}`);
    await browser.locator('h1').first().waitFor();
    await after?.(browser);
  },
});

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

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
const lens = (name: string) => (page: Page) =>
  page.locator('.mapui.lens').getByRole('button', { name, exact: true }).click();
const tab = (n: number) => (page: Page) => page.locator('.tabbar button').nth(n).click();
const optional = async (page: Page): Promise<void> => {
  await page.locator('.dp, .others .btn').first().waitFor();
  if ((await page.locator('.dp').count()) === 0) await page.locator('.others .btn').last().click();
};

/** Everything the host of a table can ask for, unfolded. */
async function askForAll(page: Page): Promise<void> {
  await page.locator('.chooser').waitFor();
  await page.locator('.host .labelled input').first().fill('Ada');
  await page.getByRole('button', { name: /^(Invited only|Nur Eingeladene)$/ }).click();
  await page.getByRole('button', { name: /^(Later|Später)$/ }).click();
  await page.getByRole('radio', { name: /^(By post, a day|Fernspiel, ein Tag)/ }).click();
  await page.locator('.times summary').click();
}

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
  page('front', '', (p) => p.locator('.mygames').first().waitFor()),
  page('front.change', '', async (p) => {
    await p.getByRole('button', { name: /Change the game|Spiel ändern/ }).click();
    await p.locator('.chooser').waitFor();
  }),
  page('host', '#/host', (p) => p.locator('.chooser').waitFor()),
  page('host.all', '#/host', askForAll),
  page('lobby.invited', '#/host', async (p) => {
    await askForAll(p);
    await p.locator('.host .btn.pri').click();
    const form = p.locator('.invitations form');
    await form.locator('input').first().fill('Judith');
    await form.locator('button').click();
    await p.locator('.invitations code').waitFor();
  }),
  {
    name: 'lobby.host',
    on: 'served',
    open: async (browser, { served, room }) => {
      await browser.goto(served);
      await browser.evaluate((seat) => localStorage.setItem('ochre.seats', JSON.stringify([seat])), {
        table: room.id,
        title: '',
        seat: room.seat,
        token: room.token,
      });
      await browser.goto(`${served}#/table/${room.id}`);
      await browser.locator('.seats').waitFor();
      await browser.evaluate(() => localStorage.removeItem('ochre.seats'));
    },
  },
  {
    name: 'lobby.guest',
    on: 'served',
    open: async (browser, { served, room }) => {
      await browser.goto(`${served}#/table/${room.id}`);
      await browser.locator('.seats').waitFor();
    },
  },
  page('rules', '#/rules', (p) => p.locator('dl').first().waitFor()),
  page('rules.search', '#/rules', async (p) => {
    await p.getByRole('searchbox').first().fill('flood');
    await p.locator('dl').first().waitFor();
  }),
  page('rules.flood', '#/rules/MC%2Fcalamity%3Aflood', (p) => p.locator('dl').first().waitFor()),
  page('rules.compare', '#/rules/compare', (p) => p.locator('.lens').waitFor()),
  page('account', '#/account', (p) => p.locator('.entry').waitFor()),
  page('settings', '#/settings', (p) => p.locator('.setting').first().waitFor()),
  moment('late.move'),
  moment('late.wait', press('.bar .btn:has(use[href="#i-gear"])'), 'late.settings'),
  moment('late.wait'),
  moment('late.watch'),
  moment('late.wait', press('.mapui.buttons .btn:has(use[href="#i-globe"])'), 'late.world'),
  moment('late.wait', lens('Owners'), 'late.owners'),
  moment('late.wait', lens('Limits'), 'late.limits'),
  moment('late.wait', lens('Threats'), 'late.threats', 'desk'),
  moment('late.wait', press('.ast-strip'), 'late.ast', 'desk'),
  moment('late.wait', press('.nations tbody tr:nth-child(3) button'), 'late.empire', 'desk'),
  moment('late.wait', press('.log .cite'), 'late.why', 'desk'),
  moment(
    'late.wait',
    async (p) => {
      await p.locator('.mapui.buttons .btn:has(use[href="#i-search"])').click();
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
  moment('late.wait', tab(1), 'phone.trade', 'phone'),
  moment('trade', tab(2), 'phone.hand', 'phone'),
  moment('late.wait', tab(3), 'phone.advances', 'phone'),
  moment('late.wait', tab(4), 'phone.table', 'phone'),
  moment('end', (p) => p.locator('.endscreen').waitFor()),
  ...CONTROLS.map((name) => moment(name, optional, `ask.${name.replace('/', '.')}`)),
];
