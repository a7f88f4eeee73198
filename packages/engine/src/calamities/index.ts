import { barbarianHordes } from './barbarianHordes.ts';
import { civilWar } from './civilWar.ts';
import { coastalDamage } from './coastalDamage.ts';
import { cyclone } from './cyclone.ts';
import { destroyOwnCities } from './destroyOwnCities.ts';
import { eruption } from './eruption.ts';
import { flood } from './flood.ts';
import { loseCards } from './loseCards.ts';
import { loseTreasury } from './loseTreasury.ts';
import { piracy } from './piracy.ts';
import { reduceOwnCities } from './reduceOwnCities.ts';
import { regression } from './regression.ts';
import { slaveRevolt } from './slaveRevolt.ts';
import { treachery } from './treachery.ts';
import { tyranny } from './tyranny.ts';
import { unitLoss } from './unitLoss.ts';
import type { Step } from '../kernel/step.ts';

/** Every calamity procedure. */
export const calamitySteps: Step[] = [
  coastalDamage,
  loseTreasury,
  reduceOwnCities,
  destroyOwnCities,
  unitLoss,
  loseCards,
  eruption,
  treachery,
  slaveRevolt,
  flood,
  civilWar,
  barbarianHordes,
  cyclone,
  tyranny,
  regression,
  piracy,
];
