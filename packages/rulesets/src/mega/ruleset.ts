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
import { shortGame } from './tables/themes.ts';
import { versions } from './versions.ts';

/** The thirteen phases of a turn and their steps: MC seq.8. Who leaves is out before the last: MC leave.2. */
const phases = [
  ['taxation'],
  ['expansion', 'census'],
  ['movement'],
  ['conflict'],
  ['construction', 'surplus', 'support'],
  ['drawCards', 'buyCards'],
  ['trade'],
  ['calamitySelection'],
  ['minorCalamities', 'majorCalamities'],
  ['abilities'],
  ['conflict', 'surplus', 'support'],
  ['purchase', 'handLimit'],
  ['departures', 'succession', 'reshuffle'],
];

export const mega: Ruleset = {
  id: 'mega',
  versions,
  book: 'MC',
  name: 'Mega Civilization',
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
    shipTokensHere: 1,
    shipUpkeep: 1,
    shipsPerTurn: 4,
    shopStack: 9,
    shopPrice: 15,
    buysMost: null,
    tradeCards: 3,
    trueNames: 2,
    calamitiesPerSide: null,
    barbarianGrowth: null,
    creditStep: 5,
    advanceLimit: null,
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
    missingDefenders: 'missing',
    spoilCard: 'mayTake',
    pirateCard: 'none',
    spoilsTo: 'attacker',
    builder: 'amongOthers',
    tokensAtNewCity: 'goAtOnce',
    neighboursHelp: 'oneCity',
    tokenLeftOver: 'mayStay',
    tokenBesideCity: 'sharesFate',
    unsupported: 'newFirst',
    fixedCalamities: 'hidden',
    drawers: 'forgotten',
    receivedCalamities: 'forgotten',
    tradeNames: 'commodities',
    tradeValues: 'untold',
    tradeTreasury: 'never',
    twinCalamities: 'together',
    fixedCalamityReach: 'ownBlock',
    wipedOut: 'later',
    cityDamage: 'leavesTokens',
    lastPoint: 'overfills',
    deserted: 'ends',
    equalAtEnd: 'ranking',
  },
  groups: ['science', 'arts', 'crafts', 'civics', 'religion'],
  civilizations,
  advances,
  calamities,
  commodities,
  substituteCard: 'water',
  setup: [
    'dealThemes',
    'chooseCivilizations',
    'startingPieces',
    'shortCities',
    'revealThemes',
    'shortDraw',
    'shortTokens',
    'shortStart',
  ],
  turn: phases.flat(),
  phaseEnds: phases.map((_, i) => phases.slice(0, i + 1).flat().length),
  unsettled: [
    'shortCities',
    'revealThemes',
    'shortDraw',
    'census',
    'movement',
    'conflict',
    'majorCalamities',
    'abilities',
  ],
  shortGame,
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

export default mega;
