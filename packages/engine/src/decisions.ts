import type { Purpose } from './decisions/purposes.ts';
import type { Cite } from './events.ts';
import type { Rng } from './kernel/rng.ts';
import type { Sight } from './position.ts';
import type { Violation } from './refusals.ts';
import type { Shape } from './shape.ts';
import type {
  AdvanceId,
  AreaId,
  BlockId,
  CardId,
  CoastId,
  GroupId,
  Json,
  Nation,
  NationId,
  SeatId,
  Side,
} from './state.ts';

export type DecisionId = string;
/** Tokens (or room for them) per area. */
export type Counts = Record<AreaId, number>;

/** One order of a nation's movement, carried out in the order given. */
export type Order =
  /** `hired`: those who walk are hired ones. */
  | { do: 'walk'; n: number; from: AreaId; to: AreaId; via?: AreaId; hired?: true }
  | { do: 'build'; at: CoastId; treasury: number; tokens: AreaId[] }
  | { do: 'maintain'; ship: number; token?: AreaId }
  | { do: 'scrap'; ship: number }
  | { do: 'sail'; ship: number; legs: Leg[] };
/** Land cargo, take cargo aboard, then go on to the next water; what is not done is left out. */
export type Leg = {
  land?: number;
  load?: number;
  /** Hired tokens that go ashore or aboard besides. */
  landHired?: number;
  loadHired?: number;
  to?: CoastId;
};

/** Where ships are seen to in a phase of their own: that phase, or the movement of tokens and ships. */
export type MovePart = 'ships' | 'moves';

/** All that a nation's own movement can change. */
export type Holdings = Pick<Nation, 'tokens' | 'ships' | 'treasury' | 'hired'>;

/** One city to build: tokens come from the area unless taken from treasury or from neighbours. */
export type Building = {
  area: AreaId;
  treasury?: number;
  from?: Counts;
  /** Leave one token beside the city. */
  keep?: boolean;
};

export type TradeAnswer =
  | {
      do: 'offer';
      to?: NationId;
      cards: CardId[];
      names: string[];
      wants: Side;
      /** Treasury given on top of the cards. */
      treasury?: number;
      clean?: true;
      replyTo?: string;
    }
  | { do: 'withdraw'; offer: string }
  | { do: 'accept'; offer: string; cards: CardId[]; names: string[] }
  | { do: 'done' }
  | { do: 'resume' };

export type Purchase = {
  buy: AdvanceId[];
  cards: CardId[];
  treasury: number;
  /** The advance that a discount bought this turn is set against. */
  discount?: AdvanceId;
  /** The advance taken free of charge with one bought this turn, and a second one where two are. */
  free?: AdvanceId;
  alsoFree?: AdvanceId;
  /** Credits of choice that come with an advance, per advance and group. */
  credits?: Record<AdvanceId, Record<string, number>>;
  /** One card that stands in for another commodity of the cards spent. */
  substitute?: { card: CardId; as: string };
  /** The commodity whose set counts one card more. */
  boost?: string;
};

/** So many of these. */
interface Some<T> {
  among: T[];
  count: number;
}

/** A loss of a token conflict: a token or a hired one of an area, or a ship at a coast. */
export type LossAt = { token: AreaId } | { hired: AreaId } | { ship: CoastId };

/** The things one of which can be chosen, by what they are. */
export interface OptionSorts {
  /** Land, or an open sea. */
  area: AreaId;
  coast: CoastId;
  nation: NationId;
  card: CardId;
  stack: number;
  /** So many of what is asked about. */
  count: number;
  plain: string;
  volcano: string;
  /** Areas that go together. */
  areas: AreaId[];
  /** Units of an area: one of its tokens, its tokens, its city; a ship at a coast. */
  token: AreaId;
  tokens: AreaId;
  city: AreaId;
  ship: CoastId;
  /** Of the two parts of a nation the one picked, or the other. */
  side: 'first' | 'second';
  spoils: 'card' | 'treasury';
  /** To see first what comes of the fight there. */
  wait: AreaId;
}
/** One of them; `null`: none. */
export type Option = { [S in keyof OptionSorts]: { [K in S]: OptionSorts[K] } }[keyof OptionSorts] | null;

