import type { GameState, Json, Nation, Own, Pieces } from '@ochre/engine';
import type { MiniArea } from '@ochre/maps';

export type Side<T> = { [key: string]: T };
/** Cards per stack number, or per block and stack number. */
export type Piles = Side<string[] | Side<string[]>>;

/** What is said of a nation: parts of what everyone sees of it and of what it alone sees. */
export type NationSetup = Partial<Omit<Nation, 'stock'>> & { stock?: Partial<Nation['stock']> } & Partial<
    Omit<Own, 'sealed' | 'asked'>
  >;

/** A game at a point, as docs/scenarios.md has it written. */
export interface Position {
  rules?: string;
  players?: number;
  side?: string;
  options?: Side<Json>;
  seed?: string | number;
  map?: string | Side<MiniArea>;

  /** The game from its very start instead of a position. */
  from?: 'setup';
  /** Civilizations by seat, for `from: setup`. */
  civilizations?: string[];
  turn?: number;
  phase?: string;
  /** Play stops when the phase is over, or when this later one is. */
  alone?: boolean;
  to?: string;
  /** What the phase already knows, where it starts half-way. */
  frame?: { at?: number; locals?: Side<Json> };
  nations?: Side<NationSetup | null>;
  barbarians?: Partial<Pieces>;
  regions?: string[];
  outOfPlay?: string[];
  built?: string[];
  stacks?: Piles;
  discards?: Piles;
  tradedBy?: Side<string>;
  /** Anything else of the open state, the hidden state. */
  open?: Side<Json>;
  hidden?: Side<Json>;

  /** A whole state, as saved, instead of a position. */
  state?: GameState;
}

/** Parts of a player's view, and events as that player is told them. */
export interface ViewClaims {
  events?: Side<Json>[];
  noEvents?: Side<Json>[];
  [part: string]: unknown;
}

export interface Expectation {
  turn?: number;
  phase?: string;
  over?: boolean;
  nations?: Side<Side<Json>>;
  barbarians?: Side<Json>;
  prompts?: Side<(string | Side<Json>)[]>;
  waiting?: string[];
  choices?: Side<Side<Json>>;
  views?: Side<ViewClaims>;
  events?: Side<Json>[];
  noEvents?: Side<Json>[];
  stacks?: Piles;
  top?: Piles;
  heights?: Side<Json>;
  discards?: Piles;
  tradedBy?: Side<Json>;
  built?: string[];
  regions?: string[];
  open?: Side<Json>;
  hidden?: Side<Json>;
  result?: Side<Json>;
}

/** Where in a scenario something stands. */
export type Path = (string | number)[];

/** Something written that cannot be meant. */
export interface Slip {
  path: Path;
  text: string;
}

/** Something that is claimed and is not so. */
export class Mismatch extends Error {
  readonly problems: string[];
  constructor(problems: string | string[]) {
    const list = typeof problems === 'string' ? [problems] : problems;
    super(list.join('\n'));
    this.problems = list;
  }
}

/** Slips that show only while the position is played. */
export class Misnotated extends Error {
  readonly slips: Slip[];
  constructor(slips: Slip[]) {
    super(slips.map((slip) => slip.text).join('\n'));
    this.slips = slips;
  }
}
