import type { Brain } from '@ochre/bots';
import type { Config, GameState, NationId } from '@ochre/engine';
import { gameFor } from '../games.ts';
import { playOut, Table, type Watch } from '../play/table.ts';
import { seatingOf } from './seating.ts';

/** Programs that do not care may never end a game; after so many turns the players agree to stop. */
export const MOST_TURNS = 60;

/** Two brains at a table of their own: who sits where, and how it ended. */
export interface Match {
  config: Config;
  seed: string;
  /** Nations of the first brain; all others are of the second. */
  first: NationId[];
}

export interface Outcome {
  /** Whether the first brain won; half a win where nobody did. */
  won: number;
  turns: number;
  cpuMs: number;
  state: GameState;
}

/**
 * The `index`-th match of a series. Two matches in a row share seed and seating with the brains changed over, so
 * each sits in every seat equally often and chance is half whatever the number of players.
 */
export function matchOf(config: Config, seed: string, index: number): Match {
  const seating = seatingOf([config], seed, 2, index);
  const { config: dealt, seed: own, seats } = seating;
  return { config: dealt, seed: own, first: Object.keys(seats).filter((id) => seats[id] === 0) };
}

export function playMatch(match: Match, a: Brain, b: Brain, watch: Watch = {}): Outcome {
  const game = gameFor(match.config.ruleset);
  const config = { ...match.config, options: { turns: MOST_TURNS, ...match.config.options } };
  const brainOf = (owner: string): Brain => (match.first.includes(owner) ? a : b);
  const { state, cpuMs } = playOut(new Table(game, config, match.seed, brainOf, watch));
  const { winner } = state.open.result!;
  const won = winner === null ? 0.5 : match.first.includes(winner) ? 1 : 0;
  return { won, turns: state.open.turn, cpuMs, state };
}
