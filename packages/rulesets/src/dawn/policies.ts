import {
  type AdvanceId,
  type AreaId,
  BARBARIANS,
  type NationId,
  type Owner,
  type Policies,
  type Position,
} from '@ochre/engine';
import { advancePoints, cityOwner, grants, handValue, hasCity, nation, value } from '@ochre/engine/query';
import { cityAttack, cityCost } from '../shared/cities.ts';
import { limitsRaised } from '../shared/limits.ts';
import { censusOrder, fewestCities, mostPointsInStock, ranking } from '../shared/orders.ts';
import { chainCredits, groupCredits } from '../shared/prices.ts';
import { usual } from '../shared/usual.ts';
import { commodities } from './tables/commodities.ts';
import { chart } from './tables/succession.ts';

const MINORS = 1;
const MAJORS = 2;

const { limit, reduced } = limitsRaised(Infinity);

/** Barbarians may stay beside their own cities: DH 29.5.2.7. */
function limitOf(p: Position, who: Owner, area: AreaId): number {
  const home = who === BARBARIANS && cityOwner(p, area) === BARBARIANS;
  return home ? (p.rules.map.area(area).limit ?? 0) : limit(p, who, area);
}

/** Iron goes after metal, which goes after neither: docs/rulings.md. */
function losesLast(p: Position, who: Owner): number {
  return grants(p, who, 'lossesAfterAll') ? 2 : Number(grants(p, who, 'lossesLast'));
}

/** One more token for who holds Public Works: DH 19.1.4. */
function dearerCity(p: Position, area: AreaId, who?: NationId): number | undefined {
  const cost = cityCost(p, area);
  return cost === undefined || who === undefined ? cost : cost + value(p, who, 'citySurcharge');
}

/** A levied ship lies where it was levied, one that the treasury pays for beside an own city: DH 16.1.4. */
const shipyard: Policies['shipyard'] = (p, who, area, ashore, levied) =>
  (levied !== false && ashore > 0) || (levied !== true && hasCity(p, who, area));

/** Credits of both groups of a card count together: DH 26.5.6. */
function price(p: Position, who: NationId, advance: AdvanceId): number {
  const { advances, credits } = nation(p, who);
  const { cost, groups } = p.rules.advance(advance);
  let credit = groups.reduce((sum, group) => sum + (credits[group] ?? 0), 0);
  for (const owned of advances) {
    const to = p.rules.advance(owned).creditTo;
    if (to?.advance === advance) credit += to.points;
  }
  return Math.max(0, cost - credit);
}

const credits: Policies['credits'] = (p, who, to) => [
  ...groupCredits(p, who, to.groups),
  ...chainCredits(p, who, to),
];

const shared = new Set(commodities.filter((c) => c.home === 'shared').map((c) => c.id));

/** A card of the other block counts its face once more: DH 26.3.3. Shared commodities are nobody's. */
const cardsValue: Policies['cardsValue'] = (p, who, cards) => {
  const home = nation(p, who).block;
  const foreign = cards
    .map((id) => p.rules.card(id))
    .filter(
      ({ block, name, commodity }) => commodity && block !== undefined && block !== home && !shared.has(name),
    );
  return handValue(p.rules, cards) + foreign.reduce((sum, { stack }) => sum + stack, 0);
};

export const policies: Policies = {
  ...usual,
  ranking,
  positionOrder: (p) => [...ranking(p)],
  movementOrder: censusOrder,
  drawOrder: fewestCities,
  purchaseOrder: (p) => [...ranking(p)],
  beneficiary: mostPointsInStock,
  revoltTaker: mostPointsInStock,
  limit: limitOf,
  // As many tokens as the area holds: no choice, DH 21.2.1.
  reduced(p, who, area) {
    const { max } = reduced(p, who, area);
    return { min: max, max };
  },
  cityCost: dearerCity,
  shipyard,
  cityAttack,
  losesLast,
  calamityLimit: () => ({ all: MAJORS + MINORS, major: MAJORS }),
  handLimit: (p, who) => value(p, who, 'handLimit'),
  price,
  credits,
  cardsValue,
  succession: () => chart,
  score: (p, who) => ({
    succession: nation(p, who).space * chart.pointsPerSpace,
    advances: advancePoints(p, who),
    cities: nation(p, who).cities.length,
  }),
  tieBreaks: [
    {
      cite: 'DH 32.2',
      measure: (p, who, own) => handValue(p.rules, own.hand) + nation(p, who).treasury,
    },
  ],
};
