import { createGame } from '@ochre/engine';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import { fullMarketSave, offeredSave, THIRD } from '../test/support/market.ts';
import { keep, playedSave } from '../test/support/saves.ts';
import type { Site } from '../test/support/site.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

// A market as a person meets it: cards of the hand go into the offer, a deal has a receipt, bots say why not.

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const save = offeredSave();
const { seats, offers } = save.state.open;
const bot = offers[0]!.from;
const me = seats['seat-2']!;
// It was lied to before.
save.state.own[bot]!.broken = { [me]: { times: 1, since: 0 } };
const name = (id: string): string => mega.civilizations.find((c) => c.id === id)!.name;

const hand = (page: Page, good: string) => page.locator(`.mh-card[data-card="${good}"]`);
const lifted = (page: Page) => page.locator('.mh-card[aria-pressed=true]').count();
const main = (page: Page) => page.locator('.dp .dp-main');

/** I take the offer, and the receipt tells what the third card was. */
async function takes(page: Page): Promise<void> {
  await page
    .locator('.mt-offer')
    .getByRole('button', { name: /^(Take|Answer with 3 cards)/ })
    .click();
  // The two asked for by name are lifted, and one that costs least.
  await expect.poll(() => lifted(page)).toBe(3);
  expect(await hand(page, 'fish').evaluateAll((all) => all.map((c) => c.ariaPressed))).toEqual([
    'true',
    'true',
  ]);
  await page.locator('.dp-main', { hasText: 'Trade 3 for 3' }).click();
  const receipt = page.locator('.rc');
  await receipt.waitFor();
  expect(await receipt.locator('h2').textContent()).toBe(`Traded 3 for 3 with ${name(bot)}`);
  expect(await receipt.locator('.rc-word').textContent()).toBe(
    `The third was Clay. ${name(bot)} had said Grain.`,
  );
  const cards = receipt.locator('.rc-card');
  expect(await cards.evaluateAll((all) => all.map((c) => (c as HTMLElement).dataset['card']))).toEqual([
    ...['wine', 'grain', THIRD],
  ]);
  expect(await cards.locator('> span').allTextContents()).toEqual(['45 → 80', '16 → 36', '0 → 1']);
  const { rules } = createGame(mega, world);
  const face = (card: string): number => rules.card(card).stack;
  const before = 9 * face('wine') + 4 * face('grain') + 4 * face('fish') + face('iron') + face('ochre');
  const after = 16 * face('wine') + 9 * face('grain') + face(THIRD) + face('iron');
  expect(await receipt.locator('footer .disp').textContent()).toBe(`${before} → ${after}`);
}

it('a trade shows its receipt with the unnamed card; what came is marked until it is used', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() => localStorage.setItem('ochre.speed', 'normal'));
  await keep(page, site.url, save);
  // Three cards fly into the hand, one after the other, and are gone when they have landed.
  const flights = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver((all) => {
      for (const node of all.flatMap((m) => [...m.addedNodes]))
        if (node instanceof HTMLElement && node.matches('.flyer')) seen.push(node.textContent ?? '');
    }).observe(document.body, { childList: true });
    return seen;
  });
  await takes(page);
  await expect.poll(async () => (await flights.jsonValue()).length).toBe(3);
  await expect.poll(() => page.locator('.flyer').count()).toBe(0);
  // One of each came, and wears the mark.
  for (const good of ['wine', 'grain', THIRD])
    expect(await page.locator(`.mh-card.fresh[data-card="${good}"]`).count()).toBe(1);
  expect(await page.locator('.mt-deals li').first().textContent()).toContain(`${name(bot)} and you`);
  // The next act puts the receipt away: a press on a card, which begins an offer.
  await page.locator(`.mh-card.fresh[data-card="${THIRD}"]`).click();
  await page.locator('.rc').waitFor({ state: 'detached' });
  expect(await page.locator(`.mh-card.fresh[data-card="${THIRD}"]`).count()).toBe(0);
  expect(await hand(page, THIRD).getAttribute('aria-pressed')).toBe('true');
  expect(problems).toEqual([]);
  await page.context().close();
});

