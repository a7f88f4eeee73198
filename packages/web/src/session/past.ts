import type { GameState, TurnTally } from '@ochre/engine';
import type { Moment, PastView, SharedMoment } from '@ochre/protocol';
import { toldToAll } from '@ochre/protocol/moments.ts';
import type { LoggedEvent } from './session.ts';

export type { Moment, PastView, SharedMoment } from '@ochre/protocol';

/** What happened then is told, but the rules in force make something else of it: the board cannot be shown. */
export class OlderPast extends Error {}

/** Where a session gets its past from. Everything as this seat saw it then. */
export interface PastSource {
  view(moment: Moment): Promise<PastView>;
  /** Events of one turn that this seat was told, oldest first. */
  events(turn: number): Promise<readonly LoggedEvent[]>;
  /** How the nations stood after each turn. */
  chronicle(): Promise<readonly TurnTally[]>;
  /** The game as a file to keep, where it can be had. */
  record?(): Promise<unknown>;
  /** The game as it stood then, or as this seat knows it, to be played on; where that can be had. */
  branch?(moment: Moment): Promise<{ state: GameState }>;
}

/** A moment as everybody may name it; `events` are those of its turn. */
export function sharedOf(events: readonly LoggedEvent[], { turn, seen }: Moment): SharedMoment {
  return { turn, told: events.slice(0, seen).filter(({ event }) => toldToAll(event)).length };
}

/** The moment somebody else named, as this seat lived it: the last that had been told so much to all. */
export function ownOf(events: readonly LoggedEvent[], { turn, told }: SharedMoment): Moment {
  let count = 0;
  const at = events.findIndex(({ event }) => toldToAll(event) && ++count >= Math.max(1, told));
  return { turn, seen: at < 0 ? events.length : at + 1 };
}

/** The moment right after an event: so many events of its turn had been told. The log holds whole turns. */
export function momentOf(log: readonly LoggedEvent[], { turn, seq }: LoggedEvent): Moment {
  let seen = 0;
  for (const event of log) if (event.turn === turn && event.seq <= seq) seen++;
  return { turn, seen };
}
