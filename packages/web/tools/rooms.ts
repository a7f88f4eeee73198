import { PACES } from '@ochre/protocol';
import type { Page } from 'playwright-core';
import { watch } from '../test/support/lesson.ts';
import { choice, type Held, icon, type Places, press, type Screen, tab } from './screen.ts';

interface Guest {
  seats?: readonly Held[];
  signedIn?: boolean;
}

/** Comes to a place with these seats, signed in or not, and with nothing left over from the screen before. */
async function come(page: Page, at: Places, hash: string, { seats = [], signedIn = false }: Guest = {}) {
  const { served, session } = at;
  const context = page.context();
  await page.goto(`${served}#/settings`);
  const was = (await context.cookies(served)).some(({ name }) => name === session.name);
  if (signedIn) await context.addCookies([{ ...session, url: served }]);
  else await context.clearCookies();
  const held = JSON.stringify(seats.map(({ id, title, seat, token }) => ({ table: id, title, seat, token })));
  const other = await page.evaluate((wanted) => {
    const before = localStorage.getItem('ochre.seats') ?? '[]';
    localStorage.setItem('ochre.seats', wanted);
    localStorage.removeItem('ochre.invites');
    return before !== wanted;
  }, held);
  await page.goto(`${served}${hash}`);
  // The page asks but once who is there.
  if (other || was !== signedIn) await page.reload();
}

const page = (
  name: string,
  hash: string,
  after?: (page: Page) => Promise<void>,
  who?: 'signed in',
): Screen => ({
  name,
  on: 'served',
  open: async (browser, at) => {
    await come(browser, at, hash, { signedIn: who !== undefined });
    await browser.locator('h1').first().waitFor();
    await after?.(browser);
  },
});

/** A first game as it explains the first movement. */
const guided: Screen = {
  name: 'guided',
  on: 'served',
  open: async (browser, at) => {
    await come(browser, at, '#/first');
    await browser.locator('.coach').waitFor();
    for (
      const gotIt = browser.locator('.coach .gotit');
      (await browser.locator('.dp[data-kind="move"]').count()) === 0;
    ) {
      if ((await gotIt.count()) > 0) await gotIt.click();
      await browser.locator('.dp .opt').first().click();
      await browser.locator('.dp .dp-main:not([aria-disabled])').click();
      await browser.locator('.dp[data-kind="move"]').waitFor();
    }
    await browser.locator('.coach[data-mark="start"]').waitFor();
  },
};

/** A table on the server from one of its seats, or from none. */
const table = (
  name: string,
  which: 'room' | 'played' | 'spared' | 'over',
  sits: boolean,
  after: (page: Page) => Promise<void>,
  hash?: string,
): Screen => ({
  name,
  on: 'served',
  open: async (browser, at) => {
    await come(browser, at, hash ?? `#/table/${at[which].id}`, { seats: sits ? [at[which]] : [] });
    await after(browser);
  },
});

/** Everything the host of a table can ask for, unfolded. */
async function askForAll(page: Page): Promise<void> {
  await page.locator('.chooser').waitFor();
  await page.locator('.host .labelled input').first().fill('Ada');
  await page.locator(choice('invited')).click();
  await page.locator(choice('later')).click();
  await page
    .locator('.opts:has(use[href="#i-clock"]) [role=radio]')
    .nth(Object.keys(PACES).indexOf('day'))
    .click();
  await page.locator('.times summary').click();
}

/** Opens what can be done about one's seat, on a desk in the bar, on a phone under the last tab. */
const matter =
  (glyph: string, after?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.locator('.table').waitFor();
    if ((await page.locator('.tabbar').count()) > 0) await tab(4)(page);
    await page.locator(icon(glyph)).first().click();
    await page.locator('dialog .body > *').first().waitFor();
    await after?.(page);
  };

const lastOption = press('dialog .opt >> nth=-1');
const unfolded = async (page: Page): Promise<void> => {
  await page.locator('.channels .fold').first().waitFor();
  for (const fold of await page.locator('.channels .fold summary').all()) await fold.click();
};

/** Somebody who has taken two lessons and is in the middle of the third. */
async function midCourse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const at = { done: ['grow', 'move'], at: { city: { step: 1, of: 6 } }, last: 'city' };
    localStorage.setItem('ochre.course.mega', JSON.stringify(at));
  });
  await page.reload();
  await page.locator('.lessonrow.now, .lesson h2').first().waitFor();
}

/** A moment of the game is looked at, with all that can be done with it. */
async function lookedAt(page: Page): Promise<void> {
  await page.locator('.table').waitFor();
  await page.locator(icon('clock')).first().click();
  await page.locator('.historybanner').waitFor();
  if ((await page.locator('.momentacts').count()) === 0)
    await page.locator(`.hb-row ${icon('link')}`).click();
  await page.locator('.momentacts').waitFor();
}