/** What is left to order in a movement: walks, each ship's state and voyages, coasts where ships can be built. */
export interface MoveOptions {
  walks: Walkers[];
  hired?: Walkers[];
  ships: ShipState[];
  builds: { left: number; coasts: CoastId[] };
  treasury: number;
  capacity: number;
}
export interface Walkers {
  from: AreaId;
  tokens: number;
  to: WalkTarget[];
}
/** Where a token can go, and the area it passes if that takes two steps. */
export interface WalkTarget {
  to: AreaId;
  via?: AreaId;
}
export interface ShipState {
  home: CoastId;
  at: CoastId;
  old: boolean;
  maintained: boolean;
  steps: number;
  cargo: number;
  /** Hired tokens aboard. */
  hired: number;
  gone: boolean;
  ready: boolean;
  /** Harbours within reach, each with the waters on the way. */
  voyages: Record<CoastId, CoastId[]>;
}

/** Where cities can be built, and with what; `cities`: how many. */
export interface BuildingSites {
  cities: number;
  keep: boolean;
  areas: BuildingSite[];
}
export interface BuildingSite {
  area: AreaId;
  cost: number;
  tokens: number;
  treasury: number;
  neighbours: { areas: AreaId[]; most: number };
}

export interface DamageBounds {
  points: number;
  tokens: Counts;
  cities: { area: AreaId; left: number; leave: number }[];
  stock: number;
  overfull: boolean;
}

/** What keeps a nation out of what others are named for. */
export type KeptOut =
  | 'struck'
  | 'beneficiary'
  | 'trader'
  | 'drawer'
  | 'named'
  | 'otherBlock'
  | 'tooFar'
  | 'advances'
  | 'noUnit'
  | 'noCity'
  | 'noCoastalCity'
  | 'offPlain'
  | 'oneStays';

