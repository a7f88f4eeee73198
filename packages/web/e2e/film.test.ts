import type { GameEvent, GameState } from '@ochre/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act, answerOnce, panel } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { keep, playedSave } from '../test/support/saves.ts';
import type { Site } from '../test/support/site.ts';
import { first } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A table at which I am asked for my movement, with films at a speed. */
async function table(speed: string): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript((chosen) => localStorage.setItem('ochre.speed', chosen), speed);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await answerOnce(page);
  await page.locator('.dp[data-kind="move"]').waitFor();
  return { page, problems };
}

interface Way {
  owner: string;
  from: string;
  to: string;
}
const said = ({ owner, from, to }: Way): string => `${owner}: ${from} → ${to}`;

/** Notes every stack that is seen under way from now on, and every marker that is seen on the rows of the track. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = (): void => {
      for (const node of document.querySelectorAll<SVGElement>('.fx.way[data-owner]')) {
        const { owner, from, to } = node.dataset;
        seen.add(`${owner}: ${from} → ${to}`);
      }
      for (const node of document.querySelectorAll<HTMLElement>('.filmpage [data-from]')) {
        const { nation, from, to } = node.dataset;
        seen.add(`${nation}: space ${from} → ${to}`);
      }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
  });

const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());

/** What the game on this device has written down. */
const written = (page: Page): Promise<{ events: GameEvent[]; state: GameState }> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('ochre'));
    const tx = db.transaction(['games', 'states', 'events']);
    const [game] = await done(tx.objectStore('games').getAll());
    const state = await done(tx.objectStore('states').get(game.id));
    const events = await done(tx.objectStore('events').getAll());
    db.close();
    return { state, events: events.map((logged: { event: GameEvent }) => logged.event) };
  });

/** The game as it is listed. */
const game = (page: Page): Promise<{ nation: string }> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ochre');
      request.onsuccess = () => resolve(request.result);
    });
    const all = db.transaction('games').objectStore('games').getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    db.close();
    return all.result[0];
  });

/** Ways by land that others went since an event. */
function walks(events: readonly GameEvent[], me: string): string[] {
  const ways = events.flatMap(({ type, open }): Way[] =>
    type === 'walked' && open.nation !== me ? [{ owner: open.nation, from: open.from, to: open.to }] : [],
  );
  return [...new Set(ways.map(said))].sort();
}

/** Who stepped where on the track. */
const climbs = (events: readonly GameEvent[]): string[] =>
  events.flatMap(({ type, open }) =>
    type === 'marker' ? [`${open.nation}: space ${open.from} → ${open.to}`] : [],
  );

