import { fair as english } from '@ochre/languages/en/fair.ts';
import { wordsOf } from './index.ts';

/** Who shuffles, and what is found when the deal is checked. */
export const fairWords = wordsOf('fair', english);
