import type { Decision, GameEvent, Json, Rules, Sight, View, Violation } from '@ochre/engine';
import type { ReadonlySignal } from '@preact/signals';

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
  /** Milliseconds left on the clock, where one runs. */
  clock?: number;
}

export type SessionStatus = 'connecting' | 'live' | 'offline' | 'over';

/** One seat at one table, wherever the game itself runs. */
export interface Session {
  readonly id: string;
  readonly title: string;
  /** Rule set and map in force: names, tables, queries. Nothing in it is secret. */
  readonly rules: Rules;
  /** What this seat may see, replaced on every change. */
  readonly view: ReadonlySignal<View>;
  /** Events this seat may see, oldest first. */
  readonly log: ReadonlySignal<readonly LoggedEvent[]>;
  readonly status: ReadonlySignal<SessionStatus>;
  /** By nation, or by seat before it has chosen. */
  readonly seats: ReadonlySignal<Readonly<Record<string, SeatInfo>>>;
  /** The view with the rules at hand, for the engine's own queries. */
  sight(): Sight;
  choices(decision: Decision): Json;
  check(decision: Decision, answer: Json): Violation | undefined;
  /** The engine's sensible answer, as a proposal. */
  suggestion(decision: Decision): Json;
  answer(decision: Decision, answer: Json): Promise<Violation | undefined>;
  close(): void;
}
