import type { Action, Game, GameEvent, GameState, Json, Kind } from '@ochre/engine';
import { problemOf } from '@ochre/languages/refusals/english.ts';
import type { AnswerSend, Problem, SeatInfo, TakeBackVote, Timing, TurnLog } from '@ochre/protocol';
import { conflict } from '../refusal.ts';
import type { Store, TableRecord } from '../store/store.ts';
import { GameClock } from '../time/gameClock.ts';
import { keyOf } from '../time/waiting.ts';
import { DelayedSpectators, type Head } from './delayed.ts';
import { type Committed, Journal, type Step } from './journal.ts';
import {
  entriesAround,
  type Listener,
  leavingOf,
  logged,
  SPECTATOR,
  Streams,
  seatOf,
  viewerOf,
} from './streams.ts';

/** The bot that plays for somebody who is not there. */
export const STAND_IN = 'steady';

/** Entries looked through for news when a game is opened: those that may not have been told before a crash. */
const LAST = 8;
/** News kept until somebody asks for them. */
const NEWS = 200;

/** What happened, as each seat may see it. */
export interface News {
  seq: number;
  events(seat: number): readonly GameEvent[];
}

/** A game being played. Its methods must be called one after the other: the room's queue sees to that. */
export class LiveGame {
  readonly time: GameClock;
  readonly #journal: Journal;
  readonly #streams: Streams;
  /** What spectators see, where they are behind. */
  readonly #delayed: DelayedSpectators | undefined;
  readonly #store: Store;
  readonly timing: Timing;
  /** What somebody who never heard of it has to know. */
  readonly table: { table: string; ruleset: string; map: string };
  #steps: (Step & { seq: number })[] = [];
  /** The entry by which it last went back: what was thought about before is about another game. */
  backAt = 0;

