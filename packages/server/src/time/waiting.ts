import type { Decision, Game, GameState } from '@ochre/engine';
import type { Timing } from '@ochre/protocol';
import { seatOf } from '../play/streams.ts';
import type { TableRecord } from '../store/store.ts';
import { type Clock, follow, newClock, type Question, type Waiting } from './clock.ts';

/** Movement is ordered in parts, each a decision of its own; the time for it is one. */
export const keyOf = (state: GameState, { id, kind, owner }: Decision): string =>
  kind === 'move' ? `move:${owner}:${state.open.turn}:${state.open.phase}` : id;

function allowance(state: GameState, timing: Timing): number | null {
  const { phase } = state.open;
  if (timing.decision === null) return null;
  return (Object.hasOwn(timing.phases, phase) ? timing.phases[phase]! : timing.decision) * 1000;
}

/** Whom the game waits for now, as far as there are clocks. */
function waitingOf(game: Game, state: GameState, timing: Timing): Waiting {
  const { turn } = state.open;
  const due = state.open.result ? [] : game.due(state).filter((d) => !d.optional);
  const window = (d: Decision): boolean => d.mode === 'window';
  const traders = due.filter(window).map((d) => seatOf(state, d.owner));
  const time = allowance(state, timing);
  const questions = due
    .filter((d) => !window(d))
    .map((d): Question => ({ key: keyOf(state, d), seat: seatOf(state, d.owner), allowance: time ?? 0 }));
  return { turn, questions: time === null ? [] : questions, ...(traders.length > 0 && { traders }) };
}

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
