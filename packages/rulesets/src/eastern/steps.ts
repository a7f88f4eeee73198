import { levy } from '@ochre/engine/abilities';
import {
  coastalDamage,
  destroyOwnCities,
  eruption,
  floodPlain,
  loseCards,
  loseTreasury,
  markerBack,
  reduceOwnCities,
  seaStorm,
  unitLoss,
} from '@ochre/engine/calamities';
import {
  abilities,
  buyCards,
  calledCalamity,
  census,
  chooseCivilizations,
  conflict,
  construction,
  drawCards,
  expansion,
  handLimit,
  lingeringAttack,
  majorCalamities,
  movement,
  purchase,
  reshuffle,
  scoring,
  startingPieces,
  succession,
  support,
  surplus,
  taxation,
  tokenConflict,
  trade,
} from '@ochre/engine/phases';
import type { AnyStep } from '@ochre/engine/ruleset';
import { barbarianHordes } from '../mega/calamities/barbarianHordes.ts';
import { civilWarAndTyranny } from '../mega/calamities/civilWarAndTyranny.ts';
import { piracy } from '../mega/calamities/piracy.ts';
import { slaveRevolt } from '../mega/calamities/slaveRevolt.ts';
import { treachery } from '../mega/calamities/treachery.ts';
import { calamitySelection } from '../mega/phases/calamitySelection.ts';
import { minorCalamities } from '../mega/phases/minorCalamities.ts';
import {
  dealThemes,
  revealThemes,
  shortCities,
  shortDraw,
  shortStart,
  shortTokens,
} from '../mega/phases/shortGame.ts';
import { departures } from './phases/departures.ts';
import { evacuate } from './phases/evacuate.ts';

/** Set-up and phases, and what they call. */
const phases: readonly AnyStep[] = [
  dealThemes,
  chooseCivilizations,
  startingPieces,
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
  lingeringAttack,
  construction,
  surplus,
  support,
  drawCards,
  buyCards,
  trade,
  calamitySelection,
  minorCalamities,
  majorCalamities,
  calledCalamity,
  abilities,
  levy,
  purchase,
  handLimit,
  departures,
  evacuate,
  succession,
  scoring,
  reshuffle,
];

const calamities: readonly AnyStep[] = [
  coastalDamage,
  eruption,
  treachery,
  loseTreasury,
  unitLoss,
  slaveRevolt,
  reduceOwnCities,
  floodPlain,
  destroyOwnCities,
  civilWarAndTyranny,
  barbarianHordes,
  seaStorm,
  loseCards,
  markerBack,
  piracy,
];

export const steps: readonly AnyStep[] = [...phases, ...calamities];
