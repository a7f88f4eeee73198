import type { GameRecord, Seated, TableInfo } from '@ochre/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sealed } from '../../server/src/archive/chain.ts';
import { call } from '../../server/test/house.ts';
import { openPage, type Watched } from '../test/support/browser.ts';
import { opensServer } from './opened.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Over after five turns, which bots play for everybody. */
const SHORT = {
  ruleset: 'classic',
  players: 3,
  options: { turns: 5 },
  timing: { absence: null, trade: null },
};

const opened = opensServer();

const found = async (): Promise<Seated> =>
  (await call<Seated>(opened.server.url, '/tables', { body: { name: 'Ada', ...SHORT } })).body;
const post = (seated: Seated, path: string, body: object = {}) =>
  call(opened.server.url, `/tables/${seated.table.id}/${path}`, { token: seated.token, body });
const info = async ({ table }: Seated): Promise<TableInfo> =>
  (await call<TableInfo>(opened.server.url, `/tables/${table.id}`)).body;
const recordOf = async ({ table }: Seated): Promise<GameRecord> =>
  (await call<GameRecord>(opened.server.url, `/tables/${table.id}/record`)).body;

async function playedByBots(seats: readonly Seated[]): Promise<void> {
  for (const seated of seats) await post(seated, 'stand-in', { on: true });
  await expect.poll(async () => (await info(seats[0]!)).status, { timeout: 60_000 }).toBe('over');
}

const sit = (page: Page, { table, token }: Seated): Promise<unknown> =>
  page.goto(`${opened.server.url}/t/${table.id}#seat=${token}`);
const shuffle = (page: Page) => page.locator('details', { hasText: 'Who shuffles' });
const check = (page: Page) => page.locator('.faircheck');

async function checked(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Check/ }).click();
  await check(page).locator('h3 svg').waitFor();
  return (await check(page).textContent())!;
}

/** The server tells another game than was played. */
const telling = (page: Page, record: GameRecord): Promise<unknown> =>
  page.route('**/api/tables/*/record', (route) => route.fulfill({ json: record }));

it('people shuffle with the server; at the end each browser deals again, and finds out what was tampered with', async () => {
  const [ada, bea] = (await Promise.all([
    openPage(opened.browser, DESK),
    openPage(opened.browser, PHONE),
  ])) as [Watched, Watched];
  const first = await found();
  const join = { body: { name: 'Bea' } };
  const second = (await call<Seated>(opened.server.url, `/tables/${first.table.id}/join`, join)).body;
  await post(first, 'fill', { levels: ['easy'] });
  await sit(ada.page, first);
  await sit(bea.page, second);
  await shuffle(ada.page).getByText('2 of 2 people take part.').waitFor();
  await shuffle(ada.page).locator('summary').click();
  const before = (await info(first)).seats[0]!.promise;
  await ada.page.getByLabel('Your own words go into it').fill('Ochre and lapis');
  await ada.page.getByRole('button', { name: 'Add these words' }).click();
  await ada.page.getByText('Your words are in it.').waitFor();
  await expect.poll(async () => (await info(first)).seats[0]!.promise).not.toBe(before);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, bea]) await page.locator('.table').waitFor();
  const parts = (await info(first)).draw!.parts.map(({ part }) => part);
  expect(parts).toEqual([
    expect.stringMatching(/^Ochre and lapis [0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);

  await playedByBots([first, second]);
  for (const { page } of [ada, bea]) {
    const words = await checked(page);
    for (const word of [
      'The deal was fair',
      'Ada and Bea shuffled',
      'Your own part is in it',
      'All came out the same',
    ])
      expect(words).toContain(word);
  }

  // Somebody changes what happened, and puts a new seal on it.
  const record = await recordOf(first);
  const { seal: _, ...rest } = record;
  const changed = rest.actions.findIndex(({ events }) => events.length > 0);
  const actions = rest.actions.map((step, i) => (i === changed ? { ...step, events: [] } : step));
  await telling(ada.page, sealed({ ...rest, actions }));
  const tampered = await checked(ada.page);
  expect(tampered).toContain('Something is wrong with this game');
  expect(tampered).toContain('these were not the cards of the promised shuffle');
  expect(await check(ada.page).getByRole('alert').isVisible()).toBe(true);

  // A game that is true in itself, but was dealt from another promise than the one seen before the start.
  const other = await found();
  await post(other, 'fill', { levels: ['easy'] });
  await post(other, 'start');
  await playedByBots([other]);
  const { result, ...game } = await recordOf(other);
  expect(result).toBeDefined();
  const forged = sealed({ ...game, result: record.result! });
  await telling(bea.page, forged);
  expect(await checked(bea.page)).toContain('Something is wrong with this game');
  await bea.page.unroute('**/api/tables/*/record');
  expect(await checked(bea.page)).toContain('The deal was fair');
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});