thoroughly('and on a phone, without flights where motion is not wanted', async () => {
  const { page, problems } = await openPage(browser, PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keep(page, site.url, save);
  await takes(page);
  expect(await page.locator('.flyer').count()).toBe(0);
  await page.getByRole('button', { name: 'To the market' }).click();
  await page.locator('.rc').waitFor({ state: 'detached' });
  await page.locator('.mt-deals li', { hasText: `${name(bot)} and you` }).waitFor();
  // The composer: the hand in view, nothing wider than the page.
  await main(page).click();
  await hand(page, 'wine').last().tap();
  await expect.poll(() => lifted(page)).toBe(1);
  const box = await page.locator('.mh').boundingBox();
  expect(box!.y + box!.height).toBeLessThan(PHONE.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  // The stack is pressed, not its edges: one more each time, and where all are in one comes back. It stays where it is.
  for (const inOffer of [2, 3, 4, 3]) {
    await hand(page, 'wine').last().tap();
    await expect.poll(() => lifted(page)).toBe(inOffer);
  }
  expect(await page.locator('.mh').boundingBox()).toEqual(box);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('an offer is written by pressing, pulling and by keys; bots say why they do not take it', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() => localStorage.setItem('ochre.bots', 'instant'));
  await keep(page, site.url, save);
  const set = (good: string) => page.locator('.mh-set', { has: page.locator(`[data-card="${good}"]`) });
  await page.locator('.mh-card').first().waitFor();
  // A press lifts a card and begins the offer; before and after stand over its set.
  await hand(page, 'fish').last().click();
  await page.locator('.dp h2', { hasText: 'New offer' }).waitFor();
  expect(await set('fish').locator('.mh-top').textContent()).toContain('12 → 3');
  // Pulled down it goes back, pulled up it is in again.
  const pull = async (good: string, by: number): Promise<void> => {
    const at = (await hand(page, good).last().boundingBox())!;
    await page.mouse.move(at.x + 70, at.y + 60);
    await page.mouse.down();
    await page.mouse.move(at.x + 70, at.y + 60 + by / 2);
    await page.mouse.move(at.x + 70, at.y + 60 + by);
    await page.mouse.up();
  };
  await pull('fish', 60);
  await expect.poll(() => lifted(page)).toBe(0);
  await pull('fish', -60);
  await expect.poll(() => lifted(page)).toBe(1);
  // Keys: the digit of a set adds one of its cards, with Shift it comes back.
  const digit = async (good: string): Promise<string> => (await set(good).locator('kbd').textContent()) ?? '';
  await page.keyboard.press(await digit('fish'));
  await page.keyboard.press(await digit('iron'));
  await page.keyboard.press(await digit('ochre'));
  await expect.poll(() => lifted(page)).toBe(4);
  await page.keyboard.press(`Shift+Digit${await digit('ochre')}`);
  await expect.poll(() => lifted(page)).toBe(3);
  expect(await page.locator('.mt-line').first().locator('.cl').allTextContents()).toEqual(['Fish', 'Fish']);
  // It asks for what the bots have none of, and is sent by Enter.
  await page.locator('.dp-pill', { hasText: 'Jade' }).click();
  await page.locator('body').click({ position: { x: 5, y: 300 } });
  await page.keyboard.press('Enter');
  await page.locator('.dp h2', { hasText: 'Your offer' }).waitFor();
  const others = Object.values(save.state.pending).filter((d) => d.kind === 'trade').length - 1;
  await expect.poll(() => page.locator('.mt-answers li').count()).toBe(others);
  const answers = page.locator('.mt-answers li');
  for (const words of await answers.locator('.sp').allTextContents())
    expect(words).toMatch(new RegExp(`no Jade to spare${words.startsWith(name(bot)) ? 'You gave me' : '$'}`));
  expect(await answers.locator('q').allTextContents()).toEqual(['You gave me your word once, and broke it.']);
  expect(await page.locator('.mt-answers').textContent()).not.toContain(name(me));
  // Once an offer is out it is changed, and one is done in one place.
  expect(await main(page).textContent()).toContain('Change the offer');
  expect(await page.getByRole('button', { name: 'I am done' }).count()).toBe(1);
  await page.keyboard.press('n');
  await expect.poll(() => lifted(page)).toBe(3);
  await page.keyboard.press(await digit('wine'));
  await main(page).click();
  await page.locator('.mt-offer.info', { hasText: 'Your offer' }).waitFor();
  await expect.poll(() => page.locator('.mt-offer', { hasText: 'Your offer' }).count()).toBe(1);
  const done = page.locator('.dp-acts .btn', { hasText: 'I am done' });
  expect(await done.getAttribute('data-shortcut')).toBe('d');
  expect(problems).toEqual([]);
  await page.context().close();
});

it('one key ends it, also where the adviser makes that the solid button', async () => {
  const { page, problems } = await openPage(browser, DESK);
  // Nobody offers anything, and there is nothing to do without.
  const quiet = structuredClone(save);
  quiet.state.open.offers = [];
  quiet.state.own[bot]!.committed = {};
  quiet.state.own[me]!.hand = ['wine', 'wine', 'wine'];
  await keep(page, site.url, quiet);
  // What is being written is put away by a key.
  await page.getByRole('button', { name: 'What would you do?' }).waitFor();
  await page.keyboard.press('n');
  await page.locator('.dp h2', { hasText: 'New offer' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.dp h2', { hasText: 'Take an offer' }).waitFor();
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Use it' }).waitFor();
  await page.keyboard.press('h');
  await page.locator('.dp-main', { hasText: 'I am done' }).waitFor();
  await page.keyboard.press('d');
  // All others had finished: the market is over.
  await page.locator('.dp h2', { hasText: 'Choose advances to buy' }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('offers come at once where nobody points at one, and wait where somebody does', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() => localStorage.setItem('ochre.bots', 'instant'));
  await page.mouse.move(500, 560);
  await keep(
    page,
    site.url,
    playedSave({}, ({ state }, { kind }) => state.open.turn === 6 && kind === 'trade'),
  );
  const rows = page.locator('.mt-list [data-offer]');
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('few offers beside the panel of a small desk are not wider than their list', async () => {
  const { page, problems } = await openPage(browser, { width: 1024, height: 768 });
  await keep(page, site.url, save);
  const row = page.locator('.mt-offer').first();
  await row.getByRole('button', { name: /^Counter/ }).waitFor();
  const over = await page
    .locator('.mt-list, .mt-offer')
    .evaluateAll((all) => all.filter((el) => el.scrollWidth > el.clientWidth).map((el) => el.className));
  expect(over).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('a market of eighteen: ten offers in sight, a line each; nothing beside or below it is cut', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await keep(page, site.url, fullMarketSave('save', true));
  await page.locator('.mt-list .mt-offer').nth(9).waitFor();
  const list = (await page.locator('.mt-list').boundingBox())!;
  const boxes = await page
    .locator('.mt-list .mt-offer')
    .evaluateAll((all) =>
      all.filter((row) => row.checkVisibility()).map((row) => row.getBoundingClientRect()),
    );
  const inSight = boxes.filter(({ top, bottom }) => top >= list.y && bottom <= list.y + list.height);
  expect(inSight.length).toBeGreaterThanOrEqual(10);
  for (const { height } of inSight) expect(height).toBeLessThan(40);
  const aside = (await page.locator('.mt-aside').boundingBox())!;
  for (const trader of await page.locator('.mt-aside .mt-traders li').all()) {
    const { x, width } = (await trader.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(aside.x + aside.width);
  }
  // Sets are shown whole or not at all, and what all are worth is said.
  const row = (await page.locator('.mh-row').boundingBox())!;
  const seen = await page
    .locator('.mh-set')
    .evaluateAll((all) =>
      all
        .filter((set) => getComputedStyle(set).opacity === '1')
        .map((set) => set.getBoundingClientRect().right),
    );
  expect(seen.length).toBeGreaterThan(5);
  for (const right of seen) expect(right).toBeLessThanOrEqual(row.x + row.width + 3);
  expect(await page.locator('.mh-total .disp').textContent()).toMatch(/^\d+$/);
  // A press lays an offer on the desk: where a card is missing, an offer of mine for what it gives.
  await page.locator('.mt-group.near .mt-who').first().click();
  await page.locator('.dp h2', { hasText: /^Counter / }).waitFor();
  await page.locator('.mt-group.worse > summary').click();
  await page.locator('.mt-group.worse .mt-who').first().click();
  await page.locator('.dp-main', { hasText: 'Trade 3 for 3' }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
