import type { Ability } from '../abilities/ability.ts';
import type { MapIndex } from '../board/map.ts';
import type { DecisionSpec, DecisionSpecs, Kind } from '../decisions.ts';
import type { Cite } from '../events.ts';
import type { Rng } from '../kernel/rng.ts';
import type { AnyStep } from '../kernel/step.ts';
import type { Position } from '../position.ts';
import type {
  AdvanceId,
  AreaId,
  BlockId,
  CalamityId,
  CardId,
  Config,
  GroupId,
  NationId,
  Own,
  Owner,
  RegionId,
} from '../state.ts';
import type { CiteKey, Cites } from './cites.ts';
import type { Numbers } from './numbers.ts';
import type { Options } from './options.ts';
import type { Args } from './terms.ts';
import type { ValueKey, Values } from './values.ts';
import type { Variants } from './variants.ts';

/** Permissions and protections, read with `grants(nation, …)`. */
export type Grant =
  | 'openSea' // ships cross open sea
  | 'moveLast' // moves after those without it
  | 'noTaxRevolt'
  | 'raisedLimits' // population limits up to 2 are one higher where alone
  | 'treasuryCity' // half of one city's tokens from treasury, once a turn
  | 'lossesNearby' // conflict losses from land neighbours; may wait for other conflicts
  | 'lossesShips' // conflict losses from ships in the area
  | 'lossesLast' // others remove first in each round
  | 'lossesAfterAll' // removes even after those
  | 'fleetsLast' // the same for ships that fight pirate fleets
  | 'fortified' // attackers need one token more, one more defender appears; and the reverse on attack
  | 'peace' // nobody may cause conflict with own units
  | 'breaksPeace'
  | 'closedCities' // nobody may move tokens into own city areas
  | 'opensCities'
  | 'freeCard' // one free card a turn from a stack above the city count
  | 'unraidable' // no secondary victim of sea raids
  | 'moveLastOfAll' // moves even after those who move last
  | 'closedHarbours' // nobody may land tokens from ships beside own cities
  | 'opensHarbours'
  | 'mercenaries' // hires tokens for the time of movement and conflict
  | 'blunts' // opponents in the area do not lose last
  | 'magnanimous' // takes nothing after taking a city, unless its owner may be attacked by all or attacks all
  | 'choosesSpoils'; // says whether the conqueror of an own city takes a card or treasury

export type Effect =
  | { effect: 'add'; to: ValueKey; n: number; cite: Cite }
  | { effect: 'grant'; what: Grant; cite: Cite }
  /** `anyBlock`: from the stack of either block. */
  | { effect: 'shop'; stack: number; price: number; anyBlock?: true; cite: Cite }
  /** Cards bought from these stacks cost less. */
  | { effect: 'discount'; stacks: readonly number[]; n: number; cite: Cite }
  /** So many cards a turn may be asked of others, by stack. */
  | { effect: 'requestCards'; most: number; cite: Cite }
  /** Once a turn a set of one of these goods counts one card more. */
  | { effect: 'boost'; goods: readonly string[]; cite: Cite }
  | {
      effect: 'ability';
      run: string;
      /** The step of the turn that it is used in. */
      when: string;
      /** Those who hold the advance themselves are not safe from it. */
      holdersToo: boolean;
      with: Args;
      /** Rules behind parts of it; `null`: the same. */
      cites: Readonly<Record<string, Cite | null>>;
      cite: Cite;
    }
  /** Immune to the special ability carried by that advance, with all units or only those. */
  | { effect: 'protect'; against: AdvanceId; units?: 'tokens' | 'city'; cite: Cite }
  /** On purchase: credits of choice, a discount on another advance, or a free advance. */
  | {
      effect: 'creditsOfChoice';
      points: number;
      /** All of them go to one group: that chosen with the advance named, if one is. */
      oneGroup?: true;
      like?: AdvanceId;
      cite: Cite;
    }
  | { effect: 'discountOther'; points: number; cite: Cite }
  /** `count`: so many of them. */
  | { effect: 'freeAdvance'; group: GroupId; below: number; count?: number; cite: Cite };

/** What is taken off the price of an advance: given by a card to it or to its group, or gathered in a group. */
export interface Credit {
  points: number;
  from?: AdvanceId;
  group?: GroupId;
}

