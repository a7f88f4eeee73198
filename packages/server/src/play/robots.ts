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
import { answerTo, type Question, RULES } from './minds.ts';

/** What one bot does in one trade before it only says that it is done: no two bots trade for ever. */
const TRADE_ACTIONS = 24;

/** In a market with people a round of all bots takes so many times the usual delay, each of them within bounds. */
const ROUND = 60;
const LEAST_PACE = 3;
const MOST_PACE = 10;

type LevelOf = (owner: string) => string | undefined;
type Looks = 'seen' | 'heard';

/** What a bot does next: it answers, or looks whether it would take one of the offers on the board. */
export interface Turn {
  decision: Decision;
  level: string;
  look?: { what: Looks; board: string; offers: readonly string[] };
}

/** Bots at one table: which of them acts next, and what it has to think about. The thinking is done elsewhere. */
export class Robots {
  readonly #game: Game;
  readonly #rng: Rng;
  #trade = {
    turn: 0,
    actions: new Map<string, number>(),
    seen: new Map<string, { board: string; tempting: boolean }>(),
    heard: new Map<string, { board: string; tempting: boolean }>(),
  };

  constructor(game: Game, seed: number) {
    this.#game = game;
    this.#rng = quick(seed);
  }

  /** Who acts next; `levelOf` says which owners are bots. */
  next(state: GameState, levelOf: LevelOf, skip: ReadonlySet<string>): Turn | undefined {
    const mine = this.#game.due(state).filter((d) => !skip.has(d.id) && levelOf(d.owner) !== undefined);
    const waited = mine.filter((d) => !d.optional);
    const decision = waited.find((d) => d.mode === 'sealed') ?? waited.find((d) => d.mode === 'now');
    if (decision) return { decision, level: levelOf(decision.owner)! };
    return this.#trader(state, mine, levelOf);
  }

  /** How many times the usual delay the next bot waits: people who trade have to follow what comes on the board. */
  pace(state: GameState, levelOf: LevelOf): number {
    const traders = this.#game.due(state).filter((d) => d.kind === 'trade');
    const bots = traders.filter((d) => levelOf(d.owner) !== undefined).length;
    if (!traders.some((d) => !d.optional && levelOf(d.owner) === undefined)) return 1;
    return Math.max(LEAST_PACE, Math.min(MOST_PACE, ROUND / Math.max(1, bots)));
  }

  /** What the bot has to think about, or the answer where there is nothing to think about. */
  ask(state: GameState, { decision, level, look }: Turn): { question: Question } | { answer: Json } {
    if (look) {
      const { optional: _, ...again } = decision;
      return { question: this.#question(state, again as Decision, [level]) };
    }
    if (decision.kind === 'trade') {
      const used = this.#used(state, decision.owner);
      this.#trade.actions.set(decision.owner, used + 1);
      // Called once for what people offer; from then on it takes its turn.
      const heard = this.#trade.heard.get(decision.owner);
      if (heard) heard.tempting = false;
      if (decision.optional) return { answer: { do: 'resume' } };
      if (used >= TRADE_ACTIONS) return { answer: { do: 'done' } };
    }
    return { question: this.#question(state, decision, [level, 'sample', RULES]) };
  }

  /** What a bot would do that looked; it is remembered as long as the board is the same. */
  looked({ decision, look }: Turn, answer: Json | undefined): void {
    const would = answer as Answer<'trade'> | undefined;
    const tempting = would?.do === 'accept' && look!.offers.includes(would.offer);
    this.#trade[look!.what].set(decision.owner, { board: look!.board, tempting });
  }

  /** The rule set's cautious answer for somebody who ran out of time, or a bot that knows none; found at once. */
  caution(state: GameState, decision: Decision): Json | undefined {
    return answerTo(this.#game, this.#question(state, decision, [RULES, 'sample']));
  }

  #question(state: GameState, decision: Decision, by: readonly string[]): Question {
    const view = this.#game.view(state, decision.owner);
    return { view, decision, by, seed: this.#rng.int(2 ** 31) };
  }

  /**
   * Traders take turns, but a person's offer is answered by those who would take it first; one that has finished looks
   * up when others put something new on the board.
   */
  #trader(state: GameState, mine: readonly Decision[], levelOf: LevelOf): Turn | undefined {
    const traders = mine.filter((d) => d.kind === 'trade');
    const order = traders.sort((a, b) => this.#used(state, a.owner) - this.#used(state, b.owner));
    const trading = order.filter((d) => !d.optional);
    const able = (d: Decision): boolean => this.#used(state, d.owner) < TRADE_ACTIONS;
    const called = this.#tempted(state, trading.filter(able), 'heard', levelOf, (o) => !levelOf(o.from));
    if (called) return called;
    const first = trading[0];
    if (first) return { decision: first, level: levelOf(first.owner)! };
    return this.#tempted(state, order.filter(able), 'seen', levelOf, () => true);
  }

  /** The first who would take one of these offers; one who has to look before that is known. */
  #tempted(
    state: GameState,
    traders: readonly Decision[],
    what: Looks,
    levelOf: LevelOf,
    which: (offer: Offer) => boolean,
  ): Turn | undefined {
    for (const decision of traders) {
      const offers = this.#offers(state, decision)
        .filter(which)
        .map((o) => o.id);
      if (what === 'heard' && offers.length === 0) continue;
      const board = offers.join();
      const level = levelOf(decision.owner)!;
      const known = this.#trade[what].get(decision.owner);
      if (known?.board !== board) return { decision, level, look: { what, board, offers } };
      if (known.tempting) return { decision, level };
    }
    return undefined;
  }

  /** Offers of others that a bot may take. */
  #offers(state: GameState, { owner }: Decision): Offer[] {
    const { open, own } = this.#game.view(state, owner);
    return [...open.offers, ...own!.offers].filter((o) => o.from !== owner);
  }

  #used(state: GameState, owner: string): number {
    const { turn } = state.open;
    if (this.#trade.turn !== turn)
      this.#trade = { turn, actions: new Map(), seen: new Map(), heard: new Map() };
    return this.#trade.actions.get(owner) ?? 0;
  }
}
