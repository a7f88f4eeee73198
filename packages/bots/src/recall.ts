import type { Game, GameEvent, NationId, SeatId } from '@ochre/engine';

/**
 * What a seat was told since the beginning of the turn before this one, oldest first, secrets of others left out.
 * It grows at its end alone; when a turn begins there is another one.
 */
export type Recall = readonly GameEvent[];

/** What came of one action, with everybody's secrets. */
export type Happening = readonly GameEvent[];

/** Turns besides this one that are remembered. */
const BEFORE = 1;

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
  #past: Happening[];

  constructor(game: Pick<Game, 'events'>, past: readonly Happening[] = []) {
    this.#game = game;
    this.#past = [...past];
  }

  /** All that somebody may still recall. */
  get past(): readonly Happening[] {
    return this.#past;
  }

  /** Adds what came of an action; what is older than the turn before this one goes, and all where something was taken back. */
  hear(events: Happening): void {
    if (events.length === 0) return;
    if (events.some(({ type }) => type === 'takenBack')) {
      this.#past = [];
      this.#known.clear();
    }
    this.#past.push(events);
    const from = lastTurn(events) - BEFORE;
    const gone = this.#past.findIndex((happened) => lastTurn(happened) >= from);
    if (gone <= 0) return;
    this.#past = this.#past.slice(gone);
    for (const known of this.#known.values()) known.upTo = Math.max(0, known.upTo - gone);
  }

  of(turn: number, viewer: NationId | SeatId): Recall {
    const from = turn - BEFORE;
    const known = this.#of(viewer, turn);
    for (; known.upTo < this.#past.length; known.upTo++)
      for (const event of this.#game.events(this.#past[known.upTo]!, viewer))
        if ((event.turn ?? turn) >= from) known.recall.push(event);
    return known.recall;
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

const lastTurn = (events: Happening): number => events.at(-1)!.turn ?? 0;
