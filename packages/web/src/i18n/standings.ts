import { standings as de } from './de/standings.ts';
import { standings as en } from './en/standings.ts';
import { wordsOf } from './index.ts';

/** Where everybody stands, and the card of a nation. */
export const standings = wordsOf({ en, de });
