import type { AdvanceId, AreaId, NationId, Own, Owner, Policies, Position } from '@ochre/engine';
import {
  advancePoints,
  bestBoost,
  hasCity,
  holds,
  nation,
  othersIn,
  setValue,
  tokens,
  value,
} from '@ochre/engine/query';
import { cityAttack, cityCost } from '../shared/cities.ts';
import { limitsRaised } from '../shared/limits.ts';
import { censusOrder, fewestCities, mostPointsInStock, positionOrder, ranking } from '../shared/orders.ts';
import { creditsByCards, priceByCards } from '../shared/prices.ts';
import { usual } from '../shared/usual.ts';
import { waits } from './latecomer.ts';
import { heat, whole } from './tables/succession.ts';

const { limit, reduced: upToLimit } = limitsRaised(Infinity);

/** As many tokens as the area feeds, one more with raised limits; no choice: AC 26.41a, AC 32.241. */
function reduced(p: Position, who: NationId, area: AreaId): { min: number; max: number } {
  const { max } = upToLimit(p, who, area);
  return { min: max, max };
}

/** Land without a way over land to a continent: an island of few areas. */
const ISLAND = 3;

function onIsland({ rules: { map } }: Position, area: AreaId): boolean {
  const reached = new Set([area]);
  for (const id of reached) {
    for (const next of map.area(id).land) reached.add(next);
    if (reached.size > ISLAND) return false;
  }
  return true;
}

/** With two players sites on islands do not count: AC 16.8b. */
const costOfCity: Policies['cityCost'] = (p, area) =>
  p.config.players === 2 && cityCost(p, area) !== undefined && onIsland(p, area)
    ? p.rules.numbers.wildernessCity
    : cityCost(p, area);

/** Some cards need another one of an earlier turn: AC 31.62a-c. */
function notForSale(p: Position, who: NationId, advance: AdvanceId): string | undefined {
  const { after = [], groups } = p.rules.advance(advance);
  if (after.every((id) => holds(p, who, id))) return undefined;
  return `AC 31.62${groups.includes('crafts') ? 'a' : groups.includes('civics') ? 'b' : 'c'}`;
}

/** Sets, one of them perhaps with a card more, but never above the full set: AC 28.51-53. */
const cardsValue: Policies['cardsValue'] = (p, _who, cards, boost) => {
  const counts = new Map<string, number>();
  for (const id of cards) {
    const { name, commodity } = p.rules.card(id);
    if (commodity) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let total = 0;
  for (const [name, n] of counts) {
    const { stack, commodity } = p.rules.card(name);
    total += setValue(stack, name === boost ? Math.min(n + 1, commodity!.size) : n);
  }
  return total;
};

/** The hand at the end, one set of it with a card more unless that was done in this turn: AC 32.261a, AC 35.1B. */
function handPoints(p: Position, who: NationId, { hand }: Own): number {
  const boost = nation(p, who).boosted ? undefined : bestBoost(p, who, hand);
  return cardsValue(p, who, hand, boost);
}

/** Most points in stock of those who have come. */
const richest: Policies['beneficiary'] = (p, among) =>
  mostPointsInStock(
    p,
    among.filter((who) => !waits(p, who)),
  );

/** Points of a city when the game is scored: AC 35.1E. */
const CITY_POINTS = 50;

export const policies: Policies = {
  ...usual,
  ranking,
  positionOrder,
  movementOrder: censusOrder,
  abilityOrder: (p) => [...ranking(p)],
  drawOrder: fewestCities,
  purchaseOrder: (p) => [...ranking(p)],
  beneficiary: richest,
  revoltTaker: richest,
  limit,
  reduced,
  cityCost: costOfCity,
  treasuryHelps: (p, who, area) => !othersIn(p, who as Owner, area),
  shipyard: (p, who, area, ashore) => ashore > 0 || hasCity(p, who, area) || tokens(p, who, area) > 0,
  cityAttack,
  calamityLimit: () => ({ all: 2, major: 2 }),
  handLimit: (p, who) => value(p, who, 'handLimit'),
  substitutes: ({ config }) => config.options['water'] === true,
  cardsValue,
  // Credits of all cards held, each to the single cards it names: AC 31.51-57.
  price: priceByCards,
  credits: creditsByCards,
  notForSale,
  succession: ({ config }) => (config.options['tournament'] === true ? heat : whole),
  score: (p, who, own) => ({
    advances: advancePoints(p, who),
    cards: handPoints(p, who, own),
    treasury: nation(p, who).treasury,
    succession: nation(p, who).space * whole.pointsPerSpace,
    cities: nation(p, who).cities.length * CITY_POINTS,
  }),
  tieBreaks: [{ cite: 'AC 35.2b', measure: (p, who) => nation(p, who).space }],
};
