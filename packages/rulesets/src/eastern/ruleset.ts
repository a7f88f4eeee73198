import type { Ruleset } from '@ochre/engine';
import { decisionsWith } from '@ochre/engine/ruleset';
import { abilities } from '../mega/abilities/index.ts';
import { formerSteps } from '../mega/steps.ts';
import { usualValues } from '../shared/usual.ts';
import { prepareStack, stackCards } from './deck.ts';
import { checkConfig, layout, options } from './layout.ts';
import { policies } from './policies.ts';
import { steps } from './steps.ts';
import { advances } from './tables/advances.ts';
import { calamities } from './tables/calamities.ts';
import { cites } from './tables/cites.ts';
import { civilizations } from './tables/civilizations.ts';
import { commodities } from './tables/commodities.ts';
import { shortGame } from './tables/themes.ts';
import { versions } from './versions.ts';

/** The thirteen phases of a turn and their steps: EE seq.8. Who leaves sees the markers move first: EE leave.2. */
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
  ['succession', 'departures', 'reshuffle'],
];

export const eastern: Ruleset = {
  id: 'eastern',
  versions,
  book: 'EE',
  name: 'Eastern Empires',
  map: 'world',
  players: { min: 3, max: 9 },
  incomplete: {
    players: [3, 4],
    note: 'Three and four players have a market and a succession table of their own, which are left out.',
  },
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
  // Without the larger board its water has no way to the sea: EE def.ustyurt.
  inland: ['ustyurt'],
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

export default eastern;
