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
  cityAttack,
  conflict,
  construction,
  drawCards,
  expansion,
  handLimit,
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
import { barbarianHordes } from './calamities/barbarianHordes.ts';
import { civilWarAndTyranny } from './calamities/civilWarAndTyranny.ts';
import { piracy } from './calamities/piracy.ts';
import { slaveRevolt } from './calamities/slaveRevolt.ts';
import { treachery } from './calamities/treachery.ts';
import { calamitySelection } from './phases/calamitySelection.ts';
import { departures } from './phases/departures.ts';
import { minorCalamities } from './phases/minorCalamities.ts';
import {
  dealThemes,
  revealThemes,
  shortCities,
  shortDraw,
  shortStart,
  shortTokens,
} from './phases/shortGame.ts';
import { vacate } from './phases/vacate.ts';

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

/** Under the ids they had until games were filed by schema 3. */
export const formerSteps: Readonly<Record<string, string>> = {
  defection: 'treachery',
  higherSupport: 'slaveRevolt',
  annexation: 'civilWarAndTyranny',
  coastalRaid: 'piracy',
};
