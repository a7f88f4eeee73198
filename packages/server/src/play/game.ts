import { type Next, RULES } from '@ochre/bots';
import type { Action, Decision, Game, GameEvent, GameState, Json, Kind } from '@ochre/engine';
import type { AnswerSend, Problem, SeatInfo, Timing, TurnLog } from '@ochre/protocol';
import type { Question, Thought } from '../bots/thoughts.ts';
import { Robots } from '../room/robots.ts';
import type { Entry, Store, TableRecord } from '../store/store.ts';
import { GameClock } from '../time/gameClock.ts';
import { keyOf } from '../time/waiting.ts';
import { DelayedSpectators, type Head } from './delayed.ts';
import { type Committed, Journal, type Step } from './journal.ts';
import { type Listener, leavingOf, logged, SPECTATOR, Streams, seatOf, viewerOf } from './streams.ts';

/** The bot that plays for somebody who is not there. */
export const STAND_IN = 'steady';

/** Which bot plays a seat, if one does. */
export type LevelOf = (seat: number) => string | undefined;

/** Entries looked through for news when a game is opened: those that may not have been told before a crash. */
const LAST = 8;
/** News kept until somebody asks for them. */
const NEWS = 200;

/** What happened, as each seat may see it. */
export interface News {
  seq: number;
  events(seat: number): readonly GameEvent[];
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

/** A game being played. Its methods must be called one after the other: the room's queue sees to that. */
export class LiveGame {
  readonly time: GameClock;
  readonly #journal: Journal;
  readonly #streams: Streams;
  /** What spectators see, where they are behind. */
  readonly #delayed: DelayedSpectators | undefined;
  readonly #robots: Robots;
  readonly #store: Store;
  readonly #table: { id: string; ruleset: string; map: string };
  readonly #timing: Timing;
  /** Decisions no bot could answer: left to people rather than tried for ever. */
  readonly #stuck = new Set<string>();
  #steps: (Step & { seq: number })[] = [];

  private constructor(
    store: Store,
    record: TableRecord,
    journal: Journal,
    delayed: DelayedSpectators | undefined,
  ) {
    this.#delayed = delayed;
    this.#store = store;
    this.#table = { id: record.id, ruleset: record.config.ruleset, map: record.config.map };
    this.#timing = record.timing;
    this.#journal = journal;
    this.time = new GameClock(journal, record.timing);
    this.#streams = new Streams(journal.game, journal.state);
    this.#robots = new Robots(journal.game, Math.trunc(Math.random() * 2 ** 31));
  }

  static async open(store: Store, game: Game, record: TableRecord): Promise<LiveGame> {
    const journal = await Journal.open(store, game, record);
    const { seq, state } = journal;
    const head = { seq, state, over: state.open.result !== undefined };
    const delayed = await DelayedSpectators.open(store, game, record, head, Date.now());
    const live = new LiveGame(store, record, journal, delayed);
    live.#steps = await store.entries(record.id, Math.max(0, seq - LAST), LAST);
    return live;
  }

  get #state(): GameState {
    return this.#journal.state;
  }

  get over(): boolean {
    return this.#state.open.result !== undefined;
  }

