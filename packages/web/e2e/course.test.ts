import { readFileSync } from 'node:fs';
import type { CourseEntry, Lesson, LessonWords, StepWords } from '@ochre/lessons';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { launch, openPage } from '../test/support/browser.ts';
import { fillIn, panelOf } from '../test/support/drive.ts';
import { watch } from '../test/support/lesson.ts';
import type { Site } from '../test/support/site.ts';
import { first, thorough } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The whole course, on a machine that is busy with other things. */
const PATIENCE_MS = 900_000;

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), clientSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const read = <T>(path: string): T =>
  parse(readFileSync(new URL(`../../lessons/src/mega/${path}`, import.meta.url), 'utf8'));
const course = read<CourseEntry[]>('course.yaml');
/** Those that are taken: in a quick run the first ones. */
const taken = first(4, course);

async function speaking(language: string, size: { width: number; height: number }) {
  const opened = await openPage(browser, size);
  await opened.page.addInitScript((code) => localStorage.setItem('ochre.language', code), language);
  return opened;
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The table answers at once; then it is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** The words of a sentence that no name stands in: what is sure to be on the screen, whatever things are called. */
const fragment = (sentence: string): string =>
  sentence
    .replaceAll('**', '')
    .split(/\{[^}]*\}/)
    .sort((a, b) => b.length - a.length)[0]!
    .trim();

const headingOf = (page: Page, title: string) =>
  page.locator('.lesson h2').filter({ hasText: fragment(title) });

/** What a lesson may say to an answer that is none. */
const saidBy = ({ mistakes = {}, otherwise }: StepWords): string[] =>
  [...Object.values(mistakes), ...(otherwise ? [otherwise] : [])].map(({ title }) => fragment(title));

interface Tally {
  right: number;
  wrong: number;
  kinds: Set<string>;
}

/** Tries the question in hand with its own controls, once; what is said to it is what the lesson has for it. */
async function attempt(page: Page, words: StepWords, tally: Tally): Promise<void> {
  const panel = panelOf(page);
  await panel.waitFor();
  tally.kinds.add((await panel.getAttribute('data-kind')) ?? '');
  const main = panel.locator('.dp-main:not([aria-disabled])');
  if (!(await fillIn(page)) && (await main.count()) > 0) await main.click();
  await drawn(page);
  const mistake = page.locator('.verdict.loss');
  if ((await mistake.count()) > 0) {
    tally.wrong++;
    const title = (await mistake.locator('h2').textContent()) ?? '';
    expect(
      saidBy(words).some((said) => title.includes(said)),
      title,
    ).toBe(true);
    await mistake.locator('.acts .btn').last().click();
    await mistake.waitFor({ state: 'detached' });
  } else if ((await page.locator('.verdict.ok').count()) > 0) tally.right++;
}

/** Takes a lesson to its end: answers are tried, in a quick run once for each kind, and shown where they were none. */
async function take(page: Page, id: string, language: string, tally: Tally): Promise<void> {
  const { steps } = read<Lesson>(`${id}/lesson.yaml`);
  const words = read<LessonWords>(`${id}/${language}.yaml`);
  const next = page.locator('.lesson .go');
  for (const [i, { id: step, asks }] of steps.entries()) {
    const said = words[step]!;
    await headingOf(page, said.title).waitFor();
    await page.locator('.steps [aria-current=step]').waitFor();
    expect(await page.locator('.steps .done').count()).toBe(i);
    if (asks && (thorough || !tally.kinds.has(asks[0]!))) await attempt(page, said, tally);
    if (asks && (await next.count()) === 0) {
      // The receipt of a deal lies over everything on a phone.
      const receipt = page.locator('.rc header .btn');
      if ((await receipt.count()) > 0) await receipt.click();
      // A finger does not rest on things: nothing explains itself over the task.
      await page.mouse.move(0, 0);
      // An offer that was a mistake is still being written, in the place of the task.
      const cancel = page.locator('.composing .dp-acts .btn:not(.dp-main)');
      if ((await cancel.count()) > 0) await cancel.last().click();
      const unfold = page.locator('.lesson.short .btn').last();
      if ((await unfold.count()) > 0) await unfold.click();
      expect(await watch(page)).toBeGreaterThan(0);
    }
    if (asks) await page.locator('.verdict.ok').getByText(fragment(said.done!)).waitFor();
    await next.click();
  }
}

