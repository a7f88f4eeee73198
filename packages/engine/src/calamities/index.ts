import type { Step } from '../kernel/step.ts';
import { annexation } from './annexation.ts';
import { barbarianHordes } from './barbarianHordes.ts';
import { blockedSupport } from './blockedSupport.ts';
import { coastalDamage } from './coastalDamage.ts';
import { coastalRaid } from './coastalRaid.ts';
import { creepingAnnexation } from './creepingAnnexation.ts';
import { defection } from './defection.ts';
import { destroyOwnCities } from './destroyOwnCities.ts';
import { emptyPair } from './emptyPair.ts';
import { eruption } from './eruption.ts';
import { factions } from './factions.ts';
import { floodPlain } from './floodPlain.ts';
import { higherSupport } from './higherSupport.ts';
import { loseCards } from './loseCards.ts';
import { loseTreasury } from './loseTreasury.ts';
import { markerBack } from './markerBack.ts';
import { pirateCities } from './pirateCities.ts';
import { reduceOwnCities } from './reduceOwnCities.ts';
import { seaStorm } from './seaStorm.ts';
import { shipRaid } from './shipRaid.ts';
import { splitNation } from './splitNation.ts';
import { tribute } from './tribute.ts';
import { unitLoss } from './unitLoss.ts';

/** Every calamity procedure. */
export const calamitySteps: Step[] = [
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
