import { calamitySteps } from '@ochre/engine/calamities/index.ts';
import { decisions } from '@ochre/engine/decisions/index.ts';
import { phaseSteps } from '@ochre/engine/phases/index.ts';
import type { Ruleset } from '@ochre/engine/ruleset/types.ts';
import { checkConfig, layout } from './layout.ts';
import { policies } from './policies.ts';
import { prepareStack } from './deck.ts';
import { advances } from './tables/advances.ts';
import { calamities } from './tables/calamities.ts';
import { cites } from './tables/cites.ts';
import { civilizations } from './tables/civilizations.ts';
import { commodities } from './tables/commodities.ts';

export const mega: Ruleset = {
  id: 'mega',
  book: 'MC',
  name: 'Mega Civilization',
  players: { min: 5, max: 18 },
  pieces: { tokens: 55, cities: 9, ships: 4 },
  values: {
    taxRate: 2,
    taxUp: 0,
    taxDown: 0,
    shipMoves: 4,
    shipCapacity: 5,
    landMoves: 1,
    supportRate: 2,
    handLimit: 8,
    besideCity: 0,
    treasuryPoints: 1,
    phantomCities: 0,
    neighbourTokens: 0,
    substitutes: 0,
  },
  numbers: {
    siteCity: 6,
    wildernessCity: 12,
    attackers: 7,
    defenders: 6,
    plunder: 3,
    shipCost: 2,
    shipUpkeep: 1,
    shipsPerTurn: 4,
    tradeCards: 3,
    trueNames: 2,
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
  turn: [
    'taxation',
    'expansion',
    'census',
    'movement',
    'conflict',
    'construction',
    'surplus',
    'support',
    'drawCards',
    'buyCards',
    'trade',
    'calamitySelection',
    'minorCalamities',
    'majorCalamities',
    'abilities',
    'conflict',
    'surplus',
    'support',
    'purchase',
    'handLimit',
    'departures',
    'succession',
    'reshuffle',
  ],
  steps: [...phaseSteps, ...calamitySteps],
  decisions,
  policies,
  checkConfig,
  layout,
  prepareStack,
  cites,
};
