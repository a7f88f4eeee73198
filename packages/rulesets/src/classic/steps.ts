import { eruption, floodPlain, reduceOwnCities, unitLoss } from '@ochre/engine/calamities';
import {
  calledCalamity,
  census,
  conflict,
  construction,
  expansion,
  lingeringAttack,
  majorCalamities,
  movesOnly,
  purchaseInTurn,
  returnCards,
  revolts,
  scoring,
  shipbuilding,
  startingPieces,
  succession,
  support,
  surplus,
  taxationAll,
  tokenConflict,
  trade,
} from '@ochre/engine/phases';
import type { AnyStep } from '@ochre/engine/ruleset';
import { civilWar } from './calamities/civilWar.ts';
import { piracy } from './calamities/piracy.ts';
import { chooseCivilizations } from './phases/chooseCivilizations.ts';
import { departures } from './phases/departures.ts';
import { drawInTurn } from './phases/drawInTurn.ts';
import { handLimit } from './phases/handLimit.ts';
import { lowestCalamities } from './phases/lowestCalamities.ts';

/** Set-up and phases, and what they call. */
const phases: readonly AnyStep[] = [
  chooseCivilizations,
  startingPieces,
  taxationAll,
  revolts,
  expansion,
  census,
  shipbuilding,
  movesOnly,
  conflict,
  tokenConflict,
  lingeringAttack,
  construction,
  surplus,
  support,
  drawInTurn,
  trade,
  purchaseInTurn,
  lowestCalamities,
  majorCalamities,
  calledCalamity,
  handLimit,
  returnCards,
  departures,
  succession,
  scoring,
];

const calamities: readonly AnyStep[] = [eruption, unitLoss, civilWar, floodPlain, reduceOwnCities, piracy];

export const steps: readonly AnyStep[] = [...phases, ...calamities];

/** Under the ids they had until games were filed by schema 3. */
export const formerSteps: Readonly<Record<string, string>> = { factions: 'civilWar', shipRaid: 'piracy' };
