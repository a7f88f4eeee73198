import { gameFilm as english } from '@ochre/languages/en/gameFilm.ts';
import { wordsOf } from './index.ts';

/** The words of the film of a whole game come with it. */
export const gameFilmWords = wordsOf('gameFilm', english);
