import {
  type Action,
  type Applied,
  canonical,
  clone,
  type Game,
  type GameEvent,
  type GameState,
  inPresentForm,
  migrate,
  SCHEMA,
  sameEvents,
  type TakeBack,
  takenBack,
  type Violation,
} from '@ochre/engine';
import { inEnglish } from '@ochre/languages/refusals/english.ts';
import { diff, patch } from '@ochre/protocol';
import { firstLink, nextLink } from '../archive/chain.ts';
import { conflict, type Refusal } from '../refusal.ts';
import type { ClockRow, Entry, SnapshotRow, Store, TableRecord } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { lapsed } from '../time/vote.ts';
import { firstClock, track } from '../time/waiting.ts';
import { stateAfter } from './replay.ts';

/** Entries between two snapshots: whose changes opening a cold game has to go through at most. */
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

/** The game was played by rules that these cannot take up; the release that played it can. */
export const olderRules = (why: string): Refusal =>
  conflict('olderRules', `This game was played by an older version of the rules: ${why}.`);

/** The deal: first entry and first snapshot of a game. */
export function deal(
  game: Game,
  record: TableRecord,
  seed: string,
  at: number,
): { entry: Entry; snapshot: SnapshotRow; clock: ClockRow } {
  const { state, events } = game.start(record.config, seed);
  const chain = firstLink(record.seedHash, record.config, record.draw?.parts);
  const entry: Entry = { seq: 0, at, turn: 1, phase: 'setup', action: null, events, chain };
  const clock = firstClock(game, state, record, at);
  return { entry, snapshot: { seq: 0, chain, state }, clock: { seq: 0, clock } };
}

/** What nobody goes back behind. */
const isBound = (action: Action): boolean =>
  'control' in action ? action.control === 'newRules' : action.kind === 'chooseCivilization';

const newerRules = (): Refusal => conflict('newerRules');

/** A filed state in the shape of today; the one given stays as it is. */
function upToDate({ rules }: Game, state: GameState): GameState {
  if (state.schema > SCHEMA) throw newerRules();
  return state.schema === SCHEMA ? state : migrate(clone(state), rules.ruleset);
}

