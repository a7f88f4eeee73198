import type { Grant, ValueKey } from '@ochre/engine';
import type { Benefit } from '@ochre/engine/query';

/** What attributes of advances are thought to be worth to their holder, in points a turn. */
export interface Boons {
  values: Readonly<Record<ValueKey, number>>;
  grants: Readonly<Record<Grant, number>>;
  abilities: Readonly<Record<Benefit, number>>;
  /** A set that counts a card more, of the goods it may be; a card fetched for another; each point off a card bought. */
  boost: number;
  request: number;
  discount: number;
  /** What a card of a stack brings once it is traded, for each number on it. */
  card: number;
  /** Something that cannot be taken, or does not strike. */
  protect: number;
}

/** Set by hand. */
export const GUESSED: Boons = {
  values: {
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
  },
  grants: {
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
  },
  abilities: {
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
  },
  boost: 12,
  request: 3,
  discount: 0.7,
  card: 3,
  protect: 1.5,
};
