import type { Seated, TableInfo } from '@ochre/protocol';
import { defaults, type Running } from '@ochre/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SqlAccountStore } from '../../server/src/accounts/sqlStore.ts';
import { openDatabase } from '../../server/src/store/open.ts';
import { Client } from '../../server/test/client.ts';
import { call, folder, house } from '../../server/test/house.ts';
import { mailServer, until } from '../../server/test/receivers.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { builtSite, type Site } from '../test/support/site.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const PASSWORDS = ['eight thousand years', 'one table for eighteen', 'from Iberia to India'] as const;

let site: Site;
let browser: Browser;
let server: Running;
let post: Awaited<ReturnType<typeof mailServer>>;
const data = folder();

beforeAll(async () => {
  [site, browser, post] = await Promise.all([builtSite(), launch(), mailServer()]);
  const smtp = { url: post.url, from: 'Ochre <ochre@example.org>' };
  server = await house({
    ...{ data, web: site.folder, logLevel: 'silent' },
    notices: { ...defaults.notices, anywhere: true, hold: 0, poll: 20, spaced: false, smtp },
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** The link in the nth letter to an address, once it has come. */
async function linkTo(address: string, nth: number): Promise<string> {
  const letters = () => post.mails.filter((m) => m.to.includes(address));
  await until(() => letters().length >= nth);
  return letters()[nth - 1]!.text.match(/https?:\/\/\S+/)![0];
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const unfold = (page: Page, title: string) => page.locator('summary', { hasText: title }).click();

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${server.url}/#/account`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The address is proved first, then come name and password. */
async function register(page: Page, email: string, letter = 1): Promise<void> {
  await page.goto(`${server.url}/#/account`);
  await press(page, 'Create an account');
  await page.getByLabel('E-mail address').fill(email);
  await press(page, 'Send me a link');
  await page.getByText('a letter with a link is under way').waitFor();
  await page.goto(await linkTo(email, letter));
  await heading(page, 'Choose a password');
  await page.getByLabel('Name at the table').fill('Ada');
  await page.getByLabel('New password').fill(PASSWORDS[0]);
  await press(page, 'Create an account');
  await heading(page, 'Ada');
}

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

/** What goes wrong on its own: not what was asked for here, nor what is left while it loads. */
const unexpected = (problems: readonly string[]) =>
  problems.filter((p) => !/401|Unauthorized|ERR_ABORTED/.test(p));

it('an account from its first letter to its end', async () => {
  const [mine, moved] = ['ada@example.org', 'countess@example.org'];
  const { page, problems } = await openPage(browser, SIZES.desk);
  await register(page, mine);

  // A name, and a table that follows the account.
  await unfold(page, 'Name at the table');
  await page.getByLabel('Name at the table').fill('Ada L.');
  await press(page, 'Save');
  await heading(page, 'Ada L.');
  await page.goto(`${server.url}/#/host`);
  await page.getByLabel('Your name').fill('Ada L.');
  await page.getByLabel('Name of the table').fill('Halys');
  await press(page, 'Open the table');
  await heading(page, 'Halys');

  // Forgotten, on another device: it signs in there, and everywhere else it is signed out.
  const { page: there, ...other } = await openPage(browser, SIZES.phone);
  await there.goto(`${server.url}/#/account`);
  await press(there, 'Password forgotten?');
  await there.getByLabel('E-mail address').fill(mine);
  await press(there, 'Send me a link');
  await there.goto(await linkTo(mine, 2));
  await heading(there, 'Choose a password');
  expect(await there.getByLabel('Name at the table').count()).toBe(0);
  await there.getByLabel('New password').fill(PASSWORDS[1]);
  await press(there, 'Save');
  await heading(there, 'Ada L.');
  await there.locator('#server-games ~ ul li', { hasText: 'Halys' }).waitFor();
  await page.goto(`${server.url}/#/account`);
  await page.locator('.entry').waitFor();

  // Signed in again here; the other device is seen and sent away.
  await signIn(page, mine, PASSWORDS[0]);
  await page.getByRole('alert').filter({ hasText: 'Address or password is wrong.' }).waitFor();
  await signIn(page, mine, PASSWORDS[1]);
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
  await page.getByText('a letter with a link is under way').waitFor();
  await page.goto(await linkTo(moved, 1));
  await press(page, 'Confirm the address');
  await page.getByText('The address is confirmed.').waitFor();
  await press(page, 'Your account');
  await page.locator('summary', { hasText: moved }).waitFor();

  await remove(page, PASSWORDS[2]);
  await signIn(page, moved, PASSWORDS[2]);
  await page.getByRole('alert').filter({ hasText: 'Address or password is wrong.' }).waitFor();
  expect(unexpected(problems)).toEqual([]);
  await page.context().close();
});

it('an account on a phone, and what it is told', async () => {
  const { page, problems } = await openPage(browser, SIZES.phone);
  await register(page, 'bea@example.org');
  await setNotices(page);
  await remove(page, PASSWORDS[0]);
  expect(unexpected(problems)).toEqual([]);
  await page.context().close();
});

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

it('a table for the invited: by letter, by account and by link, and for nobody else', async () => {
  const [host, byLetter, byAccount, watcher] = await Promise.all([
    openPage(browser, SIZES.desk),
    openPage(browser, SIZES.phone),
    openPage(browser, SIZES.desk),
    openPage(browser, SIZES.desk),
  ]);
  const { page } = host;
  await register(page, 'host@example.org');
  await page.goto(`${server.url}/#/host`);
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
  await byLetter.page.goto(await linkTo('guest@example.org', 1));
  await heading(byLetter.page, 'Hattusa');
  expect(byLetter.page.url()).not.toContain('invite=');
  await byLetter.page.goto(server.url);
  const row = byLetter.page.locator('.mygames li', { hasText: 'Hattusa' });
  await row.getByText('invited').waitFor();
  await row.getByRole('link').click();
  await sit(byLetter.page, 'Bea');

  // By signing in with the address that was invited.
  await register(byAccount.page, 'cem@example.org', 2);
  const listed = byAccount.page.locator('#server-games ~ ul li', { hasText: 'Hattusa' });
  await listed.getByText('invited').waitFor();
  await listed.getByRole('button', { name: 'Open' }).click();
  await sit(byAccount.page, 'Cem');

  // For others it is not there, with the bare address as with an invitation taken back.
  await watcher.page.goto(`${server.url}/t/${id}`);
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
  const { body } = await call<TableInfo>(server.url, '/tables');
  expect(JSON.stringify(body)).not.toContain('Hattusa');

  for (const { problems } of [host, byLetter, byAccount]) expect(unexpected(problems)).toEqual([]);
  expect(unexpected(watcher.problems).filter((p) => !/40[34]/.test(p))).toEqual([]);
  for (const { page: open } of [host, byLetter, byAccount, watcher]) await open.context().close();
});

/** A server's host, made one as the command line does. */
async function makeAdmin(email: string): Promise<void> {
  const db = await openDatabase({ data });
  const store = new SqlAccountStore(db);
  await store.saveAccount({ ...(await store.accountByEmail(email))!, role: 'admin' });
  await db.close();
}

/** A table where Bea said something that Cem reported. */
async function reportedTable(): Promise<Seated> {
  const { url } = server;
  const { body: bea } = await call<Seated>(url, '/tables', {
    body: { name: 'Bea', title: 'Sardis by night', players: 5, privacy: 'open' },
  });
  const { id } = bea.table;
  const { body: cem } = await call<Seated>(url, `/tables/${id}/join`, { body: { name: 'Cem' } });
  const talk = new Client(url, id, bea.token);
  await talk.connect();
  await talk.say('table', 'I know where you live, <b>Cem</b>.');
  await talk.close();
  const report = { id: 'a'.repeat(16), text: 'A threat.', seat: bea.seat, message: 1 };
  const { status, body } = await call(url, `/tables/${id}/reports`, { token: cem.token, body: report });
  expect(status, JSON.stringify(body)).toBe(200);
  return bea;
}

it('who runs the server reads reports and acts on them; others cannot', async () => {
  const { table, token } = await reportedTable();
  const { page, problems } = await openPage(browser, SIZES.desk);
  await page.goto(`${server.url}/#/admin`);
  await page.getByText('Only those who run this server can read reports.').waitFor();
  await register(page, 'boss@example.org');
  await makeAdmin('boss@example.org');
  await page.reload();
  await page.getByRole('link', { name: 'Reports' }).click();
  const report = page.locator('.case', { hasText: 'Sardis by night' });
  await report.locator('blockquote', { hasText: 'A threat.' }).waitFor();
  await report.locator('summary').click();
  await report.locator('.meant', { hasText: 'I know where you live, <b>Cem</b>.' }).waitFor();
  await page.setViewportSize(SIZES.phone);
  await report.getByRole('button', { name: 'Take writing from the seat' }).click();
  await report.getByRole('button', { name: 'Let the seat write again' }).waitFor();
  const muted = await call<TableInfo>(server.url, `/tables/${table.id}`, { token });
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
