import type { Language } from '@ochre/languages';
import { languageIn } from '@ochre/languages/load.ts';
import type { Page } from 'playwright-core';

/** The words of the language that a page speaks. */
export const spokenOn = async (page: Page): Promise<Language> =>
  languageIn(await page.evaluate(() => document.documentElement.lang));
