import { market as english } from '@ochre/languages/en/market.ts';
import { wordsOf } from './index.ts';

/** What the market says; it comes with the market. */
export const market = wordsOf('market', english);
