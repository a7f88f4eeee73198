import { asking as english } from '@ochre/languages/en/asking.ts';
import { wordsOf } from './index.ts';

/** The words of the pages that answer questions come with them. */
export const askingWords = wordsOf('asking', english);
