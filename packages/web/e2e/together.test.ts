import type { Seated } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { Client } from '../../server/test/client.ts';
import { call } from '../../server/test/house.ts';
import type { Watched } from '../test/support/browser.ts';
import { sitAt } from '../test/support/twoAtMarket.ts';
import { opensServer } from './opened.ts';

const DESK = { width: 1440, height: 900 };

const opened = opensServer();

/** Two people and bots at a table under way: one at its page, the other by a client of their own. */
async function together(): Promise<{ at: Watched; other: Client }> {
  const { url } = opened.server;
  const bots = [3, 4, 5].map((seat) => ({ seat, level: 'builder' }));
  const { body: ada } = await call<Seated>(url, '/tables', {
    body: { name: 'Ada', title: 'Two rivers', players: 5, bots },
  });
  const { id } = ada.table;
  const { body: bea } = await call<Seated>(url, `/tables/${id}/join`, { body: { name: 'Bea' } });
  const other = await new Client(url, id, bea.token).connect();
  await call(url, `/tables/${id}/start`, { token: ada.token, body: {} });
  return { at: await sitAt(url, opened.browser, ada, DESK), other };
}

it('messages are as high as their words, and the newest is in sight until somebody reads above', async () => {
  const { at, other } = await together();
  const { page, problems } = at;
  for (let n = 1; n <= 40; n++) expect(await other.say('table', `This is line ${n}.`)).toBeUndefined();
  await page.getByRole('tab', { name: 'Chat' }).click();
  const box = page.locator('.chat .lines');
  const newest = page.locator('.msg').last();
  const seen = (): Promise<boolean> =>
    box.evaluate((lines) => {
      const last = lines.querySelector('li:last-child')!.getBoundingClientRect();
      const { top, bottom } = lines.getBoundingClientRect();
      return last.top >= top && last.bottom <= bottom;
    });

  await newest.getByText('This is line 40.').waitFor();
  expect(await seen()).toBe(true);
  const heights = await page
    .locator('.msg')
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(60);

  await other.say('table', 'One more.');
  await newest.getByText('One more.').waitFor();
  expect(await seen()).toBe(true);

  await box.evaluate((lines) => lines.scrollTo(0, 0));
  await expect.poll(() => box.evaluate((lines) => lines.scrollTop)).toBe(0);
  await other.say('table', 'And another.');
  await newest.getByText('And another.').waitFor();
  expect(await box.evaluate((lines) => lines.scrollTop)).toBe(0);

  // What one says oneself is looked at.
  await page.getByLabel('Message to the table').fill('Mine.');
  await page.keyboard.press('Enter');
  await newest.getByText('Mine.').waitFor();
  expect(await seen()).toBe(true);

  expect(problems).toEqual([]);
  await other.close();
  await page.context().close();
});
