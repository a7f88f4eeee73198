import { standings as english } from '@ochre/languages/en/standings.ts';
import { wordsOf } from './index.ts';

/** Where everybody stands, and the card of a nation. */
export const standings = wordsOf('standings', english);
