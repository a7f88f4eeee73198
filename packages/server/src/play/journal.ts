import type { Action, Game, GameState, Violation } from '@ochre/engine';
import { migrate } from '@ochre/engine/kernel/migrate.ts';
import { firstLink, nextLink } from '../archive/chain.ts';
import type { ClockRow, Entry, SnapshotRow, Store, TableRecord } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { firstClock, track } from '../time/timekeeper.ts';

/** Entries between two snapshots: what opening a cold game has to play again at most. */
export const SNAPSHOT_EVERY = 64;
/** Client ids remembered; older ones are still refused by the store. */
const KEYS = 4000;
const PAGE = 256;
/** Turns whose steps are at hand: the last action of a turn goes on into the next one. */
const RECENT = 2;

export type Step = Pick<Entry, 'turn' | 'phase' | 'events'>;

export type Committed = { ok: true; repeated: boolean; step?: Step } | { ok: false; violation: Violation };

/** Nobody knows whether the state is what is filed: the game has to be opened again. */
export class Unsure extends Error {}

/** The deal: first entry and first snapshot of a game. */
export function deal(
  game: Game,
  record: TableRecord,
  seed: string,
  at: number,
): { entry: Entry; snapshot: SnapshotRow; clock: ClockRow } {
  const { state, events } = game.start(record.config, seed);
  const chain = firstLink(record.seedHash, record.config);
  const entry: Entry = { seq: 0, at, turn: 1, phase: 'setup', action: null, events, chain };
  const clock = firstClock(game, state, record, at);
  return { entry, snapshot: { seq: 0, chain, state }, clock: { seq: 0, clock } };
}

/** The state of one game and its log, which moves on only together with what is filed. */
export class Journal {
  readonly game: Game;
  clock!: Clock;
  seq = 0;
  /** What happened since the beginning of the turn before this one, and a little more. */
  recent: Step[] = [];
  #state: GameState | undefined;
  #chain = '';
  #saved = 0;
  #keys = new Set<string>();
  readonly #store: Store;
  readonly #table: TableRecord;

  private constructor(store: Store, game: Game, table: TableRecord) {
    this.#store = store;
    this.game = game;
    this.#table = table;
  }

  static async open(store: Store, game: Game, table: TableRecord): Promise<Journal> {
    const journal = new Journal(store, game, table);
    await journal.#load();
    return journal;
  }

  get state(): GameState {
    if (!this.#state) throw new Unsure(`the game of table ${this.#table.id} has to be opened again`);
    return this.#state;
  }

  /**
   * Carries an action out and files it. Until this is settled the state is ahead of the file: nobody may look at
   * it. Whatever goes wrong, it goes back to what is filed.
   */
  async commit(action: Action, at: number, key?: string): Promise<Committed> {
    if (key !== undefined && this.#keys.has(key)) return { ok: true, repeated: true };
    const { turn, phase } = this.state.open;
    let filed = false;
    try {
      const applied = this.game.advance(this.state, action);
      if (!applied.ok) {
        filed = true;
        return applied;
      }
      const seq = this.seq + 1;
      const chain = nextLink(this.#chain, { seq, at, action });
      const { events } = applied;
      const entry: Entry = { seq, at, turn, phase, action, events, chain, ...(key !== undefined && { key }) };
      filed = await this.#store.append(this.#table.id, entry);
      if (filed) {
        this.clock = track(this.clock, this.game, this.state, at, this.#table.timing);
        this.#step({ seq, chain, key }, { turn, phase, events });
        return { ok: true, repeated: false, step: { turn, phase, events } };
      }
    } finally {
      if (!filed) await this.#load();
    }
    if (key !== undefined && this.#keys.has(key)) return { ok: true, repeated: true };
    throw new Error(`entry ${this.seq + 1} of table ${this.#table.id} was filed by somebody else`);
  }

  /** Makes the next opening quick. */
  async save(): Promise<void> {
    if (this.#saved === this.seq) return;
    this.#saved = this.seq;
    const { seq, state, clock } = this;
    await this.#store.saveSnapshot(this.#table.id, { seq, chain: this.#chain, state }, { seq, clock });
  }

  /** Sets the clock to something that no move tells: a pause, a vacation. With `dueAt` the table goes to sleep. */
  async setClock(clock: Clock, dueAt?: number): Promise<void> {
    const row: ClockRow = { seq: this.seq, clock, ...(dueAt !== undefined && { dueAt }) };
    await this.#store.saveClock(this.#table.id, row);
    this.clock = clock;
  }

  #step(filed: { seq: number; chain: string; key: string | undefined }, step: Step): void {
    this.seq = filed.seq;
    this.#chain = filed.chain;
    if (filed.key !== undefined) this.#remember(filed.key);
    this.#log(step);
    if (this.seq - this.#saved >= SNAPSHOT_EVERY) void this.save().catch(() => {});
  }

  #remember(key: string): void {
    this.#keys.add(key);
    if (this.#keys.size > KEYS) for (const oldest of this.#keys) return void this.#keys.delete(oldest);
  }

  #log(step: Step): void {
    this.recent.push(step);
    const from = this.state.open.turn - RECENT;
    if (this.recent[0]!.turn < from) this.recent = this.recent.filter((s) => s.turn >= from);
  }

  async #load(): Promise<void> {
    const { id } = this.#table;
    this.#state = undefined;
    const snapshot = await this.#store.snapshot(id);
    if (!snapshot) throw new Error(`table ${id} has no state`);
    const state = migrate(snapshot.state);
    const { timing } = this.#table;
    const timed = await this.#store.clock(id);
    let clock = timed?.clock ?? firstClock(this.game, state, this.#table, Date.now());
    this.seq = this.#saved = snapshot.seq;
    this.#chain = snapshot.chain;
    for (let page = await this.#next(); page.length > 0; page = await this.#next())
      for (const entry of page) {
        const applied = this.game.advance(state, entry.action!);
        if (!applied.ok) throw new Error(`entry ${entry.seq} of ${id} is refused: ${applied.violation.text}`);
        this.seq = entry.seq;
        this.#chain = entry.chain;
        if (entry.seq > (timed?.seq ?? 0)) clock = track(clock, this.game, state, entry.at, timing);
      }
    this.clock = clock;
    const { turn } = state.open;
    this.recent = [];
    for (let t = turn - RECENT; t <= turn; t++)
      for (const { turn, phase, events } of await this.#store.entriesOfTurn(id, t))
        this.recent.push({ turn, phase, events });
    this.#keys = new Set((await this.#store.keys(id, KEYS)).reverse());
    this.#state = state;
  }

  #next(): Promise<Entry[]> {
    return this.#store.entries(this.#table.id, this.seq, PAGE);
  }
}
