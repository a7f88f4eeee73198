import { demand } from '../abilities/demandCard.ts';
import { levy } from '../abilities/levyCards.ts';
import type { Step } from '../kernel/step.ts';
import { game } from '../kernel/turns.ts';
import { abilities, exchange } from './abilities.ts';
import { barbariansFight } from './barbarians/fight.ts';
import { barbariansLand } from './barbarians/land.ts';
import { barbariansMarch } from './barbarians/march.ts';
import { barbariansRaise } from './barbarians/raise.ts';
import { barbariansSail } from './barbarians/sail.ts';
import { barbarianTurn } from './barbarians/turn.ts';
import { buyCards } from './buyCards.ts';
import { calamitiesByKind } from './calamitiesByKind.ts';
import {
  allCalamities,
  fixedCalamities,
  majorCalamities,
  minorCalamities,
  minorsInTurn,
  tradedCalamities,
} from './calamityResolution.ts';
import { calamitySelection } from './calamitySelection.ts';
import { calledCalamity } from './calledCalamity.ts';
import { census } from './census.ts';
import { cityAttack } from './conflict/cityAttack.ts';
import { fleets } from './conflict/fleets.ts';
import { tokenConflict } from './conflict/tokenConflict.ts';
import { conflict } from './conflict.ts';
import { construction } from './construction.ts';
import { departures } from './departures.ts';
import { drawCards } from './drawCards.ts';
import { drawInTurn } from './drawInTurn.ts';
import { eliminations } from './eliminations.ts';
import { expansion } from './expansion.ts';
import { handLimit } from './handLimit.ts';
import { hire } from './hire.ts';
import { interest } from './interest.ts';
import { lowestCalamities } from './lowestCalamities.ts';
import { movement, shipbuilding } from './movement.ts';
import { purchase } from './purchase.ts';
import { requests } from './requests.ts';
import { reshuffle } from './reshuffle.ts';
import { returnCards } from './returnCards.ts';
import { scoring } from './scoring.ts';
import { chooseCivilizations, startingPieces } from './setup.ts';
import { shopping } from './shopping.ts';
import { dealThemes, revealThemes, shortCities, shortDraw, shortStart, shortTokens } from './shortGame.ts';
import { succession } from './succession.ts';
import { support } from './support.ts';
import { surplus } from './surplus.ts';
import { rankedRevolts } from './taxation/rankedRevolts.ts';
import { revolts } from './taxation/revolts.ts';
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
  rankedRevolts,
  revolts,
  interest,
  expansion,
  census,
  hire,
  shipbuilding,
  movement,
  fleets,
  conflict,
  tokenConflict,
  cityAttack,
  construction,
  surplus,
  support,
  drawCards,
  buyCards,
  requests,
  shopping,
  drawInTurn,
  trade,
  calamitySelection,
  lowestCalamities,
  minorCalamities,
  majorCalamities,
  calamitiesByKind,
  barbarianTurn,
  barbariansRaise,
  barbariansSail,
  barbariansMarch,
  barbariansLand,
  barbariansFight,
  fixedCalamities,
  tradedCalamities,
  minorsInTurn,
  calledCalamity,
  allCalamities,
  abilities,
  exchange,
  levy,
  demand,
  purchase,
  handLimit,
  eliminations,
  departures,
  vacate,
  succession,
  scoring,
  reshuffle,
  returnCards,
];
