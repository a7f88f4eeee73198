import { goals as english } from '@ochre/languages/en/goals.ts';
import { wordsOf } from './index.ts';

/** What there is to work towards. */
export const goals = wordsOf('goals', english);
