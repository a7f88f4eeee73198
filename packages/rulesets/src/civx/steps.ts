import { levy } from '@ochre/engine/abilities';
import {
  blockedSupport,
  destroyOwnCities,
  floodPlain,
  loseTreasury,
  markerBack,
  reduceOwnCities,
  unitLoss,
  volcanicEruption,
} from '@ochre/engine/calamities';
import {
  abilities,
  calledCalamity,
  census,
  construction,
  departuresOffBoard,
  drawCards,
  expansion,
  handLimit,
  movesOnly,
  purchaseInTurn,
  reshuffle,
  returnCards,
  revolts,
  scoring,
  shipbuilding,
  startingPieces,
  succession,
  support,
  surplus,
  taxationAll,
  trade,
} from '@ochre/engine/phases';
import type { AnyStep } from '@ochre/engine/ruleset';
import { banditry, homecoming } from './calamities/banditry.ts';
import { barbarianHordes } from './calamities/barbarianHordes.ts';
import { civilWar } from './calamities/civilWar/index.ts';
import { corruption } from './calamities/corruption.ts';
import { cyclone } from './calamities/cyclone.ts';
import { famine } from './calamities/famine.ts';
import { minorUprising } from './calamities/minorUprising.ts';
import { piracy } from './calamities/piracy.ts';
import { tempestAndMutiny } from './calamities/tempestAndMutiny.ts';
import { treachery } from './calamities/treachery.ts';
import { tribalConflict } from './calamities/tribalConflict.ts';
import { tyranny } from './calamities/tyranny.ts';
import { allCalamities } from './phases/calamities.ts';
import { calamitySelection } from './phases/calamitySelection.ts';
import { chooseCivilizations } from './phases/chooseCivilizations.ts';
import { cityAttack } from './phases/conflict/cityAttack.ts';
import { tokenConflict } from './phases/conflict/tokenConflict.ts';
import { conflict, crowding } from './phases/conflict.ts';
import { hire } from './phases/hire.ts';
import { interest } from './phases/interest.ts';
import { requests } from './phases/requests.ts';
import { shopping } from './phases/shopping.ts';

/** Set-up and phases, and what they call. */
const phases: readonly AnyStep[] = [
  chooseCivilizations,
  startingPieces,
  taxationAll,
  revolts,
  expansion,
  census,
  hire,
  shipbuilding,
  movesOnly,
  conflict,
  tokenConflict,
  cityAttack,
  construction,
  surplus,
  support,
  interest,
  drawCards,
  requests,
  shopping,
  returnCards,
  trade,
  homecoming,
  calamitySelection,
  allCalamities,
  calledCalamity,
  abilities,
  levy,
  crowding,
  purchaseInTurn,
  handLimit,
  reshuffle,
  departuresOffBoard,
  succession,
  scoring,
];

const calamities: readonly AnyStep[] = [
  loseTreasury,
  volcanicEruption,
  treachery,
  tempestAndMutiny,
  famine,
  reduceOwnCities,
  destroyOwnCities,
  civilWar,
  blockedSupport,
  floodPlain,
  barbarianHordes,
  cyclone,
  unitLoss,
  tribalConflict,
  corruption,
  minorUprising,
  tyranny,
  banditry,
  markerBack,
  piracy,
];

export const steps: readonly AnyStep[] = [...phases, ...calamities];

/** Under the ids they had until games were filed by schema 3. */
export const formerSteps: Readonly<Record<string, string>> = {
  upheaval: 'volcanicEruption',
  betrayal: 'treachery',
  fleetLoss: 'tempestAndMutiny',
  hunger: 'famine',
  secession: 'civilWar',
  invasion: 'barbarianHordes',
  landfall: 'cyclone',
  strife: 'tribalConflict',
  bribes: 'corruption',
  unrest: 'minorUprising',
  oppression: 'tyranny',
  robbery: 'banditry',
  corsairs: 'piracy',
};
