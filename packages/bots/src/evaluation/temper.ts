import type { Advance, GroupId } from '@ochre/engine';
import type { Personality } from '../levels.ts';
import { type Boons, GUESSED } from './boons.ts';
import { assumed, type Guesses, measured } from './guesses.ts';
import { USUAL, type Worths } from './worths.ts';

/** What a player of code likes more or less than others do; 1 is usual. */
export interface Temper {
  /** Cities, and land for them. */
  cities: number;
  /** Trades it enters for little gain, and offers it has standing. */
  trade: number;
  /** Attacks on others. */
  war: number;
  /** Ships and coasts beyond the sea. */
  sea: number;
  /** Advances bought early, for the credits they bring. */
  learning: number;
  /** Advances of single groups. */
  groups: Readonly<Partial<Record<GroupId, number>>>;
}

const usual: Temper = { cities: 1, trade: 1, war: 1, sea: 1, learning: 1, groups: {} };

/** How much more an advance is liked than what it brings. */
export const fondness = ({ groups }: Temper, { groups: of }: Advance): number =>
  Math.max(...of.map((group) => groups[group] ?? 1));

/** Ways to play that all levels know. */
export const tempers: Readonly<Record<Personality, Temper>> = {
  balanced: usual,
  builder: { ...usual, cities: 1.5, trade: 0.6, war: 0.3, groups: { crafts: 1.6 } },
  trader: { ...usual, trade: 2.5, war: 0.5, groups: { arts: 1.4 } },
  raider: { ...usual, war: 4, groups: { civics: 1.6 } },
  seafarer: { ...usual, sea: 4, groups: { religion: 1.4 } },
  scholar: { ...usual, learning: 1.4, war: 0.5, groups: { science: 2 } },
};

/** What holds a player of code back from handing calamities on: who gets one remembers it. */
export interface Restraint {
  /** How many it hands on in a turn at most. */
  aTurn: number;
  /** Whether one goes back to the bot it came from in the same turn. */
  returns: boolean;
  /**
   * By how many more a person may get from it than it got from that person, in this turn and the last; nor does one go back to
   * a person it came from. Without it, people are as bots.
   */
  people?: number;
}

/**
 * Among bots whoever holds back loses by it: no more than two a turn and none back lost 11.7 points a seat (95 %: 7.1 to 15.9) in 60
 * games of mega with seven players, none back alone 5.9 (1.8 to 10.5).
 */
const RUTHLESS: Restraint = { aTurn: Infinity, returns: true };

/** What a level does and does not do. */
export interface Skill {
  id: string;
  /** Weighs whole plans for the turns to come when it buys. */
  plans: boolean;
  /** Likes some advances more than they bring. */
  taste: boolean;
  /** How many movement plans it compares. */
  drafts: number;
  /** Breeds from plans that differ, and plays no plan through twice. */
  sifts: boolean;
  /** How many more plans it breeds from the best, thinking each through for the turns after. */
  offspring: number;
  /** Turns it thinks through after this one when it moves. */
  seasons: number;
  /** Raises taxes, where it may, as far as stock is left to grow from. */
  taxes: boolean;
  /** Cities of one movement that it brings tokens for over the sea. */
  overseas: number;
  /** Orders of purchases it plays through to the end of the game. */
  orders: number;
  /** Plays losses through to the next draw before it takes them. */
  foresees: boolean;
  /** How many hands of others it thinks of to see what they would take; without any it goes by rules of thumb. */
  hands: number;
  /** Commodities it has none of that it thinks of asking for. */
  ventures: number;
  /** Offers it has standing at a time. */
  standing: number;
  /** Of a hundred chances to hand a calamity on, those that are used: who always does is read like a book. */
  passes: number;
  /** What holds it back from handing calamities on. */
  restraint: Restraint;
  /** Of a hundred offers without a calamity, those it keeps silent about all the same, so that silence tells less. */
  hushes: number;
  /** Asks those who show what it wants before those who may have it. */
  asksWhoShows: boolean;
  /** Prefers a home that is settled without ships. */
  walks: boolean;
  /** Notices when somebody who promises as a rule does not. */
  reads: boolean;
  /** Treasury it likes to keep; what is above is half as dear, as tokens in treasury do not grow. */
  treasury: number;
  /** What a trade has to bring. */
  worthIt: number;
  /** The part of one more card's worth that a set yet to grow is worth besides. */
  hope: number;
  /** What is thought of growth of sets kept over the turn. */
  patience: number;
  /** How attacks weigh against peace. */
  war: number;
  /** What room for one more token is worth, as long as cities could be supported by it. */
  room: number;
  /** Tokens a young nation keeps to grow from, and what each is worth that is missing. */
  seed: number;
  seedling: number;
  /** What it counts for that tokens stand where a city may be founded next turn. */
  foresight: number;
  /** The part of a calamity's harm that counts as got rid of when it is handed on. */
  relief: number;
  /** The part of what a rival gains by a deal that counts against it. */
  envy: number;
  /** What it makes of what it sees. */
  worths: Worths;
  /** What attributes of advances are worth to it. */
  boons: Boons;
  /** What it takes for granted of what it cannot see. */
  guesses: Guesses;
  /** Knows that the hand limit takes its part before points are counted on the track. */
  limits: boolean;
  /** Weighs rivals by the chances to win that were learnt from games, where there are any. */
  learnt: boolean;
}

