import type { ChatMessage, Seated, TableInfo } from '@ochre/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SqlAccountStore } from '../../server/src/accounts/sqlStore.ts';
import { openDatabase } from '../../server/src/store/open.ts';
import { Client } from '../../server/test/client.ts';
import { call, folder } from '../../server/test/house.ts';
import { heading, PASSWORDS, press, unexpected, unfold } from '../test/support/accounts.ts';
import { openPage } from '../test/support/browser.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { opensServerWithPost } from './opened.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const data = folder();
const opened = opensServerWithPost({ settings: { data } });

/** Told by mail and by webhook of some things, once a day. */
async function setNotices(page: Page): Promise<void> {
  const open = page.locator('.fold[open]');
  await unfold(page, 'Add an address');
  await open.getByLabel('E-mail address').fill('notes@example.org');
  await open.getByRole('button').click();
  await page.getByText('waits for the link in the letter').waitFor();
  await unfold(page, 'Add a webhook');
  const hooks = open.filter({ hasText: 'Address of the webhook' });
  await hooks.getByLabel('Address of the webhook').fill('http://127.0.0.1:9/hook');
  await hooks.getByRole('button').click();
  await page.getByText('Secret of the webhook').waitFor();
  const hook = page.locator('.channels li', { hasText: '127.0.0.1:9' });
  await hook.getByRole('checkbox', { name: 'The game is over' }).click();
  await hook.locator('[aria-checked=false]', { hasText: 'The game is over' }).waitFor();
  await hook.getByRole('button', { name: 'Once a day' }).click();
  await hook.locator('[aria-pressed=true]', { hasText: 'Once a day' }).waitFor();
  await hook.getByRole('button', { name: 'Remove' }).click();
  await hook.waitFor({ state: 'detached' });
}

async function remove(page: Page, password: string): Promise<void> {
  await unfold(page, 'Delete the account');
  await page.locator('.fold.neg').getByLabel('Present password').fill(password);
  await press(page, 'Delete it for good');
  await page.locator('.entry').waitFor();
}

it('an account from its first letter to its end', async () => {
  const [mine, moved] = ['ada@example.org', 'countess@example.org'];
  const { page, problems } = await openPage(opened.browser, SIZES.desk);
  await opened.entrance.register(page, mine);

  // A name, and a table that follows the account.
  await unfold(page, 'Name at the table');
  await page.getByLabel('Name at the table').fill('Ada L.');
  await press(page, 'Save');
  await heading(page, 'Ada L.');
  await page.goto(`${opened.server.url}/#/host`);
  await page.getByLabel('Your name').fill('Ada L.');
  await page.getByLabel('Name of the table').fill('Halys');
  await press(page, 'Open the table');
  await heading(page, 'Halys');

  // Forgotten, on another device: it signs in there, and everywhere else it is signed out.
  const { page: there, ...other } = await openPage(opened.browser, SIZES.phone);
  await there.goto(`${opened.server.url}/#/account`);
  await press(there, 'Password forgotten?');
  await there.getByLabel('E-mail address').fill(mine);
  await press(there, 'Send me a link');
  await there.goto(await opened.entrance.linkTo(mine, 2));
  await heading(there, 'Choose a password');
  expect(await there.getByLabel('Name at the table').count()).toBe(0);
  await there.getByLabel('New password').fill(PASSWORDS[1]);
  await press(there, 'Save');
  await heading(there, 'Ada L.');
  await there.locator('#server-games ~ ul li', { hasText: 'Halys' }).waitFor();
  await page.goto(`${opened.server.url}/#/account`);
  await page.locator('.entry').waitFor();

  // Signed in again here; the other device is seen and sent away.
  await opened.entrance.signIn(page, mine, PASSWORDS[0]);
  await page.getByRole('alert').filter({ hasText: 'Address or password is wrong.' }).waitFor();
  await opened.entrance.signIn(page, mine, PASSWORDS[1]);
  await heading(page, 'Ada L.');
  const devices = page.locator('#sessions ~ ul li');
  await devices.nth(1).waitFor();
  await press(page, 'Sign out there');
  await devices.nth(1).waitFor({ state: 'detached' });
  await there.reload();
  await there.locator('.entry').waitFor();
  expect(unexpected(other.problems)).toEqual([]);
  await there.context().close();

  // Another password, another address.
  const fold = (title: string) => page.locator('.fold', { hasText: title });
  await unfold(page, 'Password');
  await fold('New password').getByLabel('Present password').fill(PASSWORDS[1]);
  await page.getByLabel('New password').fill(PASSWORDS[2]);
  await press(page, 'Change the password');
  await page.getByText('All other devices have been signed out.').waitFor();
  await unfold(page, 'E-mail address');
  await page.getByLabel('New e-mail address').fill(moved);
  await fold('New e-mail address').getByLabel('Present password').fill(PASSWORDS[2]);
  await press(page, 'Change the address');
  await page.getByText('an e-mail with a link is on its way').waitFor();
  await page.goto(await opened.entrance.linkTo(moved, 1));
  await press(page, 'Confirm the address');
  await page.getByText('The address is confirmed.').waitFor();
  await press(page, 'Your account');
  await page.locator('summary', { hasText: moved }).waitFor();

  await remove(page, PASSWORDS[2]);
  await opened.entrance.signIn(page, moved, PASSWORDS[2]);
  await page.getByRole('alert').filter({ hasText: 'Address or password is wrong.' }).waitFor();
  expect(unexpected(problems)).toEqual([]);
  await page.context().close();
});

