import type { Advance, Effect, Grant, NationId, Rules, Sight, ValueKey } from '@ochre/engine';
import { type Benefit, coastal, nation } from '@ochre/engine/query';

// What the attributes of advances are worth to their holder, in points a turn.

const VALUES: Readonly<Record<ValueKey, number>> = {
  taxRate: 3,
  taxUp: 5,
  taxDown: 1,
  shipMoves: 1,
  shipCapacity: 1,
  landMoves: 4,
  supportRate: -12,
  openLimit: 9,
  siteLimit: 3,
  citySurcharge: -4,
  shipSurcharge: -1,
  handLimit: 3,
  besideCity: 10,
  treasuryPoints: 14,
  phantomCities: 6,
  neighbourTokens: 3,
  substitutes: 7,
  interest: 2,
  siege: 2,
  walls: 2,
  firstBlood: 2,
  fireTokens: 2,
};

const GRANTS: Readonly<Record<Grant, number>> = {
  openSea: 1,
  moveLast: 3,
  moveLastOfAll: 4,
  noTaxRevolt: 3,
  raisedLimits: 11,
  treasuryCity: 7,
  lossesNearby: 2,
  lossesShips: 1,
  lossesLast: 3,
  fortified: 3,
  peace: 8,
  breaksPeace: 1,
  closedCities: 5,
  opensCities: 1,
  freeCard: 24,
  unraidable: 1,
  lossesAfterAll: 2,
  fleetsLast: 2,
  closedHarbours: 2,
  opensHarbours: 2,
  mercenaries: 2,
  blunts: 2,
  magnanimous: 2,
  choosesSpoils: 2,
};

const ABILITIES: Readonly<Record<Benefit, number>> = {
  cardsLevied: 18,
  areaTaken: 10,
  treasuryOrAreas: 8,
  unitsConverted: 8,
  cardDemanded: 7,
  treasuryOrArea: 7,
  areaSettled: 6,
  areaSettledAfar: 5,
  barbariansConverted: 4,
  areaDestroyed: 3,
  barbariansTaken: 3,
  tokensMoved: 3,
  cardsSold: 3,
};

/** A set that counts a card more, of the goods it may be; a card fetched for another; each point off a card bought. */
const BOOST = 12;
const REQUEST = 3;
const DISCOUNT = 0.7;
/** What a card of a stack brings once it is traded, for each number on it. */
const CARD = 3;
const SEA: ReadonlySet<string> = new Set(['shipMoves', 'shipCapacity', 'openSea', 'lossesShips']);

function worthOf(rules: Rules, e: Effect): number {
  switch (e.effect) {
    case 'add':
      return VALUES[e.to] * e.n;
    case 'grant':
      return GRANTS[e.what];
    case 'shop':
      return Math.max(0.5, 0.35 * (CARD * e.stack - e.price));
    case 'ability':
      return ABILITIES[rules.ability(e.run).brings];
    case 'boost':
      return BOOST;
    case 'requestCards':
      return REQUEST * e.most;
    case 'discount':
      return DISCOUNT * e.n;
    case 'protect':
      return 1.5;
    // What comes with the purchase itself is counted where things are bought.
    case 'creditsOfChoice':
    case 'discountOther':
    case 'freeAdvance':
      return 0;
  }
}

/** The part of a nation's cities that lies at the sea. */
export function shoreOf(sight: Sight, who: NationId): number {
  const { cities } = nation(sight, who);
  return cities.filter((a) => coastal(sight, a)).length / Math.max(1, cities.length);
}

/** What its attributes bring a turn to a nation with that part of its cities at the sea. */
export function abilityWorth(rules: Rules, advance: Advance, shore: number): number {
  let total = 0;
  for (const e of advance.effects) {
    const key = e.effect === 'add' ? e.to : e.effect === 'grant' ? e.what : '';
    total += worthOf(rules, e) * (SEA.has(key) ? 2 * shore : 1);
  }
  return total;
}
