import { guide as english } from '@ochre/languages/en/guide.ts';
import { wordsOf } from './index.ts';

/** What is said around the explanations of a first game. */
export const guideWords = wordsOf('guide', english);
