import { expect, it } from 'vitest';
import { gameFor } from '../../server/src/games.ts';
import { Client } from '../../server/test/client.ts';
import type { Watched } from '../test/support/browser.ts';
import { sitAt } from '../test/support/twoAtMarket.ts';
import { opensServer } from './opened.ts';

const DESK = { width: 1440, height: 900 };

const opened = opensServer();
const game = gameFor('mega');

/** Two people and bots at a table that waits for the one who comes by a client; the other is at the page. */
async function together(): Promise<{ at: Watched; other: Client }> {
  const { url, tables } = opened.server;
  const bots = [3, 4, 5].map((seat) => ({ seat, level: 'builder' }));
  // A bot comes sooner than people may ask for.
  const ada = await tables.create({ name: 'Ada', players: 5, bots, timing: { absence: 1 } });
  const { id } = ada.table;
  const bea = await tables.join(id, { name: 'Bea' });
  const other = await new Client(url, id, bea.token).connect();
  await tables.start(id, ada.token);
  const first = await new Client(url, id, ada.token).connect();
  while (!other.view?.prompts.some((d) => !d.optional)) await first.move(game);
  await first.close();
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
  await expect.poll(seen).toBe(true);
  const heights = await page
    .locator('.msg')
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(60);

  await other.say('table', 'One more.');
  await newest.getByText('One more.').waitFor();
  await expect.poll(seen).toBe(true);

  await box.evaluate((lines) => lines.scrollTo(0, 0));
  await expect.poll(() => box.evaluate((lines) => lines.scrollTop)).toBe(0);
  await other.say('table', 'And another.');
  await newest.getByText('And another.').waitFor();
  expect(await box.evaluate((lines) => lines.scrollTop)).toBe(0);

  // What one says oneself is looked at.
  await page.getByLabel('Message to the table').fill('Mine.');
  await page.keyboard.press('Enter');
  await newest.getByText('Mine.').waitFor();
  await expect.poll(seen).toBe(true);

  expect(problems).toEqual([]);
  await other.close();
  await page.context().close();
});

it('who is away is told to all, with the bot that plays meanwhile, and so is who comes back', async () => {
  const { at, other } = await together();
  const { page, problems } = at;
  await page.locator('.bar').getByText('2 online · 3 bots').waitFor();
  const note = page.locator('.talktoast');

  await other.close();
  await note.getByText('Bea is away: a bot plays meanwhile.').waitFor();
  await page.locator('.bar').getByText('1 online · 1 away · 3 bots').waitFor();
  await page.locator('.nations').getByText('a bot for Bea').waitFor();

  await other.connect();
  await note.getByText('Bea is back.').waitFor();
  await note.getByRole('button').click();
  const told = page.locator('.chatdock .msg');
  await expect
    .poll(() => told.allTextContents())
    .toEqual(['Bea is away: a bot plays meanwhile.', 'Bea is back.']);

  expect(problems).toEqual([]);
  await other.close();
  await page.context().close();
});
