import type { Step } from '../kernel/step.ts';
import { annexation } from './annexation.ts';
import { barbarianHordes } from './barbarianHordes.ts';
import { betrayal } from './betrayal.ts';
import { blockedSupport } from './blockedSupport.ts';
import { bribes } from './bribes.ts';
import { coastalDamage } from './coastalDamage.ts';
import { coastalRaid } from './coastalRaid.ts';
import { corsairs } from './corsairs.ts';
import { creepingAnnexation } from './creepingAnnexation.ts';
import { defection } from './defection.ts';
import { destroyOwnCities } from './destroyOwnCities.ts';
import { emptyPair } from './emptyPair.ts';
import { eruption } from './eruption.ts';
import { factions } from './factions.ts';
import { fleetLoss } from './fleetLoss.ts';
import { floodPlain } from './floodPlain.ts';
import { higherSupport } from './higherSupport.ts';
import { hunger } from './hunger.ts';
import { invasion } from './invasion.ts';
import { landfall } from './landfall.ts';
import { loseCards } from './loseCards.ts';
import { loseTreasury } from './loseTreasury.ts';
import { markerBack } from './markerBack.ts';
import { oppression } from './oppression.ts';
import { pirateCities } from './pirateCities.ts';
import { reduceOwnCities } from './reduceOwnCities.ts';
import { homecoming, robbery } from './robbery.ts';
import { seaStorm } from './seaStorm.ts';
import { secession } from './secession/index.ts';
import { shipRaid } from './shipRaid.ts';
import { splitNation } from './splitNation.ts';
import { strife } from './strife.ts';
import { tribute } from './tribute.ts';
import { unitLoss } from './unitLoss.ts';
import { unrest } from './unrest.ts';
import { upheaval } from './upheaval.ts';

/** Every calamity procedure. */
export const calamitySteps: Step[] = [
  betrayal,
  bribes,
  corsairs,
  fleetLoss,
  homecoming,
  hunger,
  invasion,
  landfall,
  oppression,
  robbery,
  secession,
  strife,
  unrest,
  upheaval,
  coastalDamage,
  loseTreasury,
  reduceOwnCities,
  destroyOwnCities,
  unitLoss,
  loseCards,
  eruption,
  defection,
  higherSupport,
  floodPlain,
  annexation,
  barbarianHordes,
  seaStorm,
  markerBack,
  coastalRaid,
  factions,
  shipRaid,
  blockedSupport,
  creepingAnnexation,
  emptyPair,
  pirateCities,
  splitNation,
  tribute,
];
