import { civx, classic, dawn, eastern, mega } from '@ochre/rulesets';
import { manifests } from '@ochre/rulesets/manifests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PSEUDO, plain } from '../../languages/test/pseudo.ts';
import type { Reading } from '../gallery/read.tsx';
import { botName } from '../src/session/botNames.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { type Furnished, furnished } from '../test/support/furnished.ts';
import type { Site } from '../test/support/site.ts';
import { thoroughly } from '../test/support/thorough.ts';
import type { Places } from '../tools/screen.ts';
import { screens } from '../tools/screens.ts';
import { gallerySite } from './built.ts';

const all = [mega, eastern, civx, dawn, classic];

let browser: Browser;
let site: Site;
let server: Furnished;
let places: Places;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(true), gallerySite()]);
  server = await furnished(site);
  ({ places } = server);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await server?.close();
});

/** What people have typed (tools/furnish.ts), and what bots are called. */
const TYPED = [
  ...['Ada', 'Cem', 'Judith', 'Sem', 'Tolga', ...Array.from({ length: 18 }, (_, i) => botName(i + 1))],
  ...['Sardis by night', 'The long weekend', 'First game, teachers welcome', 'Mediterranean, quick'],
  ...['Bots of Babylon', 'Down the Nile', 'Shall we begin at eight', 'He threatens me'],
  'Only if you stop trading with the Persians, or I will find you',
];

/** Nobody translates these: names of the game, its languages, books and themes, and what people have called themselves. */
const NAMES = [
  ...['Ochre', 'English', 'Deutsch', 'UTC', 'node'],
  ...manifests.map(({ name }) => name),
  ...all.flatMap((ruleset) => [ruleset.name, ...(ruleset.shortGame?.themes ?? []).map(({ name }) => name)]),
  // In the gallery seats go by the ids of their nations; the others sit at the tables that were furnished.
  ...all.flatMap(({ civilizations }) => civilizations.map(({ id }) => id)),
  ...['Long weekend', 'The Sunday eighteen', ...TYPED],
];
const known = new RegExp(
  // Addresses, citations, names of options, and the names above.
  `https?://\\S+|\\S+@\\S+|\\b(?:${manifests.map(({ book }) => book).join('|')})(?: [\\w.:-]+)?|\`[^\`]*\`?|(?<![A-Za-z])(?:${NAMES.toSorted(
    (x, y) => y.length - x.length,
  ).join('|')})(?![A-Za-z])`,
  'g',
);

async function speaker(width: number, height: number): Promise<Page> {
  const { page } = await openPage(browser, { width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((code) => localStorage.setItem('ochre.language', code), PSEUDO);
  return page;
}

/** All that can be read on the page or is told to a screen reader, except citations, keys and what was typed in. */
const readAll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told: string[] = [];
    for (const e of document.querySelectorAll('body *:not(script, style, .cite, .cite *, kbd, code)')) {
      for (const node of e.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) told.push(node.textContent);
      for (const name of [
        'aria-label',
        'title',
        'placeholder',
        'alt',
        'aria-description',
        'aria-roledescription',
      ])
        if (e.getAttribute(name)) told.push(e.getAttribute(name)!);
    }
    return told;
  });

const english = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => plain(text.replace(known, '')).length > 0)),
];

// The questions are read below, all of them.
const shown = screens.filter(({ name }) => !name.startsWith('ask.'));

thoroughly('every screen is said in the language spoken', async () => {
  const desk = await speaker(1440, 900);
  const phone = await speaker(390, 844);
  const found: Record<string, string[]> = {};
  for (const screen of shown) {
    const page = screen.only === 'phone' ? phone : desk;
    await screen.open(page, places);
    const left = english(await readAll(page));
    if (left.length > 0) found[screen.name] = left;
  }
  expect(found).toEqual({});
});

it('every question of every rule set is asked in the language spoken, and what the adviser says', async () => {
  const page = await speaker(1440, 900);
  await page.goto(`${site.url}gallery/#questions`);
  await page.waitForFunction(() => 'readQuestions' in window);
  const readings = await page.evaluate(
    (code) => (window as unknown as { readQuestions(l: string): Promise<Reading[]> }).readQuestions(code),
    PSEUDO,
  );
  expect(readings.length).toBeGreaterThan(180);
  const found: Record<string, string[]> = {};
  for (const { name, words, counsel } of readings) {
    const left = english([...words.split(' | '), ...(counsel?.words ?? [])]);
    if (left.length > 0) found[name] = left;
  }
  expect(found).toEqual({});
});