/** The rooms round the table, and what is laid over a table on a server. */
export const rooms: Screen[] = [
  guided,
  page('front', '', (p) => p.locator('.mygames').first().waitFor()),
  page('front.change', '', async (p) => {
    await p.locator(`.btn.xl${icon('gear').slice('.btn'.length)}`).click();
    await p.locator('.chooser').waitFor();
  }),
  table('front.mine', 'played', true, (p) => p.locator('.mygames').first().scrollIntoViewIfNeeded(), '#/'),
  page('host', '#/host', (p) => p.locator('.chooser').waitFor()),
  page('host.all', '#/host', askForAll),
  page('lobby.invited', '#/host', async (p) => {
    await askForAll(p);
    await p.locator('.host .btn.pri').click();
    const form = p.locator('.invitations form');
    await form.locator('input').first().fill('Judith');
    await form.locator('button').click();
    await p.locator('.invitations code').waitFor();
  }),
  page('open', '#/open', async (p) => {
    await p.locator('#pasted').fill('Ochre notation 1');
    await p.locator('.pasted .btn').click();
    await p.locator('[role=alert]').waitFor();
  }),
  table('table.moment', 'played', true, lookedAt),
  table('table.branch', 'played', true, async (p) => {
    await lookedAt(p);
    await p.locator(`.momentacts ${icon('play')}`).click();
    await p.locator('dialog .btn.pri').waitFor();
  }),
  table('lobby.host', 'room', true, (p) => p.locator('.seats').waitFor()),
  table('lobby.guest', 'room', false, (p) => p.locator('.seats').waitFor()),
  table('lobby.folds', 'room', true, async (p) => {
    await p.locator('.shuffle summary').nth(1).waitFor();
    for (const fold of await p.locator('.shuffle summary').all()) await fold.click();
  }),
  table('end.checked', 'over', true, async (p) => {
    await p.locator('.saveplay').waitFor();
    await press('.faircheck button')(p);
    await p.locator('.faircheck h3 svg').waitFor();
    await press('.shuffle summary')(p);
  }),
  page('results', '#/results', (p) => p.locator('.game').first().waitFor()),
  table('lobby.leave', 'room', true, press(icon('leave'))),
  page('rules', '#/rules', (p) => p.locator('dl').first().waitFor()),
  page('rules.search', '#/rules', async (p) => {
    await p.getByRole('searchbox').first().fill('flood');
    await p.locator('dl').first().waitFor();
  }),
  page('rules.flood', '#/rules/MC%2Fcalamity%3Aflood', (p) => p.locator('dl').first().waitFor()),
  page('rules.compare', '#/rules/compare', (p) => p.locator('.comparison').waitFor()),
  page('rules.ask', '#/rules', async (p) => {
    await p.getByRole('searchbox').first().fill('how do I win');
    await p.locator('.answer dl').first().waitFor();
  }),
  page('rules.questions', '#/rules/MC%2Fquestions%3Alimit', (p) =>
    p.locator('.folds details[open]').waitFor(),
  ),
  page('rules.words', '#/rules/MC%2Fwords', (p) => p.locator('.glossary').waitFor()),
  page('rules.coming', '#/rules/from/CL/MC', (p) => p.locator('.comparison').waitFor()),
  page('learn', '#/learn', midCourse),
  page('lesson.task', '#/learn/mega/city', async (p) => {
    await midCourse(p);
    await p.locator('.dp').waitFor({ state: 'attached' });
    await p.locator('.area[data-led]').first().waitFor({ state: 'attached' });
  }),
  page('lesson.mistake', '#/learn/mega/city', async (p) => {
    await midCourse(p);
    await p.locator('.dp-main').click();
    await p.locator('.verdict').waitFor();
  }),
  page('lesson.shown', '#/learn/mega/advances', async (p) => {
    await p.locator('.lesson .go').click();
    await watch(p);
  }),
  page('lesson.market', '#/learn/mega/market', (p) => p.locator('.lesson .go').click()),
  page('lesson.end', '#/learn/mega/ships', async (p) => {
    const next = p.locator('.lesson .go');
    const show = p.locator('.lesson .show');
    const end = p.locator('.lessonend');
    while ((await end.count()) === 0) {
      await next.or(show).or(end).first().waitFor();
      if ((await show.count()) > 0) await watch(p);
      else if ((await next.count()) > 0) await next.click();
    }
    await end.locator('.also li').first().waitFor();
  }),
  page('account', '#/account', (p) => p.locator('.entry').waitFor()),
  page('account.new', '#/account', async (p) => {
    await p.locator('.entry .seg button, .entry [role=tab]').nth(1).click();
  }),
  page('account.letter', 'account/password#token=AAAA', (p) => p.locator('form').waitFor()),
  page('account.mine', '#/account', (p) => p.locator('#sessions ~ ul li').first().waitFor(), 'signed in'),
  page(
    'account.notices',
    '#/account',
    async (p) => {
      await unfolded(p);
      await p.locator('#notices').scrollIntoViewIfNeeded();
      await p.locator('.channels').evaluate((node) => node.scrollIntoView({ block: 'start' }));
    },
    'signed in',
  ),
  page(
    'account.profile',
    '#/account',
    async (p) => {
      await p.locator('#sessions ~ ul li').first().waitFor();
      await p.locator('#sessions').evaluate((node) => node.scrollIntoView({ block: 'end' }));
      await p.locator('.fold.neg summary').click();
    },
    'signed in',
  ),
  page('admin', '#/admin', press('.case summary'), 'signed in'),
  page('settings', '#/settings', (p) => p.locator('.setting').first().waitFor()),
  table('seat.notices', 'played', true, matter('bell', unfolded)),
  table('seat.devices', 'played', true, matter('phone')),
  table('seat.leave', 'played', true, matter('leave')),
  table('seat.giveUp', 'played', true, matter('leave', lastOption)),
  table('seat.away', 'spared', true, (p) => p.locator('.timestrip .votecard').waitFor()),
  table('seat.free', 'spared', false, async (p) => {
    if ((await p.locator('.tabbar').count()) > 0) await tab(0)(p);
    await p.locator('.freeseats').waitFor();
  }),
];
