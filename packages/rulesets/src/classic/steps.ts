import { eruption } from '@ochre/engine/calamities/eruption.ts';
import { floodPlain } from '@ochre/engine/calamities/floodPlain.ts';
import { reduceOwnCities } from '@ochre/engine/calamities/reduceOwnCities.ts';
import { unitLoss } from '@ochre/engine/calamities/unitLoss.ts';
import type { AnyStep } from '@ochre/engine/kernel/step.ts';
import { majorCalamities } from '@ochre/engine/phases/calamityResolution.ts';
import { calledCalamity } from '@ochre/engine/phases/calledCalamity.ts';
import { census } from '@ochre/engine/phases/census.ts';
import { lingeringAttack } from '@ochre/engine/phases/conflict/cityAttack.ts';
import { tokenConflict } from '@ochre/engine/phases/conflict/tokenConflict.ts';
import { conflict } from '@ochre/engine/phases/conflict.ts';
import { construction } from '@ochre/engine/phases/construction.ts';
import { expansion } from '@ochre/engine/phases/expansion.ts';
import { movesOnly, shipbuilding } from '@ochre/engine/phases/movement.ts';
import { purchaseInTurn } from '@ochre/engine/phases/purchase.ts';
import { returnCards } from '@ochre/engine/phases/returnCards.ts';
import { scoring } from '@ochre/engine/phases/scoring.ts';
import { startingPieces } from '@ochre/engine/phases/setup.ts';
import { succession } from '@ochre/engine/phases/succession.ts';
import { support } from '@ochre/engine/phases/support.ts';
import { surplus } from '@ochre/engine/phases/surplus.ts';
import { revolts } from '@ochre/engine/phases/taxation/revolts.ts';
import { taxationAll } from '@ochre/engine/phases/taxation.ts';
import { trade } from '@ochre/engine/phases/trade.ts';
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
