import { migrate, Past, sameEvents, type TurnTally } from '@ochre/engine';
import type { Chronicle, Moment, PastView } from '@ochre/protocol';
import { gameFor } from '../games.ts';
import { Queue } from '../queue.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Entry, StateRow, Store, TableRecord } from '../store/store.ts';
import { logged, viewerOf } from './streams.ts';

/** Games whose past is at hand at a time. */
const GAMES = 12;
/** Entries played again at a stretch, before others have their turn. */
const STRETCH = 32;
/** Those who may wait for a look at one game. */
const WAITING = 40;

const notYet = (): Refusal => new Refusal(404, 'notYet');
const breathe = (): Promise<void> => new Promise((resume) => setImmediate(resume));

/** The rules in force make something else of what was done then: the log alone tells of it. */
const older = (): Refusal =>
  conflict(
    'olderPast',
    'This part of the game was played by an older version of the rules: what happened is in its log, the board of then cannot be shown.',
  );

/** What is at hand of a game: its past as far back as the rules in force give what was filed. */
interface Kept {
  past: Past | undefined;
  /** Later places to begin at: where newer rules took over. */
  later: StateRow[];
  queue: Queue;
}

/** Who looks back, and whether an entry has been shown there yet: spectators may be behind. */
export interface Looker {
  seat: number;
  shown(entry: Pick<Entry, 'seq' | 'at'>): boolean;
}

/**
 * The past of games, as each viewer saw it. Reads what is filed and plays it again beside the game itself, which is
 * never held up.
 */
export class Histories {
  readonly #store: Store;
  readonly #kept = new Map<string, Promise<Kept>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** What the seat saw at that moment, as text. */
  view(record: TableRecord, looker: Looker, moment: Moment): Promise<string> {
    return this.#look(record, async (past) => {
      const found = await this.#find(record.id, past, looker, moment);
      const state = past.at(found.step);
      const view = past.game.view(state, viewerOf(state, looker.seat));
      const { from, seen } = found;
      return JSON.stringify({ turn: moment.turn, from, seen, view } satisfies PastView);
    });
  }

  chronicle(record: TableRecord, { shown }: Looker): Promise<Chronicle> {
    return this.#look(record, async (past) => {
      const turns: TurnTally[] = [];
      for (const { step, turn, nations } of past.turns()) {
        const [entry] = await this.#store.entries(record.id, step - 1, 1);
        if (entry && shown(entry)) turns.push({ turn, nations });
      }
      return { turns };
    });
  }

  /** The step after which the viewer had been told that many events of the turn. */
  async #find(
    table: string,
    past: Past,
    { seat, shown }: Looker,
    { turn, seen }: Moment,
  ): Promise<{ step: number; from: number; seen: number }> {
    const viewer = viewerOf(past.latest, seat);
    const shows = (step: number): number => {
      if (step < past.first) throw older();
      return step;
    };
    // The last action of a turn goes on into the next one.
    const of = (t: number): Promise<Entry[]> => this.#store.entriesOfTurn(table, t);
    let from = 0;
    for (const entry of [...(await of(turn - 1)), ...(await of(turn))]) {
      if (!shown(entry) || entry.seq > past.steps) break;
      const told = logged(past.game, entry, seat, viewer).filter((event) => event.turn === turn).length;
      if (from + told >= Math.max(1, seen) || (entry.seq === 0 && seen === 0))
        return { step: shows(entry.seq), from, seen: from + told };
      from += told;
    }
    throw notYet();
  }

  async #look<T>(record: TableRecord, task: (past: Past) => Promise<T>): Promise<T> {
    if (record.status === 'gathering') throw conflict('notRunning', 'No game has been played at this table.');
    const kept = await this.#open(record);
    return kept.queue.run(async () => {
      while (kept.past && !(await this.#follows(record.id, kept.past))) kept.past = next(record, kept);
      if (!kept.past) throw older();
      return task(kept.past);
    });
  }

  /** Plays on what has been filed since; false when something comes out otherwise. */
  async #follows(table: string, past: Past): Promise<boolean> {
    for (;;) {
      const page = await this.#store.entries(table, past.steps, STRETCH);
      for (const entry of page) if (!plays(past, entry)) return false;
      if (page.length < STRETCH) return true;
      await breathe();
    }
  }

  #open(record: TableRecord): Promise<Kept> {
    const { id } = record;
    const kept = this.#kept.get(id) ?? this.#deal(record);
    // Put last again: the first in the map is the one longest unused.
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    kept.catch(() => this.#kept.delete(id));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= GAMES) break;
      this.#kept.delete(oldest);
    }
    return kept;
  }

  async #deal(record: TableRecord): Promise<Kept> {
    const { id, config, rules = 1 } = record;
    const seed = await this.#store.seed(id);
    if (seed === undefined) throw conflict('noHistory', 'The deal of this game is not kept.');
    const later = await this.#store.takeovers(id);
    const kept: Kept = { past: undefined, later, queue: new Queue(WAITING) };
    const [deal] = await this.#store.entries(id, -1, 1);
    const game = gameFor(config.ruleset, config.map);
    try {
      const { state, events } = game.start(config, seed, rules);
      if (deal && sameEvents(events, deal.events)) kept.past = new Past(game, state);
    } catch {
      // What could be set up once cannot be by these rules.
    }
    kept.past ??= next(record, kept);
    return kept;
  }
}

/** The past from where newer rules took over next. */
function next({ config }: TableRecord, { later }: Kept): Past | undefined {
  const from = later.shift();
  if (!from) return undefined;
  const game = gameFor(config.ruleset, config.map);
  return new Past(game, migrate(from.state, game.rules.ruleset), from.seq);
}

function plays(past: Past, { action, events }: Entry): boolean {
  try {
    return sameEvents(past.follow(action!), events);
  } catch {
    return false;
  }
}
