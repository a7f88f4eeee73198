import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { press } from '../test/support/accounts.ts';
import { openPage } from '../test/support/browser.ts';
import { atMarket, sitAt } from '../test/support/twoAtMarket.ts';
import { opensServer } from './opened.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const opened = opensServer();

/** What keeps somebody from using a part of the page. */
async function barriers(page: Page, part: string): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (at) => (window as unknown as { axe: { run(at: string): Promise<AxeResults> } }).axe.run(at),
    part,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 120)).join('\n')}`);
}

it('who comes to a teaching game is told so, finds sheets and course, and is asked about hands', async () => {
  const [ada, bea] = await Promise.all([openPage(opened.browser, DESK), openPage(opened.browser, PHONE)]);
  await ada.page.goto(`${opened.server.url}/#/host`);
  await ada.page.getByLabel('Your name').fill('Ada');
  const kind = ada.page.getByRole('group', { name: 'Teaching game' });
  await kind.getByRole('button', { name: 'Yes' }).click();
  await press(ada.page, 'Open the table');
  const link = (await ada.page.locator('.room code').textContent())!;
  await bea.page.goto(link);
  const room = bea.page.locator('.teaching');
  await room.getByRole('heading', { name: 'Teaching game' }).waitFor();
  expect(await room.getByRole('link', { name: 'For the teacher' }).getAttribute('href')).toBe(
    '#/rules/teach/mega',
  );
  expect(await room.getByRole('link', { name: /^The course/ }).getAttribute('href')).toBe('#/learn');
  // Nobody who has no seat agrees to anything.
  expect(await room.getByRole('group', { name: 'Hands' }).count()).toBe(0);
  await bea.page.getByLabel('Your name').fill('Bea');
  await press(bea.page, 'Take a seat');
  await room.getByRole('button', { name: 'Open, if all agree' }).click();
  await ada.page.getByText('Agreed so far: Bea.').waitFor();
  for (const { page } of [ada, bea]) expect(await barriers(page, '.teaching')).toEqual([]);
  // The host thinks otherwise, and again: everybody is asked anew.
  await press(ada.page, 'Make it a usual game');
  await room.waitFor({ state: 'detached' });
  await press(ada.page, 'Make it a teaching game');
  await room.getByRole('button', { name: 'Hidden, as usual', pressed: true }).waitFor();
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});

it('two people open their hands to each other at the table, and one of them closes them for both', async () => {
  const seats = await atMarket(opened.server.url, { teaching: true });
  const ada = await sitAt(opened.server.url, opened.browser, seats[0], DESK);
  const bea = await sitAt(opened.server.url, opened.browser, seats[1], PHONE);
  await press(ada.page, 'Open all hands, if all agree');
  const wanted = bea.page.locator('.votecard', { hasText: 'Ada would play with open hands.' });
  await wanted.waitFor();
  expect(await barriers(bea.page, '.timestrip')).toEqual([]);
  await wanted.getByRole('button', { name: 'Agree' }).click();
  await ada.page.getByText('All hands are open.').waitFor();

  // Bea's hand is on the card of her nation, as she holds it.
  const nation = await bea.page.locator('.bar .ownbadge .nb').getAttribute('data-nation');
  const row = ada.page.locator(`.nations tr[data-nation="${nation}"] button`).first();
  await press(ada.page, 'Look at the map');
  await row.click();
  const hand = ada.page.locator('.openhand');
  await hand.waitFor();
  expect(await hand.locator('.chip').count()).toBeGreaterThan(0);
  expect(await barriers(ada.page, '.openhand')).toEqual([]);
  await ada.page.keyboard.press('Escape');

  await bea.page.getByRole('button', { name: 'Close them' }).first().press('Enter');
  await ada.page.getByText('All hands are open.').waitFor({ state: 'detached' });
  await row.press('Enter');
  await ada.page.locator('.cardplace h2').waitFor();
  expect(await hand.count()).toBe(0);
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});

it('a decision is taken back when the other agrees, not when she declines, and the log tells it', async () => {
  const seats = await atMarket(opened.server.url, { teaching: true });
  const ada = await sitAt(opened.server.url, opened.browser, seats[0], DESK);
  const bea = await sitAt(opened.server.url, opened.browser, seats[1], PHONE);
  const done = ada.page.getByRole('button', { name: /^I am done/ });
  await done.click();
  await done.waitFor({ state: 'detached' });
  const propose = (): Promise<void> => press(ada.page, 'Propose to take back my last decision');
  const wanted = bea.page.locator('.votecard', { hasText: 'Ada would take back a decision' });
  await propose();
  await wanted.getByRole('button', { name: 'No', exact: true }).click();
  await wanted.waitFor({ state: 'detached' });
  await propose();
  await ada.page.getByText('You would take back your last decision').waitFor();
  await wanted.waitFor();
  for (const { page } of [ada, bea]) expect(await barriers(page, '.timestrip')).toEqual([]);
  await wanted.getByRole('button', { name: 'Agree' }).click();
  await done.waitFor();
  await press(ada.page, 'Look at the map');
  await ada.page.locator('.log li', { hasText: 'You took back a decision of turn 1' }).waitFor();
  // It is decided anew: by key, for the mouse rests on a card that explains itself over the button.
  await done.press('Enter');
  await done.waitFor({ state: 'detached' });
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});
