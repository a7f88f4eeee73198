import type { Cite } from '../events.ts';
import type { Effect, Grant, Ruleset } from './types.ts';
import type { Variants } from './variants.ts';

/** Whether a book has a mechanism: by what else it says. */
type By = (book: Ruleset) => boolean;

const advance =
  (does: (effect: Effect) => boolean): By =>
  ({ advances }) =>
    advances.some(({ effects }) => effects.some(does));
const grant = (what: Grant): By => advance((e) => e.effect === 'grant' && e.what === what);
const option =
  (name: string): By =>
  ({ options }) =>
    name in options;
const variant =
  <K extends keyof Variants>(key: K, value: Variants[K]): By =>
  ({ variants }) =>
    variants[key] === value;
const both =
  (one: By, other: By): By =>
  (book) =>
    one(book) && other(book);
const shortGame: By = (book) => book.shortGame !== undefined;
const spoils: By = ({ numbers, variants }) => numbers.plunder > 0 || variants.spoilCard !== 'none';

/**
 * Mechanisms that the engine runs by a rule of the book, by the engine's names for them, in the order of a turn. Who has to name
 * that rule: every book; who has a step that says it goes by it; who says something else that leads there; or nobody has to.
 */
export const CITES = {
  order: 'always',
  leaving: 'always',
  leave: 'always',
  eliminated: 'byStep',
  vacateShips: 'byStep',
  vacateCities: 'byStep',
  vacateTokens: 'byStep',
  layout: 'always',
  chooseCivilization: 'always',
  startingToken: 'always',
  shortThemes: shortGame,
  shortCities: shortGame,
  shortSites: shortGame,
  shortLimit: shortGame,
  shortReveal: shortGame,
  shortDestroy: shortGame,
  shortTokens: shortGame,
  shortStart: shortGame,
  taxation: 'byStep',
  taxShortage: 'byStep',
  taxRevolt: 'byStep',
  taxRevoltDestroys: 'byStep',
  expansion: 'always',
  expansionShort: 'always',
  expansionAll: 'always',
  census: 'always',
  move: 'always',
  fileOrders: 'always',
  outOfTurn: option('earlyMoves'),
  followed: option('earlyMoves'),
  undo: 'always',
  walk: 'always',
  landBorder: 'always',
  secondStep: advance((e) => e.effect === 'add' && e.to === 'landMoves'),
  outOfPlay: 'always',
  buildShip: 'always',
  shipSite: 'always',
  shipsPerTurn: 'always',
  shipStock: 'always',
  shipPrice: 'always',
  shipPriceMixed: 'always',
  shipPriceTokens: 'always',
  upkeep: 'always',
  upkeepOnce: 'always',
  scrapShip: 'always',
  keptShip: 'always',
  sail: 'always',
  waterBorder: 'always',
  noOpenSea: 'always',
  openSea: 'always',
  endAtSea: 'always',
  cargo: 'always',
  capacity: 'always',
  walkOrSail: 'always',
  sailThrough: 'always',
  pirateFleet: 'byStep',
  declaration: 'always',
  tokensClash: 'always',
  attack: 'always',
  fleetBattle: 'byStep',
  conflictWithinLimit: 'always',
  conflictLeavesOne: 'always',
  conflictEmptiesArea: 'always',
  conflictLoss: 'always',
  nearbyLoss: grant('lossesNearby'),
  noCityLoss: grant('lossesNearby'),
  fightOrder: both(grant('lossesNearby'), variant('conflictOrder', 'chosen')),
  waitForFights: 'orNone',
  piratesFirst: 'orNone',
  attackOrder: 'orNone',
  defenderWaits: 'orNone',
  cityHeld: 'always',
  cityFalls: 'always',
  pirateCityFalls: 'orNone',
  spoils: spoils,
  noSpoils: spoils,
  plunder: ({ numbers }) => numbers.plunder > 0 || numbers.piratePlunder > 0,
  pirateSpoils: ({ numbers, variants }) => numbers.piratePlunder > 0 || variants.pirateCard !== 'none',
  construction: 'always',
  siteCity: 'always',
  wildernessCity: 'always',
  noCityHere: 'always',
  oneCity: 'always',
  soleBuilder: variant('builder', 'alone'),
  cityClears: 'always',
  cityStock: 'always',
  treasuryCity: 'always',
  neighbourTokens: 'always',
  keepToken: 'always',
  surplus: 'always',
  support: 'always',
  supportNewFirst: variant('unsupported', 'newFirst'),
  interestRevolt: 'byStep',
  drawCards: 'always',
  calamityShown: variant('fixedCalamities', 'shown'),
  oneFixed: variant('fixedCalamities', 'oneKept'),
  buyCards: 'always',
  shop: 'always',
  payFirst: 'always',
  returnCards: 'byStep',
  trade: 'byStep',
  tradePair: 'byStep',
  tradeCards: 'byStep',
  tradeTreasury: variant('tradeTreasury', 'allowed'),
  tradeNames: 'byStep',
  trueNames: 'byStep',
  calamityUnnamed: 'byStep',
  calamitiesPerSide: ({ numbers }) => numbers.calamitiesPerSide !== null,
  traded: 'byStep',
  tradeAsAgreed: 'byStep',
  tradeEnd: 'byStep',
  nonTradeable: 'byStep',
  tradedOnce: variant('receivedCalamities', 'remembered'),
  homecoming: 'byStep',
  calamitiesCounted: 'byStep',
  calamityDiscarded: 'always',
  calamitiesRevealed: 'byStep',
  fixedRevealed: 'byStep',
  calamityRevealed: 'always',
  minorRevealed: 'byStep',
  beneficiaryTrader: 'always',
  beneficiaryStock: 'always',
  barbariansLed: 'byStep',
  notPrimary: 'always',
  notTrader: variant('drawers', 'remembered'),
  notAgain: 'orNone',
  notBeneficiary: 'always',
  insistOnOrder: 'orNone',
  insistOnWaiting: 'orNone',
  ownBlock: 'orNone',
  noTarget: 'always',
  oneStays: 'orNone',
  exactDamage: 'always',
  allUnits: 'always',
  cityAsDamage: 'always',
  cityStockShort: 'always',
  cityToFour: 'always',
  payExactly: 'always',
  abilityOnce: 'byStep',
  abilities: 'byStep',
  purchase: 'always',
  purchaseOnce: 'always',
  payment: 'always',
  noOverpay: 'always',
  substitute: 'always',
  boost: advance((e) => e.effect === 'boost'),
  advanceLimit: ({ numbers }) => numbers.advanceLimit !== null,
  handLimit: 'always',
  succession: 'always',
  fallBack: 'always',
  belowPrinted: 'orNone',
  gameEnd: 'always',
  lastTurn: 'orNone',
  scoring: 'always',
  tieByRanking: 'always',
  reshuffle: 'byStep',
} as const satisfies Record<string, 'always' | 'byStep' | 'orNone' | By>;

export type CiteKey = keyof typeof CITES;
export const CITE_KEYS = Object.keys(CITES) as CiteKey[];

/** The rule behind each of them; `null`: the book has no such mechanism. */
export type Cites = {
  readonly [K in CiteKey]: (typeof CITES)[K] extends 'always' ? Cite : Cite | null;
};

export const isCiteKey = (name: string): name is CiteKey => Object.hasOwn(CITES, name);

/** Whether the book has to name the rule behind it. */
export function isNeeded(book: Ruleset, key: CiteKey): boolean {
  const had: 'always' | 'byStep' | 'orNone' | By = CITES[key];
  if (had === 'always' || book.steps.some((step) => step.cites?.includes(key))) return true;
  return typeof had === 'function' && had(book);
}
