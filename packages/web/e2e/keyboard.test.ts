import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { house } from '../../server/test/house.ts';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { first, thoroughly } from '../test/support/thorough.ts';
import { showMoment } from '../tools/screens.ts';
import { clientSite, gallerySite } from './built.ts';

const DESK = { width: 1440, height: 900 };
/** What a turn may take, films aside. */
const KEYS = 15;

let browser: Browser;
let site: Site;
let gallery: Site;
beforeAll(async () => {
  [browser, site, gallery] = await Promise.all([launch(), clientSite(), gallerySite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await gallery?.close();
});

const turnOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.ribbon .turn').textContent()) ?? '')?.[0] ?? 0);

/** What is asked now, once something is. */
async function asked(page: Page): Promise<{ id: string; kind: string }> {
  const panel = page.locator('.dp');
  await panel.waitFor();
  return panel.evaluate((el: HTMLElement) => ({ id: el.dataset['decision']!, kind: el.dataset['kind']! }));
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.matches('.dp h2, .dp h3') ? 'the question' : (at?.outerHTML.slice(0, 80) ?? '');
  });

/** Answers by keys alone, and tells how many it took. */
async function answerByKeys(page: Page): Promise<number> {
  const { id, kind } = await asked(page);
  await expect.poll(() => focused(page), { message: `focus at ${kind}` }).toBe('the question');
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys++;
    await page.keyboard.press(key);
  };
  const main = page.locator('.dp .dp-main');
  const ready = async (): Promise<boolean> => (await main.getAttribute('aria-disabled')) !== 'true';
  if (kind === 'move') {
    // Tokens of the first area go to the first of its neighbours.
    await press('1');
    await page.locator('.dp [aria-label^="Move to"]').first().waitFor();
    await expect.poll(() => focused(page)).toBe('the question');
    await press('1');
    await page.locator('.dp .dp-acts [data-shortcut="u"]').waitFor();
  } else if (!(await ready())) {
    if ((await page.locator('.dp .opt').count()) > 0) await press('1');
    if (!(await ready())) {
      // The adviser is asked, and heard.
      await press('h');
      await page.locator('.dp-use').waitFor();
      await press('h');
    }
    await expect.poll(ready).toBe(true);
  }
  await press(kind === 'trade' ? 'd' : 'e');
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLElement>('.dp')?.dataset['decision']), {
      message: `an answer to ${kind}`,
    })
    .not.toBe(id);
  return keys;
}

it('a whole turn is played in at most 15 keys: turn 3 of a first game against bots', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() => localStorage.setItem('ochre.motion', 'reduced'));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now' }).press('Enter');
  await page.locator('.dp').waitFor();
  // The turn is that of the question, once there is one.
  while ((await turnOf(page)) < 3) {
    await answerByKeys(page);
    await page.locator('.dp').waitFor();
  }
  const kinds: string[] = [];
  let keys = 0;
  while ((await turnOf(page)) === 3) {
    kinds.push((await asked(page)).kind);
    keys += await answerByKeys(page);
    await page.locator('.dp').waitFor();
  }
  expect(kinds).toContain('move');
  expect(keys, kinds.join(', ')).toBeLessThanOrEqual(KEYS);
  expect(problems).toEqual([]);
  await page.context().close();
});

it.each(first(1, ['#/', '#/host', '#/rules', '#/settings', '#/account', '#/nowhere']))(
  'a skip link comes first at %s and leads past the bar',
  async (place) => {
    const { page } = await openPage(browser, DESK);
    const { url } = await house({ web: site.folder, logLevel: 'silent' });
    await page.goto(`${url}/${place}`);
    await page.locator('main').waitFor();
    const at = (what: string) => page.evaluate((it) => document.activeElement?.matches(it), what);
    const link = page.getByRole('button', { name: 'To the content' });
    await link.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => at('.skips button')).toBe(true);
    const seen = () => page.locator('.skips').evaluate((el) => getComputedStyle(el).clipPath === 'none');
    expect(await seen()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => at('main')).toBe(true);
    // Unseen again, and what comes next is of the page itself.
    expect(await seen()).toBe(false);
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      return (
        main.contains(document.activeElement) || !main.querySelector('a[href], button, input, [tabindex="0"]')
      );
    });
    expect(inside).toBe(true);
    await page.context().close();
  },
);

