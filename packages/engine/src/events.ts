import type { Counts, Order } from './decisions.ts';
import type { Reason } from './refusals.ts';
import type {
  AdvanceId,
  AreaId,
  BlockId,
  CalamityId,
  CardId,
  CoastId,
  GroupId,
  NationId,
  Offer,
  Owner,
  Result,
  SeatId,
} from './state.ts';

/** `MC 4A.2`: code of the book and id of the rule. */
export type Cite = string;

type Nothing = Readonly<Record<never, never>>;
type Ordered<D extends Order['do']> = { nation: NationId } & Omit<Extract<Order, { do: D }>, 'do'>;
/** What was done to the units of an area, owner by owner. */
type AreaStruck = {
  nation: NationId;
  advance: AdvanceId;
  area: AreaId;
  units: { of: Owner; tokens: number; city: boolean }[];
};

/** Why what a nation had planned could no longer be done. */
type PlanFailed = { nation: NationId } & Reason;

/** Tokens of one side in a conflict, what it lost instead included: ships, and tokens of areas nearby. */
export interface ConflictSide {
  had: number;
  lost: number;
  left: number;
  ships?: number;
  nearby?: Counts;
}

/** Everything that can happen in a game, and what everybody is told of it. */
export interface Events {
  advanceSleeps: { nation: NationId; advance: AdvanceId };
  advancesBought: { nation: NationId; advances: AdvanceId[]; treasury: number; cards: number };
  areaAnnexed: AreaStruck;
  areaBought: {
    nation: NationId;
    advance: AdvanceId;
    area: AreaId;
    tokens: number;
    cities: number;
    of: Record<Owner, number>;
  };
  areaCleared: { area: AreaId; tokens: Record<Owner, number> };
  areaDestroyed: AreaStruck;
  areaSettled: { nation: NationId; advance: AdvanceId; area: AreaId; city: boolean; tokens: number };
  areasEmptied: { nation: NationId; tokens: Counts };
  barbarianTokens: { nation: Owner; from: Owner; tokens: Counts };
  barbariansAdvance: { from: AreaId; area: AreaId; tokens: number };
  barbariansAnnexed: { nation: NationId; advance: AdvanceId; city?: AreaId; tokens?: Counts };
  barbariansArrive: { nation: NationId; area: AreaId; tokens: number };
  barbariansLed: { nation: NationId; block: BlockId };
  barbariansPerish: { area: AreaId; tokens: number };
  barbariansRaised: { area: AreaId; tokens?: number; ship?: CoastId };
  beneficiary: { nation: NationId; calamity: CalamityId; victim: NationId };
  buildingsFailed: PlanFailed;
  calamitiesCounted: { counts: Record<NationId, number> };
  calamitiesRevealed: { nation: NationId; cards: CardId[] };
  calamityCancelled: { nation: NationId; calamity: CalamityId };
  calamityDiscarded: { nation: NationId; card: CardId };
  calamityModified: {
    nation: NationId;
    calamity: CalamityId;
    advance: AdvanceId;
    add?: number;
    most?: number;
    half?: true;
  };
  calamityReplaced: { nation: NationId; stack: number };
  calamityRevealed: { nation: NationId; calamity: CalamityId; card: CardId };
  calamityShown: { nation: NationId; calamity: CalamityId };
  cardBought: { nation: NationId; stack: number; price: number; empty: boolean; block?: BlockId };
  cardBribed: { from: NationId; to: NationId };
  cardGiven: { from: NationId; to: NationId; card?: CardId };
  cardRevealed: { nation: NationId; from: NationId; card: CardId };
  cardTaken: { nation: Owner; area: AreaId; from: Owner };
  cardsDiscarded: { nation: NationId; count: number; saved?: number; paid?: number };
  cardsDrawn: { nation: NationId; count: number; empty: number[] };
  cardsLevied: { nation: NationId; advance: AdvanceId; from: NationId[] };
  cardsReturned: Nothing;
  cardsRobbed: { from: NationId; to: NationId; count: number };
  cardsSave: { nation: NationId; calamity: CalamityId; card: string; count: number; points: number };
  cardsSold: { nation: NationId; advance: AdvanceId; cards: CardId[]; treasury: number };
  census: { counts: Record<NationId, number>; order: NationId[] };
  citiesAnnexed: { nation: Owner; from: Owner; cities: AreaId[] };
  citiesDestroyed: { nation: Owner; cities: AreaId[] };
  citiesFounded: { nation: NationId; areas: AreaId[] };
  cityBuilt: { nation: NationId; area: AreaId; treasury: number; from: Counts };
  cityDestroyed: { nation: Owner; area: AreaId };
  cityFalls: { area: AreaId; attacker: Owner; defender: Owner; attackers: number; defenders: number };
  cityHeld: { area: AreaId; attacker: Owner; defender: Owner; tokens: number; ships: number };
  cityReduced: { nation: Owner; area: AreaId; tokens: number };
  citySpared: { nation: NationId; area: AreaId; ship: boolean };
  civilizationChosen: { seat: SeatId; nation: NationId };
  civilizationsExchanged: { seats: Record<SeatId, NationId> };
  conflictSituation: { nation: NationId; area: AreaId };
  converted: {
    nation: NationId;
    advance: AdvanceId;
    area: AreaId;
    from: Owner;
    to: Owner;
    tokens: number;
    city: boolean;
    points: number;
  };
  creditsChosen: { nation: NationId; advance: AdvanceId; credits: Record<GroupId, number> };
  damageTaken: { nation: NationId; points: number; tokens: Counts; cities: Counts };
  defenderWaits: { nation: NationId; area: AreaId };
  demandFailed: { nation: NationId; from: NationId; commodity: string };
  demandMet: { nation: NationId; from: NationId; commodity: string };
  endSettled: { nations: NationId[]; lastTurn: number };
  expanded: { nation: NationId; tokens: Counts };
  factions: { nation: NationId; rival: NationId; tokens: Counts; cities: AreaId[] };
  filedOrdersFailed: PlanFailed;
  fireToken: { nation: NationId; area: AreaId };
  firstBlood: { nation: Owner; area: AreaId; by: NationId[]; tokens: number };
  fleetBattle: { coast: CoastId; sides: Record<Owner, { had: number; lost: number }> };
  floodRises: { nation: NationId; plain?: string };
  gameOver: Result;
  handLimit: { nation: NationId; cards: number };
  hiredDisbanded: { nation: NationId; tokens: Counts };
  interest: { nation: NationId; due: number; treasury: number };
  leaving: { nation: NationId; when: 'phase' | 'turn' };
  lossesOrdered: { nation: NationId; calamity: CalamityId; losses: Record<NationId, number> };
  marker: { nation: NationId; from: number; to: number; epoch: string | null };
  markerBack: { nation: NationId; steps: number; space: number };
  movementEnded: { nation: NationId; shipsLost: CoastId[] };
  movementTurn: { nation: NationId };
  movesTakenBack: { nation: NationId; kept: number };
  nationEliminated: { nation: NationId };
  nationLeft: { nation: NationId; barbarians: AreaId[] };
  newRules: { from: number; to: number };
  noCardGiven: { from: NationId; to: NationId };
  noneWaits: { nations: NationId[] };
  offerMade: { offer: Offer };
  offerWithdrawn: { nation: NationId; offer: string };
  orderDrawn: { order: SeatId[]; cards?: Record<SeatId, CardId>; lots?: Record<SeatId, string> };
  pirateCities: { nation: NationId; cities: AreaId[]; from?: NationId };
  pirateSailed: { from: CoastId; to: CoastId };
  plunder: { nation: Owner; area: AreaId; treasury: number };
  ransomPaid: { nation: NationId; calamity: CalamityId; treasury: number };
  reinforced: { nation: NationId; from: AreaId; area: AreaId };
  requestFailed: { nation: NationId; from: NationId; stack: number };
  requestMet: { nation: NationId; from: NationId; stack: number };
  reshuffled: Nothing;
  revived: { nation: NationId; from: NationId; advances: AdvanceId[]; space: number };
  sailed: Ordered<'sail'>;
  secondaryVictims: { nation: NationId; calamity: CalamityId; victims: NationId[] };
  shipBuilt: Ordered<'build'>;
  shipMaintained: Ordered<'maintain'>;
  shipScrapped: Ordered<'scrap'>;
  shipsJoin: { nation: NationId; area: AreaId; ships: number };
  shipsLost: { nation: NationId; coasts: CoastId[] };
  shipsSaved: { nation: NationId; coasts: CoastId[]; treasury: number };
  shortGameStarts: { treasury: number; space: number };
  spoilsPermitted: { nation: NationId; attacker: NationId; spoils: string };
  startingToken: { nation: NationId; area: AreaId };
  stormRages: { nation: NationId; sea: AreaId };
  surplusRemoved: { nation: NationId; tokens: Counts };
  takenBack: { nation: NationId | SeatId; turn: number };
  taxCollected: { nation: NationId; cities: number; rate: number; treasury: number };
  taxRevolt: { nation: NationId; beneficiary: NationId; cities: AreaId[] };
  tertiaryVictim: { nation: NationId; calamity: CalamityId; victim: NationId };
  themeRevealed: { nation: NationId; theme: string; advances: AdvanceId[]; destroysCity: boolean };
  themesDealt: Nothing;
  tokenConflict: { area: AreaId; sides: Record<Owner, ConflictSide> };
  tokensAnnexed: { nation: Owner; from: Owner; tokens: Counts };
  tokensBack: { nation: NationId; tokens: number };
  tokensHired: { nation: NationId; tokens: Counts };
  tokensPlaced: { nation: NationId; tokens: Counts };
  tokensRelocated: { nation: NationId; from: Counts; to: Counts; advance?: AdvanceId; lost?: number };
  tokensRobbed: { nation: NationId; tokens: number };
  tradeClosed: Nothing;
  tradeFinished: { nation: NationId };
  tradeOpened: { nations: NationId[] };
  tradeResumed: { nation: NationId };
  traded: {
    from: NationId;
    to: NationId;
    gives: number;
    gets: number;
    treasury?: number;
    treasuryBack?: number;
    offer?: string;
  };
  treasuryGained: { nation: NationId; advance: AdvanceId; treasury: number };
  treasuryLost: { nation: NationId; treasury: number };
  unitsConverted: {
    nation: NationId;
    advance: AdvanceId;
    area: AreaId;
    from: Owner;
    tokens: number;
    cities: number;
    ships: number;
    price: number;
  };
  unitsDestroyed: { nation: Owner; area: AreaId; tokens: number; city: boolean };
  unitsPaid: { nation: NationId; advance: AdvanceId; treasury: number };
  walked: Ordered<'walk'>;
}
export type EventType = keyof Events;

