import type { Kind } from '@ochre/engine';
import type { Page } from 'playwright-core';
import type { Stretch } from '../src/session/messages.ts';
import { act } from '../test/support/answer.ts';
import { fullMarketSave, offeredSave } from '../test/support/market.ts';
import { keep, playedSave } from '../test/support/saves.ts';
import type { Screen } from './screen.ts';

// Moments of a game that is played in the page: films, and what is left of them; a market that answers.

/** Rome, whose tokens on the upper Danube and in Pannonia the Celts will meet. */
const asked =
  (turn: number, kind: Kind, seed = 'sides 3') =>
  (id: string) =>
    playedSave(
      {
        id,
        seed,
        config: { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} },
      },
      ({ state }, decision) => state.open.turn === turn && decision.kind === kind,
    );

/** A game that is kept on the device up to this question, with films; from there it is led on. */
const played = (name: string, save: (id: string) => Stretch, on: (page: Page) => Promise<void>): Screen => ({
  name,
  on: 'served',
  film: true,
  open: async (page, { served }) => {
    await keep(page, served, save(name));
    await page.locator('.dp').first().waitFor();
    await on(page);
  },
});

/** Sends what the panel holds; then the film runs on until that is to be seen, and stands still. */
const filmed =
  (what: string, held = 250) =>
  async (page: Page): Promise<void> => {
    await act(page);
    await seen(page, what, held);
  };

async function seen(page: Page, what: string, held: number): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      // What waits to be read is read on the way.
      document.querySelector<HTMLElement>('.calling footer .btn')?.click();
      return document.querySelector(selector) !== null;
    },
    what,
    { polling: 30, timeout: 60_000 },
  );
  await page.waitForTimeout(held);
  await page.keyboard.press('p');
}

/** Leaves the market; then the film runs on until that is to be seen. */
const finished =
  (what: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('d');
    await seen(page, what, 400);
  };

/** What stays on the map once the film is over. */
const since = async (page: Page): Promise<void> => {
  await page.locator('.dp .dp-main').click();
  await page.locator('.film').waitFor();
  await page.keyboard.press('Space');
  await page.locator('.sincearrows .arrow').first().waitFor({ state: 'attached' });
  await page.locator('.dp').first().waitFor();
};

/** A new offer of so many cards: the edge of a card that lies under others is pressed. */
async function composed(page: Page, cards: number): Promise<void> {
  await page.locator('.dp .dp-main').click();
  const lying = page.locator('.mh-card[aria-pressed=false]:not([aria-disabled])');
  for (let n = 0; n < cards; n++) await lying.first().click({ position: { x: 5, y: 60 } });
}

export const tables: Screen[] = [
  played('film.move', asked(7, 'move'), filmed('.fx.way', 150)),
  played('film.conflict', asked(7, 'move'), filmed('.fx-field', 500)),
  played('film.city', asked(7, 'construct'), filmed('.fx.rise', 600)),
  played(
    'film.purchases',
    (id) =>
      playedSave({ id, seed: 'a' }, ({ state }, { kind }) => state.open.turn >= 6 && kind === 'purchase'),
    filmed('.filmpage.purchases li.done'),
  ),
  played('film.track', asked(6, 'purchase', 'c'), filmed('.filmpage.track li.done')),
  { ...played('film.deals', asked(9, 'trade'), finished('.filmpage.deals li.on')), only: 'desk' },
  { ...played('film.calamity', asked(9, 'trade'), finished('.announce')), only: 'desk' },
  // Minoa moves last: what the others did lies on the map when it is asked.
  played('since', asked(6, 'purchase', 'c'), since),
  played('market.receipt', offeredSave, async (page) => {
    await page.locator('.mt-offer .btn').first().click();
    await page.locator('.dp .dp-main').click();
    await page.locator('.rc').waitFor();
    await page.waitForFunction(() => document.querySelector('.flyer') === null);
  }),
  played('market.full', fullMarketSave, (page) => page.locator('.mt-offer').first().waitFor()),
  played('market.answers', asked(9, 'trade'), async (page) => {
    await composed(page, 3);
    // What is asked for by name not everybody has.
    const ask = page.locator('.mt-side .dp-pill').first();
    for (let n = 0; n < 2; n++) await ask.click();
    await page.locator('.dp .dp-main:not([aria-disabled])').click();
    await page.locator('.mt-answers li').nth(1).waitFor({ timeout: 60_000 });
  }),
  played('market.compose', offeredSave, (page) => composed(page, 3)),
];
