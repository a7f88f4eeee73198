import type { NoticeMessage } from '@ochre/protocol';
import { defaults, type Running } from '@ochre/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folder, house } from '../../server/test/house.ts';
import { mailServer, receiver, until } from '../../server/test/receivers.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { builtSite, type Site } from '../test/support/site.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: Site;
let browser: Browser;
let server: Running;
let post: Awaited<ReturnType<typeof mailServer>>;

beforeAll(async () => {
  [site, browser, post] = await Promise.all([builtSite(), launch(), mailServer()]);
  const smtp = { url: post.url, from: 'Ochre <ochre@example.org>' };
  server = await house({
    ...{ data: folder(), web: site.folder, logLevel: 'silent' },
    notices: { ...defaults.notices, anywhere: true, hold: 0, poll: 20, spaced: false, smtp },
  });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const letters = (address: string) => post.mails.filter((m) => m.to.includes(address));

async function hostByPost(page: Page): Promise<void> {
  await page.goto(`${server.url}/#/host`);
  await page.getByRole('radio', { name: /By post, a day/ }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Name of the table').fill('Halys');
  await page.getByRole('group', { name: 'Adviser' }).getByRole('button', { name: 'Nobody' }).click();
  await press(page, 'Open the table');
}

it('a guest at a table played by post is called by mail and hook when it is his turn', async () => {
  const hook = await receiver();
  const { page, problems } = await openPage(browser, DESK);
  await hostByPost(page);
  for (let n = 0; n < 3; n++) {
    await page.getByRole('button', { name: 'Seat a bot' }).first().click();
    await page.getByRole('button', { name: 'Free the seat' }).nth(n).waitFor();
  }

  // A friend sits down by the link and asks to be told, before the game begins.
  const friend = await openPage(browser, PHONE);
  const link = (await page.locator('code').textContent())!;
  await friend.page.goto(link);
  await friend.page.getByLabel('Your name').fill('Bea');
  await press(friend.page, 'Take a seat');
  await press(friend.page, 'Tell me when it is my turn');
  const dialog = friend.page.getByRole('dialog');
  await dialog.locator('summary', { hasText: 'Add an address' }).click();
  await dialog.getByLabel('E-mail address').fill('bea@example.org');
  await press(friend.page, 'Add an address');
  await dialog.getByText('waits for the link in the letter').waitFor();
  await until(() => letters('bea@example.org').length > 0);
  await friend.page.goto(letters('bea@example.org')[0]!.text.match(/https?:\S+confirm\S+/)![0]);
  await friend.page.getByRole('button').click();
  await friend.page.getByText('you will be told').waitFor();
  expect(friend.problems.filter((p) => !/ERR_ABORTED/.test(p))).toEqual([]);

  // Ada starts, and from the table has herself called by a hook; then everybody leaves.
  await press(page, 'Start the game');
  await page.locator('.table').waitFor();
  await page.locator('.bar').getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await page.getByRole('dialog').locator('summary', { hasText: 'Add a webhook' }).click();
  await page.getByLabel('Address of the webhook').fill(hook.url);
  await press(page, 'Add a webhook');
  await page.getByRole('dialog').getByText('Secret of the webhook').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // Whoever of the two is asked is not advised: the host wanted it so.
  await friend.page.goto(link);
  await friend.page.locator('.table').waitFor();
  await Promise.any([page, friend.page].map((p) => p.locator('.dp').waitFor()));
  for (const p of [page, friend.page]) expect(await p.locator('.dp-ask').count()).toBe(0);
  await page.context().close();
  await friend.page.context().close();
  expect(problems.filter((p) => !/ERR_ABORTED/.test(p))).toEqual([]);

  // One of the two is asked first, and hears of it in the way chosen.
  const told = () => [
    ...hook.posts.flatMap(({ body }) => (JSON.parse(body.toString()) as NoticeMessage).notices[0]!.text),
    ...letters('bea@example.org')
      .slice(1)
      .map((m) => m.text),
  ];
  await until(() => told().length > 0);
  expect(told()[0]).toContain('The table waits for your decision: choose your civilization.');
}, 120_000);