/** What single nations are told besides, where there is anything. */
export interface OwnFacts {
  advancesBought: { cards: CardId[] };
  calamityReplaced: { card: CardId; replacement?: CardId };
  cardBought: { card: CardId };
  cardBribed: { card: CardId };
  cardGiven: { card: CardId };
  cardTaken: { card: CardId };
  cardsDiscarded: { cards: CardId[] };
  cardsDrawn: { cards: CardId[] };
  cardsRobbed: { cards: CardId[] };
  handLimit: { cards: CardId[] };
  requestMet: { card: CardId };
  themesDealt: { theme: string };
  traded: { gave: CardId[]; got: CardId[]; told?: string[]; offer?: string };
}
export type OwnOf<T extends EventType> = T extends keyof OwnFacts ? OwnFacts[T] : never;

/** One that happened: `open` for everyone, `own` for the nations named. */
export interface EventOf<T extends EventType> {
  type: T;
  cite: Cite;
  /** When it happened: one action can carry a game through several phases. */
  turn?: number;
  phase?: string;
  open: Events[T];
  own?: Record<NationId | SeatId, OwnOf<T>>;
  /** Nobody else learns that it happened. */
  only?: readonly NationId[];
}
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType];

/** What somebody makes of the events that matter to him. */
export type Readers<R, More extends unknown[] = []> = {
  readonly [T in EventType]?: (facts: Events[T], ...more: More) => R;
};
export function readWith<R, More extends unknown[]>(
  readers: Readers<R, More>,
  { type, open }: GameEvent,
  ...more: More
): R | undefined {
  const reader = readers[type] as ((facts: GameEvent['open'], ...more: More) => R) | undefined;
  return reader?.(open, ...more);
}

/** All their names. */
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
  'buildingsFailed',
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
  'takenBack',
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
] as const satisfies readonly EventType[];
/** None is missing. */
true satisfies [EventType] extends [(typeof EVENT_TYPES)[number]] ? true : false;
