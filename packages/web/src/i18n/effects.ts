import { effects as english } from '@ochre/languages/en/effects/index.ts';
import { wordsOf } from './index.ts';

/** What advances bring and calamities do, in plain words. */
export const effectWords = wordsOf('effects', english);