export interface Advance {
  id: AdvanceId;
  name: string;
  cost: number;
  groups: GroupId[];
  points: number;
  credits: Record<GroupId, number>;
  creditTo?: { advance: AdvanceId; points: number };
  /** Credits to single advances, where credits do not go by groups. */
  creditsTo?: Record<AdvanceId, number>;
  /** Group credits that go by the card giving them: to all of a group, or to its dear or cheap advances. */
  groupCredits?: {
    all?: Record<GroupId, number>;
    upper?: Record<GroupId, number>;
    lower?: Record<GroupId, number>;
  };
  /** Only so many nations may hold it as the policy says. */
  limited?: true;
  /** Advances to be held before this one is bought. */
  after?: AdvanceId[];
  effects: Effect[];
  cite: Cite;
}

/** How an advance changes a calamity for its holder. */
export interface Modifier {
  has: AdvanceId;
  /** Added to the measure of the calamity (damage, cities, unit points, steps …). */
  add?: number;
  /** What the measure comes to at most. */
  most?: number;
  /** Half the measure, rounded up, once all else is regarded. */
  half?: true;
  /** Any other twist the procedure knows by this name, and how much of it. */
  twist?: string;
  n?: number;
  /** Only as primary or only as secondary victim. */
  as?: 'primary' | 'secondary';
  /** Of no account for who holds this as well. */
  unless?: AdvanceId;
  cite: Cite;
}

export interface Calamity {
  id: CalamityId;
  name: string;
  stack: number;
  kind: 'minor' | 'major';
  tradeable: boolean;
  /** The step that resolves it. */
  run: string;
  /** What its procedure asks for. */
  with: Args;
  /** Resolved before all others, by a step of its own. */
  before?: true;
  /** It speaks of a beneficiary; `trader`: of nobody but who traded it. */
  beneficiary?: true | 'trader';
  /** Without this the primary victim cancels it. */
  needs?: UnitKind;
  /** Other players its primary victim has to name: how many, who can be named, and what each suffers. */
  secondary?: {
    players: number;
    needs: UnitKind;
    exempt?: Grant;
    measure: number;
    /** Whose advances leave nothing of the measure cannot be named. */
    spared?: true;
  };
  /**
   * What its primary victim may have others lose: in all, and each at most; `full`: must, before advances lessen it;
   * `firm`: nobody loses more than that, even where whole units come to less; `capped`: nobody is ordered to lose what
   * an advance keeps away.
   */
  orders?: { total: number; each: number; needs: UnitKind; full?: true; firm?: true; capped?: true };
  /** With blocks of their own, only nations with so many areas between them and the victim are concerned. */
  reach?: number;
  /** Secondary victims with the twist `passesOn` name one more, next to them and without any of these. */
  tertiary?: { needs: UnitKind; exempt: AdvanceId[]; measure: number };
  /** Who drew the card can be no secondary victim. */
  drawerImmune?: true;
  modifiers: Modifier[];
  /** Of the advances that add to the measure only the strongest counts. */
  strongest?: true;
  cite: Cite;
  /** Rules behind parts of it, by the name that its procedure or the engine has for the part; `null`: the same. */
  cites: Readonly<Record<string, Cite | null>>;
}

export type UnitKind = 'unit' | 'city' | 'coastalCity';

export interface Commodity {
  id: string;
  name: string;
  stack: number;
  /** Cards of a full set. */
  size: number;
}

export interface Requirement {
  cities?: number;
  advances?: number;
  /** Advances costing at least / less than that much. */
  costing?: { atLeast: number; count: number };
  under?: { below: number; count: number };
  /** Groups that advances come from, counted together. */
  groups?: number;
  advancePoints?: number;
}

export interface Epoch {
  id: string;
  name: string;
  requirement: Requirement;
  cite: Cite;
}

export interface SuccessionTable {
  id: string;
  epochs: Epoch[];
  /** Per nation: the first space of each epoch, in order of `epochs`. */
  starts: Record<NationId, number[]>;
  /** The space that ends the game when entered, and the last space there is. */
  finish: number;
  last: number;
  pointsPerSpace: number;
  /** Extra full turns after a marker first stands on `finish`. */
  extraTurns: number;
  /** An epoch's requirement is asked for when it is entered, not again within it. */
  onEntry?: true;
  /** Points it takes to enter a space and to stay there. */
  printed?: Record<NationId, Record<number, { points: number; cite: Cite }>>;
  /** What `printed` measures, if not the whole score; then it is asked for on entry alone. */
  printedOf?: 'advances';
  /** Without cities the marker goes back, except in the first epoch. */
  regressWithoutCities: boolean;
  lastEpochBonus: number;
}

export interface Civilization {
  id: NationId;
  name: string;
  /** Ranking on the succession table, smaller first. */
  rank: number;
  block: BlockId;
}

