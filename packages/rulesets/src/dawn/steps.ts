import { levy } from '@ochre/engine/abilities';
import {
  blockedSupport,
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
  departuresOffBoard,
  drawCards,
  eliminations,
  expansion,
  handLimit,
  movesOnly,
  purchase,
  scoring,
  shipbuilding,
  startingPieces,
  succession,
  support,
  surplus,
  tokenConflict,
  trade,
} from '@ochre/engine/phases';
import type { AnyStep } from '@ochre/engine/ruleset';
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