/** Every kind of decision: what is asked, what can be chosen, what is answered. Actions and prompts derive from it. */
export interface Decisions {
  chooseCivilization: { ask: { among: NationId[] }; answer: NationId; choices: NationId[] };
  foundCities: {
    ask: { count: number; onSites: number; among: AreaId[] };
    answer: AreaId[];
    choices: { count: number; onSites: number; among: AreaId[] };
  };
  /** Credits of choice that come with an advance, per group in multiples of `step`. */
  chooseCredits: {
    ask: { advance: AdvanceId; points: number; step: number };
    answer: Record<GroupId, number>;
    choices: { advance: AdvanceId; points: number; step: number; groups: GroupId[] };
  };
  /** Put `budget` tokens from stock (or as many as there is room for) into areas, at most `room` each. */
  placeTokens: {
    /**
     * `upTo`: fewer will do; `all`: the rule by which they will not, where it is not that of the question; `from`: they
     * come from there, and stay if they are not placed.
     */
    ask: { purpose: Purpose; budget: number; room: Counts; upTo?: true; from?: AreaId; all?: Cite };
    answer: Counts;
    choices: { place: number; room: Counts; upTo?: true };
  };
  taxRate: { ask: { min: number; max: number; usual: number }; answer: number; choices: number[] };
  /** Orders carried out at once, taken back (all but the first `keep`), or the last ones with the declaration. */
  move: {
    /**
     * Orders carried out since the turn began with what `start` shows, of which the first `bound` stay; `followed`: who
     * has gone where these led and may still take that back, so long as the last `orders` of them stay, and whether
     * somebody who cannot has `ended` there; `part`: what alone is ordered now; `early`: the turn has not come.
     */
    ask: {
      done: Order[];
      start?: Holdings;
      part?: MovePart;
      bound?: number;
      followed?: { by: NationId[]; orders: number; ended?: true };
      early?: true;
    };
    answer:
      | { do: 'orders'; orders: Order[] }
      | { do: 'undo'; keep?: number }
      | { do: 'end'; orders: Order[] };
    choices: MoveOptions;
  };
  /** Orders for a movement that has not come yet; `null` takes them back. */
  fileOrders: { ask: { part?: MovePart }; answer: Order[] | null; choices: MoveOptions };
  /** Where a loss of the token conflict in `area` is taken: there, on a ship, or near by. */
  conflictLoss: { ask: { area: AreaId; among: LossAt[] }; answer: LossAt; choices: LossAt[] };
  construct: { ask: Record<string, never>; answer: Building[]; choices: BuildingSites };
  /** Cities of `of` for the purpose named. */
  chooseCities: {
    ask: { purpose: Purpose; of: NationId; among: AreaId[]; count: number };
    answer: AreaId[];
    choices: Some<AreaId>;
  };
  /** Own cities to reduce, each with the tokens left in its place; up to `spare` fewer will do. */
  reduceCities: {
    ask: { purpose: Purpose; among: AreaId[]; count: number; spare?: number };
    answer: { area: AreaId; tokens: number }[];
    choices: { least: number; most: number; among: { area: AreaId; min: number; max: number }[] };
  };
  /** Own units worth `points`: tokens per area, cities with what is left of each (0 = destroyed). */
  takeDamage: {
    /** `leave`: tokens at least in the place of each city. `most`: points that nobody loses more of, whatever fits. */
    ask: {
      purpose: Purpose;
      points: number;
      tokens: Counts;
      cities: AreaId[];
      leave?: number;
      most?: number;
    };
    answer: { tokens: Counts; cities: Counts };
    choices: DamageBounds;
  };
  chooseNations: {
    /** `barred`: nations that cannot be named, each with the rule that says so; `why` in a word. */
    ask: {
      purpose: Purpose;
      among: NationId[];
      count: number;
      barred?: Record<NationId, Cite>;
      why?: Record<NationId, KeptOut>;
    };
    answer: NationId[];
    choices: Some<NationId>;
  };
  /** `about`: the card that is decided on; `place`: the area or coast. */
  chooseOne: {
    ask: { purpose: Purpose; among: Option[]; about?: CardId; place?: AreaId | CoastId };
    answer: Option;
    choices: Option[];
  };
  /** `usual` is what a player who does not care says. */
  confirm: {
    ask: { purpose: Purpose; price?: number; usual?: boolean };
    answer: boolean;
    choices: boolean[];
  };
  /** Commodities to give up: `count` of them, or cards worth `face`; `payEach` saves one card. */
  discardCards: {
    /**
     * `excess`: how far above the face value the cards may be: as long as none could be spared, unless the `least` that
     * is possible or any (`free`); `any`: calamities may go as well.
     */
    ask: {
      purpose: Purpose;
      count?: number;
      face?: number;
      excess?: 'least' | 'free';
      payEach?: number;
      any?: true;
    };
    answer: { cards: CardId[]; saved?: number };
    choices: { among: CardId[]; count?: number; savable?: number; face?: number };
  };
  /** Areas of `of` with units worth `points` that `for` will annex: whole areas, connected, a mix its stock replaces. */
  selectUnits: {
    ask: {
      purpose: Purpose;
      of: NationId;
      for: NationId;
      points: number;
      cites: { areas: Cite; connected: Cite; points: Cite; mix: Cite };
    };
    answer: AreaId[];
    choices: { areas: AreaId[]; points: number };
  };
  /** Of the units selected, those the chooser replaces from stock; the rest fall to the barbarians. */
  annexUnits: {
    ask: {
      purpose: Purpose;
      of: NationId;
      tokens: Counts;
      cities: AreaId[];
      /** That of the barbarians, where it is for them; what it does not replace stays. */
      stock?: { tokens: number; cities: number };
    };
    answer: { tokens: Counts; cities: AreaId[] };
    choices: { tokens: number; cities: number; among: { tokens: Counts; cities: AreaId[] } };
  };
  /** Losses of others that the asked one may order: up to `total` in all, each nation up to its `most`; `full`: must. */
  orderLosses: {
    ask: {
      purpose: Purpose;
      total: number;
      most: Record<NationId, number>;
      /** The rule by which a nation loses no more, though it has more. */
      capped?: Record<NationId, Cite>;
      barred?: Record<NationId, Cite>;
      why?: Record<NationId, KeptOut>;
      full?: true;
    };
    answer: Record<NationId, number>;
    choices: { total: number; most: Record<NationId, number> };
  };
  /** Units of `of` worth `points`: exactly where possible, else the least above. */
  pickUnits: {
    /** `within`: never above the points, and short of them only where no unit fits. */
    ask: {
      purpose: Purpose;
      of: NationId;
      points: number;
      tokens: Counts;
      cities: AreaId[];
      within?: true;
    };
    answer: { tokens: Counts; cities: AreaId[] };
    choices: { points: number; tokens: Counts; cities: AreaId[] };
  };
  /** Steps back on the succession table avoided by destroying cities. */
  preventSteps: {
    ask: { steps: number; citiesEach: number; among: AreaId[]; first: AreaId[] };
    answer: AreaId[];
    choices: { among: AreaId[]; first: AreaId[]; citiesEach: number; steps: number };
  };
  spoils: {
    ask: { from: string; card: boolean; treasury: number };
    answer: { card: boolean; treasury: number };
    choices: { card: boolean[]; treasury: { min: number; max: number } };
  };
  buyCard: {
    /** `block`: from the stack of that block, where it is not the own one. */
    ask: { shops: { stack: number; price: number; block?: BlockId }[]; free: number[] };
    answer: { do: 'buy'; stack: number; block?: BlockId; free?: true } | { do: 'pass' };
    choices: Decisions['buyCard']['answer'][];
  };
  /** `values`: the sum of face values is told of each side; `treasury`: it may be part of a deal. */
  trade: {
    ask: { minCards: number; trueNames: number; values?: true; treasury?: true };
    answer: TradeAnswer;
    choices: {
      finished: boolean;
      cards: CardId[];
      partners: NationId[];
      accept: { offer: string; cards: CardId[]; names: string[] }[];
      withdraw: string[];
    };
  };
  /** A special ability used, with what it needs, or no (more) ability this turn. */
  useAbility: {
    ask: { abilities: AdvanceId[] };
    answer: { use: AdvanceId; with: { [key: string]: Json } } | { pass: true };
    choices: { pass: true; abilities: { use: AdvanceId; with: Json }[] };
  };
  /** `null` by those alone who hold no such card. */
  /** `stack`: any card of that stack, calamities too; `secret`: nobody else sees it. */
  giveCard: {
    ask: { to: NationId; minFace: number; stack?: number; secret?: true };
    answer: { card: CardId | null; openly: boolean };
    choices: CardId[];
  };
  /** Of the cards given unseen, those the receiver shows to all, by giver. */
  revealCards: {
    ask: { given: { from: NationId; card: CardId }[] };
    answer: NationId[];
    choices: { from: NationId; card: CardId }[];
  };
  purchase: {
    ask: Record<string, never>;
    answer: Purchase;
    choices: {
      prices: Record<AdvanceId, number>;
      budget: number;
      sets: { cards: CardId[]; value: number }[];
      treasuryPoints: number;
    };
  };
  /** Tokens that must leave areas `from`: how many go where, as far as there is room; `least` has to be filled first. */
  relocate: {
    ask: { from: Counts; room: Counts; least?: Counts };
    answer: Counts;
    choices: { move: number; room: Counts; least: Counts };
  };
}

