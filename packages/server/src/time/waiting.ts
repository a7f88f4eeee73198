import type { Decision, Game, GameState } from '@ochre/engine';
import type { Timing } from '@ochre/protocol';
import { seatOf } from '../play/streams.ts';
import type { Question, Waiting } from './clock.ts';

/** Movement is ordered in parts, each a decision of its own; the time for it is one. */
export const keyOf = (state: GameState, { id, kind, owner }: Decision): string =>
  kind === 'move' ? `move:${owner}:${state.open.turn}:${state.open.phase}` : id;

function allowance(state: GameState, timing: Timing): number | null {
  const { phase } = state.open;
  if (timing.decision === null) return null;
  return (Object.hasOwn(timing.phases, phase) ? timing.phases[phase]! : timing.decision) * 1000;
}

/** Whom the game waits for now, as far as there are clocks. */
export function waitingOf(game: Game, state: GameState, timing: Timing): Waiting {
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