describe('at a table', () => {
  it('skip links come first and lead to question, map and log', async () => {
    const { page } = await openPage(browser, DESK);
    await showMoment(page, gallery.url, 'late.move');
    await page.locator('.area').first().waitFor({ state: 'attached' });
    const link = (name: string) => page.locator('.skips').getByRole('button', { name });
    const holds = (selector: string) => () =>
      page.evaluate((what) => document.activeElement?.matches(what), selector);
    // Before everything else that a Tab reaches.
    expect(await page.locator('a[href], button, input, [tabindex="0"]').first().textContent()).toBe(
      'To the question',
    );
    for (const [name, there] of [
      ['To the map', '.area'],
      ['To the log', '.logpanel [role=tabpanel]'],
      ['To the question', '.dp h2'],
    ] as const) {
      await link(name).press('Enter');
      await expect.poll(holds(there), { message: name }).toBe(true);
    }
    await page.keyboard.press('m');
    await expect.poll(holds('.area')).toBe(true);
    await page.keyboard.press('?');
    const list = page.locator('dialog .keygroup');
    await list.first().waitFor();
    const shown = (await list.locator('kbd').allTextContents()).join(' ');
    for (const key of ['E', 'U', 'H', 'M', 'L', 'I', 'V', 'N', 'C', 'D', 'P', 'S', '?', 'Esc'])
      expect(shown.split(' ')).toContain(key);
    await page.keyboard.press('Escape');
    await list.first().waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('M leads to the map on a phone too, from whatever tab', async () => {
    const { page } = await openPage(browser, { width: 390, height: 844 });
    await showMoment(page, gallery.url, 'late.move');
    await page.locator('.dp h2').waitFor();
    for (const tab of [2, 4]) {
      await page.locator('.tabbar button').nth(tab).click();
      await page.keyboard.press('m');
      await page.locator('.tabbar button[aria-current=page]', { hasText: 'Map' }).waitFor();
      await page.locator('.map').waitFor();
    }
    await page.context().close();
  });

  thoroughly('L leads to the log on a phone too, from whatever tab', async () => {
    const { page } = await openPage(browser, { width: 390, height: 844 });
    await showMoment(page, gallery.url, 'late.move');
    await page.locator('.dp h2').waitFor();
    const log = page.locator('.logpanel');
    for (const tab of [0, 2, 4]) {
      await page.locator('.tabbar button').nth(tab).click();
      await page.keyboard.press('l');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches('.logpanel [role=tabpanel]')))
        .toBe(true);
      expect(await page.locator('.tabbar button[aria-current=page]').textContent()).toBe('Table');
      await expect.poll(async () => (await log.boundingBox())!.y).toBeLessThan(700);
    }
    // The skip link is the same way.
    await page.locator('.tabbar button').first().click();
    await page.locator('.skips').getByRole('button', { name: 'To the log' }).press('Enter');
    await log.waitFor();
    await page.context().close();
  });

  it('options show their digits, and a move says what it means', async () => {
    const { page } = await openPage(browser, DESK);
    await showMoment(page, gallery.url, 'late.move');
    const options = page.locator('.dp .opt');
    await options.first().waitFor();
    await expect.poll(() => options.first().getAttribute('data-key')).toBe('1');
    await expect
      .poll(() => options.first().evaluate((el) => getComputedStyle(el, '::before').content))
      .toMatch(/attr\(data-key\)|"1"/);
    // Every area from which tokens can go: some of the ways lead into a fight, and say with whom.
    const names: string[] = [];
    for (let i = 0; i < (await options.count()) && !names.some((n) => /: fight with \w/.test(n)); i++) {
      await options.nth(i).click();
      const targets = page.locator('.dp [aria-label^="Move to"]');
      await page.locator('.dp [data-step]').waitFor();
      names.push(...(await targets.evaluateAll((all) => all.map((t) => t.getAttribute('aria-label') ?? ''))));
      if (i === 0) await page.keyboard.press('Escape');
      else await page.locator('.dp .dp-source .btn').last().click();
      await page.locator('.dp [data-step]').waitFor({ state: 'detached' });
    }
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^Move to .+: .+/);
    expect(names.some((n) => /: (fight with|attack on the city of) \w/.test(n))).toBe(true);
    await page.context().close();
  });

  thoroughly('keys count from the first sight of what they are for', async () => {
    const { page } = await openPage(browser, DESK);
    /** Presses a key in the very moment something comes to be, before it is even drawn. */
    const pressAtSight = (what: string, key: string): Promise<void> =>
      page.evaluate(
        ([selector, pressed]) => {
          const watch = new MutationObserver(() => {
            if (!document.querySelector(selector!)) return;
            watch.disconnect();
            document.body.dataset['sighted'] = selector;
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed!, bubbles: true }));
          });
          watch.observe(document.body, { childList: true, subtree: true });
        },
        [what, key],
      );
    const gone = async (what: string): Promise<void> => {
      await page.locator(`body[data-sighted="${what}"]`).waitFor();
      await page.locator(what).waitFor({ state: 'detached' });
    };
    await showMoment(page, gallery.url, 'late.wait');
    await page.locator('.nations tbody tr button').nth(2).click();
    await pressAtSight('.empirenote', 'Escape');
    await page.locator('.nc').getByRole('button', { name: 'Reach on the map' }).click();
    await gone('.empirenote');
    await page.goto(`${gallery.url}gallery/#`);
    await pressAtSight('.dp .opt', '1');
    await page.goto(`${gallery.url}gallery/#late.move`);
    await page.locator('.dp [aria-label^="Move to"]').first().waitFor();
    await page.goto(`${gallery.url}gallery/#`);
    await pressAtSight('.mh-card', 'n');
    await page.goto(`${gallery.url}gallery/#trade`);
    // What is written besides what is given.
    await page.locator('.mt-side').nth(1).waitFor();
    await page.setViewportSize({ width: 1024, height: 768 });
    await showMoment(page, gallery.url, 'late.wait');
    await pressAtSight('.drawer', 'Escape');
    await page.locator('.nationrail nav button').last().click();
    await gone('.drawer');
    await page.context().close();
  });

  thoroughly('up and down lead through the options', async () => {
    const { page } = await openPage(browser, DESK);
    await showMoment(page, gallery.url, 'late.move');
    await page.locator('.dp .opt').first().waitFor();
    const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['key']);
    await page.keyboard.press('ArrowDown');
    await expect.poll(at).toBe('1');
    await page.keyboard.press('ArrowDown');
    await expect.poll(at).toBe('2');
    await page.keyboard.press('ArrowUp');
    await expect.poll(at).toBe('1');
    await page.context().close();
  });
});
