import { calamitySteps } from '@ochre/engine/calamities/index.ts';
import { decisions } from '@ochre/engine/decisions/index.ts';
import { lingeringAttack } from '@ochre/engine/phases/conflict/cityAttack.ts';
import { departuresOffBoard } from '@ochre/engine/phases/departures.ts';
import { wholeHandLimit } from '@ochre/engine/phases/handLimit.ts';
import { phaseSteps } from '@ochre/engine/phases/index.ts';
import { movesOnly } from '@ochre/engine/phases/movement.ts';
import { purchaseInTurn } from '@ochre/engine/phases/purchase.ts';
import { chooseByCards } from '@ochre/engine/phases/setup.ts';
import { taxationAll } from '@ochre/engine/phases/taxation.ts';
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
  ['departures', 'succession'],
];

/** What is done in another way than elsewhere: CL 3.7, E1.2, E5, E6.2, E10.1, E12.1. */
const own = [
  chooseByCards,
  taxationAll,
  movesOnly,
  lingeringAttack,
  purchaseInTurn,
  wholeHandLimit,
  departuresOffBoard,
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
    substitutes: 1,
    spoilCards: 0,
    plunder: 0,
    newCitiesFirst: 0,
    shipCost: 2,
    shipTokensHere: 2,
    shipUpkeep: 1,
    shipsPerTurn: 4,
    shopStack: 9,
    shopPrice: 18,
    tradeCards: 3,
    trueNames: 1,
    tradeValues: 1,
    tradedOnce: 1,
    advanceLimit: 11,
    creditStep: 5,
    endsDeserted: 1,
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
  steps: [...phaseSteps.filter((step) => !own.some(({ id }) => id === step.id)), ...own, ...calamitySteps],
  decisions,
  policies,
  options,
  checkConfig,
  layout,
  stackCards,
  prepareStack,
  cites,
};
