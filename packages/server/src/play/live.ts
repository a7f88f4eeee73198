import type { Action, Decision, Game, GameState, Json, Kind } from '@ochre/engine';
import type { AnswerSend, Problem, SeatInfo, Timing, TurnLog } from '@ochre/protocol';
import type { Store, TableRecord } from '../store/store.ts';
import { afterPause, late, nextDeadline } from './clock.ts';
import { type Committed, Journal, type Step } from './journal.ts';
import { Robots } from './robots.ts';
import { type Listener, logged, Streams, seatOf, viewerOf } from './streams.ts';

/** Which bot plays a seat, if one does. */
export type LevelOf = (seat: number) => string | undefined;

/** A game being played. Its methods must be called one after the other: the room's queue sees to that. */
export class LiveGame {
  readonly #journal: Journal;
  readonly #streams: Streams;
  readonly #robots: Robots;
  readonly #store: Store;
  readonly #table: string;
  readonly #timing: Timing;
  /** Decisions no bot could answer: left to people rather than tried for ever. */
  readonly #stuck = new Set<string>();

  private constructor(store: Store, record: TableRecord, journal: Journal) {
    this.#store = store;
    this.#table = record.id;
    this.#timing = record.timing;
    this.#journal = journal;
    this.#streams = new Streams(journal.game, journal.state);
    this.#robots = new Robots(journal.game, Math.trunc(Math.random() * 2 ** 31));
  }

  static async open(store: Store, game: Game, record: TableRecord): Promise<LiveGame> {
    return new LiveGame(store, record, await Journal.open(store, game, record));
  }

  /** Takes the game up again after a pause of unknown length. */
  resume(now: number): void {
    this.#journal.clock = afterPause(this.#journal.clock, this.#timing, now);
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

  leaving(seat: number): SeatInfo['leaving'] {
    const nation = viewerOf(this.#state, seat);
    const { nations, leaving } = this.#state.open;
    return nations[nation]?.left ? 'left' : leaving[nation];
  }

  join(seat: number, listener: Listener, resume?: { stream: string; seq: number }): void {
    this.#streams.join(this.#state, seat, listener, this.#journal.recent, resume);
  }

  part(seat: number, listener: Listener, now: number): void {
    this.#streams.leave(seat, listener, now);
  }

  forget(before: number): void {
    this.#streams.forget(before);
  }

  /** A snapshot as text, because the state goes on changing. */
  snapshot(seat: number): string {
    return JSON.stringify(this.#streams.snapshot(this.#state, seat, this.#journal.recent));
  }

  async log(seat: number, turn: number): Promise<TurnLog> {
    const viewer = viewerOf(this.#state, seat);
    // The last action of a turn goes on into the next one.
    const of = (t: number): Promise<Step[]> => this.#store.entriesOfTurn(this.#table, t);
    const steps = [...(await of(turn - 1)), ...(await of(turn))];
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
    return undefined;
  }

  /** The next decision a bot has to answer. */
  robotNext(levelOf: LevelOf): Decision | undefined {
    if (this.over) return undefined;
    const level = (owner: string): string | undefined => levelOf(seatOf(this.#state, owner));
    return this.#robots.next(this.#state, level, this.#stuck);
  }

  /** One bot answers; those who decide in secret at the same time answer together. */
  async robots(levelOf: LevelOf, now: () => number): Promise<void> {
    for (let next = this.robotNext(levelOf); next; next = this.robotNext(levelOf)) {
      const level = levelOf(seatOf(this.#state, next.owner))!;
      await this.#answerFor(next, this.#robots.answer(this.#state, next, level), now());
      if (next.mode !== 'sealed') return;
    }
  }

  /** When the next player is late, or trading ends. */
  deadline(): number | undefined {
    return this.over ? undefined : nextDeadline(this.#journal.clock, this.#timing, this.#stuck);
  }

  /** Answers for those who are late, and ends trading when its time is up. */
  async chase(now: number, level: string): Promise<void> {
    const { clock, game } = this.#journal;
    if (clock.tradeEndsAt !== undefined && clock.tradeEndsAt <= now)
      await this.act({ control: 'closeTrade' }, now);
    for (const decision of late(clock, this.#timing, game.due(this.#state), now)) {
      // An answer before this one may have closed it.
      if (!Object.hasOwn(this.#state.pending, decision.id) || this.#stuck.has(decision.id)) continue;
      const answer =
        this.#timing.late === 'bot'
          ? this.#robots.answer(this.#state, decision, level)
          : this.#robots.caution(this.#state, decision);
      await this.#answerFor(decision, answer, now);
    }
  }

  async #answerFor({ id, kind, owner }: Decision, answer: Json | undefined, now: number): Promise<void> {
    if (answer === undefined) this.#stuck.add(id);
    else if (await this.act({ by: owner, decision: id, kind, answer }, now)) this.#stuck.add(id);
  }

  save(): Promise<void> {
    return this.#journal.save();
  }
}
