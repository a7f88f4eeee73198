import type { Brain } from '@ochre/bots';
import { type Config, type GameState, hash, type NationId, quick, shuffle } from '@ochre/engine';
import { gameFor } from '../games.ts';
import { playOut, Table, type Watch } from '../play/table.ts';

/** Programs that do not care may never end a game; after so many turns the players agree to stop. */
const MOST_TURNS = 60;

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

/** Nations that play in this configuration, in a fixed order. */
function nationsOf(config: Config): NationId[] {
  const { ruleset, map } = gameFor(config.ruleset).rules;
  return ruleset.layout(config, map).nations.map(({ id }) => id);
}

/**
 * The `index`-th match of a series. Two matches in a row share seed and seating with the brains changed over, so
 * each sits in every seat equally often and chance is half whatever the number of players.
 */
export function matchOf(config: Config, seed: string, index: number): Match {
  const pair = `${seed}-${index >> 1}`;
  const nations = nationsOf(config).slice(0, config.players);
  const order = shuffle(quick(Number.parseInt(hash([pair, 'seats']).slice(0, 8), 16)), [...nations]);
  const half = order.slice(0, order.length >> 1);
  const first = index % 2 === 0 ? half : order.slice(order.length >> 1);
  return { config: { ...config, nations }, seed: pair, first };
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

/** Wilson's interval of a share of `n`. */
export function interval(share: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const width = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [Math.max(0, middle - width), Math.min(1, middle + width)];
}

export interface Duel {
  games: number;
  winShare: number;
  ci95: [low: number, high: number];
}

/** Head to head: half the seats each, seeds paired, sides changed. */
export function duel(config: Config, a: Brain, b: Brain, games: number, seed: string): Duel {
  let wins = 0;
  for (let i = 0; i < games; i++) wins += playMatch(matchOf(config, seed, i), a, b).won;
  const winShare = wins / games;
  return { games, winShare, ci95: interval(winShare, games) };
}
