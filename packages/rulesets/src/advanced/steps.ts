import {
  blockedSupport,
  floodPlain,
  reduceOwnCities,
  unitLoss,
  volcanicEruption,
} from '@ochre/engine/calamities';
import {
  abilities,
  calledCalamity,
  census,
  chooseCivilizations,
  conflict,
  construction,
  expansion,
  majorCalamities,
  movesOnly,
  reshuffle,
  revolts,
  scoring,
  shipbuilding,
  support,
  surplus,
  taxationAll,
  tokenConflict,
  trade,
} from '@ochre/engine/phases';
import type { AnyStep } from '@ochre/engine/ruleset';
import { barbarianHordes } from './calamities/barbarianHordes.ts';
import { civilWar } from './calamities/civilWar.ts';
import { piracy } from './calamities/piracy.ts';
import { treachery } from './calamities/treachery.ts';
import { calamitySelection } from './phases/calamitySelection.ts';
import { cityAttack } from './phases/cityAttack.ts';
import { departures } from './phases/departures.ts';
import { drawInTurn } from './phases/drawInTurn.ts';
import { handLimit } from './phases/handLimit.ts';
import { purchase } from './phases/purchase.ts';
import { startingPieces } from './phases/startingPieces.ts';
import { succession } from './phases/succession.ts';

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
  cityAttack,
  construction,
  surplus,
  support,
  drawInTurn,
  trade,
  calamitySelection,
  majorCalamities,
  calledCalamity,
  abilities,
  purchase,
  handLimit,
  reshuffle,
  departures,
  succession,
  scoring,
];

const calamities: readonly AnyStep[] = [
  volcanicEruption,
  treachery,
  unitLoss,
  reduceOwnCities,
  civilWar,
  blockedSupport,
  floodPlain,
  barbarianHordes,
  piracy,
];

export const steps: readonly AnyStep[] = [...phases, ...calamities];
