import { clone, type Game, type GameState, inPresentForm, migrate, sameEvents } from '@ochre/engine';
import type { Delay, SeatInfo } from '@ochre/protocol';
import { conflict } from '../refusal.ts';
import type { Entry, Store, TableRecord } from '../store/store.ts';
import type { Step } from './journal.ts';
import { type Listener, leavingOf, SPECTATOR, Streams } from './streams.ts';

const PAGE = 64;
/** Entries between two filings: what opening has to play again at most. */
const SAVE_EVERY = 64;
const MINUTE = 60_000;

/** How far the game itself is. */
export interface Head {
  seq: number;
  state: GameState;
  over: boolean;
}

/**
 * The game as delayed spectators see it: a copy that follows behind. It knows nothing later than it shows, so
 * nothing later can get out. The deal is shown at once, and all the rest when the game is over.
 */
export class DelayedSpectators {
  readonly #store: Store;
  readonly #game: Game;
  readonly #table: string;
  readonly #delay: Delay;
  #at: { state: GameState; seq: number; recent: Step[]; streams: Streams } | undefined;
  /** A state to go on from once its time has come, where what came before cannot be played again. */
  #later: { state: GameState; seq: number; at: number } | undefined;
  #next: Entry[] = [];
  #saved = 0;
  readonly #listeners = new Set<Listener>();

  private constructor(store: Store, game: Game, table: string, delay: Delay) {
    this.#store = store;
    this.#game = game;
    this.#table = table;
    this.#delay = delay;
  }

  static async open(
    store: Store,
    game: Game,
    { id, config, delay, rules }: TableRecord,
    head: Head,
    now: number,
  ): Promise<DelayedSpectators | undefined> {
    if (!delay) return undefined;
    const delayed = new DelayedSpectators(store, game, id, delay);
    const row = await store.delayed(id);
    const state = row
      ? migrate(row.state, game.rules.ruleset)
      : game.start(config, (await store.seed(id))!, rules ?? 1).state;
    await delayed.#begin(state, row?.seq ?? 0);
    delayed.#saved = row?.seq ?? 0;
    await delayed.follow(head, now);
    return delayed;
  }

  /** The last entry shown. */
  get seq(): number {
    return this.#at?.seq ?? -1;
  }

  /** Shows what has become old enough. */
  async follow(head: Head, now: number): Promise<void> {
    if (this.#later && this.#shown(this.#later, head, now)) await this.#resume(this.#later);
    while (this.#at && this.#at.seq < head.seq) {
      if (this.#next.length === 0) this.#next = await this.#store.entries(this.#table, this.#at.seq, PAGE);
      const [entry] = this.#next;
      if (!entry || !this.#shown(entry, head, now)) break;
      this.#next.shift();
      if (!this.#step(entry)) return this.#lose(head, now);
    }
    if (this.#at && this.#at.seq - this.#saved >= SAVE_EVERY) await this.save();
  }

  /** When the next thing becomes visible by itself, or can be heard that was said at that moment. */
  due(said: number | undefined): number | undefined {
    if (!('minutes' in this.#delay)) return undefined;
    const next = (this.#later ?? this.#next[0])?.at ?? said;
    if (next === undefined) return undefined;
    return Math.min(next, said ?? next) + this.#delay.minutes * MINUTE;
  }

  /** Words spoken up to then may be read. */
  horizon(now: number): number {
    if ('minutes' in this.#delay) return now - this.#delay.minutes * MINUTE;
    const hidden = this.#later ?? this.#next[0];
    return hidden ? hidden.at - 1 : now;
  }

  join(listener: Listener, resume?: { stream: string; seq: number }): void {
    this.#listeners.add(listener);
    const at = this.#at;
    at?.streams.join(at.state, SPECTATOR, listener, at.recent, resume);
  }

  leave(listener: Listener, now: number): void {
    this.#listeners.delete(listener);
    this.#at?.streams.leave(SPECTATOR, listener, now);
  }

  forget(before: number): void {
    this.#at?.streams.forget(before);
  }

  /** As text. */
  snapshot(): string {
    const at = this.#at;
    if (!at) throw conflict('delay');
    return JSON.stringify(at.streams.snapshot(at.state, SPECTATOR, at.recent));
  }

  leaving(seat: number): SeatInfo['leaving'] {
    return this.#at && leavingOf(this.#at.state, seat);
  }

  async save(): Promise<void> {
    if (!this.#at || this.#at.seq === this.#saved) return;
    this.#saved = this.#at.seq;
    await this.#store.saveDelayed(this.#table, { seq: this.#at.seq, state: this.#at.state });
  }

  #shown({ seq, at }: Pick<Entry, 'seq' | 'at'>, head: Head, now: number): boolean {
    if (head.over) return true;
    if ('minutes' in this.#delay) return at + this.#delay.minutes * MINUTE <= now;
    return seq + this.#delay.actions <= head.seq;
  }

  #step(entry: Entry): boolean {
    const at = this.#at!;
    if (!this.#plays(at.state, entry)) return false;
    const { seq, turn, phase, events } = entry;
    at.seq = seq;
    const step = { turn, phase, events };
    at.recent = [...at.recent, step].filter((s) => s.turn >= at.state.open.turn - 2);
    at.streams.update(at.state, step);
    return true;
  }

  /** Whether what was done comes out by the rules in force as it did. */
  #plays(state: GameState, { action, events }: Entry): boolean {
    try {
      const applied = this.#game.advance(state, inPresentForm(state, action!));
      return applied.ok && sameEvents(applied.events, events);
    } catch {
      return false;
    }
  }

  async #begin(state: GameState, seq: number): Promise<void> {
    const { turn } = state.open;
    const recent: Step[] = [];
    for (let t = Math.max(0, turn - 2); t <= turn; t++)
      for (const entry of await this.#store.entriesOfTurn(this.#table, t))
        if (entry.seq <= seq) recent.push({ turn: entry.turn, phase: entry.phase, events: entry.events });
    this.#at = { state, seq, recent, streams: new Streams(this.#game, state) };
    this.#next = [];
  }

  /** The rules were corrected meanwhile: spectators see nothing until the present is old enough. */
  async #lose(head: Head, now: number): Promise<void> {
    this.#at = undefined;
    this.#next = [];
    this.#later = { state: clone(head.state), seq: head.seq, at: now };
    await this.follow(head, now);
  }

  async #resume({ state, seq }: { state: GameState; seq: number }): Promise<void> {
    this.#later = undefined;
    await this.#begin(state, seq);
    for (const listener of this.#listeners) this.join(listener);
  }
}