  /** Whether others wait for this seat. */
  waitsFor(seat: number): boolean {
    const { game } = this.#journal;
    return game.due(this.#state).some((d) => !d.optional && seatOf(this.#state, d.owner) === seat);
  }

  /** What a seat is asked and others wait for. */
  questions(seat: number): { key: string; decision: Kind; deadline: number | undefined }[] {
    return this.#journal.game
      .due(this.#state)
      .filter((d) => !d.optional && seatOf(this.#state, d.owner) === seat)
      .map((d) => ({
        ...{ key: keyOf(this.#state, d), decision: d.kind },
        deadline: this.time.deadline(seat, d),
      }));
  }

  nation(seat: number): string {
    return viewerOf(this.#state, seat);
  }

  nameOf(nation: string): string {
    const { civilizations } = this.#journal.game.rules.ruleset;
    return civilizations.find(({ id }) => id === nation)?.name ?? nation;
  }

  /** What happened since this was last asked. */
  news(): News[] {
    const { game } = this.#journal;
    const steps = this.#steps;
    this.#steps = [];
    return steps.map(({ seq, events }) => ({
      seq,
      events: (seat) => game.events(events, viewerOf(this.#state, seat)),
    }));
  }

  /** Whether a seat's nation has left or will, as far as the viewer knows. */
  leaving(seat: number, viewer = seat): SeatInfo['leaving'] {
    const delayed = this.#behind(viewer);
    return delayed ? delayed.leaving(seat) : leavingOf(this.#state, seat);
  }

  /** What a viewer is behind, if anything. */
  #behind(seat: number): DelayedSpectators | undefined {
    return seat === SPECTATOR ? this.#delayed : undefined;
  }

  get #head(): Head {
    return { seq: this.#journal.seq, state: this.#state, over: this.over };
  }

  shown(seat: number, entry: number): boolean {
    const delayed = this.#behind(seat);
    return !delayed || entry <= delayed.seq;
  }

  /** Up to when spectators may know what was said. */
  horizon(now: number): number {
    return this.#delayed && !this.over ? this.#delayed.horizon(now) : Number.POSITIVE_INFINITY;
  }

  /** Lets delayed spectators see what has become old enough. */
  async catchUp(now: number): Promise<void> {
    // What fails here fails for spectators alone, who catch up the next time.
    await this.#delayed?.follow(this.#head, now).catch(() => {});
  }

  /** When they see the next thing; `said` is the moment of the next words they wait for. */
  delayedDue(said: number | undefined): number | undefined {
    return this.#delayed?.due(said);
  }

  join(seat: number, listener: Listener, resume?: { stream: string; seq: number }): void {
    const delayed = this.#behind(seat);
    if (delayed) delayed.join(listener, resume);
    else this.#streams.join(this.#state, seat, listener, this.#journal.recent, resume);
  }

  part(seat: number, listener: Listener, now: number): void {
    const delayed = this.#behind(seat);
    if (delayed) delayed.leave(listener, now);
    else this.#streams.leave(seat, listener, now);
  }

  forget(before: number): void {
    this.#streams.forget(before);
    this.#delayed?.forget(before);
  }

  /** A snapshot as text, because the state goes on changing. */
  snapshot(seat: number): string {
    const delayed = this.#behind(seat);
    if (delayed) return delayed.snapshot();
    return JSON.stringify(this.#streams.snapshot(this.#state, seat, this.#journal.recent));
  }

  /** What a seat is asked, with what can be chosen and an answer that will do: for programs without the engine. */
  asked(seat: number): string {
    const { game } = this.#journal;
    const view = game.view(this.#state, viewerOf(this.#state, seat));
    const sight = game.sight(view);
    const decisions = view.prompts.map((decision) => {
      const spec = game.rules.spec(decision.kind);
      const choices = spec.choices(sight, decision as never);
      return { decision, choices, suggestion: spec.fallback(sight, decision as never) };
    });
    return JSON.stringify({ decisions });
  }

  async log(seat: number, turn: number): Promise<TurnLog> {
    const viewer = viewerOf(this.#state, seat);
    // The last action of a turn goes on into the next one.
    const of = (t: number): Promise<Entry[]> => this.#store.entriesOfTurn(this.#table.id, t);
    const steps = [...(await of(turn - 1)), ...(await of(turn))].filter(({ seq }) => this.shown(seat, seq));
    const events = steps.flatMap((step) => logged(this.#journal.game, step, seat, viewer));
    return { turn, events: events.filter((event) => event.turn === turn) };
  }

  /** A person's answer. Resolves once it is filed, or with the reason why not. */
  async answer(seat: number, send: AnswerSend, now: number): Promise<Problem | undefined> {
    const { decision, kind } = send;
    const action: Action = {
      by: viewerOf(this.#state, seat),
      decision,
      kind: kind as Kind,
      answer: send.answer as Json,
    };
    return this.act(action, now, `${seat}:${send.id}`);
  }

  async resign(seat: number, when: 'phase' | 'turn', now: number): Promise<Problem | undefined> {
    return this.act({ control: 'leave', nation: viewerOf(this.#state, seat), when }, now);
  }

  async act(action: Action, now: number, key?: string): Promise<Problem | undefined> {
    let done: Committed | undefined;
    try {
      done = await this.#journal.commit(action, now, key);
    } finally {
      // After a failure the state is what is filed, which viewers may not have seen yet.
      if (!done) this.#streams.update(this.#state);
    }
    if (!done.ok) return done.violation;
    if (!done.repeated) this.#streams.update(this.#state, done.step);
    if (done.step && this.#steps.length < NEWS) this.#steps.push({ seq: this.#journal.seq, ...done.step });
    await this.catchUp(now);
    return undefined;
  }

  /** Goes on by the rules in force, should it have been played by older ones so far. */
  async takeOver(now: number): Promise<void> {
    const step = await this.#journal.takeOver(now);
    if (!step) return;
    this.#streams.update(this.#state, step);
    this.#steps.push({ seq: this.#journal.seq, ...step });
    await this.catchUp(now);
  }

  /** What somebody who is late is answered, or else the next bot does; asking alone changes nothing. */
  botTurn(levelOf: LevelOf, now: number): BotTurn | undefined {
    if (this.over || this.time.paused) return undefined;
    const [decision] = this.#late(now);
    if (decision) return { do: 'late', decision };
    return this.#robots.next(this.#state, this.#levels(levelOf), this.#stuck);
  }

  /** How many times the usual delay a bot waits. */
  botPace(levelOf: LevelOf): number {
    return this.#robots.pace(this.#state, this.#levels(levelOf));
  }

  #levels(levelOf: LevelOf): (owner: string) => string | undefined {
    return (owner) => levelOf(seatOf(this.#state, owner));
  }

  /** Begins a bot's turn: what it has to think about, if anything. */
  ask(levelOf: LevelOf, now: number): Asked | undefined {
    const turn = this.botTurn(levelOf, now);
    if (!turn) return undefined;
    const { seq, recent } = this.#journal;
    const question = this.#question(turn, levelOf);
    if (!question) return { turn, seq };
    const { id, ruleset, map } = this.#table;
    const first = seq - recent.length + 1;
    const steps = recent.map(({ events }) => events);
    return { turn, seq, thought: { table: id, ruleset, map, first, steps, question } };
  }

  #question(turn: BotTurn, levelOf: LevelOf): Question | undefined {
    if (turn.do !== 'late') return this.#robots.begin(this.#state, turn, this.#levels(levelOf));
    if (this.#timing.late !== 'bot') return undefined;
    return this.#robots.question(this.#state, turn.decision, [STAND_IN, 'sample', RULES]);
  }

  /**
   * Ends a bot's turn with what it came to, if that still holds: people may have acted meanwhile. Tells whether the next
   * one follows at once, as with those who decide in secret at the same time.
   */
  async tell(
    { turn, seq }: Asked,
    thought: Json | undefined,
    levelOf: LevelOf,
    now: number,
  ): Promise<boolean> {
    if (turn.do === 'look') {
      this.#robots.looked(this.#state, turn, thought);
      return true;
    }
    if (!this.#stands(turn, levelOf, now)) return true;
    if (turn.do === 'closeTrade') {
      await this.act({ control: 'closeTrade' }, now);
      return false;
    }
    const { decision } = turn;
    const answer = turn.do === 'say' ? turn.answer : (thought ?? this.#robots.caution(this.#state, decision));
    const stands = await this.#answerFor(decision, answer, now);
    // What was thought about another board is thought about again.
    if (!stands && this.#journal.seq === seq) this.#stuck.add(decision.id).add(keyOf(this.#state, decision));
    return turn.do === 'late' || decision.mode === 'sealed' || !stands;
  }

  /** Whether it is still a bot's turn, or somebody late. */
  #stands(turn: BotTurn, levelOf: LevelOf, now: number): boolean {
    if (this.over || this.time.paused) return false;
    const isBot = (owner: string): boolean => this.#levels(levelOf)(owner) !== undefined;
    if (turn.do === 'closeTrade')
      return this.#robots.next(this.#state, this.#levels(levelOf), this.#stuck)?.do === 'closeTrade';
    const { decision } = turn;
    if (turn.do === 'late') return this.#late(now).some(({ id }) => id === decision.id);
    const { [decision.id]: pending } = this.#state.pending;
    return pending?.owner === decision.owner && isBot(decision.owner);
  }

  /** Decisions whose time is up. */
  #late(now: number): Decision[] {
    return this.time.late(this.#journal.game.due(this.#state), now).filter(({ id }) => !this.#stuck.has(id));
  }

  /** When a clock next asks for something to be done, besides what is late already. */
  alarm(now: number): number | undefined {
    if (this.over) return undefined;
    const late = this.#late(now).map((decision) => keyOf(this.#state, decision));
    return this.time.alarm(new Set([...this.#stuck, ...late]));
  }

  /** Counts votes, and ends trading when its time is up. */
  async chase(now: number): Promise<void> {
    await this.time.count(now);
    if (this.time.tradeOver(now)) await this.act({ control: 'closeTrade' }, now);
  }

  /** Whether it stands. */
  async #answerFor(decision: Decision, answer: Json | undefined, now: number): Promise<boolean> {
    const { id, kind, owner } = decision;
    return answer !== undefined && !(await this.act({ by: owner, decision: id, kind, answer }, now));
  }

  async save(): Promise<void> {
    await this.#journal.save();
    await this.#delayed?.save();
  }
}