/** What stands on the map, and what stands on the board. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.piece.tokens, .piece.city')]
      .map(
        ({ dataset: { owner, area, n }, classList }) =>
          `${owner} ${area} ${classList.contains('city') ? 'city' : n}`,
      )
      .sort(),
  );
const standing = ({ open }: GameState): string[] =>
  Object.entries(open.nations)
    .flatMap(([owner, { tokens, cities }]) => [
      ...Object.entries(tokens).flatMap(([area, n]) => (n > 0 ? [`${owner} ${area} ${n}`] : [])),
      ...cities.map((area) => `${owner} ${area} city`),
    ])
    .sort();

it('shows every stack that others moved, from the position before to the real one, and keeps an arrow for each', async () => {
  const { page, problems } = await table('fastest');
  const { nation: me } = await game(page);
  let climbed = 0;
  for (let turn = 0; turn < 2; turn++) {
    const before = await written(page);
    await watch(page);
    await act(page);
    await page.locator('.film').waitFor();
    await page.locator('.filmpanel').waitFor();
    // At this pace it may be over by now; never are both there.
    const both = () => document.querySelector('.filmpanel') && document.querySelector('.dp[data-kind]');
    expect(await page.evaluate(both)).toBeNull();
    await page.locator('.film').waitFor({ state: 'detached' });
    await panel(page).waitFor();
    const { events, state } = await written(page);
    const moved = walks(events.slice(before.events.length), me);
    expect(moved.length).toBeGreaterThan(0);
    const shown = await seen(page);
    expect(moved.filter((way) => !shown.includes(way))).toEqual([]);
    const stepped = climbs(events.slice(before.events.length));
    climbed += stepped.length;
    expect(stepped.filter((step) => !shown.includes(step))).toEqual([]);
    const arrows = await page.evaluate(() =>
      [...document.querySelectorAll<SVGElement>('.sincearrows .arrow')].map(
        ({ dataset: { owner, from, to } }) => `${owner}: ${from} → ${to}`,
      ),
    );
    expect(moved.filter((way) => !arrows.includes(way))).toEqual([]);
    expect(await drawn(page)).toEqual(standing(state));
  }
  expect(climbed).toBeGreaterThan(0);
  // My first act clears the map.
  await act(page);
  await page.locator('.sincearrows').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await page.context().close();
});

it('is led by keys: stopped, stepped, hastened and left', async () => {
  const { page, problems } = await table('slow');
  await act(page);
  await page.locator('.film').waitFor();
  await page.keyboard.press('p');
  await page.locator('.table.paused').waitFor();
  await page.getByRole('button', { name: 'Play on' }).waitFor();
  const acting = (): Promise<string> =>
    page.evaluate(() => {
      const phase = document.querySelector('.film .fph')?.textContent;
      return `${phase} ${document.querySelector('.fn .on [aria-label]')?.getAttribute('aria-label')}`;
    });
  const first = await acting();
  await page.keyboard.press('ArrowRight');
  await expect.poll(acting).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(acting).toBe(first);
  await page.keyboard.press(']');
  await page.locator('.fseg .on', { hasText: '1×' }).waitFor();
  await page.keyboard.press('[');
  await page.locator('.fseg .on', { hasText: 'Calm' }).waitFor();
  expect(await panel(page).count()).toBe(0);
  await page.keyboard.press('Space');
  await page.locator('.film').waitFor({ state: 'detached' });
  await panel(page).waitFor();
  const { state } = await written(page);
  expect(await drawn(page)).toEqual(standing(state));
  // What was skipped is on the map as well; S takes it away and brings it back.
  await page.locator('.sincearrows .arrow').first().waitFor({ state: 'attached' });
  await page.keyboard.press('s');
  await page.keyboard.press('s');
  await page.locator('.sincearrows').waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  await page.locator('.sincearrows .arrow').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('.film').waitFor();
  await page.getByRole('button', { name: 'Skip to my next decision' }).click();
  await panel(page).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it.each(
  first(1, [
    ['normal', 'reduce'],
    ['off', 'no-preference'],
  ] as const),
)('shows no film at speed %s with motion %s, but what came of it', async (speed, reducedMotion) => {
  const { page, problems } = await table(speed);
  await page.emulateMedia({ reducedMotion });
  await page.evaluate(() => {
    const films = { n: 0 };
    Object.assign(window, { films });
    new MutationObserver(() => {
      films.n += document.querySelectorAll('.film, .filmpanel').length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await answerOnce(page);
  await page.locator('.dp[data-kind="move"]').waitFor();
  await page.locator('.sincearrows .arrow').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as unknown as { films: { n: number } }).films.n)).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('a conflict of mine is told round by round, in the film and among what happened since', async () => {
  // Celts and Romans have grown on the upper Danube and in Pannonia beyond what can stay there.
  const save = playedSave(
    { seed: 'sides 3', config: { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} } },
    ({ state }, { kind }) => state.open.turn === 7 && kind === 'move',
  );
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() => localStorage.setItem('ochre.speed', 'normal'));
  await keep(page, site.url, save);
  await panel(page).waitFor();
  await act(page);
  const rounds = page.locator('.filmpanel .rounds li');
  await rounds.first().waitFor();
  await page.keyboard.press('p');
  const { events } = await written(page);
  const fought = events.flatMap((e) => (e.type === 'tokenConflict' ? [e.open] : []));
  const mine = fought.filter(({ sides }) => sides[save.state.open.seats['seat-2']!]).at(-2)!;
  const most = Math.max(...Object.values(mine.sides).map(({ lost }) => lost));
  expect(await rounds.count()).toBe(most + 1);
  // Who falls in a round is faded in it and in those after it.
  const standing = await rounds.evaluateAll((all) =>
    all.map((row) => row.querySelectorAll('.nb:not(.faded)').length),
  );
  const sides = Object.values(mine.sides);
  expect(standing).toEqual(
    Array.from({ length: most + 1 }, (_, round) =>
      sides.reduce((sum, { had, lost }) => sum + had - Math.min(round, lost), 0),
    ),
  );
  expect(await page.locator('.filmpanel h2').textContent()).toContain('Upper Danube');
  await page.keyboard.press('Space');
  // It lies whole beside what is asked, or is folded; it is never cut.
  const card = page.locator('.since');
  await card.waitFor();
  expect(await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(
    2,
  );
  if ((await card.getAttribute('open')) === null) await card.locator('summary').first().click();
  const since = card.locator('li', { hasText: 'Upper Danube' }).first();
  await since.locator('.whyfold summary').click();
  expect(await since.locator('.rounds li').count()).toBe(most + 1);
  // Its replay shows its place, whatever else was fought at once.
  await since.locator('.see').click();
  await page.locator('.historypanel').waitFor();
  await expect
    .poll(() =>
      page.locator(`.area[data-area="${mine.area}"]`).evaluate((area) => {
        const [pane, box] = [area.closest('.map')!, area].map((node) => node.getBoundingClientRect());
        return (
          box!.width > 40 &&
          box!.left > pane!.left &&
          box!.right < pane!.right &&
          box!.top > pane!.top &&
          box!.bottom < pane!.bottom
        );
      }),
    )
    .toBe(true);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** Notes phase by phase whose line on a page has its moment, and what moves on pages. */
