import { levy } from '@ochre/engine/abilities/levyCards.ts';
import { coastalDamage } from '@ochre/engine/calamities/coastalDamage.ts';
import { destroyOwnCities } from '@ochre/engine/calamities/destroyOwnCities.ts';
import { eruption } from '@ochre/engine/calamities/eruption.ts';
import { floodPlain } from '@ochre/engine/calamities/floodPlain.ts';
import { loseCards } from '@ochre/engine/calamities/loseCards.ts';
import { loseTreasury } from '@ochre/engine/calamities/loseTreasury.ts';
import { markerBack } from '@ochre/engine/calamities/markerBack.ts';
import { reduceOwnCities } from '@ochre/engine/calamities/reduceOwnCities.ts';
import { seaStorm } from '@ochre/engine/calamities/seaStorm.ts';
import { unitLoss } from '@ochre/engine/calamities/unitLoss.ts';
import type { AnyStep } from '@ochre/engine/kernel/step.ts';
import { abilities } from '@ochre/engine/phases/abilities.ts';
import { buyCards } from '@ochre/engine/phases/buyCards.ts';
import { majorCalamities } from '@ochre/engine/phases/calamityResolution.ts';
import { calledCalamity } from '@ochre/engine/phases/calledCalamity.ts';
import { census } from '@ochre/engine/phases/census.ts';
import { lingeringAttack } from '@ochre/engine/phases/conflict/cityAttack.ts';
import { tokenConflict } from '@ochre/engine/phases/conflict/tokenConflict.ts';
import { conflict } from '@ochre/engine/phases/conflict.ts';
import { construction } from '@ochre/engine/phases/construction.ts';
import { drawCards } from '@ochre/engine/phases/drawCards.ts';
import { expansion } from '@ochre/engine/phases/expansion.ts';
import { handLimit } from '@ochre/engine/phases/handLimit.ts';
import { movement } from '@ochre/engine/phases/movement.ts';
import { purchase } from '@ochre/engine/phases/purchase.ts';
import { reshuffle } from '@ochre/engine/phases/reshuffle.ts';
import { scoring } from '@ochre/engine/phases/scoring.ts';
import { chooseCivilizations, startingPieces } from '@ochre/engine/phases/setup.ts';
import { succession } from '@ochre/engine/phases/succession.ts';
import { support } from '@ochre/engine/phases/support.ts';
import { surplus } from '@ochre/engine/phases/surplus.ts';
import { taxation } from '@ochre/engine/phases/taxation.ts';
import { trade } from '@ochre/engine/phases/trade.ts';
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
