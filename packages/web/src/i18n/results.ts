import { results as english } from '@ochre/languages/en/results.ts';
import { wordsOf } from './index.ts';

/** The page of results, and what can be saved of a game. */
export const resultWords = wordsOf('results', english);