/** Formulas, orders, eligibilities. Each is a plain function of the position. */
export interface Policies {
  /** Nations in ranking order, those that left out. */
  ranking(p: Position): readonly NationId[];
  /** Furthest on the succession table first, ranking on ties. */
  positionOrder(p: Position): NationId[];
  movementOrder(p: Position): NationId[];
  drawOrder(p: Position): NationId[];
  purchaseOrder(p: Position): NationId[];
  /** Who buys trade cards first, if not in the order of drawing; who uses abilities first, if not by position. */
  buyOrder?(p: Position): NationId[];
  abilityOrder?(p: Position): NationId[];
  /** Most cities in stock, then tokens in stock, then ranking; out of `among`. */
  beneficiary(p: Position, among: readonly NationId[]): NationId | undefined;
  /** Who takes cities that revolt over taxes; out of `among`. */
  revoltTaker(p: Position, among: readonly NationId[]): NationId | undefined;
  /** How many of these the taker gets before it is seen anew who is; all he has pieces for, where nothing is said. */
  revoltShare?(p: Position, taker: NationId): number;
  /** Tokens `who` may keep in the area as it stands. */
  limit(p: Position, who: Owner, area: AreaId): number;
  /** Tokens put in place of a city that `who` reduces: least and most (before stock is regarded). */
  reduced(p: Position, who: NationId, area: AreaId): { min: number; max: number };
  /** Tokens it takes `who` (or anybody) to build there; undefined where no city may ever stand. */
  cityCost(p: Position, area: AreaId, who?: NationId): number | undefined;
  /** Whether the treasury may pay for part of a city of `who` there; it may anywhere, where nothing is said. */
  treasuryHelps?(p: Position, who: NationId, area: AreaId): boolean;
  /** Whether `who`, with so many own tokens ashore there, may build ships in the area; `levied`: paid with some of these or not. */
  shipyard(p: Position, who: NationId, area: AreaId, ashore: number, levied?: boolean): boolean;
  /** Attackers needed and defenders that appear. */
  cityAttack(p: Position, attacker: Owner, defender: Owner): { need: number; defenders: number };
  /** Whether, or how much, `who` loses after the others in a round of conflict; `sides` tell what all have left. */
  losesLast(p: Position, who: Owner, sides: Readonly<Record<Owner, { left: number }>>): boolean | number;
  /** Whether the holder may put this card into a trade. */
  mayTrade(p: Position, own: Own, card: CardId): boolean;
  /** Whether a calamity in hand strikes its holder this turn. */
  strikes(p: Position, own: Own, card: CardId): boolean;
  /** Calamities a nation may keep: in all, and majors. */
  calamityLimit(p: Position): { all: number; major: number; nonTradeable?: number };
  handLimit(p: Position, who: NationId): number;
  /** Whether an empty stack gives the substitute card at this table; it does, where nothing is said. */
  substitutes?(p: Position): boolean;
  /** What commodities are worth turned in together; of `boost` one more is counted. */
  cardsValue(p: Position, who: NationId, cards: readonly CardId[], boost?: string): number;
  price(p: Position, who: NationId, advance: AdvanceId): number;
  /** What lowers that price, part by part: of cards held, and of groups where credits add up. */
  credits(p: Position, who: NationId, to: Advance): Credit[];
  /** The rule that keeps an advance from `who`, who does not hold it. */
  notForSale(p: Position, who: NationId, advance: AdvanceId): Cite | undefined;
  succession(p: Position): SuccessionTable;
  /** Points by source. */
  score(p: Position, who: NationId, own: Own): Record<string, number>;
  /** What is looked at before the points, more is better. */
  foremost?: TieBreak;
  /** What settles equal totals, one after the other, more is better; ranking comes last. */
  tieBreaks: readonly TieBreak[];
}

export interface TieBreak {
  cite: Cite;
  measure(p: Position, who: NationId, own: Own): number;
}

/** A set of advances dealt at the start of a Short Game. */
export interface Theme {
  id: string;
  name: string;
  advances: AdvanceId[];
  /** Costs its owner a city when revealed. */
  destroysCity: boolean;
}

/** A game that starts well under way. */
export interface ShortGame {
  themes: Theme[];
  /** Themes dealt per number of players, with repeats. */
  dealt: Record<number, string[]>;
  /** Cities built in the own region, and how many of them on sites. */
  cities: number;
  onSites: number;
  tokens: number;
  treasury: number;
  /** Where the markers start on the succession table. */
  space: number;
}

