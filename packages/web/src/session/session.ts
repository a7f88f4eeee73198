import type { Advice, Said } from '@ochre/bots';
import type { NextGoal } from '@ochre/bots/goals';
import type {
  Answer,
  Choices,
  Cite,
  DecisionOf,
  GameEvent,
  Kind,
  Open,
  Rules,
  Sight,
  View,
  Violation,
} from '@ochre/engine';
import type { Play, Problem } from '@ochre/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { Company } from './company.ts';
import type { PastSource } from './past.ts';
import type { Verdict } from './verdict.ts';

export interface LoggedEvent {
  seq: number;
  turn: number;
  phase: string;
  event: GameEvent;
}

/** Who sits at a nation (or at a seat that has not chosen yet). */
export interface SeatInfo {
  name: string;
  kind: 'you' | 'human' | 'bot';
  online: boolean;
  /** A bot plays for this person, who wanted it or has been away too long. */
  standIn?: 'choice' | 'absence' | undefined;
  /** Milliseconds left on the clock, where one runs. */
  clock?: number;
}

export type SessionStatus = 'connecting' | 'live' | 'offline' | 'over';

export interface Rematch {
  /** Whether somebody has begun it. */
  readonly under: ReadonlySignal<boolean>;
  /** Begins it, or joins it; resolves to where it is. */
  begin(): Promise<string>;
}

/** Somebody who plays at the same device. */
export interface Neighbour {
  seat: string;
  name: string;
  /** The nation it leads, or the seat itself. */
  owner: string;
}

/** Why an answer was not taken: it breaks the rules, or the server does not take it now. */
export type Refused = Violation | (Problem & { cite: Cite });

/** Something about it is explained; or it has just come in sight. */
export type HoldReason = 'explained' | 'seen';

/** One seat at one table, wherever the game itself runs. */
export interface Session {
  readonly id: string;
  readonly title: string;
  /** A first game: the table explains itself. */
  readonly guided?: boolean;
  /** Not where the browser keeps nothing: the game ends with the page. */
  readonly kept?: boolean;
  /** Rule set and map in force: names, tables, queries. Nothing in it is secret. */
  readonly rules: Rules;
  /** What this seat may see, replaced on every change. */
  readonly view: ReadonlySignal<View>;
  /** The board as the map draws it, where that is another: pieces on their way are nowhere. */
  readonly drawn?: ReadonlySignal<Open | undefined>;
  /** Events this seat may see, oldest first. */
  readonly log: ReadonlySignal<readonly LoggedEvent[]>;
  readonly status: ReadonlySignal<SessionStatus>;
  /** By nation, or by seat before it has chosen. */
  readonly seats: ReadonlySignal<Readonly<Record<string, SeatInfo>>>;
  /** The people at a table on a server. */
  readonly company?: Company;
  /** The same once more, when the game is over. */
  readonly rematch?: Rematch;
  /** What bots said to offers of mine in the market; not at every table bots speak. */
  readonly said?: ReadonlySignal<readonly Said[]>;
  /** Deals the finished game again at this device and compares; games of this device itself need no proof. */
  verify?(): Promise<Verdict>;
  /** The finished game in a few words. */
  play?(): Promise<Play>;
  /** How it was before; not every session remembers. */
  readonly past?: PastSource;
  /** The view with the rules at hand, for the engine's own queries. */
  sight(): Sight;
  choices<K extends Kind>(decision: DecisionOf<K>): Choices<K>;
  check<K extends Kind>(decision: DecisionOf<K>, answer: Answer<K>): Violation | undefined;
  /** The engine's sensible answer, as a proposal. */
  suggestion<K extends Kind>(decision: DecisionOf<K>): Answer<K>;
  /** What a strong player would do who sees what this seat sees; not every session thinks. */
  advise?<K extends Kind>(decision: DecisionOf<K>): Promise<Advice<K> | undefined>;
  /** What this seat may work towards, and what the decision in hand does for it; not every session thinks. */
  goal?<K extends Kind>(decision?: DecisionOf<K>): Promise<NextGoal<K> | undefined>;
  /** Bots leave the market as it is while there is a reason, or until I act in it; people do not. */
  holdMarket?(reason: HoldReason, on: boolean): void;
  answer<K extends Kind>(decision: DecisionOf<K>, answer: Answer<K>): Promise<Refused | undefined>;
  /** Whether my last answer was heard and not played: it stays a draft. */
  readonly holds?: boolean;
  /** Others who play at this device; those who are waited for first. */
  readonly neighbours?: ReadonlySignal<readonly (Neighbour & { asked: boolean })[]>;
  /** Through whose eyes a game that was opened can be seen, and whose they are now. */
  readonly viewpoints?: { now: string; seats: readonly { seat: string; nation: string }[] };
  /** Takes back my last answer and what came of it, where I play against bots alone; then the table is opened anew. */
  rewind?(): Promise<boolean>;
  close(): void;
}