describe.each(
  first(1, [
    { language: 'en', device: 'desk', size: DESK, of: 'of 12' },
    { language: 'de', device: 'phone', size: PHONE, of: 'von 12' },
    { language: 'en', device: 'phone', size: PHONE, of: 'of 12' },
    { language: 'de', device: 'desk', size: DESK, of: 'von 12' },
  ]),
)('in $language, on a $device', ({ language, size, of }) => {
  const done = `${taken.length} ${of}`;

  it('the course is taken, one lesson leading to the next', { timeout: PATIENCE_MS }, async () => {
    const { page, problems } = await speaking(language, size);
    const tally: Tally = { right: 0, wrong: 0, kinds: new Set() };
    await page.goto(`${site.url}#/learn`);
    await page.locator('.lessonrow').nth(11).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.locator('.goon .btn.pri').click();
    for (const [i, { id, questions = [] }] of taken.entries()) {
      await take(page, id, language, tally);
      await page.locator('.lessonend h1').waitFor();
      expect(await page.locator('.also a').count()).toBe(questions.length);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const on = page.locator('.goon .btn.pri');
      expect(await on.getAttribute('href')).toBe(
        i + 1 < course.length ? `#/learn/mega/${course[i + 1]!.id}` : '#/first',
      );
      await (i + 1 < taken.length ? on : page.locator('.goon .btn').last()).click();
    }
    await page.locator('.list header').getByText(done, { exact: true }).waitFor();
    await page.reload();
    await page.locator('.list header').getByText(done, { exact: true }).waitFor();
    expect(await page.locator('.lessonrow.done').count()).toBe(taken.length);
    expect(problems).toEqual([]);
    // Nearly every kind of question was met, and of what was tried some was right and some wrong.
    expect(tally.kinds.size).toBeGreaterThan(thorough ? 8 : 1);
    if (thorough) expect(Math.min(tally.right, tally.wrong)).toBeGreaterThan(2);
    await page.context().close();
  });
});

const pressArea = (page: Page, area: string): Promise<void> =>
  page.locator(`.area[data-area=${area}]`).press('Enter');

