import type { Seated } from '@ochre/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Browser as AccountBrowser, passwordOf } from '../../server/test/browser.ts';
import { press } from '../test/support/accounts.ts';
import { answerOnce } from '../test/support/answer.ts';
import { openPage, type Watched } from '../test/support/browser.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { opensServer } from './opened.ts';

const DESK = { width: 1440, height: 900 };
const SMALL = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

const opened = opensServer();

/** A table opened on the screen; its link. */
async function host(page: Page, title: string): Promise<string> {
  await page.goto(`${opened.server.url}/#/host`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Name of the table').fill(title);
  await press(page, 'Open the table');
  return (await page.locator('.room code').textContent())!;
}

/** Presses something so often in one go, before the page can draw anything. */
const inOneGo = (page: Page, name: string, which: readonly number[]): Promise<void> =>
  page.evaluate(
    ([label, all]) => {
      const buttons = [...document.querySelectorAll('button')].filter((b) => b.textContent === label);
      for (const at of all) buttons[at]!.click();
    },
    [name, which] as const,
  );

const kinds = (page: Page): Promise<string[]> =>
  page
    .locator('.seats li')
    .evaluateAll((all) => all.map((li) => li.querySelector('button')?.textContent ?? 'person'));

it('an invited friend sees what is played, by whom and by which clock, and may watch', async () => {
  const [ada, bea] = await Promise.all([openPage(opened.browser, DESK), openPage(opened.browser, PHONE)]);
  const link = await host(ada.page, 'Halys');
  await bea.page.goto(link);
  const facts = bea.page.locator('.facts');
  await facts.waitFor();
  const words = await facts.textContent();
  for (const word of [
    'Mega Civilization',
    '5 nations',
    'Full game',
    'Clock',
    'None',
    'Host',
    'Ada',
    'As it happens',
  ])
    expect(words).toContain(word);
  await bea.page.locator('.seats li', { hasText: 'Ada' }).getByText('Host').waitFor();
  await press(bea.page, 'Just watch');
  await bea.page.getByText('You watch. The game opens here as soon as it begins.').waitFor();
  await press(ada.page, 'Fill 4 seats with bots');
  await press(ada.page, 'Start the game');
  await bea.page.locator('.table').waitFor();
  expect(await bea.page.locator('.dp').count()).toBe(0);
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});

it('a guest finds where to say a name, and talk is beside the seats or tells of itself', async () => {
  const [ada, bea] = await Promise.all([openPage(opened.browser, SMALL), openPage(opened.browser, SMALL)]);
  const link = await host(ada.page, 'Meander');
  await bea.page.goto(link);
  const inSight = (page: Page, what: string): Promise<boolean> =>
    page
      .locator(what)
      .evaluate((part) => part.getBoundingClientRect().bottom <= document.documentElement.clientHeight);
  await bea.page.getByLabel('Your name').fill('Bea');
  expect(await inSight(bea.page, 'input[aria-label="Your name"]')).toBe(true);
  await press(bea.page, 'Take a seat');
  await bea.page.locator('.say').waitFor();
  expect(await inSight(bea.page, '.say')).toBe(true);

  // On a phone it is further down.
  await ada.page.setViewportSize(PHONE);
  await bea.page.getByLabel('Message to the table').fill('Who brings figs?');
  await bea.page.keyboard.press('Enter');
  await ada.page.locator('.talktoast').getByRole('button', { name: 'Bea Who brings figs?' }).click();
  await ada.page.locator('.talktoast button').waitFor({ state: 'detached' });
  await expect.poll(() => inSight(ada.page, '.say')).toBe(true);
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});

thoroughly('quick presses are never lost', async () => {
  const { page, problems } = await openPage(opened.browser, DESK);
  await host(page, 'Quick');
  // Two seats at once, then one of them back and forth.
  await inOneGo(page, 'Seat a bot', [0, 1]);
  await expect
    .poll(() => kinds(page))
    .toEqual(['person', ...['Free the seat', 'Free the seat'], ...['Seat a bot', 'Seat a bot']]);
  for (const label of ['Free the seat', 'Seat a bot', 'Free the seat']) {
    const first = page.locator('.seats li').nth(1).getByRole('button');
    expect(await first.textContent()).toBe(label);
    await first.click();
  }
  const free = ['person', 'Seat a bot', 'Free the seat', 'Seat a bot', 'Seat a bot'];
  await expect.poll(() => kinds(page)).toEqual(free);
  const id = page.url().split('/').at(-1)!;
  const filed = async (): Promise<string[]> =>
    (await (await fetch(`${opened.server.url}/api/tables/${id}`)).json()).seats.map(
      (s: { kind: string }) => s.kind,
    );
  await expect.poll(filed).toEqual(['human', 'open', 'bot', 'open', 'open']);
  expect(await kinds(page)).toEqual(free);
  await press(page, 'Fill 3 seats with bots');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await inOneGo(page, 'Start the game', [0, 0]);
  await page.locator('.table').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('opening is in sight at once and leads to the name first; a free row pressed is the seat taken', async () => {
  const [ada, bea] = await Promise.all([
    openPage(opened.browser, { width: 1280, height: 800 }),
    openPage(opened.browser, PHONE),
  ]);
  await ada.page.goto(`${opened.server.url}/#/host`);
  const opener = ada.page.getByRole('button', { name: 'Enter your name first' });
  await opener.waitFor();
  const { y, height } = (await opener.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(800);
  await opener.click();
  await ada.page.keyboard.type('Ada');
  await press(ada.page, 'Open the table');
  await bea.page.goto((await ada.page.locator('.room code').textContent())!);
  const row = bea.page.locator('.seats li').nth(3);
  await row.click({ position: { x: 60, y: 12 } });
  await bea.page.keyboard.type('Bea');
  await row.click({ position: { x: 60, y: 12 } });
  await row.getByText('Bea').waitFor();
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});

thoroughly('taking a seat twice in one go takes it once', async () => {
  const [ada, bea] = await Promise.all([openPage(opened.browser, DESK), openPage(opened.browser, PHONE)]);
  await bea.page.goto(await host(ada.page, 'Once'));
  await bea.page.getByLabel('Your name').fill('Bea');
  await inOneGo(bea.page, 'Take a seat', [0, 0]);
  await bea.page.locator('.seats li', { hasText: 'Bea' }).getByText('You').waitFor();
  expect(await bea.page.getByRole('alert').count()).toBe(0);
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});

thoroughly('keeps private notes with the seat', async () => {
  const { page, problems } = await openPage(opened.browser, DESK);
  await host(page, 'Notes');
  await press(page, 'Fill 4 seats with bots');
  await press(page, 'Start the game');
  await page.locator('.table').waitFor();
  await page.getByRole('button', { name: 'My notes' }).click();
  await page.locator('textarea.notes').fill('Hatti\tholds the Oil\u0007');
  await page.getByText('Kept.').waitFor();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('ochre.notes')) localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole('button', { name: 'My notes' }).click();
  await expect.poll(() => page.locator('textarea.notes').inputValue()).toBe('Hatti  holds the Oil');
  expect(problems).toEqual([]);
  await page.context().close();
});

it('says what is wrong with a code, an address or an invitation', async () => {
  const { page } = await openPage(opened.browser, DESK);
  const told = (words: string | RegExp) => page.getByText(words).first().waitFor();
  await page.goto(opened.server.url);
  const box = page.getByLabel('Table link or code');
  await box.fill('short');
  await press(page, 'Join');
  await told('That is not the code of a table: a code has 16 letters and digits.');
  await box.fill('A'.repeat(16));
  await press(page, 'Join');
  await told('There is no table with this code.');
  await page.goto(`${opened.server.url}/t/short`);
  await told('“short” is not the code of a table: a code has 16 letters and digits.');
  await page.goto(`${opened.server.url}/#/lunch`);
  await told('There is no place called “lunch” here.');
  await page.goto(`${opened.server.url}/t/${'A'.repeat(16)}`);
  await told('It may have been put away, or the code has a mistake in it.');
  await page.goto(`${opened.server.url}/t/${'B'.repeat(16)}#invite=half`);
  await told('The link of this invitation is not whole.');
  await page.goto(`${opened.server.url}/#/solo/elsewhere`);
  await told('This game is not kept on this device');
  await page.context().close();
});

/** Ada and Bea at a table that has begun. */
async function twoAtTable(): Promise<{ ada: Watched; bea: Watched }> {
  const [ada, bea] = await Promise.all([openPage(opened.browser, DESK), openPage(opened.browser, DESK)]);
  const link = await host(ada.page, 'Others first');
  await bea.page.goto(link);
  await bea.page.getByLabel('Your name').fill('Bea');
  await press(bea.page, 'Take a seat');
  await ada.page.locator('.seats li', { hasText: 'Bea' }).waitFor();
  await press(ada.page, 'Fill 3 seats with bots');
  await press(ada.page, 'Start the game');
  await ada.page.locator('.table').waitFor();
  return { ada, bea };
}

/** Ada answers until it is for Bea to decide: between two of her questions she waits for bots alone, and is shown the way too. */
async function untilLedTo(title: string, ada: Page, bea: Page): Promise<void> {
  const next = ada.getByText(`${title} waits for you.`);
  const asked = '.dp[data-kind]';
  await expect
    .poll(async () => {
      if (await ada.locator(asked).count()) await answerOnce(ada);
      else return (await bea.locator(asked).count()) > 0 && (await next.isVisible());
    })
    .toBe(true);
}

it('leads from a table where others decide to the one that waits for me', async () => {
  const { ada, bea } = await twoAtTable();
  const first = ada.page.url();
  await host(ada.page, 'Waits for me');
  await press(ada.page, 'Fill 4 seats with bots');
  await press(ada.page, 'Start the game');
  await ada.page.locator('.dp').waitFor();
  const second = ada.page.url();
  await ada.page.goto(first);
  await untilLedTo('Waits for me', ada.page, bea.page);
  await ada.page.getByRole('link', { name: 'Go there' }).click();
  await ada.page.locator('.dp').waitFor();
  expect(ada.page.url()).toBe(second);
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});

it('leads to a table of the account that was never opened in this browser', async () => {
  const { ada, bea } = await twoAtTable();
  const elsewhere = await new AccountBrowser(opened.server.url).register('Ada');
  const { body } = await elsewhere.post<Seated>('/tables', { name: 'Ada', title: 'Elsewhere', players: 5 });
  const { id } = body.table;
  await elsewhere.post(`/tables/${id}/fill`, { levels: ['easy'] }, body.token);
  await elsewhere.post(`/tables/${id}/start`, {}, body.token);
  const signedIn = await ada.page.request.post(`${opened.server.url}/api/account/login`, {
    data: { email: 'ada@example.org', password: passwordOf('Ada') },
  });
  expect(signedIn.ok()).toBe(true);
  // Who is signed in is asked when the page is loaded.
  await ada.page.reload();
  await untilLedTo('Elsewhere', ada.page, bea.page);
  const held = () => ada.page.evaluate(() => localStorage.getItem('ochre.seats'));
  expect(await held()).not.toContain(id);
  await ada.page.getByRole('link', { name: 'Go there' }).click();
  await ada.page.waitForURL(`**/#/table/${id}`);
  await ada.page.locator('.dp').waitFor();
  expect(await held()).toContain(id);
  expect([...ada.problems, ...bea.problems]).toEqual([]);
  for (const { page } of [ada, bea]) await page.context().close();
});

it('lists tables of the account that were begun in another browser, and opens them here', async () => {
  const elsewhere = await new AccountBrowser(opened.server.url).register('Cleo');
  const want = { name: 'Cleo', title: 'Begun elsewhere', players: 5 };
  const { body } = await elsewhere.post<Seated>('/tables', want);
  const { id } = body.table;
  await elsewhere.post(`/tables/${id}/fill`, { levels: ['easy'] }, body.token);
  await elsewhere.post(`/tables/${id}/start`, {}, body.token);
  const { page, problems } = await openPage(opened.browser, DESK);
  await page.request.post(`${opened.server.url}/api/account/login`, {
    data: { email: 'cleo@example.org', password: passwordOf('Cleo') },
  });
  await page.goto(opened.server.url);
  const row = page.locator('.mygames li', { hasText: 'Begun elsewhere' });
  await row.getByRole('button').click();
  await page.waitForURL(`**/#/table/${id}`);
  await page.locator('.table').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
