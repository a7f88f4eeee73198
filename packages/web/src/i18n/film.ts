import { film as de } from './de/film.ts';
import { film as en } from './en/film.ts';
import { wordsOf } from './index.ts';

/** The words of the film come with the film. */
export const filmWords = wordsOf<typeof en>({ en, de });
