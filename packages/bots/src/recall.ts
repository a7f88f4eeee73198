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

/** What each seat of a table recalls, from one record of what happened. */
export class Recollections {
  readonly #game: Pick<Game, 'events'>;
  readonly #known = new Map<string, { recall: GameEvent[]; upTo: number }>();
  #past: readonly Happening[] = [];
  #turn = 0;

  constructor(game: Pick<Game, 'events'>) {
    this.#game = game;
  }

  /** `past` grows at its end, or is another one. */
  of(past: readonly Happening[], turn: number, viewer: NationId | SeatId): Recall {
    if (past !== this.#past || turn !== this.#turn) this.#known.clear();
    this.#past = past;
    this.#turn = turn;
    let known = this.#known.get(viewer);
    if (!known) {
      known = { recall: [], upTo: 0 };
      this.#known.set(viewer, known);
    }
    for (; known.upTo < past.length; known.upTo++)
      for (const event of this.#game.events(past[known.upTo]!.events, viewer))
        if ((event.turn ?? turn) >= turn - BEFORE) known.recall.push(event);
    return known.recall;
  }
}
