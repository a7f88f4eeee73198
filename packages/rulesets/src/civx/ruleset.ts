import type { Ruleset } from '@ochre/engine';
import { decisionsWith } from '@ochre/engine/ruleset';
import { usualValues } from '../shared/usual.ts';
import { abilities } from './abilities/index.ts';
import { prepareStack, stackCards } from './deck.ts';
import { checkConfig, layout, options } from './layout.ts';
import { policies } from './policies.ts';
import { formerSteps, steps } from './steps.ts';
import { advances } from './tables/advances.ts';
import { calamities } from './tables/calamities.ts';
import { cites } from './tables/cites.ts';
import { civilizations } from './tables/civilizations.ts';
import { commodities } from './tables/commodities.ts';
import { edge } from './tables/edge.ts';
import { versions } from './versions.ts';

/** The sixteen phases of a turn and their steps: CX 13.1t, CX 26.4. */
const phases = [
  ['taxation'],
  ['expansion'],
  ['census'],
  ['hire', 'shipbuilding'],
  ['movement'],
  ['conflict'],
  ['construction'],
  ['surplus'],
  ['support'],
  ['interest', 'drawCards', 'requests', 'shopping', 'returnCards'],
  ['trade'],
  ['homecoming', 'calamitySelection', 'allCalamities'],
  ['abilities'],
  ['crowding', 'surplus', 'support'],
  ['purchase', 'handLimit', 'reshuffle'],
  ['succession', 'departures'],
];

export const civx: Ruleset = {
  id: 'civx',
  versions,
  book: 'CX',
  name: 'CivX',
  map: 'world',
  players: { min: 5, max: 18 },
  pieces: { tokens: 55, cities: 9, ships: 4 },
  values: usualValues,
  numbers: {
    growth: 2,
    siteCity: 6,
    wildernessCity: 12,
    attackers: 7,
    defenders: 6,
    plunder: 3,
    piratePlunder: 3,
    shipCost: 2,
    shipTokensHere: 3,
    shipUpkeep: 1,
    shipsPerTurn: 4,
    shopStack: 9,
    shopPrice: 20,
    buysMost: null,
    tradeCards: 3,
    trueNames: 2,
    calamitiesPerSide: 1,
    barbarianGrowth: null,
    creditStep: 5,
    advanceLimit: null,
  },
  variants: {
    taxShortage: 'byCity',
    growthBesideCity: 'rests',
    upkeepToken: 'atShip',
    wayEnds: 'atOthers',
    waterOutOfPlay: 'closed',
    closedCities: 'toAll',
    bannedAttack: 'inConflict',
    bannedConflict: 'toBegin',
    conflictOrder: 'chosen',
    guards: 'fightAtOnce',
    lossesNearby: 'leavingOne',
    failedAttackShips: 'sink',
    missingDefenders: 'missing',
    spoilCard: 'none',
    pirateCard: 'none',
    spoilsTo: 'attacker',
    builder: 'alone',
    tokensAtNewCity: 'goAtOnce',
    neighboursHelp: 'oneCity',
    tokenLeftOver: 'mayStay',
    tokenBesideCity: 'staysApart',
    unsupported: 'newFirst',
    fixedCalamities: 'oneKept',
    drawers: 'forgotten',
    receivedCalamities: 'forgotten',
    tradeNames: 'anyCard',
    tradeValues: 'untold',
    tradeTreasury: 'never',
    twinCalamities: 'inTurn',
    fixedCalamityReach: 'allBlocks',
    wipedOut: 'later',
    cityDamage: 'goesWhole',
    lastPoint: 'costsMore',
    deserted: 'ends',
    equalAtEnd: 'ranking',
  },
  groups: ['science', 'arts', 'crafts', 'civics', 'religion'],
  civilizations,
  advances,
  calamities,
  commodities,
  edge,
  setup: ['chooseCivilizations', 'startingPieces'],
  turn: phases.flat(),
  phaseEnds: phases.map((_, i) => phases.slice(0, i + 1).flat().length),
  unsettled: [
    'expansion',
    'census',
    'hire',
    'shipbuilding',
    'movement',
    'conflict',
    'construction',
    'allCalamities',
    'abilities',
    'crowding',
  ],
  steps,
  formerSteps,
  abilities,
  decisions: decisionsWith(abilities),
  policies,
  options,
  checkConfig,
  layout,
  stackCards,
  prepareStack,
  cites,
};

export default civx;
