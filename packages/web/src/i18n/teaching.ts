import { teaching as english } from '@ochre/languages/en/teaching.ts';
import { wordsOf } from './index.ts';

/** What those who teach are told comes with their page. */
export const teachingWords = wordsOf('teaching', english);
