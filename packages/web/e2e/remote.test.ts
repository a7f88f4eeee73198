import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seated, TableInfo } from '@ochre/protocol';
import { defaults, type Running, startServer } from '@ochre/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../server/test/house.ts';
import { answerOnce } from '../test/support/answer.ts';
import { launch, openPage, type Watched } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: Site;
let browser: Browser;
let data: string;
let server: Running;

const settings = (port: number) => ({
  ...defaults,
  port,
  data,
  web: site.folder,
  botDelay: 0,
  logLevel: 'silent' as const,
});

beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
  data = mkdtempSync(join(tmpdir(), 'ochre-data-'));
  server = await startServer(settings(0));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.close();
  rmSync(data, { recursive: true, force: true });
});

/** Another window lies over the page, or no longer does. */
const looksAway = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);

/** Whoever of the two is asked answers, until both have moved. */
async function playATurn(people: readonly Page[]): Promise<void> {
  const answered = new Set<string>();
  const moved = (): number => [...answered].filter((a) => a.endsWith('move')).length;
  while (moved() < people.length)
    for (const [n, page] of people.entries())
      if ((await page.locator('.dp[data-kind]').count()) > 0) answered.add(`${n} ${await answerOnce(page)}`);
      else await page.waitForTimeout(100);
}