const watchPages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [lines, moved]: [string[], Set<string>] = [[], new Set()];
    Object.assign(window, { pages: { lines, moved } });
    new MutationObserver(() => {
      const phase = document.querySelector('.film .fph')?.textContent;
      const on = [...document.querySelectorAll<HTMLElement>('.filmpage li.on')];
      const whose = on.map(({ dataset: { nation, deal } }) => nation ?? deal).join(', ');
      const now = phase && `${phase} ${whose}`;
      if (now && now !== lines.at(-1)) lines.push(now);
      for (const line of on)
        for (const animation of line.getAnimations({ subtree: true }))
          moved.add((animation as CSSAnimation).animationName);
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });

const pagesSeen = (page: Page): Promise<{ lines: string[]; moved: string[] }> =>
  page.evaluate(() => {
    const { lines, moved } = (window as unknown as { pages: { lines: string[]; moved: Set<string> } }).pages;
    return { lines, moved: [...moved].sort() };
  });

it('deals have their moments in order, with cards on their way between the two', async () => {
  const save = playedSave(
    { seed: 'sides 3', config: { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} } },
    ({ state }, { kind }) => state.open.turn === 9 && kind === 'trade',
  );
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() => localStorage.setItem('ochre.speed', 'slow'));
  await keep(page, site.url, save);
  await panel(page).waitFor();
  await watchPages(page);
  // Whoever is left trades on.
  await page.getByRole('button', { name: 'I am done' }).click();
  await page.locator('.filmpage.deals li.on').first().waitFor();
  await page.keyboard.press('p');
  await page.locator('.table.paused').waitFor();
  // Stopped, cards stand still.
  const running = await page.evaluate(() =>
    document
      .querySelector('.filmpage')!
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running'),
  );
  expect(running).toEqual([]);
  const { lines, moved } = await pagesSeen(page);
  const { events } = await written(page);
  const deals = events.flatMap(({ type, open }) =>
    type === 'traded' ? [`Trade ${open.from} ${open.to}`] : [],
  );
  const told = lines.filter((line) => line.startsWith('Trade ') && line.length > 6);
  expect(told.length).toBeGreaterThan(0);
  expect(deals.join()).toContain(told.join());
  expect(moved).toEqual(['page-card']);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('after the shop the film has purchases, track, tax, growth and moves, in order, and the digest counts them', async () => {
  const save = playedSave(
    { seed: 'a' },
    ({ state }, { kind }) => state.open.turn >= 6 && kind === 'purchase',
  );
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() => localStorage.setItem('ochre.speed', 'fast'));
  await keep(page, site.url, save);
  await panel(page).locator('.dp-main').waitFor();
  // The others have chosen: my answer carries the game on to their movement.
  await page.waitForFunction(() => !document.querySelector('.waits'));
  await watchPages(page);
  const before = await written(page);
  await act(page);
  await page.locator('.dp[data-kind="move"]').waitFor();
  const told = (await written(page)).events.slice(before.events.length);
  const of = (type: GameEvent['type']): GameEvent[] => told.filter((event) => event.type === type);
  const bought = of('advancesBought').length;
  expect(bought).toBeGreaterThan(0);
  const nations = (type: GameEvent['type']): string[] =>
    of(type).flatMap(({ open }) => ('nation' in open ? [String(open.nation)] : []));
  expect(await pagesSeen(page)).toEqual({
    lines: [
      ...nations('advancesBought').map((id) => `Advances ${id}`),
      ...nations('marker').map((id) => `A.S.T. ${id}`),
      'Tax ',
      'Expansion ',
      'Movement ',
    ],
    moved: ['page-laid', 'page-step', 'page-told'],
  });
  const since = page.locator('.since');
  await since.locator('summary').click();
  const me = save.state.open.seats['seat-2'];
  const climbed = told.filter(
    ({ type, open }) => type === 'marker' && open.nation !== me && open.to > open.from,
  );
  expect(await since.locator('.kind', { hasText: 'bought' }).count()).toBe(bought);
  expect(await since.locator('.kind', { hasText: `${climbed.length} moved up the track` }).count()).toBe(1);
  expect(await since.locator('ol li', { hasText: /You (moved on to|stayed on) space/ }).count()).toBe(1);
  expect(problems).toEqual([]);
  await page.context().close();
});
