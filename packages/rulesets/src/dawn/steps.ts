import { levy } from '@ochre/engine/abilities/levyCards.ts';
import { blockedSupport } from '@ochre/engine/calamities/blockedSupport.ts';
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
import { calledCalamity } from '@ochre/engine/phases/calledCalamity.ts';
import { census } from '@ochre/engine/phases/census.ts';
import { cityAttack } from '@ochre/engine/phases/conflict/cityAttack.ts';
import { tokenConflict } from '@ochre/engine/phases/conflict/tokenConflict.ts';
import { conflict } from '@ochre/engine/phases/conflict.ts';
import { construction } from '@ochre/engine/phases/construction.ts';
import { departuresOffBoard } from '@ochre/engine/phases/departures.ts';
import { drawCards } from '@ochre/engine/phases/drawCards.ts';
import { eliminations } from '@ochre/engine/phases/eliminations.ts';
import { expansion } from '@ochre/engine/phases/expansion.ts';
import { handLimit } from '@ochre/engine/phases/handLimit.ts';
import { movesOnly, shipbuilding } from '@ochre/engine/phases/movement.ts';
import { purchase } from '@ochre/engine/phases/purchase.ts';
import { scoring } from '@ochre/engine/phases/scoring.ts';
import { chooseCivilizations, startingPieces } from '@ochre/engine/phases/setup.ts';
import { succession } from '@ochre/engine/phases/succession.ts';
import { support } from '@ochre/engine/phases/support.ts';
import { surplus } from '@ochre/engine/phases/surplus.ts';
import { trade } from '@ochre/engine/phases/trade.ts';
import { demand } from './abilities/tradeEmpire.ts';
import { civilWar } from './calamities/civilWar.ts';
import { minorUprising } from './calamities/minorUprising.ts';
import { treacheryAndPiracy } from './calamities/treacheryAndPiracy.ts';
import { tribalConflict } from './calamities/tribalConflict.ts';
import { tyranny } from './calamities/tyranny.ts';
import { barbariansFight } from './phases/barbarians/fight.ts';
import { barbariansLand } from './phases/barbarians/land.ts';
import { barbariansMarch } from './phases/barbarians/march.ts';
import { barbariansRaise } from './phases/barbarians/raise.ts';
import { barbariansSail } from './phases/barbarians/sail.ts';
import { barbarianTurn } from './phases/barbarians/turn.ts';
import { fixedCalamities, minorsInTurn, tradedCalamities } from './phases/calamities.ts';
import { calamitiesByKind } from './phases/calamitiesByKind.ts';
import { exchange } from './phases/exchange.ts';
import { fleets } from './phases/fleets.ts';
import { rankedRevolts } from './phases/rankedRevolts.ts';
import { returnCards } from './phases/returnCards.ts';
import { taxation } from './phases/taxation.ts';

/** Set-up and phases, and what they call. */
const phases: readonly AnyStep[] = [
  chooseCivilizations,
  startingPieces,
  taxation,
  rankedRevolts,
  expansion,
  census,
  shipbuilding,
  movesOnly,
  fleets,
  conflict,
  tokenConflict,
  cityAttack,
  construction,
  surplus,
  support,
  drawCards,
  buyCards,
  trade,
  calamitiesByKind,
  barbarianTurn,
  barbariansRaise,
  barbariansSail,
  barbariansMarch,
  barbariansLand,
  barbariansFight,
  fixedCalamities,
  tradedCalamities,
  minorsInTurn,
  calledCalamity,
  abilities,
  levy,
  demand,
  purchase,
  exchange,
  handLimit,
  returnCards,
  departuresOffBoard,
  eliminations,
  succession,
  scoring,
];

const calamities: readonly AnyStep[] = [
  eruption,
  treacheryAndPiracy,
  loseTreasury,
  unitLoss,
  reduceOwnCities,
  coastalDamage,
  civilWar,
  blockedSupport,
  destroyOwnCities,
  floodPlain,
  seaStorm,
  loseCards,
  tribalConflict,
  tyranny,
  minorUprising,
  markerBack,
];

export const steps: readonly AnyStep[] = [...phases, ...calamities];

/** Under the ids they had until games were filed by schema 3. */
export const formerSteps: Readonly<Record<string, string>> = {
  creepingAnnexation: 'tyranny',
  emptyPair: 'tribalConflict',
  pirateCities: 'treacheryAndPiracy',
  splitNation: 'civilWar',
  tribute: 'minorUprising',
};
