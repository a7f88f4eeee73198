import { market as de } from './de/market.ts';
import { market as en } from './en/market.ts';
import { wordsOf } from './index.ts';

/** What the market says; it comes with the market. */
export const market = wordsOf<typeof en>({ en, de });
