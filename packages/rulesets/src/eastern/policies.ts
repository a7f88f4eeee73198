import type { Policies } from '@ochre/engine';
import { hasCity, value } from '@ochre/engine/query';
import { cityAttack, cityCost } from '../shared/cities.ts';
import { limit, reduced } from '../shared/limits.ts';
import { censusOrder, fewestCities, mostInStock, positionOrder, ranking } from '../shared/orders.ts';
import { credits, price } from '../shared/prices.ts';
import { score, tieMeasures } from '../shared/scoring.ts';
import { usual } from '../shared/usual.ts';
import { usesMinors } from './deck.ts';
import { basic, expert } from './tables/succession.ts';

export const policies: Policies = {
  ...usual,
  ranking,
  positionOrder,
  movementOrder: censusOrder,
  drawOrder: fewestCities,
  purchaseOrder: positionOrder,
  beneficiary: mostInStock,
  revoltTaker: mostInStock,
  limit,
  reduced,
  cityCost,
  // A unit is enough, so a city alone is: EE 3.ships.2.
  shipyard: (p, who, area, ashore) => ashore > 0 || hasCity(p, who, area),
  cityAttack,
  calamityLimit: (p) => ({ all: usesMinors(p.config.players) ? 3 : 2, major: 2 }),
  // The nine cards of larger games are in the summary only: EE sum.e12.
  handLimit: (p, who) => value(p, who, 'handLimit') + (p.config.players >= 12 ? 1 : 0),
  price,
  credits,
  succession: (p) => (p.config.options['ast'] === 'expert' ? expert : basic),
  score,
  tieBreaks: tieMeasures.map((measure, i) => ({ cite: `EE 13D.${8 + i}`, measure })),
};
