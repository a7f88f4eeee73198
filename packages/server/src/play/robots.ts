import { type Brain, brains, findBrain, type Happening, type Recall, Recollections } from '@ochre/bots';
import {
  type Answer,
  type Decision,
  type Game,
  type GameState,
  type Json,
  type Offer,
  quick,
  type Rng,
} from '@ochre/engine';

/** What one bot does in one trade before it only says that it is done: no two bots trade for ever. */
const TRADE_ACTIONS = 24;

/** In a market with people a round of all bots takes so many times the usual delay, each of them within bounds. */
const ROUND = 60;
const LEAST_PACE = 3;
const MOST_PACE = 10;

type LevelOf = (owner: string) => string | undefined;

const brainOf = (level: string): Brain => findBrain(level) ?? brains['steady']!;

/** Bots at one table: which of them acts next, and how it answers. */
export class Robots {
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #past: () => readonly Happening[];
  readonly #recollections: Recollections;
  #trade = {
    turn: 0,
    actions: new Map<string, number>(),
    seen: new Map<string, { board: string; tempting: boolean }>(),
    heard: new Map<string, { board: string; tempting: boolean }>(),
  };

  /** `past` tells what happened since the beginning of the turn before this one. */
  constructor(game: Game, seed: number, past: () => readonly Happening[]) {
    this.#game = game;
    this.#past = past;
    this.#recollections = new Recollections(game);
    this.#rng = quick(seed);
  }

  /** The decision to be answered next by a bot; `levelOf` says which owners are bots. */
  next(state: GameState, levelOf: LevelOf, skip: ReadonlySet<string>): Decision | undefined {
    const mine = this.#game.due(state).filter((d) => !skip.has(d.id) && levelOf(d.owner) !== undefined);
    const waited = mine.filter((d) => !d.optional);
    const sealed = waited.find((d) => d.mode === 'sealed');
    if (sealed) return sealed;
    const now = waited.find((d) => d.mode === 'now');
    return now ?? this.#trader(state, mine, levelOf);
  }

  /** How many times the usual delay the next bot waits: people who trade have to follow what comes on the board. */
  pace(state: GameState, levelOf: LevelOf): number {
    const traders = this.#game.due(state).filter((d) => d.kind === 'trade');
    const bots = traders.filter((d) => levelOf(d.owner) !== undefined).length;
    if (!traders.some((d) => !d.optional && levelOf(d.owner) === undefined)) return 1;
    return Math.max(LEAST_PACE, Math.min(MOST_PACE, ROUND / Math.max(1, bots)));
  }

  /** A legal answer: the bot's own, or if that will not do, whatever will. */
  answer(state: GameState, decision: Decision, level: string): Json | undefined {
    if (decision.kind === 'trade') {
      const used = this.#used(state, decision.owner);
      this.#trade.actions.set(decision.owner, used + 1);
      // Called once for what people offer; from then on it takes its turn.
      const heard = this.#trade.heard.get(decision.owner);
      if (heard) heard.tempting = false;
      if (decision.optional) return { do: 'resume' };
      if (used >= TRADE_ACTIONS) return { do: 'done' };
    }
    return this.#legal(state, decision, [brainOf(level), brains['sample']!, fallback]);
  }

  /** The rule set's cautious answer for somebody who ran out of time. */
  caution(state: GameState, decision: Decision): Json | undefined {
    return this.#legal(state, decision, [fallback, brains['sample']!]);
  }

  #legal(state: GameState, decision: Decision, by: readonly Pick<Brain, 'choose'>[]): Json | undefined {
    const view = this.#game.view(state, decision.owner);
    const recall = this.#recall(state, decision.owner);
    for (const brain of by)
      try {
        const answer = brain.choose(this.#game.sight(view), decision, this.#rng, recall);
        if (!this.#game.check(view, decision, answer)) return answer;
      } catch {
        // A bot that fails must not hold up the table: the next one answers.
      }
    return undefined;
  }

  #recall({ open }: GameState, owner: string): Recall {
    return this.#recollections.of(this.#past(), open.turn, owner);
  }

  /**
   * Traders take turns, but a person's offer is answered by those who would take it first; one that has finished looks
   * up when others put something new on the board.
   */
  #trader(state: GameState, mine: readonly Decision[], levelOf: LevelOf): Decision | undefined {
    const traders = mine.filter((d) => d.kind === 'trade');
    const order = traders.sort((a, b) => this.#used(state, a.owner) - this.#used(state, b.owner));
    const trading = order.filter((d) => !d.optional);
    return (
      trading.find((d) => this.#used(state, d.owner) < TRADE_ACTIONS && this.#called(state, d, levelOf)) ??
      trading[0] ??
      order.find(
        (d) => this.#used(state, d.owner) < TRADE_ACTIONS && this.#tempted(state, d, levelOf(d.owner)!),
      )
    );
  }

  /** Whether a bot would take what a person offers. */
  #called(state: GameState, decision: Decision, levelOf: LevelOf): boolean {
    const people = this.#offers(state, decision).filter((o) => levelOf(o.from) === undefined);
    if (people.length === 0) return false;
    return this.#looks(this.#trade.heard, people, state, decision, levelOf(decision.owner)!);
  }

  #tempted(state: GameState, decision: Decision, level: string): boolean {
    return this.#looks(this.#trade.seen, this.#offers(state, decision), state, decision, level);
  }

  /** Offers of others that a bot may take. */
  #offers(state: GameState, { owner }: Decision): Offer[] {
    const { open, own } = this.#game.view(state, owner);
    return [...open.offers, ...own!.offers].filter((o) => o.from !== owner);
  }

  /** Whether one of these offers would be taken; thought about once for each board. */
  #looks(
    known: Map<string, { board: string; tempting: boolean }>,
    offers: readonly Offer[],
    state: GameState,
    decision: Decision,
    level: string,
  ): boolean {
    const board = offers.map((o) => o.id).join();
    const seen = known.get(decision.owner);
    if (seen?.board === board) return seen.tempting;
    const { optional: _, ...again } = decision;
    const answer = this.#legal(state, again as Decision, [brainOf(level)]) as Answer<'trade'> | undefined;
    const tempting = answer?.do === 'accept' && offers.some((o) => o.id === answer.offer);
    known.set(decision.owner, { board, tempting });
    return tempting;
  }

  #used(state: GameState, owner: string): number {
    const { turn } = state.open;
    if (this.#trade.turn !== turn)
      this.#trade = { turn, actions: new Map(), seen: new Map(), heard: new Map() };
    return this.#trade.actions.get(owner) ?? 0;
  }
}

const fallback: Pick<Brain, 'choose'> = {
  choose: (sight, decision) => sight.rules.spec(decision.kind).fallback(sight, decision as never) as Json,
};
