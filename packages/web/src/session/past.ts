import type { TurnTally } from '@ochre/engine';
import type { Moment, PastView } from '@ochre/protocol';
import type { LoggedEvent } from './session.ts';

export type { Moment, PastView } from '@ochre/protocol';

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
}

/** The moment right after an event: so many events of its turn had been told. The log holds whole turns. */
export function momentOf(log: readonly LoggedEvent[], { turn, seq }: LoggedEvent): Moment {
  let seen = 0;
  for (const event of log) if (event.turn === turn && event.seq <= seq) seen++;
  return { turn, seen };
}
