import type { Ruleset } from '@ochre/engine';
import { decisionsWith } from '@ochre/engine/ruleset';
import { usualValues } from '../shared/usual.ts';
import { prepareStack, stackCards } from './deck.ts';
import { checkConfig, layout, options } from './layout.ts';
import { policies } from './policies.ts';
import { formerSteps, steps } from './steps.ts';
import { advances } from './tables/advances.ts';
import { calamities } from './tables/calamities.ts';
import { cites } from './tables/cites.ts';
import { civilizations } from './tables/civilizations.ts';
import { commodities } from './tables/commodities.ts';
import { regions } from './tables/regions.ts';
import { versions } from './versions.ts';

/** E1 to E13 and their steps: CL 4.1. Cards are bought before calamities strike. */
const phases = [
  ['taxation'],
  ['expansion'],
  ['census'],
  ['shipbuilding'],
  ['movement'],
  ['conflict'],
  ['construction', 'surplus', 'support'],
  ['drawInTurn'],
  ['trade'],
  ['purchase'],
  ['lowestCalamities', 'majorCalamities', 'support'],
  ['handLimit', 'returnCards'],
  ['succession', 'departures'],
];

export const classic: Ruleset = {
  id: 'classic',
  versions,
  book: 'CL',
  name: 'Civilization',
  map: 'classic',
  players: { min: 2, max: 7 },
  pieces: { tokens: 55, cities: 9, ships: 4 },
  values: { ...usualValues, handLimit: 6 },
  numbers: {
    growth: 2,
    siteCity: 6,
    wildernessCity: 12,
    attackers: 7,
    defenders: 6,
    plunder: 0,
    piratePlunder: 0,
    shipCost: 2,
    shipTokensHere: 2,
    shipUpkeep: 1,
    shipsPerTurn: 4,
    shopStack: 9,
    shopPrice: 18,
    buysMost: null,
    tradeCards: 3,
    trueNames: 1,
    calamitiesPerSide: null,
    barbarianGrowth: null,
    creditStep: 5,
    advanceLimit: 11,
  },
  variants: {
    taxShortage: 'byToken',
    growthBesideCity: 'grows',
    upkeepToken: 'anywhere',
    wayEnds: 'atConflict',
    waterOutOfPlay: 'sailedThrough',
    closedCities: 'toAttackers',
    bannedAttack: 'inConflict',
    bannedConflict: 'toBegin',
    conflictOrder: 'chosen',
    guards: 'fightAtOnce',
    lossesNearby: 'outOfConflict',
    failedAttackShips: 'sink',
    missingDefenders: 'substituted',
    spoilCard: 'none',
    pirateCard: 'none',
    spoilsTo: 'attacker',
    builder: 'amongOthers',
    tokensAtNewCity: 'goAtOnce',
    neighboursHelp: 'oneCity',
    tokenLeftOver: 'mayStay',
    tokenBesideCity: 'sharesFate',
    unsupported: 'any',
    fixedCalamities: 'hidden',
    drawers: 'forgotten',
    receivedCalamities: 'remembered',
    tradeNames: 'commodities',
    tradeValues: 'told',
    tradeTreasury: 'never',
    twinCalamities: 'together',
    fixedCalamityReach: 'ownBlock',
    wipedOut: 'later',
    cityDamage: 'leavesTokens',
    lastPoint: 'costsMore',
    deserted: 'ends',
    equalAtEnd: 'ranking',
  },
  groups: ['crafts', 'science', 'arts', 'civics'],
  civilizations,
  advances,
  calamities,
  commodities,
  regions,
  setup: ['chooseCivilizations', 'startingPieces'],
  turn: phases.flat(),
  phaseEnds: phases.map((_, i) => phases.slice(0, i + 1).flat().length),
  unsettled: ['expansion', 'census', 'shipbuilding', 'movement', 'conflict', 'majorCalamities'],
  steps,
  formerSteps,
  abilities: [],
  decisions: decisionsWith([]),
  policies,
  options,
  checkConfig,
  layout,
  stackCards,
  prepareStack,
  cites,
};

export default classic;
