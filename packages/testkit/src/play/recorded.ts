import type { Brain } from '@ochre/bots';
import { type Action, type Config, clone, type Game, type GameState } from '@ochre/engine';
import { playOut, Table } from './table.ts';

export interface Recorded {
  start: GameState;
  actions: Action[];
  /** The state before each turn, and the index of its first action. */
  turns: Map<number, { state: GameState; at: number }>;
  end: GameState;
}

/** A game with everything needed to run parts of it again. */
export function record(game: Game, config: Config, seed: string, brain: Brain): Recorded {
  const actions: Action[] = [];
  const turns: Recorded['turns'] = new Map();
  const mark = (state: GameState): void => {
    if (!turns.has(state.open.turn)) turns.set(state.open.turn, { state: clone(state), at: actions.length });
  };
  const table = new Table(game, config, seed, () => brain, {
    before: (_, action) => void actions.push(action),
    after: mark,
  });
  const start = turns.get(1)!.state;
  return { start, actions, turns, end: playOut(table).state };
}
