import type { Game, GameEvent, NationId, SeatId } from '@ochre/engine';

/**
 * What a seat was told since the beginning of the turn before this one, oldest first, secrets of others left out.
 * It grows at its end alone; when a turn begins there is another one.
 */
export type Recall = readonly GameEvent[];

/** What came of one action, and the turn it ended in or began in. */
export interface Happening {
  turn: number;
  events: readonly GameEvent[];
}

/** Turns besides this one that are remembered. */
const BEFORE = 1;

/** Adds what came of an action; what is older than the turn before this one goes. */
export function keep(past: Happening[], turn: number, events: readonly GameEvent[]): Happening[] {
  past.push({ turn, events });
  const from = turn - BEFORE;
  return past[0]!.turn < from ? past.filter((h) => h.turn >= from) : past;
}

/** What one seat recalls in a turn, and how much of the record it was read from. */
interface Known {
  turn: number;
  recall: GameEvent[];
  upTo: number;
}

/** What each seat of a table recalls, from one record of what happened. */
export class Recollections {
  readonly #game: Pick<Game, 'events'>;
  readonly #known = new Map<string, Known>();
  #past: readonly Happening[] = [];

  constructor(game: Pick<Game, 'events'>) {
    this.#game = game;
  }

  /** `past` grows at its end and loses its beginning, or is another one. */
  of(past: readonly Happening[], turn: number, viewer: NationId | SeatId): Recall {
    if (past !== this.#past) this.#follow(past);
    const from = turn - BEFORE;
    const known = this.#of(viewer, turn);
    for (; known.upTo < past.length; known.upTo++)
      for (const event of this.#game.events(past[known.upTo]!.events, viewer))
        if ((event.turn ?? turn) >= from) known.recall.push(event);
    return known.recall;
  }

  /** Goes on with a record that has lost its beginning; all that was read of another is forgotten. */
  #follow(past: readonly Happening[]): void {
    const gone = past.length > 0 ? this.#past.indexOf(past[0]!) : -1;
    if (gone < 0) this.#known.clear();
    for (const known of this.#known.values()) known.upTo = Math.max(0, known.upTo - gone);
    this.#past = past;
  }

  /** What was read for a seat before; when a turn begins, what is too old by now is left out. */
  #of(viewer: NationId | SeatId, turn: number): Known {
    const known = this.#known.get(viewer);
    if (known?.turn === turn) return known;
    const goesOn = known !== undefined && known.turn < turn;
    const first = goesOn ? known.recall.findIndex((e) => (e.turn ?? turn) >= turn - BEFORE) : -1;
    const recall = first < 0 ? [] : known!.recall.slice(first);
    const next = { turn, recall, upTo: goesOn ? known.upTo : 0 };
    this.#known.set(viewer, next);
    return next;
  }
}
