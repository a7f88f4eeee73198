import type { ShortGame } from '@ochre/engine';
import { shortGame as mega } from '../../mega/tables/themes.ts';

/** The book leaves it to another one; it is played as in the larger edition. */
export const shortGame: ShortGame = {
  ...mega,
  dealt: Object.fromEntries([5, 6, 7, 8, 9].map((players) => [players, mega.dealt[players]!])),
};