const STRONG: Skill = {
  id: 'strong',
  plans: true,
  taste: false,
  drafts: 2,
  sifts: false,
  offspring: 16,
  seasons: 2,
  taxes: false,
  overseas: 0,
  orders: 1600,
  foresees: true,
  hands: 120,
  ventures: 0,
  treasury: 8,
  standing: 10,
  passes: 95,
  restraint: { ...RUTHLESS, people: 1 },
  hushes: 20,
  asksWhoShows: false,
  walks: false,
  reads: true,
  worthIt: 2,
  hope: 0.4,
  patience: 0.45,
  war: 0.4,
  room: 4.5,
  seed: 14,
  seedling: 30,
  foresight: 4,
  relief: 0.9,
  envy: 0.5,
  worths: USUAL,
  boons: GUESSED,
  guesses: assumed,
  limits: false,
  learnt: false,
};

export const skills = {
  steady: {
    id: 'steady',
    plans: false,
    taste: true,
    drafts: 1,
    sifts: false,
    offspring: 0,
    seasons: 0,
    taxes: false,
    overseas: 0,
    orders: 0,
    foresees: false,
    hands: 0,
    ventures: 0,
    treasury: 55,
    standing: 5,
    passes: 15,
    restraint: { aTurn: 1, returns: false, people: 1 },
    hushes: 0,
    asksWhoShows: false,
    walks: false,
    reads: false,
    worthIt: 2,
    hope: 0.3,
    patience: 0.25,
    war: 0.7,
    room: 3,
    seed: 12,
    seedling: 9,
    foresight: 0,
    relief: 0.6,
    envy: 0.5,
    worths: USUAL,
    boons: GUESSED,
    guesses: assumed,
    limits: false,
    learnt: false,
  },
  strong: STRONG,
  /**
   * What it goes by was measured (`guesses.ts`), learnt (`value/`) and tuned by `ochre tune` (`tuning/tuned.json`): every number
   * that is tuned stands there, with the figures of the last series in docs/bots.md.
   */
  master: {
    ...STRONG,
    id: 'master',
    restraint: RUTHLESS,
    drafts: 4,
    sifts: true,
    taxes: true,
    ventures: 3,
    guesses: measured,
    limits: true,
    learnt: true,
  },
} satisfies Record<string, Skill>;

/** Who advises a person plays as well as any, hides nothing, and proposes what the person can see to be sensible and can do with few pieces. */
export const advising: Skill = {
  ...skills.strong,
  id: 'adviser',
  hushes: 0,
  asksWhoShows: true,
  walks: true,
};
