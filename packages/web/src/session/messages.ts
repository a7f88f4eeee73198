import type { Advice, Happening, Recall, Said } from '@ochre/bots';
import type { NextGoal } from '@ochre/bots/goals';
import type { Action, Config, DecisionOf, GameState, Kind, TurnTally, View, Violation } from '@ochre/engine';
import type { Comment, GameRecord } from '@ochre/protocol';
import type { Unreadable } from '@ochre/protocol/gameText.ts';
import type { NotationProblem } from '@ochre/protocol/notation';
import type { Moment, PastView } from './past.ts';
import type { LoggedEvent } from './session.ts';
import type { Seen, Verdict } from './verdict.ts';

/** A solo game as it is set up: who you are, and which brain leads the others. */
export interface SoloSetup {
  id: string;
  title: string;
  config: Config;
  seed: string;
  /** Who looks at the table. */
  seat: string;
  /** The seats of all who play at this device, where there are several. */
  people?: string[];
  /** What they are called, by seat; whoever gave no name has a number. */
  names?: Readonly<Record<string, string>>;
  brain: string;
  /** A first game: the table explains itself. */
  guided?: true;
  created: number;
  /** The version of the rules it was begun by. */
  rules?: number;
  /** It was read from a file: nobody plays it, and everybody can be looked at. */
  opened?: Opened;
  /** It goes on from a moment of another game: there is no deal to play it from. */
  branched?: true;
}

/** What the file of a game tells besides: whose it was, what the seed was made of, and when each step was taken. */
export interface Opened extends Pick<GameRecord, 'table' | 'engine' | 'seats' | 'parts'> {
  /** The part of who led the table, where others gave theirs. */
  seed?: string;
  times: number[];
}

/** What the list of my games shows of one. */
export interface SavedGame extends SoloSetup {
  updated: number;
  turn: number;
  phase: string;
  nation?: string;
  /** A name to list the game by, without loading its rules. */
  nationName?: string;
  yourMove: boolean;
  over: boolean;
}

/** A solo game with everything needed to go on. */
export interface FullSave {
  game: SavedGame;
  state: GameState;
  log: LoggedEvent[];
  actions: number;
  /** What bots may still recall; games kept before this was have none of it. */
  recalled: Recalled[];
}

/** What came of one action, as everybody was told, and its number. */
export interface Recalled {
  n: number;
  events: Happening;
}

/** Where newer rules took over: the state from which they went on. */
export interface Takeover {
  /** Actions so far and events I was told, this one included. */
  seq: number;
  seen: number;
  state: GameState;
}

/** What is kept of a stretch of play. */
export interface Stretch {
  game: SavedGame;
  state: GameState;
  events: LoggedEvent[];
  actions: { seq: number; action: Action }[];
  recalled: Recalled[];
  /** What came before is recalled by nobody any more. */
  recalledFrom: number;
  takeover?: Takeover;
}

/** How much of the bots' play one gets to see. */
export type BotPace = 'calm' | 'quick' | 'instant';

export type ToWorker =
  /** Fetches the rules of a game that may begin. */
  | { do: 'ready'; ruleset: string }
  | { do: 'begin'; setup: SoloSetup }
  /** Reads a game out of a text that may be anything, and keeps it. */
  | { do: 'open'; text: string }
  | { do: 'load'; id: string; seat?: string | undefined }
  | { do: 'act'; ref: number; action: Action }
  /** How fast the bots play from now on. */
  | { do: 'pace'; pace: BotPace }
  /** Bots leave my market as it is, or go on with it. */
  | { do: 'hold'; on: boolean }
  /** A look at the past, which never holds up the game. */
  | { do: 'look'; ref: number; ask: PastAsk }
  /** Takes back my last answer and what came of it, in what is kept: the game is to be opened anew. */
  | { do: 'rewind'; ref: number }
  /** Thinks about a view; no table of its own is needed for that. */
  | { do: 'advise'; ref: number; view: View; decision: DecisionOf<Kind>; recall: Recall }
  /** Deals a finished game again and compares. */
  | { do: 'verify'; record: GameRecord; seen: Seen }
  /** What whoever sees that may work towards, and what the decision in hand does for it. */
  | { do: 'goal'; ref: number; view: View; decision: DecisionOf<Kind> | undefined; recall: Recall };

export type PastAsk =
  | { what: 'view'; moment: Moment }
  | { what: 'chronicle' }
  | { what: 'record' }
  /** The game as it stood then, to be played on: as this seat knows it, or whole once it is over. */
  | { what: 'branch'; moment: Moment };

export type PastAnswer = PastView | TurnTally[] | GameRecord | Branch;

/** A game as it stood at a moment, or as it may have stood: what a seat did not know is dealt anew. */
export interface Branch {
  state: GameState;
}

/** Why a text was not opened. */
export type NotOpened =
  | { why: Unreadable }
  | { why: 'notation'; line: number; problem: NotationProblem }
  | { why: 'mishap' };

export type FromWorker =
  /** `kept`: whether the game is still there once the page is closed. */
  | { is: 'update'; setup: SoloSetup; view: View; events: LoggedEvent[]; said: Said[]; kept: boolean }
  | { is: 'answered'; ref: number; violation?: Violation }
  /** `older`: it was played by rules that are no longer in force. */
  | { is: 'looked'; ref: number; answer?: PastAnswer; older?: boolean }
  | { is: 'opened'; id: string; comments: Comment[] }
  | { is: 'unopened'; problem: NotOpened }
  | { is: 'rewound'; ref: number; done: boolean }
  | { is: 'advised'; ref: number; advice?: Advice<Kind> }
  | { is: 'goal'; ref: number; next?: NextGoal }
  | { is: 'verified'; verdict: Verdict }
  /** The game was played by rules this page does not have yet, or there is none by that name here. */
  | { is: 'failed'; text: string; why?: 'newer' | 'none' };
