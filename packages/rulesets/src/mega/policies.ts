import { grants, value } from '@ochre/engine/ruleset/effects.ts';
import type { Policies } from '@ochre/engine/ruleset/types.ts';
import { limit, reduced } from '../shared/limits.ts';
import { censusOrder, fewestCities, mostInStock, positionOrder, ranking } from '../shared/orders.ts';
import { price } from '../shared/prices.ts';
import { score, tieMeasures } from '../shared/scoring.ts';
import { usesMinors } from './deck.ts';
import { basic, expert } from './tables/succession.ts';

export const policies: Policies = {
  ranking,
  positionOrder,
  movementOrder: censusOrder,
  drawOrder: fewestCities,
  beneficiary: mostInStock,
  limit,
  reduced,
  cityCost(p, area) {
    const { limit: printed, site } = p.rules.map.area(area);
    if (!printed) return undefined;
    return site ? p.rules.numbers['siteCity']! : p.rules.numbers['wildernessCity']!;
  },
  cityAttack(p, attacker, defender) {
    const edge = Number(grants(p, defender, 'fortified')) - Number(grants(p, attacker, 'fortified'));
    return { need: p.rules.numbers['attackers']! + edge, defenders: p.rules.numbers['defenders']! + edge };
  },
  calamityLimit: (p) => ({ all: usesMinors(p.config.players) ? 3 : 2, major: 2 }),
  handLimit: (p, who) => value(p, who, 'handLimit') + (p.config.players >= 12 ? 1 : 0),
  price,
  succession: (p) => (p.config.options['ast'] === 'expert' ? expert : basic),
  score,
  tieBreaks: tieMeasures.map((measure, i) => ({ cite: `MC 13D.${8 + i}`, measure })),
};
