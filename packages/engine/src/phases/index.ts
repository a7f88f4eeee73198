import { levy } from '../abilities/levyCards.ts';
import type { Step } from '../kernel/step.ts';
import { game } from '../kernel/turns.ts';
import { abilities } from './abilities.ts';
import { buyCards } from './buyCards.ts';
import { calledCalamity, majorCalamities, minorCalamities } from './calamityResolution.ts';
import { calamitySelection } from './calamitySelection.ts';
import { census } from './census.ts';
import { cityAttack } from './conflict/cityAttack.ts';
import { tokenConflict } from './conflict/tokenConflict.ts';
import { conflict } from './conflict.ts';
import { construction } from './construction.ts';
import { departures } from './departures.ts';
import { drawCards } from './drawCards.ts';
import { drawInTurn } from './drawInTurn.ts';
import { expansion } from './expansion.ts';
import { handLimit } from './handLimit.ts';
import { lowestCalamities } from './lowestCalamities.ts';
import { movement, shipbuilding } from './movement.ts';
import { purchase } from './purchase.ts';
import { reshuffle } from './reshuffle.ts';
import { returnCards } from './returnCards.ts';
import { scoring } from './scoring.ts';
import { chooseCivilizations, startingPieces } from './setup.ts';
import { dealThemes, revealThemes, shortCities, shortDraw, shortStart, shortTokens } from './shortGame.ts';
import { succession } from './succession.ts';
import { support } from './support.ts';
import { surplus } from './surplus.ts';
import { taxation } from './taxation.ts';
import { trade } from './trade.ts';
import { vacate } from './vacate.ts';

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
  shipbuilding,
  movement,
  conflict,
  tokenConflict,
  cityAttack,
  construction,
  surplus,
  support,
  drawCards,
  buyCards,
  drawInTurn,
  trade,
  calamitySelection,
  lowestCalamities,
  minorCalamities,
  majorCalamities,
  calledCalamity,
  abilities,
  levy,
  purchase,
  handLimit,
  departures,
  vacate,
  succession,
  scoring,
  reshuffle,
  returnCards,
];
