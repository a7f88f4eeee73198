import { type GameState, migrate, Past, sameEvents } from '@ochre/engine';
import { gameFor } from '../games.ts';
import { conflict, type Refusal } from '../refusal.ts';
import type { Entry, StateRow, Store, TableRecord } from '../store/store.ts';
import { seedOf } from '../tables/draw.ts';

/** Entries played again at a stretch, before others have their turn. */
const STRETCH = 32;

const breathe = (): Promise<void> => new Promise((resume) => setImmediate(resume));

/** The rules in force make something else of what was done then: the log alone tells of it. */
export const older = (): Refusal =>
  conflict(
    'olderPast',
    'This part of the game was played by an older version of the rules: what happened is in its log, the board of then cannot be shown.',
  );

/** A game played again from what is filed: its past as far back as the rules in force give what was filed. */
export class Replay {
  readonly #store: Store;
  readonly #table: TableRecord;
  #past: Past | undefined;
  /** Later places to begin at: where newer rules took over. */
  readonly #later: StateRow[];

  private constructor(store: Store, table: TableRecord, later: StateRow[]) {
    this.#store = store;
    this.#table = table;
    this.#later = later;
  }

  static async open(store: Store, table: TableRecord): Promise<Replay> {
    const { id, config, rules = 1 } = table;
    const seed = await seedOf(store, table);
    if (seed === undefined) throw conflict('noHistory', 'The deal of this game is not kept.');
    const replay = new Replay(store, table, await store.takeovers(id));
    const [deal] = await store.entries(id, -1, 1);
    const game = gameFor(config.ruleset, config.map);
    try {
      const { state, events } = game.start(config, seed, rules);
      if (deal && sameEvents(events, deal.events)) replay.#past = new Past(game, state);
    } catch {
      // What could be set up once cannot be by these rules.
    }
    replay.#past ??= replay.#next();
    return replay;
  }

  /** Plays on what has been filed since, as far as is asked for. */
  async follow(upTo = Number.POSITIVE_INFINITY): Promise<Past> {
    while (this.#past && !(await this.#follows(this.#past, upTo))) this.#past = this.#next();
    if (!this.#past) throw older();
    return this.#past;
  }

  /** False when something comes out otherwise. */
  async #follows(past: Past, upTo: number): Promise<boolean> {
    while (past.steps < upTo) {
      const page = await this.#store.entries(this.#table.id, past.steps, STRETCH);
      for (const entry of page) if (entry.seq <= upTo && !plays(past, entry)) return false;
      if (page.length < STRETCH) return true;
      await breathe();
    }
    return true;
  }

  /** The past from where newer rules took over next. */
  #next(): Past | undefined {
    const from = this.#later.shift();
    if (!from) return undefined;
    const { ruleset, map } = this.#table.config;
    const game = gameFor(ruleset, map);
    return new Past(game, migrate(from.state, game.rules.ruleset), from.seq);
  }
}

function plays(past: Past, { action, events }: Entry): boolean {
  try {
    return sameEvents(past.follow(action!), events);
  } catch {
    return false;
  }
}

/** The game as it stood after an entry. */
export async function stateAfter(store: Store, table: TableRecord, seq: number): Promise<GameState> {
  const replay = await Replay.open(store, table);
  const past = await replay.follow(seq);
  if (seq < past.first) throw older();
  return past.at(seq);
}