thoroughly('an account on a phone, and what it is told', async () => {
  const { page, problems } = await openPage(opened.browser, SIZES.phone);
  await opened.entrance.register(page, 'bea@example.org');
  await setNotices(page);
  await remove(page, PASSWORDS[0]);
  expect(unexpected(problems)).toEqual([]);
  await page.context().close();
});

/** A server's host, made one as the command line does. */
async function makeAdmin(email: string): Promise<void> {
  const db = await openDatabase({ data });
  const store = new SqlAccountStore(db);
  await store.setRole((await store.accountByEmail(email))!.id, 'admin');
  await db.close();
}

/** A table where Bea said something that Cem reported. */
async function reportedTable(): Promise<Seated> {
  const { url } = opened.server;
  const { body: bea } = await call<Seated>(url, '/tables', {
    body: { name: 'Bea', title: 'Sardis by night', players: 5, privacy: 'open' },
  });
  const { id } = bea.table;
  const { body: cem } = await call<Seated>(url, `/tables/${id}/join`, { body: { name: 'Cem' } });
  const talk = new Client(url, id, bea.token);
  await talk.connect();
  await talk.say('table', 'I know where you live, <b>Cem</b>.');
  await talk.until(() => talk.chat.length > 0);
  const [{ id: message }] = talk.chat as [ChatMessage];
  await talk.close();
  const report = { id: 'a'.repeat(16), text: 'A threat.', seat: bea.seat, message };
  const { status, body } = await call(url, `/tables/${id}/reports`, { token: cem.token, body: report });
  expect(status, JSON.stringify(body)).toBe(200);
  return bea;
}

thoroughly('who runs the server reads reports and acts on them; others cannot', async () => {
  const { table, token } = await reportedTable();
  const { page, problems } = await openPage(opened.browser, SIZES.desk);
  await page.goto(`${opened.server.url}/#/admin`);
  await page.getByText('Only those who run this server can read reports.').waitFor();
  await opened.entrance.register(page, 'boss@example.org');
  await makeAdmin('boss@example.org');
  await page.reload();
  await page.getByRole('link', { name: 'Reports' }).click();
  const report = page.locator('.case', { hasText: 'Sardis by night' });
  await report.locator('blockquote', { hasText: 'A threat.' }).waitFor();
  await report.locator('summary').click();
  await report.locator('.meant', { hasText: 'I know where you live, <b>Cem</b>.' }).waitFor();
  await page.setViewportSize(SIZES.phone);
  await report.getByRole('button', { name: 'Stop the seat from writing' }).click();
  await report.getByRole('button', { name: 'Let the seat write again' }).waitFor();
  const muted = await call<TableInfo>(opened.server.url, `/tables/${table.id}`, { token });
  expect(muted.body.seats[0]).toMatchObject({ muted: 'admin' });
  await report.getByRole('button', { name: 'Shut the table' }).click();
  await report.getByRole('button', { name: 'Open the table again' }).click();
  await report.getByRole('button', { name: 'Shut the table' }).waitFor();
  await report.getByLabel('Note').fill('Spoken to.');
  await report.getByRole('button', { name: 'Close it' }).click();
  await page.getByText('No report is open.').waitFor();
  await page.getByRole('button', { name: 'Closed', exact: true }).click();
  await report.getByText('Spoken to.').waitFor();
  expect(unexpected(problems)).toEqual([]);
  await page.context().close();
});
