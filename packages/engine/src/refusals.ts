import type { KeptOut, Kind } from './decisions.ts';
import type { Cite } from './events.ts';
import type { AdvanceId, AreaId, CoastId, GroupId, NationId, Owner } from './state.ts';

declare const nothing: unique symbol;
/** Unlike `{}`, it takes no parameter at all. */
type Nothing = { readonly [nothing]?: never };

/**
 * Every reason for which an input is refused, and what it speaks of: ids and numbers. What is said of it has a catalogue
 * for each language (English: `packages/languages/src/en/violations`).
 */
export interface Refusals {
  // Whoever answers.
  gameOver: Nothing;
  leaveWhen: Nothing;
  malformed: { kind: Kind };
  malformedUse: Nothing;
  /** What is asked instead, if anything. */
  notAsked: { instead?: Kind };
  notNow: Nothing;
  notPlaying: Nothing;
  notYourTurn: Nothing;
  stillChoosing: Nothing;

  // Movement.
  aboard: Nothing;
  attack: { nation: NationId; area: AreaId; most: number };
  bound: { orders: number };
  capacity: { tokens: number };
  cargo: { tokens: number };
  closedCity: { nation: NationId; area: AreaId };
  closedHarbour: { nation: NationId; area: AreaId };
  endAtSea: Nothing;
  followed: { orders: number };
  hiredCargo: { tokens: number };
  hiredToEmbark: { area: AreaId; left: number };
  idleLeg: Nothing;
  keptShip: Nothing;
  maintained: Nothing;
  moved: { area: AreaId; left: number };
  movedAshore: { area: AreaId; left: number };
  movedByRoad: { area: AreaId; left: number };
  newShip: Nothing;
  noLandBorder: { from: AreaId; to: AreaId };
  noLanding: { area: AreaId };
  noLeg: Nothing;
  noOpenSea: Nothing;
  noOrder: Nothing;
  noShip: Nothing;
  noShipbuilder: { area: AreaId };
  noStay: { area: AreaId };
  noEntry: { area: AreaId };
  noWaterBorder: { fromCoast: CoastId; toCoast: CoastId };
  nothingToUndo: Nothing;
  oneStep: Nothing;
  openSea: { area: AreaId };
  otherPhase: Nothing;
  outOfPlay: { area: AreaId };
  ownTokens: { area: AreaId };
  peace: { nation: NationId; area: AreaId };
  pirateFleet: { coast: CoastId };
  range: { steps: number };
  shipNeedsCity: { area: AreaId };
  shipNeedsToken: { area: AreaId };
  shipPrice: { price: number };
  shipSite: Nothing;
  shipStock: Nothing;
  shipsPerTurn: { most: number };
  stopped: { area: AreaId };
  toEmbark: { area: AreaId; left: number };
  toMove: { area: AreaId; left: number };
  tokenFrom: { area: AreaId };
  tokensFrom: { area: AreaId };
  upkeep: { price: number };
  upkeepFirst: Nothing;
  whichCoast: { area: AreaId };

  // Cities: building, founding, reducing.
  cityOnce: Nothing;
  cityPrice: { area: AreaId; tokens: number };
  cityStock: Nothing;
  foundCities: { cities: number };
  foundOnSites: { cities: number };
  /** What the area still holds and the stock has. */
  leavesTokens: { area: AreaId; least: number; most: number };
  /** What earlier cities of the answer left in stock. */
  leavesTokensInTurn: { area: AreaId; least: number; most: number };
  listedBefore: { area: AreaId };
  neighbourShare: Nothing;
  neighboursHelpOnce: Nothing;
  noCityHere: { area: AreaId };
  noNeighbourHelp: Nothing;
  noTokenBeside: Nothing;
  noTreasuryHelp: Nothing;
  notAlone: { area: AreaId };
  oneCity: { area: AreaId };
  ownRegion: Nothing;
  reduceCities: { least: number; most: number };
  treasuryHelpsOnce: Nothing;
  treasuryShare: Nothing;
  wildernessHelp: Nothing;

  // Units to be lost, picked or placed.
  annexUnits: { tokens: number; cities: number };
  apart: Nothing;
  areaOnce: Nothing;
  besideCounts: { area: AreaId; most: number };
  besideStays: { area: AreaId };
  citiesForSteps: { cities: number; steps: number };
  citiesNotSelected: Nothing;
  cityGoesWhole: { area: AreaId };
  coastalOnly: { area: AreaId };
  engaged: Nothing;
  fewerInStock: Nothing;
  fewerToLose: Nothing;
  fewerToPick: Nothing;
  floodPlainOnly: { area: AreaId };
  inlandFirst: Nothing;
  lossWhat: Nothing;
  loseAtMost: { points: number };
  losePoints: { points: number };
  noCards: Nothing;
  noCityLoss: Nothing;
  noPlace: Nothing;
  noSuchUnit: { area: AreaId };
  noVictimUnits: Nothing;
  notLand: { area: AreaId };
  notNearby: Nothing;
  notSelected: Nothing;
  oneStays: Nothing;
  overLimit: Nothing;
  overfull: Nothing;
  ownCities: Nothing;
  pickAtMost: { points: number };
  pickPoints: { points: number };
  pirateSpoils: Nothing;
  placeAtMost: { tokens: number };
  placeTokens: { tokens: number };
  plunder: { most: number };
  relocateTokens: { tokens: number };
  room: { room: number };
  selectPoints: { points: number };
  selectReplaceable: Nothing;
  sendTokens: { tokens: number; to: AreaId };
  spared: { area: AreaId };
  tokenStays: { area: AreaId };
  unitsFit: Nothing;

