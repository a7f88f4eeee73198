import { createGame, type DecisionOf, type TradeAnswer } from '@ochre/engine';
import { world } from '@ochre/maps';
import type { Seated } from '@ochre/protocol';
import { mega } from '@ochre/rulesets';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Client } from '../../server/test/client.ts';
import { openPage, type Watched } from '../test/support/browser.ts';
import { atMarket, sitAt } from '../test/support/twoAtMarket.ts';
import { opensServer } from './opened.ts';

const DESK = { width: 1440, height: 900 };

const opened = opensServer();

async function sit(seated: Seated): Promise<Watched> {
  const watched = await sitAt(opened.server.url, opened.browser, seated, DESK);
  await watched.page.locator('.market').waitFor();
  return watched;
}

const { rules } = createGame(mega, world);
const goods = ({ view }: Client): string[] => view!.own!.hand.filter((card) => rules.card(card).commodity);

const main = (page: Page) => page.locator('.dp .dp-main');

/** What lays an offer on the desk: its button, or where there are many its line. */
const LAYS = /^(Take|Answer)/;

it('two people trade with each other, talk, and are watched by a third who sees no hand, then or now', async () => {
  const [ada, bea] = await atMarket(opened.server.url);
  const [a, b] = [await sit(ada), await sit(bea)];

  // Ada makes Bea an offer of her own: three cards for any three.
  const nation = await b.page.locator('.bar .ownbadge .nb').getAttribute('data-nation');
  await a.page.locator('.mt-traders button', { has: a.page.locator(`[data-nation="${nation}"]`) }).click();
  const cards = a.page.locator('.mh-card[aria-pressed=false]:not([aria-disabled])');
  for (let given = 0; given < 3; given++) await cards.first().click({ position: { x: 4, y: 60 } });
  await main(a.page).click();

  // Bea finds it addressed to her, and takes it.
  const offer = b.page.locator('.mt-offer', { hasText: 'to you' });
  await offer.waitFor();
  await offer.getByRole('button', { name: LAYS }).click();
  await b.page.locator('.dp .dp-main', { hasText: 'Trade 3 for 3' }).click();
  await offer.waitFor({ state: 'detached' });

  // They talk: to all, and in private.
  await a.page.getByRole('button', { name: 'Chat' }).click();
  await a.page.getByLabel('Message to the table').fill('A fair deal <b>indeed</b>');
  await a.page.keyboard.press('Enter');
  await b.page.getByRole('button', { name: '1 new message' }).click();
  await b.page.locator('.said', { hasText: 'A fair deal <b>indeed</b>' }).waitFor();
  await b.page.locator('.say select').selectOption({ label: 'Only Ada' });
  await b.page.getByLabel('Message only to Ada').fill('The third one was a calamity.');
  await b.page.keyboard.press('Enter');
  await a.page.locator('.msg[data-channel="private"]', { hasText: 'calamity' }).waitFor();

  const third = await openPage(opened.browser, DESK);
  await third.page.goto(`${opened.server.url}/#/table/${ada.table.id}`);
  await third.page.getByText('You are watching.').waitFor();
  await third.page.locator('.log li', { hasText: 'traded 3 for 3' }).first().waitFor();
  await third.page.getByRole('button', { name: 'Step back through the game' }).click();
  await third.page.locator('.historybanner').waitFor();
  await third.page.keyboard.press('ArrowLeft');
  await third.page.getByText('You are watching.').waitFor();
  expect(await third.page.locator('.hand .tc, .dp').count()).toBe(0);
  await third.page.getByRole('button', { name: 'Chat' }).click();
  await third.page.locator('.said', { hasText: 'A fair deal' }).waitFor();
  expect(await third.page.locator('.said', { hasText: 'calamity' }).count()).toBe(0);

  for (const { page, problems } of [a, b, third]) {
    expect(problems).toEqual([]);
    await page.context().close();
  }
});

it('offers keep their place while somebody points at them: what is gone turns grey, what is new is counted', async () => {
  const [ada, bea] = await atMarket(opened.server.url);
  const { page, problems } = await sit(ada);
  const seller = await new Client(opened.server.url, bea.table.id, bea.token).connect();
  const { viewer } = seller.view!;
  // To her alone: bots cannot take it away.
  const to = seller.view!.open.seats[`seat-${ada.seat}`]!;
  const answers = async (make: (asked: DecisionOf<'trade'>) => TradeAnswer): Promise<void> => {
    const asked = seller.view!.prompts.find((d): d is DecisionOf<'trade'> => d.kind === 'trade')!;
    expect(await seller.answer(asked, make(asked))).toBeUndefined();
  };
  const offers = (want: number): Promise<void> =>
    answers(({ ask }) => {
      const cards = goods(seller).slice(0, ask.minCards);
      return {
        do: 'offer',
        cards,
        names: cards.slice(0, ask.trueNames),
        wants: { count: want, names: [] },
        to,
      };
    });
  const mine = (): string => seller.view!.own!.offers.find(({ from }) => from === viewer)!.id;
  const rows = page.locator(`.mt-offer:has([data-nation="${viewer}"])`);
  const tops = (): Promise<number[]> =>
    page
      .locator('.mt-offer')
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));

  await offers(4);
  await rows.waitFor({ state: 'attached' });
  const folded = page.locator('.mt-group:not([open]) summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await rows.hover();
  const before = await tops();
  const id = mine();
  await answers(() => ({ do: 'withdraw', offer: id }));
  await offers(3);
  const renew = page.locator('.mt-fresh button');
  await expect.poll(() => renew.textContent()).toMatch(/^Update: \d+ new offers?, \d+ offers? gone$/);
  expect(await tops()).toEqual(before);
  expect(await rows.getAttribute('data-offer')).toBe(id);
  expect(await rows.getAttribute('class')).toContain('gone');
  await rows.getByText('gone', { exact: true }).waitFor();
  expect(await rows.getByRole('button', { name: LAYS }).isDisabled()).toBe(true);
  await renew.click();
  await expect.poll(() => rows.getAttribute('data-offer')).not.toBe(id);

  // By key as well, until one goes elsewhere.
  await page.mouse.move(5, 5);
  await page.locator('.mt-head button').last().focus();
  while ((await rows.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
  await answers(() => ({ do: 'withdraw', offer: mine() }));
  await rows.getByText('gone', { exact: true }).waitFor();
  await page.locator('.mt-head button').last().focus();
  await rows.waitFor({ state: 'detached' });

  expect(problems).toEqual([]);
  await seller.close();
  await page.context().close();
});