  private constructor(
    store: Store,
    record: TableRecord,
    journal: Journal,
    delayed: DelayedSpectators | undefined,
  ) {
    this.#delayed = delayed;
    this.#store = store;
    this.table = { table: record.id, ruleset: record.config.ruleset, map: record.config.map };
    this.timing = record.timing;
    this.#journal = journal;
    this.time = new GameClock(journal, record.timing);
    this.#streams = new Streams(journal.game, journal.state);
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

  /** The rules it is played by. */
  get engine(): Game {
    return this.#journal.game;
  }

  get state(): GameState {
    return this.#journal.state;
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#journal.seq;
  }

  /** What happened since the beginning of the turn before this one, and a little more. */
  get recent(): readonly Step[] {
    return this.#journal.recent;
  }

  get over(): boolean {
    return this.state.open.result !== undefined;
  }

  /** Whether others wait for this seat. */
  waitsFor(seat: number): boolean {
    const { game } = this.#journal;
    return game.due(this.state).some((d) => !d.optional && seatOf(this.state, d.owner) === seat);
  }

  /** What a seat is asked and others wait for. */
  questions(seat: number): { key: string; decision: Kind; deadline: number | undefined }[] {
    return this.#journal.game
      .due(this.state)
      .filter((d) => !d.optional && seatOf(this.state, d.owner) === seat)
      .map((d) => ({
        key: keyOf(this.state, d),
        decision: d.kind,
        deadline: this.time.deadline(seat, d),
      }));
  }

  nation(seat: number): string {
    return viewerOf(this.state, seat);
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
      events: (seat) => game.events(events, viewerOf(this.state, seat)),
    }));
  }

  /** What those who watch were told of a turn, this one or the one before. */
  watched(turn: number): GameEvent[] {
    const { game, recent } = this.#journal;
    const told = recent.flatMap((step) => logged(game, step, SPECTATOR, viewerOf(this.state, SPECTATOR)));
    return told.filter((event) => event.turn === turn);
  }

  /** Whether a seat's nation has left or will, as far as the viewer knows. */
  leaving(seat: number, viewer = seat): SeatInfo['leaving'] {
    const delayed = this.#behind(viewer);
    return delayed ? delayed.leaving(seat) : leavingOf(this.state, seat);
  }

  /** What a viewer is behind, if anything. */
  #behind(seat: number): DelayedSpectators | undefined {
    return seat === SPECTATOR ? this.#delayed : undefined;
  }

  get #head(): Head {
    return { seq: this.#journal.seq, state: this.state, over: this.over };
  }

  shown(seat: number, entry: number): boolean {
    const delayed = this.#behind(seat);
    return !delayed || entry <= delayed.seq;
  }

  /** Up to when spectators may know what was said. */
  horizon(now: number): number {
    return this.#delayed && !this.over ? this.#delayed.horizon(now) : Number.POSITIVE_INFINITY;
  }

  /** From now on those who play see each other's hands, or no longer do. */
  showHands(open: boolean): void {
    if (open === this.#streams.handsOpen) return;
    this.#streams.handsOpen = open;
    this.#streams.update(this.state);
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
    else this.#streams.join(this.state, seat, listener, this.#journal.recent, resume);
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
    return JSON.stringify(this.#streams.snapshot(this.state, seat, this.#journal.recent));
  }

  /** What a seat is asked, with what can be chosen and an answer that will do: for programs without the engine. */
  asked(seat: number): string {
    const { game } = this.#journal;
    const view = game.view(this.state, viewerOf(this.state, seat));
    const sight = game.sight(view);
    const decisions = view.prompts.map((decision) => {
      const spec = game.rules.spec(decision.kind);
      const choices = spec.choices(sight, decision);
      return { decision, choices, suggestion: spec.fallback(sight, decision) };
    });
    return JSON.stringify({ decisions });
  }

  async log(seat: number, turn: number): Promise<TurnLog> {
    const viewer = viewerOf(this.state, seat);
    const entries = await entriesAround(this.#store, this.table.table, turn);
    const steps = entries.filter(({ seq }) => this.shown(seat, seq));
    const events = steps.flatMap((step) => logged(this.#journal.game, step, seat, viewer));
    return { turn, events: events.filter((event) => event.turn === turn) };
  }

  /** A person's answer. Resolves once it is filed, or with the reason why not. */
  async answer(seat: number, send: AnswerSend, now: number): Promise<Problem | undefined> {
    const { decision, kind } = send;
    const action: Action = {
      by: viewerOf(this.state, seat),
      decision,
      kind: kind as Kind,
      answer: send.answer as Json,
    };
    return this.act(action, now, `${seat}:${send.id}`);
  }

  async resign(seat: number, when: 'phase' | 'turn', now: number): Promise<Problem | undefined> {
    return this.act({ control: 'leave', nation: viewerOf(this.state, seat), when }, now);
  }

  async act(action: Action, now: number, key?: string): Promise<Problem | undefined> {
    let done: Committed | undefined;
    try {
      done = await this.#journal.commit(action, now, key);
    } finally {
      // After a failure the state is what is filed, which viewers may not have seen yet.
      if (!done) this.#streams.update(this.state);
    }
    if (!done.ok) return problemOf(this.#journal.game.rules, done.violation);
    if (!done.repeated) this.#streams.update(this.state, done.step);
    if (done.step && this.#steps.length < NEWS) this.#steps.push({ seq: this.#journal.seq, ...done.step });
    await this.catchUp(now);
    return undefined;
  }

  /** A voice on taking back the last decision of whoever proposes it; all have to agree. */
  async takeBack(
    seat: number,
    { agree, by: whose }: TakeBackVote,
    voters: readonly number[],
    now: number,
  ): Promise<void> {
    await this.time.count(now);
    const { vote } = this.time.state;
    if (whose !== undefined && vote?.by !== whose) throw conflict('vote');
    if (whose === undefined && agree && vote && vote.by !== seat) throw conflict('voting');
    const by = vote?.by ?? seat;
    const to = await this.#journal.beforeLastOf([viewerOf(this.state, by), `seat-${by}`]);
    if (agree && to === undefined) throw conflict('nothingBack');
    const goes = await this.time.vote(seat, { want: 'takeBack', agree }, voters, now);
    if (!goes || to === undefined) return;
    const step = await this.#journal.takeBack(viewerOf(this.state, by), to, now).catch((error) => {
      this.#streams.update(this.state);
      throw error;
    });
    this.backAt = this.#journal.seq;
    await this.#tell(step, now);
  }

  /** Goes on by the rules in force, should it have been played by older ones so far. */
  async takeOver(now: number): Promise<void> {
    const step = await this.#journal.takeOver(now);
    if (step) await this.#tell(step, now);
  }

  /** Something has happened that nobody answered. */
  async #tell(step: Step, now: number): Promise<void> {
    this.#streams.update(this.state, step);
    this.#steps.push({ seq: this.#journal.seq, ...step });
    await this.catchUp(now);
  }

  /** Counts votes, and ends trading when its time is up. */
  async chase(now: number): Promise<void> {
    await this.time.count(now);
    if (this.time.tradeOver(now)) await this.act({ control: 'closeTrade' }, now);
  }

  async save(): Promise<void> {
    await this.#journal.save();
    await this.#delayed?.save();
  }
}
