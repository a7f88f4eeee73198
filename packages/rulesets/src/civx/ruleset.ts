import { decisionsWith } from '@ochre/engine/decisions/index.ts';
import type { Ruleset } from '@ochre/engine/ruleset/types.ts';
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
  ['departures', 'succession'],
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
    taxWholeCities: 1,
    growth: 2,
    noGrowthBesideCity: 1,
    siteCity: 6,
    wildernessCity: 12,
    soleBuilder: 1,
    attackers: 7,
    defenders: 6,
    barbarianTurn: 12,
    plunder: 3,
    hiredPlunder: 5,
    hiredBesideCity: 5,
    nearbyLeaves: 1,
    newCitiesFirst: 1,
    shipCost: 2,
    shipTokensHere: 3,
    shipUpkeep: 1,
    upkeepHere: 1,
    shipsPerTurn: 4,
    roadsClear: 1,
    closedAlways: 1,
    oneFixed: 1,
    shopStack: 9,
    shopPrice: 20,
    buysInAll: 3,
    tradeCards: 3,
    trueNames: 2,
    nameCalamities: 1,
    calamitiesPerSide: 1,
    twinsInTurn: 1,
    acrossBlocks: 1,
    neverOverfull: 1,
    citiesWhole: 1,
    besideApart: 1,
    creditStep: 5,
    cityPoints: 50,
    endsDeserted: 1,
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
