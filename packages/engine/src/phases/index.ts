import { game } from '../kernel/turns.ts';
import type { Step } from '../kernel/step.ts';
import { chooseCivilizations, startingPieces } from './setup.ts';
import { dealThemes, shortCities, revealThemes, shortDraw, shortTokens, shortStart } from './shortGame.ts';
import { taxation } from './taxation.ts';
import { expansion } from './expansion.ts';
import { census } from './census.ts';
import { movement } from './movement.ts';
import { conflict, tokenConflict, cityAttack } from './conflict.ts';
import { construction } from './construction.ts';
import { surplus } from './surplus.ts';
import { support } from './support.ts';
import { drawCards } from './drawCards.ts';
import { buyCards } from './buyCards.ts';
import { trade } from './trade.ts';
import { calamitySelection } from './calamitySelection.ts';
import { minorCalamities, majorCalamities } from './calamityResolution.ts';
import { abilities } from './abilities.ts';
import { purchase } from './purchase.ts';
import { handLimit } from './handLimit.ts';
import { departures } from './departures.ts';
import { succession } from './succession.ts';
import { reshuffle } from './reshuffle.ts';

/** Every phase, and the procedures phases share. */
export const phaseSteps: Step[] = [
  game,
  chooseCivilizations,
  startingPieces,
  dealThemes,
  shortCities,
  revealThemes,
  shortDraw,
  shortTokens,
  shortStart,
  taxation,
  expansion,
  census,
  movement,
  conflict,
  tokenConflict,
  cityAttack,
  construction,
  surplus,
  support,
  drawCards,
  buyCards,
  trade,
  calamitySelection,
  minorCalamities,
  majorCalamities,
  abilities,
  purchase,
  handLimit,
  departures,
  succession,
  reshuffle,
];
