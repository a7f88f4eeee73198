import { amounts } from './amounts.ts';
import { civilWar } from './civilWar.ts';
import { conflict } from './conflict.ts';
import { tyranny } from './tyranny.ts';

/** What CivX has models of, each with positions made at random. */
export const models = {
  'conflict with ships, Greek Fire, mercenaries, Art of War and Advanced Military': conflict,
  'what calamities cost with advances and cards from the other block': amounts,
  'Tyranny, unit by unit': tyranny,
  'Civil War': civilWar,
};
