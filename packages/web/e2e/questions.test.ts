import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usual } from '../../rulesets/src/manifests.ts';
import { maps, rulesets } from '../../rulesets/test/registered.ts';
import type { Reading } from '../gallery/read.tsx';
import { launch, openPage, type Watched } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { first } from '../test/support/thorough.ts';
import { gallerySite } from './built.ts';

let browser: Browser;
let site: Site;
let watched: Watched;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), gallerySite()]);
  watched = await openPage(browser, { width: 1440, height: 900 });
  await watched.page.goto(`${site.url}gallery/#questions`);
  await watched.page.waitForFunction(() => 'readQuestions' in window);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const read = (page: Page, language: string): Promise<Reading[]> =>
  page.evaluate(
    (l) => (window as unknown as { readQuestions(l: string): Promise<Reading[]> }).readQuestions(l),
    language,
  );

/** Ids that no sentence should show; those that are words of a language, too, are left out. */
const ORDINARY = new Set([
  'sind',
  'cyclone',
  'flood',
  'famine',
  'epidemic',
  'mining',
  'trade',
  'law',
  'military',
]);
const ids = new Set(
  [
    ...Object.values(maps).flatMap((map) => map.areas.map((a) => a.id)),
    ...rulesets.flatMap((r) => [...r.civilizations, ...r.advances, ...r.calamities].map((c) => c.id)),
  ].filter((id) => !ORDINARY.has(id)),
);

function raw(words: string): string[] {
  const bare = words.match(/(?<![\w'’-])[a-z]+(?:[-:+][a-z]+)*(?![\w'’-])/g) ?? [];
  const shown = bare.filter((word) => ids.has(word) || /[:+]/.test(word));
  return [...shown, ...(words.match(/undefined|NaN|\[object|seat-\d|\b[a-z]+[A-Z]\w*/g) ?? [])];
}

it.each(first(1, ['en', 'de']))(
  'every question of every rule set is asked by its own control, in words of %s',
  async (language) => {
    const readings = await read(watched.page, language);
    expect(readings.length).toBeGreaterThan(180);
    for (const { name, kind, title, why, words, vague, counsel } of readings) {
      expect(name, 'asked by the control of its kind').toMatch(new RegExp(`(^|/)${kind}(\\.|$)`));
      expect(
        vague.filter((v) => title.includes(v) || why.includes(v)),
        name,
      ).toEqual([]);
      expect(why, `${name}: why it is asked`).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(raw(words), name).toEqual([]);
      if (!counsel) continue;
      const said = counsel.words.join(' ');
      // Where nothing is to be done the sentence is the reason.
      if (counsel.none) expect(counsel.words, name).toHaveLength(1);
      else expect(counsel.words.length, `${name}: an answer and a reason`).toBeGreaterThan(1);
      expect(raw(said), name).toEqual([]);
      expect(counsel.follows, `${name}: ${said}`).toBe(true);
    }
    const asked = new Set(readings.map(({ name }) => name.split('/')[0]!));
    for (const { id } of rulesets) if (id !== usual.id) expect(asked).toContain(id);
    expect(watched.problems).toEqual([]);
  },
);
