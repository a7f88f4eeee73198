import type { Json, NationId, SeatId } from './state.ts';

/** `MC 4A.2`: code of the book and id of the rule. */
export type Cite = string;

/** Everything that is told of a game, by name. */
export const EVENT_TYPES = [
  'advanceSleeps',
  'advancesBought',
  'areaAnnexed',
  'areaBought',
  'areaCleared',
  'areaDestroyed',
  'areaSettled',
  'areasEmptied',
  'barbarianTokens',
  'barbariansAdvance',
  'barbariansAnnexed',
  'barbariansArrive',
  'barbariansLed',
  'barbariansPerish',
  'barbariansRaised',
  'beneficiary',
  'calamitiesCounted',
  'calamitiesRevealed',
  'calamityCancelled',
  'calamityDiscarded',
  'calamityModified',
  'calamityReplaced',
  'calamityRevealed',
  'calamityShown',
  'cardBought',
  'cardBribed',
  'cardGiven',
  'cardRevealed',
  'cardTaken',
  'cardsDiscarded',
  'cardsDrawn',
  'cardsLevied',
  'cardsReturned',
  'cardsRobbed',
  'cardsSave',
  'cardsSold',
  'census',
  'citiesAnnexed',
  'citiesDestroyed',
  'citiesFounded',
  'cityBuilt',
  'cityDestroyed',
  'cityFalls',
  'cityHeld',
  'cityReduced',
  'citySpared',
  'civilizationChosen',
  'civilizationsExchanged',
  'conflictSituation',
  'converted',
  'creditsChosen',
  'damageTaken',
  'defenderWaits',
  'demandFailed',
  'demandMet',
  'endSettled',
  'expanded',
  'factions',
  'filedOrdersFailed',
  'fireToken',
  'firstBlood',
  'fleetBattle',
  'floodRises',
  'gameOver',
  'handLimit',
  'hiredDisbanded',
  'interest',
  'leaving',
  'lossesOrdered',
  'marker',
  'markerBack',
  'movementEnded',
  'movementTurn',
  'movesTakenBack',
  'nationEliminated',
  'nationLeft',
  'newRules',
  'noCardGiven',
  'noneWaits',
  'offerMade',
  'offerWithdrawn',
  'orderDrawn',
  'pirateCities',
  'pirateSailed',
  'plunder',
  'ransomPaid',
  'reinforced',
  'requestFailed',
  'requestMet',
  'reshuffled',
  'revived',
  'sailed',
  'secondaryVictims',
  'shipBuilt',
  'shipMaintained',
  'shipScrapped',
  'shipsJoin',
  'shipsLost',
  'shipsSaved',
  'shortGameStarts',
  'spoilsPermitted',
  'startingToken',
  'stormRages',
  'surplusRemoved',
  'taxCollected',
  'taxRevolt',
  'tertiaryVictim',
  'themeRevealed',
  'themesDealt',
  'tokenConflict',
  'tokensAnnexed',
  'tokensBack',
  'tokensHired',
  'tokensPlaced',
  'tokensRelocated',
  'tokensRobbed',
  'tradeClosed',
  'tradeFinished',
  'tradeOpened',
  'tradeResumed',
  'traded',
  'treasuryGained',
  'treasuryLost',
  'unitsConverted',
  'unitsDestroyed',
  'unitsPaid',
  'walked',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Something that happened: `open` for everyone, `own` for the nations named. */
export interface GameEvent {
  type: EventType;
  cite: Cite;
  /** When it happened: one action can carry a game through several phases. */
  turn?: number;
  phase?: string;
  open: { [key: string]: Json };
  own?: Record<NationId | SeatId, { [key: string]: Json }>;
  /** Nobody else learns that it happened. */
  only?: readonly NationId[];
}

/** Why an input was refused. Nothing has changed. */
export interface Violation {
  code: string;
  cite: Cite;
  text: string;
}

/** The sentence is English and stands whole in the call, full stop and all: other languages know it by its words. */
export function refuse(code: string, cite: Cite, text: string): Violation {
  return { code, cite, text };
}
