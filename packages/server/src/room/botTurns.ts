import { Host, type Next, questionOf, RULES, type Said } from '@ochre/bots';
import { type Decision, type Json, quick } from '@ochre/engine';
import { answerTo, type Question, type Thought } from '../bots/thoughts.ts';
import { type LiveGame, STAND_IN } from '../play/game.ts';
import { seatOf } from '../play/streams.ts';
import { keyOf } from '../time/waiting.ts';

/** In a market with people a round of all bots takes so many times the usual delay, each of them within bounds. */
const ROUND = 60;
const LEAST_PACE = 3;
const MOST_PACE = 10;

/** Which bot plays a seat, if one does. */
export type LevelOf = (seat: number) => string | undefined;

/** What bots are told about the table they play at. */
export interface BotRoom {
  levelOf: LevelOf;
  /** Whether bots are in no hurry, as where people play. */
  patient: boolean;
  /** Something said to the person in a seat alone. */
  say(seat: number, said: Said): void;
}

/** What a bot does next, or what is answered for somebody who is late. */
export type BotTurn = Next | { do: 'late'; decision: Decision };

/** A turn that has begun; without a thought, there is nothing to think about. */
export interface Asked {
  turn: BotTurn;
  /** The entry after which it began. */
  seq: number;
  thought?: Thought;
}

/** What the bots of a game do, one turn after the other. The thinking between question and answer is done elsewhere. */
export class BotTurns {
  readonly #game: LiveGame;
  readonly #room: BotRoom;
  readonly #host: Host;
  readonly #rng = quick(Math.trunc(Math.random() * 2 ** 31));
  /** Decisions no bot could answer: left to people rather than tried for ever. */
  readonly #stuck = new Set<string>();
  /** The entry by which the game went back last. */
  readonly since: number;

  constructor(game: LiveGame, room: BotRoom) {
    this.#game = game;
    this.since = game.backAt;
    this.#room = room;
    this.#host = new Host(game.engine);
  }

  /** What somebody who is late is answered, or else the next bot does; asking alone changes nothing. */
  next(now: number): BotTurn | undefined {
    if (this.#game.over || this.#game.time.resting) return undefined;
    const [decision] = this.#late(now);
    return decision ? { do: 'late', decision } : this.#next();
  }

  /** How many times the usual delay the next bot waits: people who trade have to follow what comes on the board. */
  get pace(): number {
    const traders = this.#due().filter((d) => d.kind === 'trade');
    const bots = traders.filter((d) => this.#isBot(d.owner)).length;
    if (!traders.some((d) => !d.optional && !this.#isBot(d.owner))) return 1;
    return Math.max(LEAST_PACE, Math.min(MOST_PACE, ROUND / Math.max(1, bots)));
  }

  /** When a clock next asks for something to be done, besides what is late already. */
  alarm(now: number): number | undefined {
    if (this.#game.over) return undefined;
    const late = this.#late(now).map((decision) => keyOf(this.#game.state, decision));
    return this.#game.time.alarm(new Set([...this.#stuck, ...late]));
  }

  /** Begins a turn: what the bot has to think about, if anything. */
  begin(now: number): Asked | undefined {
    const turn = this.next(now);
    if (!turn) return undefined;
    const { seq, recent, table } = this.#game;
    const question = this.#begin(turn);
    if (!question) return { turn, seq };
    const steps = recent.map(({ events }) => events);
    return { turn, seq, thought: { ...table, first: seq - recent.length + 1, steps, question } };
  }

  /**
   * Ends a turn with what the bot came to, if that still holds: people may have acted meanwhile. Tells whether the next
   * one follows at once, as with those who decide in secret at the same time.
   */
  async end({ turn, seq }: Asked, thought: Json | undefined, now: number): Promise<boolean> {
    const { state } = this.#game;
    // What was thought about has been taken back.
    if (seq < this.since) return true;
    if (turn.do === 'look') {
      const { shape } = this.#game.engine.rules.spec('trade');
      const would = shape.test(thought) ? thought : undefined;
      const { engine, recent } = this.#game;
      const recall = recent.flatMap(({ events }) => engine.events(events, turn.decision.owner));
      const said = this.#host.looked(state, turn, would, this.#isBot, recall);
      for (const one of said) this.#room.say(this.#seat(one.to), one);
      return said.length === 0;
    }
    if (!this.#stands(turn, now)) return true;
    if (turn.do === 'closeTrade') {
      await this.#game.act({ control: 'closeTrade' }, now);
      return false;
    }
    const { decision } = turn;
    const answer = turn.do === 'say' ? turn.answer : (thought ?? this.#caution(decision));
    if (turn.do !== 'late' && answer !== undefined)
      if (this.#host.keeps(state, decision, answer, this.#isBot, this.#room.patient)) return false;
    const stands = answer !== undefined && (await this.#answer(decision, answer, now));
    // What was thought about another board is thought about again.
    if (!stands && this.#game.seq === seq)
      this.#stuck.add(decision.id).add(keyOf(this.#game.state, decision));
    return turn.do === 'late' || decision.mode === 'sealed' || !stands;
  }

  #due(): Decision[] {
    return this.#game.engine.due(this.#game.state);
  }

  #next(): Next | undefined {
    return this.#host.next(this.#game.state, this.#isBot, this.#stuck, this.#room.patient);
  }

  #seat(owner: string): number {
    return seatOf(this.#game.state, owner);
  }

  #level(owner: string): string | undefined {
    return this.#room.levelOf(this.#seat(owner));
  }

  #isBot = (owner: string): boolean => this.#level(owner) !== undefined;

  /** Decisions whose time is up. */
  #late(now: number): Decision[] {
    return this.#game.time.late(this.#due(), now).filter(({ id }) => !this.#stuck.has(id));
  }

  #begin(turn: BotTurn): Question | undefined {
    if (turn.do === 'late')
      return this.#game.timing.late === 'bot'
        ? this.#question(turn.decision, [STAND_IN, 'sample', RULES])
        : undefined;
    this.#host.begin(this.#game.state, turn);
    if (turn.do !== 'answer' && turn.do !== 'look') return undefined;
    const level = this.#level(turn.decision.owner)!;
    return this.#question(questionOf(turn), turn.do === 'look' ? [level] : [level, 'sample', RULES]);
  }

  #question(decision: Decision, by: readonly string[]): Question {
    const { engine, state } = this.#game;
    const view = engine.view(state, decision.owner);
    const people = Object.values(state.open.seats).filter((id) => !this.#isBot(id));
    return { view, decision, people, by, seed: this.#rng.int(2 ** 31) };
  }

  /** The rule set's cautious answer for somebody who ran out of time, or a bot that knows none; found at once. */
  #caution(decision: Decision): Json | undefined {
    return answerTo(this.#game.engine, this.#question(decision, [RULES, 'sample']));
  }

  /** Whether it is still the bot's turn, or somebody is still late. */
  #stands(turn: BotTurn, now: number): boolean {
    const { over, time, state } = this.#game;
    if (over || time.resting) return false;
    if (turn.do === 'closeTrade') return this.#next()?.do === 'closeTrade';
    const { id, owner } = turn.decision;
    if (turn.do === 'late') return this.#late(now).some((decision) => decision.id === id);
    return state.pending[id]?.owner === owner && this.#isBot(owner);
  }

  /** Whether it stands. */
  async #answer({ id, kind, owner }: Decision, answer: Json, now: number): Promise<boolean> {
    return !(await this.#game.act({ by: owner, decision: id, kind, answer }, now));
  }
}
