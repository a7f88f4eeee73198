import { hosting as de } from './de/hosting.ts';
import { hosting as en } from './en/hosting.ts';
import { wordsOf } from './index.ts';

/** How a table is opened, and who is invited to it. */
export const hosting = wordsOf({ en, de });
