import type { Policies } from '@ochre/engine';
import { value } from '@ochre/engine/query';
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
  shipyard: (_p, _who, _area, ashore) => ashore > 0,
  cityAttack,
  calamityLimit: (p) => ({ all: usesMinors(p.config.players) ? 3 : 2, major: 2 }),
  handLimit: (p, who) => value(p, who, 'handLimit') + (p.config.players >= 12 ? 1 : 0),
  price,
  credits,
  succession: (p) => (p.config.options['ast'] === 'expert' ? expert : basic),
  score,
  tieBreaks: tieMeasures.map((measure, i) => ({ cite: `MC 13D.${8 + i}`, measure })),
};