it('says what follows from a mistake, lets it happen, and takes it back; and why the rules refuse', async () => {
  const { page, problems } = await openPage(browser, DESK);
  // A link to a lesson opens it, on a browser that has never been here.
  await page.goto(`${site.url}#/learn/mega/grow`);
  await page.getByRole('heading', { name: 'This is you.' }).waitFor();
  await page.locator('.area[data-area=hattusa][data-led]').waitFor({ state: 'attached' });
  await page.locator('.fig[data-led]').waitFor();
  await page.locator('.lesson .go').click();
  await headingOf(page, 'Spread before you grow.').waitFor();
  const verdict = page.locator('.verdict');
  const end = page.locator('.dp-main');
  const tokens = page.locator('.nations tr.me td').nth(1);
  await end.click();
  await verdict.getByRole('heading', { name: 'Four in one place.' }).waitFor();
  expect(await page.locator('[role=status]').allTextContents()).toContainEqual(
    expect.stringMatching(/^Not yet\. Four in one place\..*Hattusa feeds two/),
  );
  // Nothing has happened yet; then it does.
  expect(await tokens.textContent()).toBe('2');
  await verdict.getByRole('button', { name: 'End anyway and see' }).click();
  await verdict.getByText('This came of it').waitFor();
  await expect.poll(() => tokens.textContent()).toBe('4');
  await verdict.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => tokens.textContent()).toBe('2');
  await end.waitFor();
  // What the rules refuse is told with its paragraph, and in the words of the lesson.
  await pressArea(page, 'hattusa');
  await pressArea(page, 'lycia');
  await verdict.getByRole('heading', { name: 'That is more than one step.' }).waitFor();
  await page.locator('.dp-refusal .cite').waitFor();
  await verdict.getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  await verdict.getByRole('button', { name: 'Take back' }).click();
  await pressArea(page, 'kanesh');
  await end.click();
  await page.locator('.verdict.ok').getByText('Two and two.').waitFor();
  // The same once more, and the lesson is found again where it was left.
  await page.getByRole('button', { name: 'This step again' }).click();
  await end.waitFor();
  await page.reload();
  await headingOf(page, 'Spread before you grow.').waitFor();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByText('step 2 of 5').first().waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('a mistake on a phone leaves in sight what it speaks of', async () => {
  const { page, problems } = await openPage(browser, PHONE);
  await page.goto(`${site.url}#/learn/mega/grow`);
  await page.locator('.lesson .go').click();
  await headingOf(page, 'Spread before you grow.').waitFor();
  const end = page.locator('.dp-main');
  await end.click();
  const verdict = page.locator('.verdict');
  await verdict.locator('.named', { hasText: 'Hattusa' }).waitFor();
  // Nothing lies over the tokens, and the question waits.
  const clear = (): Promise<boolean> =>
    page.evaluate(() => {
      const { x, y, width, height } = document
        .querySelector('.map .piece[data-area=hattusa]')!
        .getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.map') !== null;
    });
  await expect.poll(clear).toBe(true);
  expect(await end.isVisible()).toBe(false);
  const { y, height } = (await verdict.boundingBox())!;
  expect(y + height).toBeLessThan(PHONE.height);
  await verdict.locator('.acts .btn').last().click();
  await end.waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('a mistake over the market of a phone leaves the offer as it was written', async () => {
  const { page, problems } = await openPage(browser, PHONE);
  await page.goto(`${site.url}#/learn/mega/market`);
  await page.locator('.lesson .go').click();
  await panelOf(page).waitFor();
  await fillIn(page);
  const back = page.locator('.verdict.loss .acts .btn').last();
  await back.waitFor();
  await back.click();
  await page.locator('.verdict').waitFor({ state: 'detached' });
  await page.locator('.composing').waitFor();
  await page.locator('.dp-main:not([aria-disabled])').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('shows a step move by move, each told before it is played', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.addInitScript(() =>
    localStorage.setItem('ochre.course.mega', '{"done":[],"at":{"grow":{"step":4,"of":5}},"last":"grow"}'),
  );
  await page.goto(`${site.url}#/learn/mega/grow`);
  await headingOf(page, 'From two to fourteen.').waitFor();
  const tokens = page.locator('.nations tr.me td').nth(1);
  const verdict = page.locator('.verdict.info');
  const mine = async () => [await verdict.locator('.eyebrow').textContent(), await tokens.textContent()];
  await page.locator('.lesson .show').click();
  await expect.poll(mine).toEqual(['How it is done · 1 of 3', '2']);
  expect(await page.locator('.dp').count()).toBe(0);
  await verdict.getByText('Hattusa').first().waitFor();
  // By key or button; then the learner may go on alone, or see the rest.
  await page.keyboard.press('e');
  await expect.poll(mine).toEqual(['How it is done · 2 of 3', '4']);
  await verdict.getByRole('button', { name: 'Now you' }).click();
  await page.locator('.dp-main').waitFor();
  await page.locator('.lesson .show').click();
  await verdict.getByRole('button', { name: 'Play all' }).click();
  expect(await page.locator('.verdict.ok li').count()).toBe(3);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('shows what a sentence names', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.goto(`${site.url}#/learn/mega/advances`);
  await page.locator('.lesson .go').click();
  const named = (name: string) => page.locator('.lesson .named', { hasText: name }).first();
  await named('Agriculture').click();
  await page.getByRole('dialog').getByText('costs 120').waitFor();
  await page.keyboard.press('Escape');
  await named('Wine').click();
  await page.getByRole('dialog').locator('.tc').waitFor();
  await page.keyboard.press('Escape');
  await named('Egypt').click();
  await page.locator('.nc').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('goes by keys alone: the task has the focus, E leads on, G shows the place', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.goto(`${site.url}#/learn/mega/grow`);
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('.lesson h2, .verdict')?.textContent ?? '');
  await expect.poll(focused).toBe('This is you.');
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect.poll(focused).toBe('Spread before you grow.');
  await page.locator('.dp-main').waitFor();
  await page.keyboard.press('e');
  await expect.poll(focused).toMatch(/^Not yet/);
  // What it names and its own buttons come next.
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.verdict').waitFor({ state: 'detached' });
  await pressArea(page, 'hattusa');
  await pressArea(page, 'kanesh');
  await page.keyboard.press('e');
  await expect.poll(focused).toMatch(/^Done/);
  await page.keyboard.press('e');
  await expect.poll(focused).toBe('One brings one, two bring two.');
  expect(problems).toEqual([]);
  await page.context().close();
});

it('answers lead to the lesson that teaches them, and the course answers questions', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await page.goto(`${site.url}#/rules/MC%2Fquestions%3Asupport`);
  await page.locator('.folds details[open] .taught a').click();
  await page.getByRole('heading', { name: 'Why cities?' }).waitFor();
  await page.goto(`${site.url}#/learn`);
  await page.getByRole('searchbox').fill('how do I win');
  await page.locator('.answer').first().getByRole('heading', { name: 'How do I win?' }).waitFor();
  await page.locator('.answer .taught a').first().click();
  await page.getByRole('heading', { name: 'What counts in the end.' }).waitFor();
  // An address of a lesson that there is not leads to those that there are.
  await page.goto(`${site.url}#/learn/mega/nonsense`);
  await page.getByRole('alert').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
