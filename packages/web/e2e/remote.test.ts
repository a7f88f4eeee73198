import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seated } from '@ochre/protocol';
import { defaults, type Running, startServer } from '@ochre/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../server/test/house.ts';
import { answerOnce } from '../test/support/answer.ts';
import { launch, openPage, type Watched } from '../test/support/browser.ts';
import { builtSite, type Site } from '../test/support/site.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: Site;
let browser: Browser;
let data: string;
let server: Running;

const settings = (port: number) => ({
  ...defaults,
  ...{ port, data, web: site.folder, botDelay: 0, logLevel: 'silent' as const },
});

beforeAll(async () => {
  [site, browser] = await Promise.all([builtSite(), launch()]);
  data = mkdtempSync(join(tmpdir(), 'ochre-data-'));
  server = await startServer(settings(0));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.close();
  rmSync(data, { recursive: true, force: true });
});

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
  server = await startServer(settings(port));
  await ada.getByText('Reconnecting').waitFor({ state: 'detached' });
  await playATurn([ada, bea]);

  const third = await openPage(browser, DESK);
  await third.page.goto(link);
  await third.page.getByText('You are watching.').waitFor();
  expect(await third.page.locator('.dp').count()).toBe(0);
  expect(await third.page.locator('.hand .tc').count()).toBe(0);
  expect(third.problems).toEqual([]);
  for (const { page } of [host, guest, third]) await page.context().close();
});

it('a seat moves to another browser by its link, and who watches takes over one that is free', async () => {
  const bots = [3, 4, 5].map((seat) => ({ seat, level: 'steady' }));
  const founded = await call<Seated>(server.url, '/tables', {
    body: { name: 'Ada', title: 'Two coasts', players: 5, bots },
  });
  const { table, token } = founded.body;
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
  await desk.getByRole('button', { name: 'Move my seat to another device' }).click();
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
  await expect.poll(asked, { timeout: 30_000 }).not.toEqual(before);

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
  await bea.getByRole('button', { name: 'Take this seat' }).click();
  await bea.getByText('You are watching.').waitFor({ state: 'detached' });
  await bea.getByRole('button', { name: 'Move my seat to another device' }).waitFor();

  // The seat she has is not lost to a link, and when it is taken from her she is told.
  await bea.goto('about:blank');
  await bea.goto(link);
  await bea.getByText('You keep the seat you play in this browser').waitFor();
  await bea.getByRole('button', { name: 'Move my seat to another device' }).click();
  const hers = (await bea.getByLabel('The link of your seat').inputValue()).split('#seat=')[1]!;
  expect(hers).not.toBe(token);
  await call(server.url, `/tables/${table.id}/release`, { token: hers, body: {} });
  await bea.reload();
  await bea.getByText('The seat you had at this table is no longer yours.').waitFor();
  await bea.getByRole('button', { name: 'Take this seat' }).waitFor();

  const refused = third.problems.filter((p) => !/401|Unauthorized/.test(p));
  expect([...first.problems, ...second.problems, ...refused]).toEqual([]);
  for (const { page } of [first, second, third]) await page.context().close();
});
