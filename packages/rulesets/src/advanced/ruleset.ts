import type { Ruleset } from '@ochre/engine';
import { annexArea } from '@ochre/engine/abilities';
import { decisionsWith } from '@ochre/engine/ruleset';
import { usualValues } from '../shared/usual.ts';
import { prepareStack, stackCards } from './deck.ts';
import { checkConfig, layout, options, tokensFor } from './layout.ts';
import { policies } from './policies.ts';
import { steps } from './steps.ts';
import { advances } from './tables/advances.ts';
import { calamities } from './tables/calamities.ts';
import { cites } from './tables/cites.ts';
import { civilizations } from './tables/civilizations.ts';
import { commodities } from './tables/commodities.ts';
import { regions } from './tables/regions.ts';
import { versions } from './versions.ts';

/** The thirteen phases of a turn and their steps: AC 18.1a-m. */
const phases = [
  ['taxation'],
  ['expansion'],
  ['census'],
  ['shipbuilding'],
  ['movement'],
  ['conflict'],
  ['construction'],
  ['surplus', 'support'],
  ['drawInTurn'],
  ['trade'],
  ['calamitySelection', 'majorCalamities', 'abilities', 'support'],
  ['purchase', 'handLimit', 'reshuffle'],
  ['succession', 'departures'],
];

const abilities = [annexArea];

export const advanced: Ruleset = {
  id: 'advanced',
  versions,
  book: 'AC',
  name: 'Advanced Civilization',
  map: 'advanced',
  players: { min: 2, max: 8 },
  pieces: { tokens: 55, cities: 9, ships: 4 },
  tokensFor,
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
    shipTokensHere: 2,
    shipUpkeep: 1,
    shipsPerTurn: 4,
    shopStack: 9,
    shopPrice: 18,
    buysMost: null,
    tradeCards: 3,
    trueNames: 2,
    calamitiesPerSide: null,
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
    closedCities: 'toAttackers',
    bannedAttack: 'inConflict',
    bannedConflict: 'toBegin',
    conflictOrder: 'chosen',
    guards: 'fightAtOnce',
    lossesNearby: 'outOfConflict',
    failedAttackShips: 'stay',
    missingDefenders: 'missing',
    spoilCard: 'mustTake',
    pirateCard: 'none',
    spoilsTo: 'survivors',
    builder: 'amongOthers',
    tokensAtNewCity: 'goAfterAll',
    neighboursHelp: 'oneCity',
    tokenLeftOver: 'mayStay',
    tokenBesideCity: 'sharesFate',
    unsupported: 'newFirst',
    fixedCalamities: 'hidden',
    drawers: 'forgotten',
    receivedCalamities: 'forgotten',
    tradeNames: 'anyCard',
    tradeValues: 'untold',
    tradeTreasury: 'never',
    twinCalamities: 'together',
    fixedCalamityReach: 'allBlocks',
    wipedOut: 'later',
    cityDamage: 'leavesTokens',
    lastPoint: 'costsMore',
    deserted: 'ends',
    equalAtEnd: 'ranking',
  },
  groups: ['crafts', 'science', 'arts', 'civics', 'religion'],
  civilizations,
  advances,
  calamities,
  commodities,
  substituteCard: 'water',
  regions,
  setup: ['chooseCivilizations', 'startingPieces'],
  turn: phases.flat(),
  phaseEnds: phases.map((_, i) => phases.slice(0, i + 1).flat().length),
  unsettled: [
    'expansion',
    'census',
    'shipbuilding',
    'movement',
    'conflict',
    'construction',
    'majorCalamities',
    'abilities',
  ],
  steps,
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

export default advanced;
