import { calamitySteps } from '@ochre/engine/calamities/index.ts';
import { decisions } from '@ochre/engine/decisions/index.ts';
import { tradeWithTreasury } from '@ochre/engine/decisions/trade.ts';
import { departuresOffBoard } from '@ochre/engine/phases/departures.ts';
import { phaseSteps } from '@ochre/engine/phases/index.ts';
import { movesOnly } from '@ochre/engine/phases/movement.ts';
import { returnInLayers } from '@ochre/engine/phases/returnCards.ts';
import { taxationRanked } from '@ochre/engine/phases/taxation.ts';
import type { Ruleset } from '@ochre/engine/ruleset/types.ts';
import { usualValues } from '../shared/usual.ts';
import { prepareStack, stackCards } from './deck.ts';
import { checkConfig, layout, options } from './layout.ts';
import { policies } from './policies.ts';
import { advances } from './tables/advances.ts';
import { calamities } from './tables/calamities.ts';
import { cites } from './tables/cites.ts';
import { civilizations } from './tables/civilizations.ts';
import { commodities } from './tables/commodities.ts';
import { versions } from './versions.ts';

/** The seventeen phases of a turn and their steps: DH 12.1.1. Who has lost all is out at the end of a phase. */
const phases = [
  ['taxation', 'eliminations'],
  ['expansion'],
  ['census'],
  ['shipbuilding'],
  ['movement'],
  ['fleets', 'conflict', 'eliminations'],
  ['construction'],
  ['surplus'],
  ['support', 'eliminations'],
  ['drawCards', 'buyCards'],
  ['trade'],
  [
    'calamitiesByKind',
    'barbarianTurn',
    'fixedCalamities',
    'tradedCalamities',
    'minorsInTurn',
    'eliminations',
  ],
  ['abilities'],
  ['support', 'eliminations'],
  ['purchase'],
  ['exchange', 'handLimit', 'returnCards'],
  ['departures', 'succession'],
];

/** What is done in another way than elsewhere: DH 13.3, 16, 27.3; leavers: docs/rulings.md. */
const own = [taxationRanked, movesOnly, returnInLayers, departuresOffBoard];

export const dawn: Ruleset = {
  id: 'dawn',
  versions,
  book: 'DH',
  name: 'Dawn of History',
  map: 'world',
  players: { min: 5, max: 18 },
  pieces: { tokens: 55, cities: 9, ships: 4 },
  barbarianPieces: { tokens: 55, cities: 9, ships: 4 },
  values: usualValues,
  numbers: {
    growth: 2,
    noGrowthBesideCity: 1,
    siteCity: 6,
    wildernessCity: 12,
    staysBeside: 1,
    lendAgain: 1,
    attackers: 7,
    defenders: 6,
    fixedFights: 1,
    guardsApart: 1,
    besideApart: 1,
    failSparesShips: 1,
    nearbyLeaves: 1,
    spoilCards: 1,
    spoilsForced: 1,
    survivorsLoot: 1,
    plunder: 3,
    pirateCards: 1,
    piratePlunder: 5,
    newCitiesFirst: 0,
    shipCost: 2,
    shipTokensHere: 2,
    shipUpkeep: 1,
    upkeepHere: 1,
    shipsPerTurn: 4,
    roadsClear: 1,
    bansAttacksOnly: 1,
    bansJoining: 1,
    shopStack: 9,
    shopPrice: 18,
    buysMost: 2,
    showsFixed: 1,
    recordsDrawers: 1,
    tradeCards: 3,
    trueNames: 1,
    tradeTreasury: 1,
    twinsInTurn: 1,
    acrossBlocks: 1,
    outAtOnce: 1,
    neverOverfull: 1,
    barbarianGrowth: 2,
    creditStep: 5,
  },
  groups: ['science', 'arts', 'crafts', 'civics', 'religion'],
  civilizations,
  advances,
  calamities,
  commodities,
  setup: ['chooseCivilizations', 'startingPieces'],
  turn: phases.flat(),
  phaseEnds: phases.map((_, i) => phases.slice(0, i + 1).flat().length),
  unsettled: [
    'expansion',
    'census',
    'shipbuilding',
    'movement',
    'fleets',
    'conflict',
    'construction',
    'calamitiesByKind',
    'barbarianTurn',
    'fixedCalamities',
    'tradedCalamities',
    'minorsInTurn',
    'abilities',
  ],
  steps: [...phaseSteps.filter((step) => !own.some(({ id }) => id === step.id)), ...own, ...calamitySteps],
  decisions: { ...decisions, trade: tradeWithTreasury },
  policies,
  options,
  checkConfig,
  layout,
  stackCards,
  prepareStack,
  cites,
};
