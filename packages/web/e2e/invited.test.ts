import type { TableInfo } from '@ochre/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { call } from '../../server/test/house.ts';
import { heading, press, unexpected, unfold } from '../test/support/accounts.ts';
import { openPage } from '../test/support/browser.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { opensServerWithPost } from './opened.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const opened = opensServerWithPost();

/** The link of an invitation, as the host sees it this once. */
async function invite(page: Page, name: string, email = ''): Promise<string> {
  const form = page.locator('.invitations form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail address').fill(email);
  await form.getByRole('button', { name: 'Invite' }).click();
  await page.getByText(`The link for ${name}.`).waitFor();
  return (await page.locator('.invitations code').textContent())!;
}

async function sit(page: Page, name: string): Promise<void> {
  await page.getByText('You are invited to this table.').waitFor();
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Take a seat');
  await page.getByText('Only those who are invited see this table.').waitFor();
}

thoroughly('a table for the invited: by letter, by account and by link, and for nobody else', async () => {
  const [host, byLetter, byAccount, watcher] = await Promise.all([
    openPage(opened.browser, SIZES.desk),
    openPage(opened.browser, SIZES.phone),
    openPage(opened.browser, SIZES.desk),
    openPage(opened.browser, SIZES.desk),
  ]);
  const { page } = host;
  await opened.entrance.register(page, 'host@example.org');
  await page.goto(`${opened.server.url}/#/host`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Name of the table').fill('Hattusa');
  await press(page, 'Invited only');
  await press(page, 'Later');
  await press(page, '15 minutes');
  await unfold(page, 'Set the clock yourself');
  await page.getByLabel('For trading').selectOption({ label: '5 minutes' });
  await press(page, 'Open the table');
  await heading(page, 'Hattusa');
  const id = page.url().split('/').at(-1)!;
  await page.locator('.invitations', { hasText: 'The link is also sent to that address.' }).waitFor();

  await invite(page, 'Bea', 'guest@example.org');
  await page.getByText('It is under way to guest@example.org, too.').waitFor();
  await invite(page, 'Cem', 'cem@example.org');
  const watching = await invite(page, 'Dora');
  const withdrawn = await invite(page, 'Eve');
  const eve = page.locator('.invitations li', { hasText: 'Eve' });
  await eve.getByRole('button', { name: 'Withdraw' }).click();
  await eve.waitFor({ state: 'detached' });

  // By the link of the letter, on a phone; the front page knows of it until the seat is taken.
  await byLetter.page.goto(await opened.entrance.linkTo('guest@example.org', 1));
  await heading(byLetter.page, 'Hattusa');
  expect(byLetter.page.url()).not.toContain('invite=');
  await byLetter.page.goto(opened.server.url);
  const row = byLetter.page.locator('.mygames li', { hasText: 'Hattusa' });
  await row.getByText('invited').waitFor();
  await row.getByRole('link').click();
  await sit(byLetter.page, 'Bea');

  // By signing in with the address that was invited.
  await opened.entrance.register(byAccount.page, 'cem@example.org', 2);
  const listed = byAccount.page.locator('#server-games ~ ul li', { hasText: 'Hattusa' });
  await listed.getByText('invited').waitFor();
  await listed.getByRole('button', { name: 'Open' }).click();
  await sit(byAccount.page, 'Cem');

  // For others it is not there, with the bare address as with an invitation taken back.
  await watcher.page.goto(`${opened.server.url}/t/${id}`);
  await watcher.page.getByText('There is no such table.').waitFor();
  await watcher.page.goto(withdrawn);
  await watcher.page.getByText('This invitation has been used or withdrawn.').waitFor();
  await watcher.page.reload();
  await watcher.page.getByText('There is no such table.').waitFor();

  // Who is invited and does not sit down may watch, as late as the host wished.
  for (const name of ['Bea', 'Cem']) await page.locator('.card.seats li', { hasText: name }).waitFor();
  await page.locator('.invitations li', { hasText: 'Cem' }).waitFor({ state: 'detached' });
  for (let bots = 0; bots < 2; bots++) {
    await page.getByRole('button', { name: 'Seat a bot' }).first().click();
    await page.getByRole('button', { name: 'Free the seat' }).nth(bots).waitFor();
  }
  await press(page, 'Start the game');
  await page.locator('.table').waitFor();
  await watcher.page.goto(watching);
  await watcher.page.getByText('You see the game 15 minutes later than it is played.').waitFor();
  const { body } = await call<TableInfo>(opened.server.url, '/tables');
  expect(JSON.stringify(body)).not.toContain('Hattusa');

  for (const { problems } of [host, byLetter, byAccount]) expect(unexpected(problems)).toEqual([]);
  expect(unexpected(watcher.problems).filter((p) => !/40[34]/.test(p))).toEqual([]);
  for (const { page: open } of [host, byLetter, byAccount, watcher]) await open.context().close();
});
