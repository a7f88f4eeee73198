import { Host, type Next, questionOf, RULES } from '@ochre/bots';
import { type Decision, type Game, type GameState, type Json, quick, type Rng } from '@ochre/engine';
import { answerTo, type Question } from '../bots/thoughts.ts';

/** In a market with people a round of all bots takes so many times the usual delay, each of them within bounds. */
const ROUND = 60;
const LEAST_PACE = 3;
const MOST_PACE = 10;

type LevelOf = (owner: string) => string | undefined;

/** Bots at one table: what the next of them does, and what it has to think about. The thinking is done elsewhere. */
export class Robots {
  readonly #game: Game;
  readonly #host: Host;
  readonly #rng: Rng;

  constructor(game: Game, seed: number) {
    this.#game = game;
    this.#host = new Host(game);
    this.#rng = quick(seed);
  }

  /** Who acts next; `levelOf` says which owners are bots. */
  next(state: GameState, levelOf: LevelOf, skip: ReadonlySet<string>): Next | undefined {
    return this.#host.next(state, (owner) => levelOf(owner) !== undefined, skip);
  }

  /** How many times the usual delay the next bot waits: people who trade have to follow what comes on the board. */
  pace(state: GameState, levelOf: LevelOf): number {
    const traders = this.#game.due(state).filter((d) => d.kind === 'trade');
    const bots = traders.filter((d) => levelOf(d.owner) !== undefined).length;
    if (!traders.some((d) => !d.optional && levelOf(d.owner) === undefined)) return 1;
    return Math.max(LEAST_PACE, Math.min(MOST_PACE, ROUND / Math.max(1, bots)));
  }

  /** Begins what comes next: what the bot has to think about, if anything. */
  begin(state: GameState, next: Next, levelOf: LevelOf): Question | undefined {
    this.#host.begin(state, next);
    if (next.do !== 'answer' && next.do !== 'look') return undefined;
    const level = levelOf(next.decision.owner)!;
    const by = next.do === 'look' ? [level] : [level, 'sample', RULES];
    return this.question(state, questionOf(next), by);
  }

  /** What a bot would do that looked. */
  looked(state: GameState, next: Next & { do: 'look' }, would: Json | undefined): void {
    this.#host.looked(state, next, would);
  }

  /** The rule set's cautious answer for somebody who ran out of time, or a bot that knows none; found at once. */
  caution(state: GameState, decision: Decision): Json | undefined {
    return answerTo(this.#game, this.question(state, decision, [RULES, 'sample']));
  }

  question(state: GameState, decision: Decision, by: readonly string[]): Question {
    const view = this.#game.view(state, decision.owner);
    return { view, decision, by, seed: this.#rng.int(2 ** 31) };
  }
}