/** The state of one game and its log, which moves on only together with what is filed. */
export class Journal {
  readonly game: Game;
  clock!: Clock;
  seq = 0;
  /** What happened since the beginning of the turn before this one, and a little more. */
  recent: Step[] = [];
  #state: GameState | undefined;
  /** The state as it is filed, to tell what an action changes in it. */
  #filed!: GameState;
  /** The filed state is that of the snapshot with the changes since, and not what was made of an older one. */
  #founded = true;
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
    return this.#moveOn(action, at, key, () => this.game.advance(this.state, action));
  }

  /**
   * Where the game stood before the last decision of an owner that still counts, under the rules in force. Not before
   * nations were chosen: somebody else might lead one then, and know what it held.
   */
  async beforeLastOf(owners: readonly string[]): Promise<number | undefined> {
    let page: Entry[] = [];
    for (let seq = this.seq; seq > 0; ) {
      if (!page.some((entry) => entry.seq === seq))
        page = await this.#store.entries(this.#table.id, Math.max(0, seq - PAGE), PAGE);
      const { action } = page.find((entry) => entry.seq === seq)!;
      if (!action || isBound(action)) return undefined;
      if ('by' in action && owners.includes(action.by)) return seq - 1;
      // What was taken back does not count.
      seq = 'control' in action && action.control === 'takeBack' ? action.to : seq - 1;
    }
    return undefined;
  }

  /** Goes back to where it stood after an entry. What was done since stays in the log, and does not count. */
  async takeBack(nation: string, to: number, at: number): Promise<Step> {
    const then = await stateAfter(this.#store, this.#table, to);
    if (canonical(then.open.seats) !== canonical(this.state.open.seats)) throw conflict('nothingBack');
    const action: TakeBack = { control: 'takeBack', nation, to };
    const done = await this.#moveOn(action, at, undefined, () => {
      const events = takenBack(this.game, this.state, then, action);
      this.#state = then;
      return { ok: true, state: then, events };
    });
    this.recent = await this.#recall(then.open.turn);
    return (done as { step: Step }).step;
  }

  /** Does something with the state, and files it as the next entry. */
  async #moveOn(
    action: Action,
    at: number,
    key: string | undefined,
    does: () => Applied,
  ): Promise<Committed> {
    if (!this.#founded) await this.save();
    const { turn, phase } = this.state.open;
    let filed = false;
    try {
      const applied = does();
      if (!applied.ok) {
        filed = true;
        return applied;
      }
      const seq = this.seq + 1;
      const chain = nextLink(this.#chain, { seq, at, action });
      const { events } = applied;
      const change = diff(this.#filed, this.state);
      const entry: Entry = { seq, at, turn, phase, action, events, chain };
      if (key !== undefined) entry.key = key;
      filed = await this.#store.append(this.#table.id, entry, change);
      if (filed) {
        this.#filed = patch(this.#filed, clone(change));
        this.clock = this.#tracked(at);
        this.#step({ seq, chain, key }, { turn, phase, events });
        return { ok: true, repeated: false, step: { turn, phase, events } };
      }
    } finally {
      if (!filed) await this.#load();
    }
    if (key !== undefined && this.#keys.has(key)) return { ok: true, repeated: true };
    throw new Error(`entry ${this.seq + 1} of table ${this.#table.id} was filed by somebody else`);
  }

  /** The clock once the game has moved on. */
  #tracked(at: number): Clock {
    return track(lapsed(this.clock), this.game, this.state, at, this.#table.timing);
  }

  /** The rules are newer than those the game was played by so far: they take over here, and the log says so. */
  async takeOver(at: number): Promise<Step | undefined> {
    const { version } = this.game.rules;
    if (this.state.version === version || this.state.open.result) return undefined;
    const { turn, phase } = this.state.open;
    const action: Action = { control: 'newRules', version };
    const events = this.#goOn(action);
    const seq = this.seq + 1;
    const chain = nextLink(this.#chain, { seq, at, action });
    const entry: Entry = { seq, at, turn, phase, action, events, chain };
    const clock = this.#tracked(at);
    const snapshot: SnapshotRow = { seq, chain, state: this.state };
    if (!(await this.#store.takeOver(this.#table.id, entry, snapshot, { seq, clock })))
      throw new Unsure(`entry ${seq} of table ${this.#table.id} was filed by somebody else`);
    this.clock = clock;
    this.#filed = clone(this.state);
    this.#founded = true;
    this.#saved = seq;
    const step: Step = { turn, phase, events };
    this.#step({ seq, chain, key: undefined }, step);
    return step;
  }

  /** Makes the next opening quick. */
  async save(): Promise<void> {
    if (this.#saved === this.seq && this.#founded) return;
    const { seq, state, clock } = this;
    const saved = this.#saved;
    this.#saved = seq;
    try {
      await this.#store.saveSnapshot(this.#table.id, { seq, chain: this.#chain, state }, { seq, clock });
      this.#founded = true;
    } catch (error) {
      this.#saved = saved;
      throw error;
    }
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
    const first = this.recent.findIndex((s) => s.turn >= from);
    if (first > 0) this.recent = this.recent.slice(first);
  }

  async #load(): Promise<void> {
    const { id } = this.#table;
    this.#state = undefined;
    const snapshot = await this.#store.snapshot(id);
    if (!snapshot) throw new Error(`table ${id} has no state`);
    let { state } = snapshot;
    const { timing } = this.#table;
    const timed = await this.#store.clock(id);
    let clock = timed?.clock ?? firstClock(this.game, upToDate(this.game, state), this.#table, Date.now());
    this.seq = this.#saved = snapshot.seq;
    this.#chain = snapshot.chain;
    this.#founded = true;
    const rows = await this.#store.changes(id, snapshot.seq);
    const changes = new Map(rows.map(({ seq, change }) => [seq, change]));
    for (let page = await this.#next(); page.length > 0; page = await this.#next())
      for (const entry of page) {
        const change = changes.get(entry.seq);
        state = change ? patch(state, change) : this.#again(state, entry);
        this.seq = entry.seq;
        this.#chain = entry.chain;
        if (entry.seq > (timed?.seq ?? 0))
          clock = track(lapsed(clock), this.game, upToDate(this.game, state), entry.at, timing);
      }
    this.clock = clock;
    if (state.schema !== SCHEMA) this.#founded = false;
    state = upToDate(this.game, state);
    if (state.version > this.game.rules.version) throw newerRules();
    this.recent = await this.#recall(state.open.turn);
    this.#keys = new Set((await this.#store.keys(id, KEYS)).reverse());
    this.#filed = state;
    this.#state = clone(state);
  }

  /** What happened since the beginning of the turn before that one, and a little more, without a gap. */
  async #recall(turn: number): Promise<Step[]> {
    const { id } = this.#table;
    let [first]: Entry[] = [];
    for (let t = turn - RECENT; t <= turn && !first; t++) [first] = await this.#store.entriesOfTurn(id, t);
    const steps: Step[] = [];
    for (let after = (first?.seq ?? 0) - 1; after < this.seq; ) {
      const page = await this.#store.entries(id, after, PAGE);
      if (page.length === 0) break;
      after = page.at(-1)!.seq;
      for (const { turn, phase, events } of page) steps.push({ turn, phase, events });
    }
    return steps;
  }

  /** What was filed without what it changed is played again, which must come out as it did. */
  #again(before: GameState, { seq, action, events }: Entry): GameState {
    this.#founded = false;
    const state = upToDate(this.game, before);
    const applied = this.game.advance(state, inPresentForm(state, action!));
    if (!applied.ok || !sameEvents(applied.events, events))
      throw olderRules(
        `entry ${seq} would come out otherwise, and can be opened by the release that filed it`,
      );
    return state;
  }

  /** Carries on by newer rules; they must know what is under way and what is asked. */
  #goOn(action: Action): GameEvent[] {
    const { rules } = this.game;
    const { frames, pending } = this.state;
    try {
      for (const { step } of frames) rules.step(step);
      for (const { kind } of Object.values(pending))
        if (!rules.spec(kind)) throw new Error(`nobody can be asked ${kind}`);
      const applied = this.game.advance(this.state, action);
      if (applied.ok) return applied.events;
      throw new Error(inEnglish(rules, applied.violation));
    } catch (error) {
      throw olderRules(`what is under way is unknown to these (${(error as Error).message})`);
    }
  }

  #next(): Promise<Entry[]> {
    return this.#store.entries(this.#table.id, this.seq, PAGE);
  }
}
