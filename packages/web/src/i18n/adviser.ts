import { adviser as de } from './de/adviser.ts';
import { adviser as en } from './en/adviser.ts';
import { wordsOf } from './index.ts';

/** What the adviser says, and why. */
export const adviser = wordsOf({ en, de });
