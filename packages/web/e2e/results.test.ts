import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Seated, TableInfo } from '@ochre/protocol';
import { defaults, type Running } from '@ochre/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, folder, house } from '../../server/test/house.ts';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const TIMING = { absence: null, trade: null };

let site: Site;
let browser: Browser;
let server: Running;
let hook: ReturnType<typeof createServer>;
/** What the group's channel was sent. */
const told: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
  const notices = { ...defaults.notices, anywhere: true, groupHold: 0, poll: 20, spaced: false };
  server = await house({ data: folder(), web: site.folder, logLevel: 'silent', notices });
  hook = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    told.push(text);
    response.writeHead(404).end();
  });
  await new Promise<void>((ready) => hook.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  hook?.closeAllConnections();
  hook?.close();
});

const post = ({ table, token }: Seated, path: string, body: object = {}) =>
  call<TableInfo>(server.url, `/tables/${table.id}/${path}`, { token, body });

async function found(title: string, ruleset: string, players: number): Promise<Seated> {
  const want = { name: 'Ada', title, ruleset, players, options: { turns: 4 }, timing: TIMING };
  const ada = (await call<Seated>(server.url, '/tables', { body: want })).body;
  await post(ada, 'fill', { levels: ['easy'] });
  return ada;
}

async function played(title: string, ruleset: string, players: number, named: boolean): Promise<Seated> {
  const ada = await found(title, ruleset, players);
  await post(ada, 'listed', { on: true });
  await post(ada, 'named', { on: named });
  await post(ada, 'start');
  await post(ada, 'stand-in', { on: true });
  const status = async () => (await call<TableInfo>(server.url, `/tables/${ada.table.id}`)).body.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('over');
  return ada;
}

const sit = (page: Page, { table, token }: Seated): Promise<unknown> =>
  page.goto(`${server.url}/t/${table.id}#seat=${token}`);

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

it('finished games are read on a page of results, and saved for one’s own statistics', async () => {
  const evening = await played('Evening at the Halys', 'classic', 3, true);
  await played('Two rivers', 'advanced', 4, false);
  const { page, problems } = await openPage(browser, DESK);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Results of finished games' }).click();
  const games = page.locator('.game');
  await expect.poll(() => games.count()).toBe(2);
  await expect.poll(() => games.last().textContent()).toContain('Ada');
  expect(await games.first().textContent()).toContain('A player');
  expect(await games.first().textContent()).not.toContain('Ada');
  const csv = await saved(page, 'Save as CSV');
  expect(csv.text.trim().split('\r\n')).toHaveLength(1 + 3 + 4);
  await page.getByLabel('Number of players').selectOption('4');
  await expect.poll(() => games.count()).toBe(1);
  await page.getByLabel('Number of players').selectOption('');
  await page.getByLabel('Player', { exact: true }).fill('ada');
  await expect.poll(() => games.allTextContents()).toEqual([expect.stringContaining('Evening at the Halys')]);
  await page.getByLabel('Rules', { exact: true }).selectOption('mega');
  await page.getByText('No result like that.').waitFor();

  await sit(page, evening);
  const play = await saved(page, 'For BG Stats (file)');
  expect(play.name).toBe('ochre-evening-at-the-halys.bgsplay');
  expect(JSON.parse(play.text).plays[0].playerScores).toHaveLength(3);
  expect((await saved(page, 'As a table (CSV)')).text).toContain('Evening at the Halys');
  const link = new URL((await page.getByRole('link', { name: 'Open in BG Stats' }).getAttribute('href'))!);
  expect(JSON.parse(link.searchParams.get('data')!)).toMatchObject({
    sourceName: 'Ochre',
    game: { bggId: 71 },
  });
  await page.getByText('Results page', { exact: true }).click();
  await page.getByRole('switch', { name: 'With my name there' }).click();
  await page.getByRole('switch', { name: 'With my name there', checked: false }).waitFor();
  await page.goto(`${server.url}/#/results`);
  await expect.poll(() => games.count()).toBe(2);
  expect(await page.locator('.games').textContent()).not.toContain('Ada');
  expect(problems).toEqual([]);
  await page.context().close();
});

it('a host sets the group’s channel, and hears that it takes nothing', async () => {
  const ada = await found('Evening', 'classic', 3);
  const { page, problems } = await openPage(browser, DESK);
  await sit(page, ada);
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  const { port } = hook.address() as AddressInfo;
  const use = page.getByRole('button', { name: 'Use this channel' });
  await page
    .locator('form', { has: use })
    .getByLabel('Address of the webhook')
    .fill(`http://127.0.0.1:${port}/api/webhooks/1/secret`);
  await use.click();
  await page.getByText(`Discord (127.0.0.1:${port}) is told of this table.`).waitFor();
  expect(await page.content()).not.toContain('/secret');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('Discord takes no more messages').waitFor();
  expect(told).not.toEqual([]);
  await page.getByRole('button', { name: 'The group’s channel' }).click();
  await page.getByText('answered 404').waitFor();
  await page.getByRole('button', { name: 'End the channel' }).click();
  await expect.poll(() => page.getByText('answered 404').count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});