it('two people meet at a table by its link, play, lose the line and find it again; a third one watches', async () => {
  const host: Watched = await openPage(browser, DESK);
  const ada = host.page;
  await ada.goto(server.url);
  await ada.getByRole('link', { name: 'Host a table' }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByLabel('Name of the table').fill('Two rivers');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = (await ada.locator('.room code').textContent())!;
  expect(link).toMatch(/\/t\/[A-Za-z0-9]{16}$/);

  const guest = await openPage(browser, PHONE);
  const bea = guest.page;
  await bea.goto(link);
  await bea.getByLabel('Your name').fill('Bea');
  await bea.getByRole('button', { name: 'Take a seat' }).click();
  await ada.locator('.seats', { hasText: 'Bea' }).waitFor();
  for (let free = 3; free > 0; free--) {
    await ada.getByRole('button', { name: 'Seat a bot' }).first().click();
    await ada.waitForFunction(
      (n) => document.body.textContent!.split('Seat a bot').length - 1 === n,
      free - 1,
    );
  }
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, bea]) await page.locator('.table').waitFor();

  await playATurn([ada, bea]);
  expect([...host.problems, ...guest.problems]).toEqual([]);

  const { port } = server;
  await server.stop();
  await ada.getByText('Reconnecting').waitFor();
  // Without a line nobody knows who is there.
  await ada.locator('.bar').getByText('Not connected').waitFor();
  expect(await ada.locator('.bar').textContent()).not.toContain('online');
  server = await startServer(settings(port));
  await ada.getByText('Reconnecting').waitFor({ state: 'detached' });
  await ada.locator('.bar').getByText('2 online').waitFor();
  await playATurn([ada, bea]);

  const third = await openPage(browser, DESK);
  await third.page.goto(link);
  await third.page.getByText('You are watching.').waitFor();
  expect(await third.page.locator('.dp').count()).toBe(0);
  expect(await third.page.locator('.hand .tc').count()).toBe(0);
  // Who looks on has decided nothing, and is told what the others did while the page was not looked at.
  await looksAway(third.page, true);
  const log = (): Promise<string | null> => third.page.locator('.logpanel').textContent();
  const before = await log();
  await playATurn([ada, bea]);
  await expect.poll(log).not.toBe(before);
  await looksAway(third.page, false);
  const card = third.page.locator('.since');
  await card.getByText('While you were away').waitFor();
  const moves = card.locator('.kind', { has: third.page.locator('use[href="#i-movement"]') });
  expect(await moves.textContent()).toMatch(/\d/);
  expect(await moves.locator('[data-nation]').count()).toBeGreaterThan(0);
  expect(await third.page.getByText('Since you decided').count()).toBe(0);
  // What was missed stays until it was read, whatever comes meanwhile.
  const told = await log();
  await playATurn([ada, bea]);
  await expect.poll(log).not.toBe(told);
  await card.getByText('While you were away').waitFor();
  await card.getByRole('button', { name: 'Understood' }).click();
  // Once read it is gone, however soon the next card, of what was watched since, stands in its place.
  await card.getByText('While you were away').waitFor({ state: 'detached' });
  // A moment that Ada passes on is the same for whoever may look on; a game of her own goes on from there.
  await ada.getByRole('button', { name: 'Step back through the game' }).click();
  await ada.getByRole('button', { name: 'Go to turn 2', exact: true }).click();
  await ada.locator('.historybanner', { hasText: 'turn 2' }).waitFor();
  await ada.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await ada.getByRole('button', { name: 'Copy link to this moment' }).click();
  const moment = await ada.locator('.momentlink').inputValue();
  expect(moment).toMatch(new RegExp(`^${link}@2-\\d+$`));
  const then = (page: Page) => page.locator('.nations tbody tr td:nth-child(n+2)').allTextContents();
  await third.page.goto(moment);
  await third.page.locator('.historybanner', { hasText: 'turn 2' }).waitFor();
  expect((await then(third.page)).sort()).toEqual((await then(ada)).sort());
  await ada.getByRole('button', { name: 'Play on from here' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await ada.locator('.dp').waitFor();
  expect(await ada.evaluate(() => location.hash)).toContain('#/solo/');
  expect(await ada.title()).toContain('Two rivers, from turn 2');
  expect(third.problems).toEqual([]);
  for (const { page } of [host, guest, third]) await page.context().close();
});

/** A game of Ada and those who come, with bots in the other seats. */
async function found(bots: readonly number[]): Promise<Seated> {
  const { body } = await call<Seated>(server.url, '/tables', {
    body: {
      name: 'Ada',
      title: 'Two coasts',
      players: 5,
      bots: bots.map((seat) => ({ seat, level: 'easy' })),
    },
  });
  return body;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const DEVICES = 'Play on another device';

thoroughly(
  'a seat is played on two devices by its link, then on one alone; who watches takes a free one',
  async () => {
    const { table, token } = await found([3, 4, 5]);
    await call(server.url, `/tables/${table.id}/start`, { token, body: {} });
    const place = `${server.url}/t/${table.id}`;
    const asked = async (): Promise<string[]> => {
      const { body } = await call<{ decisions: { decision: { id: string } }[] }>(
        server.url,
        `/tables/${table.id}/decisions`,
        { token },
      );
      return body.decisions.map(({ decision }) => decision.id);
    };

    const first: Watched = await openPage(browser, DESK);
    const desk = first.page;
    await desk.goto(`${place}#seat=${token}`);
    await desk.getByText('You now play your seat in this browser, too.').waitFor();
    expect(desk.url()).toBe(place);
    await desk.locator('.dp[data-kind]').waitFor();
    await button(desk, DEVICES).click();
    const link = await desk.getByLabel('The link of your seat').inputValue();
    expect(link).toBe(`${place}#seat=${token}`);

    const second = await openPage(browser, PHONE);
    const phone = second.page;
    await phone.goto(link);
    await phone.locator('.dp[data-kind]').waitFor();
    expect(phone.url()).toBe(place);
    await phone.reload();
    await phone.locator('.dp[data-kind]').waitFor();
    const before = await asked();
    await answerOnce(phone);
    await expect.poll(asked).not.toEqual(before);

    const third = await openPage(browser, DESK);
    const bea = third.page;
    await bea.goto(`${place}#seat=${token.slice(1)}`);
    await bea.getByText('This link opens no seat at this table.').waitFor();
    await bea.goto('about:blank');
    await bea.goto(`${place}#seat=${token.slice(1)}x`);
    await bea.getByText('This link opens no seat at this table.').waitFor();
    expect(bea.url()).toBe(place);
    await bea.getByText('You are watching.').waitFor();
    await bea.getByLabel('Your name').fill('Bea');
    await button(bea, 'Take this seat').click();
    await bea.getByText('You are watching.').waitFor({ state: 'detached' });
    await button(bea, DEVICES).waitFor();

    // The seat she has is not lost to a link, and when it is taken from her she is told.
    await bea.goto('about:blank');
    await bea.goto(link);
    await bea.getByText('You keep the seat you play in this browser').waitFor();
    await button(bea, DEVICES).click();
    const hers = (await bea.getByLabel('The link of your seat').inputValue()).split('#seat=')[1]!;
    expect(hers).not.toBe(token);
    await bea.keyboard.press('Escape');
    await call(server.url, `/tables/${table.id}/release`, { token: hers, body: {} });
    await bea.getByText('This device no longer plays your seat').waitFor();
    await button(bea, 'Take this seat').waitFor();

    // On the phone Ada takes the seat from the desk, which is told at once and only watches then.
    await phone.locator('.tabbar button').last().click();
    await button(phone, DEVICES).click();
    await button(phone, 'Play only here').click();
    await phone.getByText('Only this device plays your seat now.').waitFor();
    await phone.locator('.dp[data-kind]').waitFor();
    await desk.getByText('This device no longer plays your seat').waitFor();
    await desk.getByText('You are watching.').waitFor();
    expect(await desk.locator('.dp').count()).toBe(0);
    await desk.goto('about:blank');
    await desk.goto(link);
    await desk.getByText('This link opens no seat at this table.').waitFor();
    await answerOnce(phone);

    const refused = [first, third].flatMap((w) => w.problems.filter((p) => !/401|Unauthorized/.test(p)));
    expect([...second.problems, ...refused]).toEqual([]);
    for (const { page } of [first, second, third]) await page.context().close();
  },
);

thoroughly('people leave: before the game, for a while with a bot in their seat, and for good', async () => {
  const { table, token } = await found([3, 4, 5]);
  const place = `${server.url}/t/${table.id}`;
  const seat = async (n: number) =>
    (await call<TableInfo>(server.url, `/tables/${table.id}`, { token })).body.seats[n - 1];

  const guest = await openPage(browser, PHONE);
  const bea = guest.page;
  await bea.addInitScript(() => localStorage.setItem('ochre.language', 'de'));
  const sit = async (): Promise<void> => {
    await bea.goto(place);
    await bea.getByLabel('Dein Name').fill('Bea');
    await button(bea, 'Platz nehmen').click();
    await button(bea, 'Den Tisch verlassen').waitFor();
  };
  const leave = async (way: string): Promise<void> => {
    await button(bea, 'Den Tisch verlassen').click();
    await bea.getByRole('dialog').getByRole('button', { name: way, exact: true }).click();
  };
  await sit();
  await leave('Den Tisch verlassen');
  await bea.getByRole('region', { name: 'Meine Spiele' }).waitFor();
  expect(await seat(2)).toEqual({ seat: 2, kind: 'open' });
  await sit();
  await call(server.url, `/tables/${table.id}/start`, { token, body: {} });
  await bea.locator('.table').waitFor();

  await bea.locator('.tabbar button').last().click();
  await leave('Einen Bot spielen lassen');
  await bea.locator('.tabbar button').first().click();
  await bea.getByText('Ein Bot spielt für dich').waitFor();
  expect(await seat(2)).toMatchObject({ kind: 'human', standIn: 'choice' });
  expect(await bea.locator('.dp').count()).toBe(0);
  await button(bea, 'Selbst weiterspielen').click();
  await bea.getByText('Ein Bot spielt für dich').waitFor({ state: 'detached' });
  expect(await seat(2)).toEqual({ seat: 2, kind: 'human', name: 'Bea' });

  await bea.locator('.tabbar button').last().click();
  await button(bea, 'Den Tisch verlassen').click();
  await bea.getByRole('radio', { name: /^Meinen Platz aufgeben/ }).click();
  await bea.getByText('Du kannst zurückkommen, solange ein Platz frei ist.').waitFor();
  await bea.getByRole('dialog').getByRole('button', { name: 'Meinen Platz aufgeben' }).click();
  await bea.getByRole('region', { name: 'Meine Spiele' }).waitFor();
  expect(await seat(2)).toMatchObject({ kind: 'open', level: 'steady' });
  expect(await bea.evaluate(() => localStorage.getItem('ochre.seats'))).toBe('[]');

  // Ada, the last one, goes from the list of her games.
  const host = await openPage(browser, DESK);
  const ada = host.page;
  await ada.goto(`${place}#seat=${token}`);
  await ada.locator('.table').waitFor();
  await ada.goto(`${server.url}/`);
  await button(ada, 'Leave the table: Two coasts').click();
  await ada.getByRole('radio', { name: /^Give up my seat/ }).click();
  await ada.getByText('Nobody else sits here: the bots play on among themselves.').waitFor();
  await ada.getByRole('dialog').getByRole('button', { name: 'Give up my seat' }).click();
  await button(ada, 'Leave the table: Two coasts').waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await call<TableInfo>(server.url, `/tables/${table.id}`)).body.seats[0]!.kind)
    .toBe('open');

  expect([...host.problems, ...guest.problems]).toEqual([]);
  for (const { page } of [host, guest]) await page.context().close();
});
