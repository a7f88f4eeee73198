import {
  clone,
  type Game,
  type GameState,
  inPresentForm,
  migrate,
  sameEvents,
  takenBack,
} from '@ochre/engine';
import type { Delay, SeatInfo } from '@ochre/protocol';
import { conflict } from '../refusal.ts';
import type { Entry, Store, TableRecord } from '../store/store.ts';
import { seedOf } from '../tables/draw.ts';
import type { Step } from './journal.ts';
import { stateAfter } from './replay.ts';
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
  readonly #record: TableRecord;
  readonly #table: string;
  readonly #delay: Delay;
  #at: { state: GameState; seq: number; recent: Step[]; streams: Streams } | undefined;
  /** A state to go on from once its time has come, where what came before cannot be played again. */
  #later: { state: GameState; seq: number; at: number } | undefined;
  #next: Entry[] = [];
  #saved = 0;
  readonly #listeners = new Set<Listener>();

  private constructor(store: Store, game: Game, record: TableRecord, delay: Delay) {
    this.#store = store;
    this.#game = game;
    this.#record = record;
    this.#table = record.id;
    this.#delay = delay;
  }

  static async open(
    store: Store,
    game: Game,
    record: TableRecord,
    head: Head,
    now: number,
  ): Promise<DelayedSpectators | undefined> {
    const { id, config, delay, rules } = record;
    if (!delay) return undefined;
    const delayed = new DelayedSpectators(store, game, record, delay);
    const row = await store.delayed(id);
    const state = row
      ? migrate(row.state, game.rules.ruleset)
      : game.start(config, (await seedOf(store, record))!, rules ?? 1).state;
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
      if (!(await this.#step(entry))) return this.#lose(head, now);
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

  async #step(entry: Entry): Promise<boolean> {
    const at = this.#at!;
    const next = await this.#after(at.state, entry);
    if (!next) return false;
    const back = next !== at.state;
    const { seq, turn, phase, events } = entry;
    at.state = next;
    at.seq = seq;
    const step = { turn, phase, events };
    at.recent = back
      ? await this.#recall(next, seq)
      : [...at.recent, step].filter((s) => s.turn >= next.open.turn - 2);
    at.streams.update(at.state, step);
    return true;
  }

  /** The state after an entry, if what was done comes out by the rules in force as it did. */
  async #after(state: GameState, { action, events }: Entry): Promise<GameState | undefined> {
    try {
      if ('control' in action! && action.control === 'takeBack') {
        const then = await stateAfter(this.#store, this.#record, action.to);
        return sameEvents(takenBack(this.#game, state, then, action), events) ? then : undefined;
      }
      const applied = this.#game.advance(state, inPresentForm(state, action!));
      return applied.ok && sameEvents(applied.events, events) ? state : undefined;
    } catch {
      return undefined;
    }
  }

  async #begin(state: GameState, seq: number): Promise<void> {
    const recent = await this.#recall(state, seq);
    this.#at = { state, seq, recent, streams: new Streams(this.#game, state) };
    this.#next = [];
  }

  /** What has been shown of this turn and the two before it. */
  async #recall({ open: { turn } }: GameState, seq: number): Promise<Step[]> {
    const found: Entry[] = [];
    for (let t = Math.max(0, turn - 2); t <= turn; t++)
      found.push(...(await this.#store.entriesOfTurn(this.#table, t)));
    return found
      .filter((entry) => entry.seq <= seq)
      .sort((a, b) => a.seq - b.seq)
      .map(({ turn, phase, events }) => ({ turn, phase, events }));
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
