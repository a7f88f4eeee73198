import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languageIn } from '@ochre/languages/load.ts';
import type { FirstWords } from '@ochre/lessons';
import type { GameRecord } from '@ochre/protocol';
import type { AxeResults } from 'axe-core';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { answerOnce, panel } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { first, thorough, thoroughly } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';
import { calledFor, explaining, heardIn } from './firstGame.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A whole game, on a machine that is busy with other things. */
const PATIENCE_MS = 900_000;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([clientSite(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const mark = (page: Page) => page.locator('.coach');
const idOf = (page: Page): Promise<string | null> => mark(page).getAttribute('data-mark');
const citesOf = (page: Page): Promise<string | null> =>
  mark(page).locator('.because .cite').getAttribute('data-cite');
const told = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('ochre.learner') ?? '{}').told ?? []).map(
      ({ id }: { id: string }) => id,
    ),
  );

const known = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ochre.learner') ?? '{}').known ?? []);

/** What needs no more explanation. */
const clear = async (page: Page): Promise<string[]> => [...(await told(page)), ...(await known(page))];

/** How much of what happened the guide of the only game has heard. */
const heard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [, kept] = Object.entries(localStorage).find(([key]) => key.startsWith('ochre.guide.'))!;
    return JSON.parse(kept).heard;
  });

/** The finished game as its file. */
async function saved(page: Page, language: string): Promise<GameRecord> {
  const { result } = await languageIn(language);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: result.save, exact: true }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
}

/** Whether the mark lies over the phases of the turn. */
const coversPhases = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [at, phases] = ['.coach', '.ribbon'].map((one) =>
      document.querySelector(one)!.getBoundingClientRect(),
    );
    return at!.top < phases!.bottom && at!.bottom > phases!.top;
  });

/** Reads what is explained at this question, one after the other. */
async function readAll(page: Page): Promise<string[]> {
  const read: string[] = [];
  while ((await mark(page).count()) > 0) {
    const id = (await idOf(page))!;
    read.push(id);
    expect(await coversPhases(page), id).toBe(false);
    await mark(page).locator('.gotit').click();
    await page.waitForFunction(
      (was) => document.querySelector('.coach')?.getAttribute('data-mark') !== was,
      id,
    );
  }
  return read;
}

/** Answers; on a phone what is explained meanwhile lies in the place of the question, and is read first. */
async function answerReading(page: Page, device: string, answer = answerOnce): Promise<string[]> {
  const read: string[] = [];
  let open = true;
  const answered = answer(page).finally(() => {
    open = false;
  });
  while (open && device === 'phone') {
    // Nothing may be explained meanwhile: the answer alone says whether it takes too long.
    await Promise.race([answered, mark(page).waitFor({ timeout: 0 })]);
    if (open) read.push(...(await readAll(page)));
  }
  await answered;
  return read;
}

/** What axe finds around the mark and in the list. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(at: object, options: object): Promise<AxeResults> } };
    const at = {
      include: [['.coach'], ['.guidepanel'], ['.guidechip']].filter(([one]) => document.querySelector(one!)),
    };
    return (await axe.run(at, { resultTypes: ['violations'] })).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Answers as the table advises, where it has an opinion. */
async function answerWisely(page: Page): Promise<string> {
  await panel(page).waitFor();
  const ask = panel(page).locator('.dp-ask');
  if ((await panel(page).getAttribute('data-kind')) !== 'trade' && (await ask.isVisible())) {
    await ask.click();
    const advice = panel(page).locator('.dp-advice');
    await advice.locator('.dp-use, button').first().waitFor();
    const use = advice.locator('.dp-use');
    if ((await use.count()) > 0) await use.click();
  }
  return answerOnce(page);
}

/** Sends tokens farther than they can go. */
async function walkTooFar(page: Page): Promise<void> {
  const areas = page.locator('.area[data-area]');
  await panel(page).locator('.dp-pills .opt').first().click();
  const near = await panel(page).locator('.dp-pills .opt b').allTextContents();
  const names = await areas.evaluateAll((all) =>
    all.map((area) => [area.getAttribute('data-area')!, area.getAttribute('aria-label') ?? '']),
  );
  const [far] = names.find(([, label]) => !near.some((name) => label!.includes(name)))!;
  await page.locator(`.area[data-area="${far}"]`).press('Enter');
}

