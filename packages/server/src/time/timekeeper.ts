import type { Game, GameState } from '@ochre/engine';
import type { Timing } from '@ochre/protocol';
import type { TableRecord } from '../store/store.ts';
import { type Clock, follow, newClock, type Waiting } from './clock.ts';
import { waitingOf } from './waiting.ts';

/** The clock of a game that has just been dealt, or was never timed before. */
export function firstClock(game: Game, state: GameState, { config, timing }: TableRecord, at: number): Clock {
  const seats = Array.from({ length: config.players }, (_, i) => i + 1);
  return follow(newClock(at, seats, timing), waitingOf(game, state, timing), at, timing);
}

const listed = (values: readonly (string | number)[]): string => [...values].sort().join();

/** Whether somebody's clock starts, stops or gains; if not, the clock as it is will tell the time as well as a new one. */
function differs(clock: Clock, waiting: Waiting, timing: Timing): boolean {
  return (
    listed(Object.keys(clock.asked)) !== listed(waiting.questions.map((q) => q.key)) ||
    (timing.trade !== null && listed(clock.trade?.seats ?? []) !== listed(waiting.traders ?? [])) ||
    (timing.increment > 0 && waiting.turn > clock.turn)
  );
}

/** The clock once the game has moved on to that state; the same one when nothing changed for it. */
export function track(clock: Clock, game: Game, state: GameState, at: number, timing: Timing): Clock {
  const waiting = waitingOf(game, state, timing);
  return differs(clock, waiting, timing) ? follow(clock, waiting, at, timing) : clock;
}