export type Kind = keyof Decisions;
export type Ask<K extends Kind> = Decisions[K]['ask'];
export type Answer<K extends Kind> = Decisions[K]['answer'];
export type Choices<K extends Kind> = Decisions[K]['choices'];
/** To a decision of whatever kind. */
export type AnyAnswer = Answer<Kind>;

/**
 * `now` applies on arrival, `sealed` is kept until all are in and then resolved in the rule's order,
 * `window` stays open until the step closes it.
 */
export type Mode = 'now' | 'sealed' | 'window';

export interface DecisionOf<K extends Kind> {
  id: DecisionId;
  kind: K;
  owner: NationId | SeatId;
  /** Index of the frame that asked. */
  frame: number;
  mode: Mode;
  /** Nobody waits for it. */
  optional?: true;
  ask: Ask<K>;
  cite: Cite;
}
export type Decision = { [K in Kind]: DecisionOf<K> }[Kind];

/** An input of a player, whose answer nobody has looked at yet, or of the table: a player gives up, the clock ends the trade, newer rules take over, and where people learn, the game goes back. */
export type PlayerAction = { by: NationId | SeatId; decision: DecisionId; kind: Kind; answer: Json };
export type Action =
  | PlayerAction
  | { control: 'leave'; nation: NationId; when: 'phase' | 'turn' }
  | { control: 'closeTrade' }
  | { control: 'newRules'; version: number }
  /** A decision of the nation is taken back: the game stands again as it did after action number `to`. */
  | TakeBack;
export type TakeBack = { control: 'takeBack'; nation: NationId | SeatId; to: number };

/** A player's input: the answer fits what is asked. */
export function answering<K extends Kind>(decision: DecisionOf<K>, answer: Answer<K>): PlayerAction {
  return { by: decision.owner, decision: decision.id, kind: decision.kind, answer };
}

/** What the owner may answer; `sight` shows that owner's view alone. */
export interface DecisionSpec<K extends Kind> {
  shape: Shape<Answer<K>>;
  /** The only legality test. The shape holds already. */
  check(sight: Sight, decision: DecisionOf<K>, answer: Answer<K>): Violation | undefined;
  /** A list, or bounds where the space is combinatorial. */
  choices(sight: Sight, decision: DecisionOf<K>): Choices<K>;
  /** Some legal answer: fuzzing and the weakest bot. */
  sample(sight: Sight, decision: DecisionOf<K>, rng: Rng): Answer<K>;
  /** A sensible legal answer when the clock runs out. */
  fallback(sight: Sight, decision: DecisionOf<K>): Answer<K>;
}
export type DecisionSpecs = { [K in Kind]: DecisionSpec<K> };
