import { randomBytes } from 'node:crypto';
import { NotKnown, type Past, redealt, type TurnTally } from '@ochre/engine';
import type { Chronicle, Moment, PastView } from '@ochre/protocol';
import { Queue } from '../queue.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Entry, Store, TableRecord } from '../store/store.ts';
import { older, Replay } from './replay.ts';
import { entriesAround, logged, viewerOf } from './streams.ts';

/** Games whose past is at hand at a time. */
const GAMES = 12;
/** Those who may wait for a look at one game. */
const WAITING = 40;

const notYet = (): Refusal => new Refusal(404, 'notYet');

/** What is at hand of a game. */
interface Kept {
  replay: Replay;
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

  /**
   * The game as the seat knew it at that moment, to be played on elsewhere: nothing in it tells what the seat does not know.
   * Where what went on turned on secrets, it is as it was some steps before.
   */
  branch(record: TableRecord, looker: Looker, moment: Moment): Promise<string> {
    return this.#look(record, async (past) => {
      const { step } = await this.#find(record.id, past, looker, moment);
      const entries = await entriesAround(this.#store, record.id, moment.turn);
      for (let at = step; at >= Math.max(past.first, entries[0]?.seq ?? step); at--) {
        const state = past.at(at);
        const viewer = viewerOf(state, looker.seat);
        const told = entries
          .filter(({ seq }) => seq <= at)
          .flatMap((entry) => logged(past.game, entry, looker.seat, viewer))
          .filter(({ turn }) => turn === state.open.turn);
        try {
          const seed = randomBytes(32).toString('hex');
          return JSON.stringify({ state: redealt(past.game, state, viewer, told, seed) });
        } catch (error) {
          if (!(error instanceof NotKnown)) throw error;
        }
      }
      throw conflict('notKnown');
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
    let from = 0;
    for (const entry of await entriesAround(this.#store, table, turn)) {
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
    return kept.queue.run(async () => task(await kept.replay.follow()));
  }

  #open(record: TableRecord): Promise<Kept> {
    const { id } = record;
    const kept = this.#kept.get(id) ?? this.#replay(record);
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

  async #replay(record: TableRecord): Promise<Kept> {
    return { replay: await Replay.open(this.#store, record), queue: new Queue(WAITING) };
  }
}
