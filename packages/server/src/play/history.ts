import { type Game, Past, type TurnTally } from '@ochre/engine';
import type { Chronicle, Moment, PastView } from '@ochre/protocol';
import { gameFor } from '../games.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Entry, Store, TableRecord } from '../store/store.ts';
import { Queue } from './queue.ts';
import { logged, viewerOf } from './streams.ts';

/** Games whose past is at hand at a time. */
const GAMES = 12;
/** Entries played again at a stretch, before others have their turn. */
const STRETCH = 32;
/** Those who may wait for a look at one game. */
const WAITING = 40;

const notYet = (): Refusal => new Refusal(404, 'notYet', 'The game has not come to that moment.');
const breathe = (): Promise<void> => new Promise((resume) => setImmediate(resume));

interface Kept {
  past: Past;
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
    // The last action of a turn goes on into the next one.
    const of = (t: number): Promise<Entry[]> => this.#store.entriesOfTurn(table, t);
    let from = 0;
    for (const entry of [...(await of(turn - 1)), ...(await of(turn))]) {
      if (!shown(entry) || entry.seq > past.steps) break;
      const told = logged(past.game, entry, seat, viewer).filter((event) => event.turn === turn).length;
      if (from + told >= Math.max(1, seen) || (entry.seq === 0 && seen === 0))
        return { step: entry.seq, from, seen: from + told };
      from += told;
    }
    throw notYet();
  }

  async #look<T>(record: TableRecord, task: (past: Past) => Promise<T>): Promise<T> {
    if (record.status === 'gathering') throw conflict('notRunning', 'No game has been played at this table.');
    const { past, queue } = await this.#open(record);
    return queue.run(async () => {
      try {
        await this.#follow(record.id, past);
      } catch {
        this.#kept.delete(record.id);
        throw conflict('noHistory', 'This game was played by other rules; its past cannot be shown.');
      }
      return task(past);
    });
  }

  async #follow(table: string, past: Past): Promise<void> {
    for (;;) {
      const page = await this.#store.entries(table, past.steps, STRETCH);
      for (const { action } of page) past.follow(action!);
      if (page.length < STRETCH) return;
      await breathe();
    }
  }

  #open(record: TableRecord): Promise<Kept> {
    const { id, config } = record;
    const kept = this.#kept.get(id) ?? this.#deal(id, gameFor(config.ruleset, config.map), record);
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

  async #deal(id: string, game: Game, { config }: TableRecord): Promise<Kept> {
    const seed = await this.#store.seed(id);
    if (seed === undefined) throw conflict('noHistory', 'The deal of this game is not kept.');
    return { past: new Past(game, config, seed), queue: new Queue(WAITING) };
  }
}