/** The list of what was explained: beside the map, or behind the sign in the bar. */
async function openList(page: Page, device: string): Promise<Locator> {
  if (device === 'desk') return page.locator('.guidepanel');
  await page.locator('.guidechip').click();
  return page.locator('dialog');
}

describe.each(
  first(1, [
    { language: 'en', device: 'desk', size: DESK },
    { language: 'de', device: 'phone', size: PHONE },
    { language: 'en', device: 'phone', size: PHONE },
    { language: 'de', device: 'desk', size: DESK },
  ]),
)('a first game in $language, on a $device', ({ language, device, size }) => {
  it('explains each thing when it first matters, and never twice', { timeout: PATIENCE_MS }, async () => {
    const { guide, front, market } = await languageIn(language);
    const words: FirstWords = parse(
      readFileSync(new URL(`../../lessons/src/first/${language}.yaml`, import.meta.url), 'utf8'),
    );
    const { page, problems } = await openPage(browser, size, { goal: true });
    await page.addInitScript((code) => localStorage.setItem('ochre.language', code), language);
    await page.goto(site.url);
    await page.getByRole('link', { name: front.guided }).click();
    await mark(page).waitFor();
    expect(await idOf(page)).toBe('civilization');
    expect(await mark(page).locator('h2').textContent()).toBe(words['civilization']!.title);
    // The question keeps the focus; what is explained is read aloud.
    expect(await mark(page).evaluate((el) => el.contains(document.activeElement))).toBe(false);
    await expect
      .poll(() => page.locator('p.sr[role=status]').allTextContents())
      .toContainEqual(expect.stringContaining(words['civilization']!.title));
    await mark(page).getByRole('button', { name: guide.why }).click();
    expect(await citesOf(page)).toContain('MC setup.gen.9');
    // The number of a rule is read where the rule is, not in what leads to it.
    expect(await mark(page).textContent()).not.toContain('MC ');
    await mark(page).locator('.because .cite').click();
    await page.getByRole('dialog').locator('a[href$="MC%20setup.gen.9"]', { hasText: 'MC · ' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await faults(page)).toEqual([]);
    const seen = await readAll(page);

    // What happened is told first, then what is asked; each once.
    await answerOnce(page);
    await page.locator('.dp[data-kind="move"]').waitFor({ state: 'attached' });
    await mark(page).waitFor();
    seen.push(...(await readAll(page)));
    expect(seen).toEqual(['civilization', 'start', 'grow', 'move']);
    const list = await openList(page, device);
    expect(await list.locator('[data-told]').count()).toBe(4);
    await list.locator('[data-told="grow"] summary').click();
    await list.locator('[data-told="grow"]').getByText(words['grow']!.title).waitFor();
    if (device === 'phone') await page.keyboard.press('Escape');
    // However long it is, the list scrolls and not the page.
    await page.addStyleTag({ content: '.guidepanel .explained li { min-height: 300px }' });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    expect(await page.locator('.goal').count()).toBe(1);

    // What the rules refuse is told with its paragraph; nothing else has come of it.
    await walkTooFar(page);
    await panel(page).locator('.dp-refusal .cite').waitFor();
    expect(await told(page)).toEqual(seen);

    // Nobody moves, which is unwise; the next answer is given while an explanation stands: it counts as read.
    await answerOnce(page);
    await mark(page).waitFor();
    const standing = (await idOf(page))!;
    expect(seen).not.toContain(standing);
    // The page comes back with the same explanation, and with nothing that was read.
    await page.reload();
    await mark(page).waitFor();
    expect(await idOf(page)).toBe(standing);
    expect(await told(page)).toEqual(seen);
    // On a phone it lies in the place of the question, and no button is under the thumb until it was read.
    if (device === 'phone') {
      await expect.poll(() => page.locator('.sheet .dp-main').isVisible()).toBe(false);
      expect((await mark(page).boundingBox())!.height).toBeLessThan(260);
      await mark(page).locator('.gotit').click();
    }
    seen.push(standing, ...(await answerReading(page, device, answerWisely)));
    expect(await told(page)).toContain(standing);
    for (let answers = 0; answers < 3; answers++) {
      seen.push(...(await readAll(page)));
      seen.push(...(await answerReading(page, device)));
    }
    expect(new Set(seen).size).toBe(seen.length);

    // Nothing more, and the game goes on.
    await (await openList(page, device)).getByRole('button', { name: guide.leave }).click();
    if (device === 'phone') await page.keyboard.press('Escape');
    await answerOnce(page);
    await page.locator('.dp').waitFor();
    expect(await mark(page).count()).toBe(0);
    // The address leads back to the game that was begun.
    const at = page.url();
    await page.goto(`${site.url}#/first`);
    await page.waitForURL(at);

    // Somebody wants it again, and plays to the end as is advised.
    if (thorough) {
      // On a desk the list lies beside the map, which market and shop cover.
      const covered = page.locator('.dp[data-kind="trade"], .dp[data-kind="purchase"]');
      await page.locator('.dp').waitFor();
      while ((await covered.count()) > 0) {
        await answerOnce(page);
        await page.locator('.dp').waitFor();
      }
      await (await openList(page, device)).getByRole('button', { name: guide.resume }).click();
      if (device === 'phone') await page.keyboard.press('Escape');
      const end = page.locator('.endscreen');
      // Who is done in the market may come back to it, and is asked nothing.
      const next = page
        .locator('.dp:not([data-kind="trade"])')
        .or(panel(page).getByRole('button', { name: market.done }))
        .or(mark(page))
        .or(end);
      const asked = new Set<string>();
      const [before, nation] = [
        await heard(page),
        (await panel(page).getAttribute('data-decision'))!.split('.')[0]!,
      ];
      for (;;) {
        await next.first().waitFor();
        if ((await end.count()) > 0) break;
        if ((await mark(page).count()) > 0) {
          seen.push(...(await readAll(page)));
          continue;
        }
        // What is asked for the first time is explained before it is answered.
        const kind = (await panel(page).getAttribute('data-kind'))!;
        asked.add(kind);
        const own = explaining(kind);
        const explained = (ids: string[]): boolean => own.some((id) => ids.includes(id));
        if (own.length > 0 && !explained(await clear(page))) {
          await mark(page).waitFor();
          const read = await readAll(page);
          expect(explained(read), `${kind}: ${read}`).toBe(true);
          seen.push(...read);
        }
        seen.push(...(await answerReading(page, device, answerWisely)));
      }
      expect(new Set(seen).size).toBe(seen.length);
      const all = await told(page);
      expect(new Set(all).size).toBe(all.length);
      expect([...asked]).toEqual(expect.arrayContaining(['move', 'construct', 'trade', 'purchase']));
      // What happened was explained, or is known; the last turn has nobody left to explain to.
      const events = heardIn(await saved(page, language), nation);
      expect(await heard(page)).toBe(events.length);
      const last = events.at(-1)!.turn!;
      const since = events.slice(before).filter(({ turn = 0 }) => turn < last);
      const called = calledFor(since, nation);
      expect(called).toEqual(expect.arrayContaining(['city', 'feed', 'draw', 'track']));
      expect(await clear(page)).toEqual(expect.arrayContaining(called));
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

thoroughly('the course leads to a first game of classic, explained by its own book', async () => {
  const { page, problems } = await openPage(browser, DESK, { goal: true });
  await page.goto(`${site.url}#/learn`);
  await page.locator('.ways a[href="#/first/classic"]').click();
  await mark(page).waitFor();
  const seen: string[] = [];
  for (let answers = 0; answers < 8; answers++) {
    while ((await mark(page).count()) > 0) {
      const id = (await idOf(page))!;
      await mark(page).getByRole('button', { name: 'Why?' }).click();
      expect(await citesOf(page), id).toMatch(/CL /);
      expect(await citesOf(page), id).not.toMatch(/MC /);
      await mark(page).locator('.gotit').click();
      await page.waitForFunction(
        (was) => document.querySelector('.coach')?.getAttribute('data-mark') !== was,
        id,
      );
      seen.push(id);
    }
    await answerWisely(page);
    await page.locator('.dp').waitFor();
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(4);
  // The usual first game is another one.
  const at = page.url();
  await page.goto(`${site.url}#/first`);
  await page.waitForURL(/#\/solo\//);
  expect(page.url()).not.toBe(at);
  expect(problems).toEqual([]);
  await page.context().close();
});
