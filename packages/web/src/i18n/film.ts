import { film as english } from '@ochre/languages/en/film.ts';
import { wordsOf } from './index.ts';

/** The words of the film come with the film. */
export const filmWords = wordsOf('film', english);
