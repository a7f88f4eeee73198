import { type CardId, type Options, type Policies, type Ruleset, shuffle } from '@ochre/engine';
import {
  calledCalamity,
  chooseCivilizations,
  conflict,
  construction,
  departingOffBoard,
  drawCards,
  expansion,
  lingeringAttack,
  majorCalamities,
  movesOnly,
  purchase,
  returnCards,
  scoring,
  startingPieces,
  succession,
  support,
  surplus,
  tokenConflict,
} from '@ochre/engine/phases';
import { advancePoints, nation } from '@ochre/engine/query';
import { type AnyStep, checkOptions, decisionsWith } from '@ochre/engine/ruleset';
import { cityAttack, cityCost } from '../../src/shared/cities.ts';
import { limitsRaised } from '../../src/shared/limits.ts';
import { checkNations } from '../../src/shared/nations.ts';
import { order } from '../../src/shared/options.ts';
import { fewestCities, mostInStock, positionOrder, ranking } from '../../src/shared/orders.ts';
import { usual, usualValues } from '../../src/shared/usual.ts';
import { cites } from './cites.ts';
import { kingTide } from './kingTide.ts';
import { advances, calamities, civilizations, commodities, track } from './tables.ts';

const PLAYERS = 2;
const STACKS = 3;

/** Tokens land and spread; then the season brings cards, the tide and learning. */
const phases = [
  ['expansion', 'movement', 'conflict', 'construction', 'surplus', 'support'],
  ['drawCards', 'majorCalamities', 'purchase', 'returnCards', 'departures', 'succession'],
];

const steps: readonly AnyStep[] = [
  chooseCivilizations,
  startingPieces,
  expansion,
  movesOnly,
  conflict,
  tokenConflict,
  lingeringAttack,
  construction,
  surplus,
  support,
  drawCards,
  majorCalamities,
  calledCalamity,
  kingTide,
  purchase,
  returnCards,
  departingOffBoard('underStacks'),
  succession,
  scoring,
];

const options: Options = { order: order('IS 2.2') };

const policies: Policies = {
  ...usual,
  ...limitsRaised(Infinity),
  ranking,
  positionOrder,
  movementOrder: (p) => [...ranking(p)],
  drawOrder: fewestCities,
  purchaseOrder: positionOrder,
  beneficiary: mostInStock,
  revoltTaker: mostInStock,
  cityCost,
  shipyard: () => false,
  cityAttack,
  calamityLimit: () => ({ all: 1, major: 1 }),
  handLimit: () => Infinity,
  price: (p, _who, advance) => p.rules.advance(advance).cost,
  credits: () => [],
  succession: () => track,
  score: (p, who) => ({ cities: 3 * nation(p, who).cities.length, advances: advancePoints(p, who) }),
  tieBreaks: [],
};

const cardsOf = (stack: number): CardId[] => [
  ...commodities.filter((c) => c.stack === stack).flatMap((c) => Array<CardId>(c.size).fill(c.id)),
  ...calamities.filter((c) => c.stack === stack).map((c) => c.id),
];

export const island: Ruleset = {
  id: 'island',
  versions: [{ version: 1, changes: [] }],
  book: 'IS',
  name: 'Island',
  map: 'island',
  players: { min: PLAYERS, max: PLAYERS },
  pieces: { tokens: 30, cities: 5, ships: 0 },
  values: usualValues,
  numbers: {
    growth: 2,
    siteCity: 4,
    wildernessCity: 8,
    attackers: 6,
    defenders: 5,
    plunder: 0,
    piratePlunder: 0,
    shipCost: 2,
    shipTokensHere: 0,
    shipUpkeep: 1,
    shipsPerTurn: 0,
    shopStack: STACKS,
    shopPrice: 0,
    buysMost: 0,
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
    failedAttackShips: 'stay',
    missingDefenders: 'missing',
    spoilCard: 'none',
    pirateCard: 'none',
    spoilsTo: 'attacker',
    builder: 'amongOthers',
    tokensAtNewCity: 'goAtOnce',
    neighboursHelp: 'oneCity',
    tokenLeftOver: 'mayStay',
    tokenBesideCity: 'sharesFate',
    unsupported: 'any',
    fixedCalamities: 'shown',
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
  groups: ['lore'],
  civilizations,
  advances,
  calamities,
  commodities,
  setup: ['chooseCivilizations', 'startingPieces'],
  turn: phases.flat(),
  phaseEnds: phases.map((_, i) => phases.slice(0, i + 1).flat().length),
  unsettled: ['expansion', 'movement', 'conflict', 'majorCalamities'],
  steps,
  abilities: [],
  decisions: decisionsWith([]),
  policies,
  options,
  checkConfig(config) {
    if (config.players !== PLAYERS) return 'The island has room for two players.';
    return checkOptions(options, config) ?? checkNations(config, civilizations);
  },
  layout: () => ({
    nations: civilizations.map(({ id, block }) => ({ id, block })),
    blocks: ['main'],
    stacks: STACKS,
    credits: {},
  }),
  stackCards: (_config, _block, stack) => cardsOf(stack),
  prepareStack: (_config, _block, stack, rng) => shuffle(rng, cardsOf(stack)),
  cites,
};

export default island;
