import { levy } from '@ochre/engine/abilities/levyCards.ts';
import { blockedSupport } from '@ochre/engine/calamities/blockedSupport.ts';
import { destroyOwnCities } from '@ochre/engine/calamities/destroyOwnCities.ts';
import { floodPlain } from '@ochre/engine/calamities/floodPlain.ts';
import { loseTreasury } from '@ochre/engine/calamities/loseTreasury.ts';
import { markerBack } from '@ochre/engine/calamities/markerBack.ts';
import { reduceOwnCities } from '@ochre/engine/calamities/reduceOwnCities.ts';
import { unitLoss } from '@ochre/engine/calamities/unitLoss.ts';
import type { AnyStep } from '@ochre/engine/kernel/step.ts';
import { abilities } from '@ochre/engine/phases/abilities.ts';
import { calledCalamity } from '@ochre/engine/phases/calledCalamity.ts';
import { census } from '@ochre/engine/phases/census.ts';
import { construction } from '@ochre/engine/phases/construction.ts';
import { departuresOffBoard } from '@ochre/engine/phases/departures.ts';
import { drawCards } from '@ochre/engine/phases/drawCards.ts';
import { expansion } from '@ochre/engine/phases/expansion.ts';
import { handLimit } from '@ochre/engine/phases/handLimit.ts';
import { movesOnly, shipbuilding } from '@ochre/engine/phases/movement.ts';
import { purchaseInTurn } from '@ochre/engine/phases/purchase.ts';
import { reshuffle } from '@ochre/engine/phases/reshuffle.ts';
import { returnCards } from '@ochre/engine/phases/returnCards.ts';
import { scoring } from '@ochre/engine/phases/scoring.ts';
import { startingPieces } from '@ochre/engine/phases/setup.ts';
import { succession } from '@ochre/engine/phases/succession.ts';
import { support } from '@ochre/engine/phases/support.ts';
import { surplus } from '@ochre/engine/phases/surplus.ts';
import { revolts } from '@ochre/engine/phases/taxation/revolts.ts';
import { taxationAll } from '@ochre/engine/phases/taxation.ts';
import { trade } from '@ochre/engine/phases/trade.ts';
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
import { volcanicEruption } from './calamities/volcanicEruption.ts';
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
