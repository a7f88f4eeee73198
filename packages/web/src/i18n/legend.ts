import { legend as english } from '@ochre/languages/en/legend.ts';
import { wordsOf } from './index.ts';

/** The words of the legend come with it. */
export const legendWords = wordsOf('legend', english);
