import { keys as english } from '@ochre/languages/en/keys.ts';
import { wordsOf } from './index.ts';

/** The words of the list of keys come with the list. */
export const keyWords = wordsOf('keys', english);
