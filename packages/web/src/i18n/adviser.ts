import { adviser as english } from '@ochre/languages/en/adviser.ts';
import { wordsOf } from './index.ts';

/** What the adviser says, and why. */
export const adviser = wordsOf('adviser', english);