/** Something that is played differently from a version on, as the table is told; other languages have it in `versions.ts` of their folder. */
export interface RulesChange {
  cite: Cite;
  en: string;
}

/** A state of a rule set that games can be played by. */
export interface RulesVersion {
  version: number;
  changes: readonly RulesChange[];
}

export interface Ruleset {
  id: string;
  /** From the first to the one in force. A new one is due whenever play could come out otherwise. */
  versions: readonly RulesVersion[];
  /** Code of the rule text that citations start with. */
  book: string;
  name: string;
  /** The map it is played on unless another is named. */
  map: string;
  players: { min: number; max: number };
  /** Numbers of players whose rules are not known in full, with a sentence on what is left out. */
  incomplete?: { players: readonly number[]; note: string };
  pieces: { tokens: number; cities: number; ships: number };
  /** Tokens of each nation at a table, where that is not always the same. */
  tokensFor?(config: Config): number;
  /** Barbarian pieces for each block; left out, there is no end to them. */
  barbarianPieces?: { tokens: number; cities: number; ships: number };
  values: Values;
  numbers: Numbers;
  variants: Variants;
  groups: GroupId[];
  civilizations: Civilization[];
  advances: Advance[];
  calamities: Calamity[];
  commodities: Commodity[];
  /** The card drawn where a stack is empty, unless the policy says otherwise; left out, an empty stack gives nothing. */
  substituteCard?: string;
  /** Areas of the map that are not coastal in the games of this rule set, whatever water they show. */
  inland?: readonly AreaId[];
  /** Areas at the edge of the board, where that matters. */
  edge?: readonly AreaId[];
  /** Regions of areas, where the map itself names none. */
  regions?: Readonly<Record<AreaId, RegionId>>;
  /** Steps before the first turn, and the steps of a turn in order. */
  setup: readonly string[];
  turn: readonly string[];
  /** How many steps of the turn are done when a phase is over. */
  phaseEnds: readonly number[];
  /** All steps it names, and those they call: the engine's and its own. */
  steps: readonly AnyStep[];
  /** Steps of its own under the ids they had in games filed by schema 2. */
  formerSteps?: Readonly<Record<string, string>>;
  /** The special abilities its advances name. */
  abilities: readonly Ability[];
  /** Phases after which areas may rightly be overfull until the turn's next check of surplus and support. */
  unsettled: readonly string[];
  shortGame?: ShortGame;
  decisions: DecisionSpecs;
  policies: Policies;
  /** What a table settles for itself, by name; those it is told of first. */
  options: Options;
  /** Refuses a configuration it cannot play, with a sentence. */
  checkConfig(config: Config, map: MapIndex): string | undefined;
  /** Nations and blocks of this configuration on this map, and the credits everyone starts with. */
  layout(config: Config, map: MapIndex): Layout;
  /** What a trade card stack is made of, which everyone may know. */
  stackCards(config: Config, block: BlockId, stack: number): CardId[];
  /** A trade card stack as prepared for the first turn, top card first. */
  prepareStack(config: Config, block: BlockId, stack: number, rng: Rng): CardId[];
  cites: Cites;
}

export interface Layout {
  nations: { id: NationId; block: BlockId }[];
  blocks: BlockId[];
  stacks: number;
  credits: Record<GroupId, number>;
  /** Regions in play; those of the nations unless said otherwise. */
  regions?: RegionId[];
  /** Where nations start, if not where the map says. */
  starts?: Record<NationId, AreaId>;
}

/** A rule set compiled with a map: look-ups by id, ready to play. */
export interface Rules {
  readonly ruleset: Ruleset;
  /** The version in force. */
  readonly version: number;
  readonly map: MapIndex;
  readonly policies: Policies;
  readonly numbers: Readonly<Numbers>;
  readonly variants: Variants;
  advance(id: AdvanceId): Advance;
  findAdvance(id: string): Advance | undefined;
  calamity(id: CalamityId): Calamity;
  civilization(id: NationId): Civilization;
  card(id: CardId): Card;
  findCard(id: string): Card | undefined;
  step(id: string): AnyStep;
  ability(id: string): Ability;
  spec<K extends Kind>(kind: K): DecisionSpec<K>;
  cite(mechanism: CiteKey): Cite;
}

/** A trade card as read from its id. */
export interface Card {
  id: CardId;
  name: string;
  stack: number;
  /** Where it returns to; undefined for the substitute card, which has no pile. */
  block: BlockId | undefined;
  commodity?: Commodity;
  calamity?: Calamity;
}
