import type { GameState, Json, Nation, Own, Pieces } from '@ochre/engine';
import type { MiniArea } from '@ochre/maps';

export type Side<T> = { [key: string]: T };
/** Cards per stack number, or per block and stack number. */
export type Piles = Side<string[] | Side<string[]>>;

/** What a scenario says of a nation: parts of what everyone sees of it and of what it alone sees. */
export type NationSetup = Partial<Omit<Nation, 'stock'>> & { stock?: Partial<Nation['stock']> } & Partial<
    Omit<Own, 'sealed' | 'asked'>
  >;

/** A rule case: a position, what players do, what must come of it. See docs/scenarios.md. */
export interface Scenario {
  name: string;
  cites: string[];
  note?: string;
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
  /** The configuration must be refused. */
  refused?: string;

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

  steps?: ScenarioStep[];
}

export type Refusal = string | true | { code?: string; params?: Side<Json>; cite?: string; text?: string };

/** Besides these keys: a player's id with `{kind: answer}`. */
export interface ScenarioStep {
  control?: { closeTrade: true } | { leave: string; when: string };
  fallback?: 'all' | string[];
  until?: string | { phase?: string; turn?: number };
  refused?: Refusal;
  expect?: Expectation;
  note?: string;
  [player: string]: unknown;
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

/** Keys of a step that are no players. */
export const STEP_KEYS = ['control', 'fallback', 'until', 'refused', 'expect', 'note'];

/** A scenario with where it stands. */
export interface Located {
  scenario: Scenario;
  file: string;
  line: number;
  /** The line of a part, or of the nearest part around it that was written. */
  lineOf(path: Path): number;
}

/** Something a scenario claims that is not so. */
export class Mismatch extends Error {
  readonly problems: string[];
  constructor(problems: string | string[]) {
    const list = typeof problems === 'string' ? [problems] : problems;
    super(list.join('\n'));
    this.problems = list;
  }
}

/** Slips that show only while the scenario is played. */
export class Misnotated extends Error {
  readonly slips: Slip[];
  constructor(slips: Slip[]) {
    super(slips.map((slip) => slip.text).join('\n'));
    this.slips = slips;
  }
}
