import type { NoticeMessage } from '@ochre/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { receiver, until } from '../../server/test/receivers.ts';
import { browser as subscriber } from '../../server/test/webPush.ts';
import { press } from '../test/support/accounts.ts';
import { openPage } from '../test/support/browser.ts';
import { thoroughly } from '../test/support/thorough.ts';
import { opensServerWithPost } from './opened.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const opened = opensServerWithPost({ whole: true });

const letters = (address: string) => opened.post.mails.filter((m) => m.to.includes(address));

/** A table of one person by post, under way; in the end the dialog of its notices is open. */
async function playByPost(page: Page): Promise<void> {
  await hostByPost(page);
  for (let n = 0; n < 4; n++) {
    await page.getByRole('button', { name: 'Seat a bot' }).first().click();
    await page.getByRole('button', { name: 'Free the seat' }).nth(n).waitFor();
  }
  await press(page, 'Start the game');
  await page.locator('.table').waitFor();
  await page.locator('.bar').getByRole('button', { name: 'Tell me when it is my turn' }).click();
}

async function hostByPost(page: Page): Promise<void> {
  await page.goto(`${opened.server.url}/#/host`);
  await page.getByRole('radio', { name: /By post, a day/ }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Name of the table').fill('Halys');
  await page.getByRole('group', { name: 'Adviser' }).getByRole('button', { name: 'Not allowed' }).click();
  await press(page, 'Open the table');
}

thoroughly('a guest at a table played by post is called by mail and hook when it is his turn', async () => {
  const hook = await receiver();
  const { page, problems } = await openPage(opened.browser, DESK);
  await hostByPost(page);
  for (let n = 0; n < 3; n++) {
    await page.getByRole('button', { name: 'Seat a bot' }).first().click();
    await page.getByRole('button', { name: 'Free the seat' }).nth(n).waitFor();
  }

  // A friend sits down by the link and asks to be told, before the game begins.
  const friend = await openPage(opened.browser, PHONE);
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
});

/** A browser whose push service is ours: what the page asks of it is kept. */
function stubPush(subscription: PushSubscriptionJSON): void {
  const asked: string[] = [];
  Object.assign(window, { asked });
  PushManager.prototype.subscribe = async (options) => {
    const key = new Uint8Array(options!.applicationServerKey as Uint8Array<ArrayBuffer>);
    asked.push(`${options!.userVisibleOnly} ${btoa(String.fromCharCode(...key))}`);
    if (asked.length === 1) throw new DOMException('Registration failed', 'AbortError');
    return { toJSON: () => subscription } as PushSubscription;
  };
}

it('a browser is told by push: refused, failed, allowed, sent and shown', async () => {
  const service = await receiver();
  const device = subscriber(`${service.url}/device`);
  const { page, problems } = await openPage(opened.browser, DESK, { serviceWorkers: 'allow' });
  const context = page.context();
  await page.addInitScript(stubPush, device.subscription as PushSubscriptionJSON);
  await playByPost(page);
  const dialog = page.getByRole('dialog');
  const allow = () => press(page, 'Allow it here');

  // Whoever does not allow it, or whose browser cannot, is told so.
  await context.clearPermissions();
  await allow();
  await dialog.getByText('The browser does not allow notices from this page.').waitFor();
  await context.grantPermissions(['notifications']);
  await allow();
  await dialog.getByText('The push service of this browser did not answer.').waitFor();
  await allow();
  const channel = dialog.locator('.channels li', { hasText: 'In the browser' });
  await channel.waitFor();
  const { pushKey } = (await (
    await page.request.get(`${opened.server.url}/api/tables/${page.url().split('/').at(-1)}/notices`, {
      headers: {
        authorization: `Bearer ${await page.evaluate(() => JSON.parse(localStorage['ochre.seats'])[0].token)}`,
      },
    })
  ).json()) as { pushKey: string };
  const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  const key = Buffer.from(pushKey, 'base64url').toString('base64');
  expect(asked).toEqual([`true ${key}`, `true ${key}`]);

  // Away from the table: the service gets it sealed, and what is in it is shown by the page kept on the device.
  await page.goto(`${opened.server.url}/#/settings`);
  await until(() => service.posts.length > 0);
  const sent = device.open(service.posts[0]!.body) as { title: string; body: string };
  expect(sent).toMatchObject({ title: 'Halys', body: expect.stringContaining('waits for your decision') });
  const cdp = await context.newCDPSession(page);
  const known = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const origin = new URL(opened.server.url).origin;
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await known,
    data: JSON.stringify(sent),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: sent.title, body: sent.body }]);

  // And no more once it is taken away.
  await page.goBack();
  await page.locator('.bar').getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await channel.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByText('No way to reach you yet.').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

thoroughly(
  'the address of an account tells of all its tables, and is set for one of them alone',
  async () => {
    const { page, problems } = await openPage(opened.browser, DESK);
    await opened.entrance.register(page, 'ada@example.org');
    await page.locator('summary', { hasText: 'Add an address' }).click();
    await page.locator('.channels form').getByLabel('E-mail address').fill('ada@example.org');
    await press(page, 'Add an address');
    const mine = page.locator('.channels li', { hasText: 'ada@example.org' });
    await mine.waitFor();
    // The account has proved it already: no second letter.
    expect(await mine.getByText('waits for the link').count()).toBe(0);

    await playByPost(page);
    const borrowed = page.getByRole('dialog').locator('.channels li', { hasText: 'ada@example.org' });
    await borrowed.getByText('What you choose here holds for this table alone.').waitFor();
    expect(await borrowed.getByRole('button', { name: 'Remove' }).count()).toBe(0);
    await borrowed.getByRole('checkbox', { name: 'Somebody made you an offer' }).click();
    await borrowed.locator('[aria-checked=false]', { hasText: 'offer' }).waitFor();
    await borrowed.getByRole('link', { name: 'Your account' }).click();
    await mine.waitFor();
    expect(await mine.locator('[aria-checked=false]').count()).toBe(0);

    await until(() => letters('ada@example.org').length > 1);
    expect(letters('ada@example.org')[1]!.text).toContain('The table waits for your decision');
    expect(problems.filter((p) => !/ERR_ABORTED/.test(p))).toEqual([]);
    await page.context().close();
  },
);