  // Nations, cities and things named.
  absent: Nothing;
  hasLeft: Nothing;
  keptOut: { why?: KeptOut };
  loses: { nation: NationId; most: number };
  losesByAdvances: { nation: NationId; most: number };
  lossesDue: { points: number };
  lossesTogether: { most: number };
  nameCities: { cities: number };
  nameNations: { nations: number };
  nationOnce: Nothing;
  notAmong: Nothing;
  notAmongNations: Nothing;
  notInLayout: Nothing;
  notYourself: Nothing;
  rate: { least: number; most: number };
  taken: Nothing;

  // Cards and treasury.
  cardOnce: Nothing;
  cardPrice: { price: number };
  commoditiesOnly: Nothing;
  discardAll: Nothing;
  discardCards: { cards: number };
  discardExactly: { face: number };
  discardFace: { face: number };
  discardLess: Nothing;
  giveFace: { face: number };
  giveStack: { stack: number };
  noFreeCard: Nothing;
  noUnseenCard: Nothing;
  notHeld: Nothing;
  price: { price: number };
  stackNotForSale: Nothing;
  treasury: { treasury: number };
  treasurySavesFewer: Nothing;
  treasurySavesNone: Nothing;

  // Trade.
  calamityNamed: Nothing;
  counterOffer: Nothing;
  fewerCards: Nothing;
  finished: Nothing;
  noCommodity: { good: string };
  noOffer: Nothing;
  noOwnOffer: Nothing;
  noValues: Nothing;
  nonTradeable: Nothing;
  offersStanding: { most: number };
  partnerCards: { cards: number; least: number };
  tooManyCalamities: Nothing;
  tradeCards: { least: number };
  tradeWithYourself: Nothing;
  trading: Nothing;
  treasuryStock: { most: number };
  unnamed: { names: number };
  untrue: { names: number };
  wantsCards: { cards: number };
  wantsNamed: Nothing;
  wantsValue: { value: number };

  // Purchases and credits.
  advanceBefore: { advance: AdvanceId; before: AdvanceId };
  advanceLimit: { room: number };
  advanceOnce: Nothing;
  boostSet: Nothing;
  creditSteps: { step: number };
  creditsDue: { points: number };
  creditsOfChoice: { points: number; step: number };
  discountWhat: Nothing;
  giftWhat: { group: GroupId; below: number };
  noBoost: { good: string };
  noCreditsOfChoice: Nothing;
  noDiscount: Nothing;
  noGift: Nothing;
  noGroup: { group: GroupId };
  noSubstitute: Nothing;
  noSuchAdvance: Nothing;
  nothingBought: Nothing;
  oneGift: Nothing;
  /** Which one, where it is not free to choose. */
  oneGroup: { points: number; group?: GroupId };
  soldOut: { advance: AdvanceId };
  spendable: Nothing;
  substituteFace: Nothing;
  substituteSet: Nothing;
  substituteWhat: Nothing;
  tooLittle: { due: number };
  tooMuch: { due: number };

  // Abilities of advances.
  annexBarbarians: { most: number };
  annexOneArea: Nothing;
  annexPoints: { most: number };
  cardsBring: { tokens: number; stock: number };
  cityFillsArea: { area: AreaId };
  cityOnSite: Nothing;
  closedArea: { area: AreaId };
  commoditiesNotHeld: Nothing;
  convertTokens: { most: number };
  convertWhat: Nothing;
  demandDisregarded: { nation: NationId };
  exempt: { nation: NationId };
  fewerBarbarians: { area: AreaId };
  fewerTokens: { area: AreaId };
  gain: { most: number };
  meansForAll: Nothing;
  nameAreas: { most: number };
  nameCards: Nothing;
  nameUpTo: { most: number };
  noAbility: Nothing;
  noCityToConvert: Nothing;
  noEmptyArea: Nothing;
  noNeighbour: { nation: NationId };
  noPirateCity: Nothing;
  nobodyElse: { area: AreaId };
  nobodyElsePlays: { nation: NationId };
  /** Which of several. */
  notAdjacent: { area?: AreaId };
  notAdjacentByLand: Nothing;
  notAdjacentToHeld: Nothing;
  notEmpty: { area: AreaId };
  nothingThere: { nation: Owner };
  nothingToConvert: Nothing;
  otherAreas: Nothing;
  placeTaken: { tokens: number };
  populate: { tokens: number; area: AreaId };
  populationLimit: { area: AreaId };
  settleWhat: Nothing;
  stockForAll: Nothing;
  takeTokens: { most: number };
  tokenStock: { stock: number };
  unaffected: Nothing;
  unaffectedNation: { nation: Owner };
  uninhabitable: { area: AreaId };
}
export type RefusalCode = keyof Refusals;

/** Of orders for movement a refusal says besides which one it is about, and which area a ship may pass on its way. */
export interface OfOrders {
  order?: number;
  past?: AreaId;
}

export interface ReasonOf<C extends RefusalCode> {
  code: C;
  params: Refusals[C] & OfOrders;
}
/** A reason, without the rule behind it. */
export type Reason = { [C in RefusalCode]: ReasonOf<C> }[RefusalCode];

interface ViolationOf<C extends RefusalCode> extends ReasonOf<C> {
  cite: Cite;
}
/** Why an input was refused. Nothing has changed. */
export type Violation = { [C in RefusalCode]: ViolationOf<C> }[RefusalCode];

export function refuse<C extends RefusalCode>(code: C, params: Refusals[C], cite: Cite): Violation {
  const violation: ViolationOf<C> = { code, params, cite };
  return violation as Violation;
}
