import { manifests } from '@ochre/rulesets/manifests.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { clientSite } from './built.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), clientSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

describe.each(['en', 'de'])('The sheets of those who teach, in %s', (language) => {
  it('each fit a page, and name every phase', async () => {
    const { page, problems } = await openPage(browser, { width: 1280, height: 900 });
    await page.addInitScript((code) => localStorage.setItem('ochre.language', code), language);
    for (const { id, ruleset } of manifests) {
      await page.goto(`${site.url}#/rules/teach/${id}`);
      await page.locator(`.teach[data-ready="${id}"] .lessonlinks a`).first().waitFor();
      const { phaseEnds } = (await ruleset()).default;
      const named = page.locator('section[aria-labelledby="sheet-turn"] tbody th');
      expect(await named.allTextContents()).toHaveLength(phaseEnds.length);
      for (const [i, words] of (await named.allTextContents()).entries())
        expect(words, `${id}, phase ${i + 1}`).toMatch(new RegExp(`^${i + 1} \\S.{2,}`));
      for (const cell of await page.locator('.handout .said').allTextContents()) expect(cell).toMatch(/^\S/);
      for (const format of ['A4', 'Letter'] as const)
        expect(pagesOf(await page.pdf({ format, printBackground: true })), `${id} on ${format}`).toBe(2);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('the rules page leads there, on a phone too', async () => {
  const { page, problems } = await openPage(browser, { width: 390, height: 844 });
  await page.goto(`${site.url}#/rules/CX`);
  await page.getByRole('link', { name: 'For the teacher' }).click();
  await page.locator('.teach[data-ready="civx"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Grow and spread' }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
