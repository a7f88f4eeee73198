import type { GameEvent } from '@ochre/engine';
import type { SharedMoment } from './history.ts';

/** Whether all were told. */
export const toldToAll = ({ only }: GameEvent): boolean => only === undefined;

/** Counts what all were told, turn by turn, while a game is played again. */
export class ToldCount {
  readonly #told = new Map<number, number>();
  #turn = 1;

  /** `turn`: the game is in by now. */
  hear(events: readonly GameEvent[], turn: number): void {
    for (const event of events) {
      const of = event.turn ?? turn;
      if (toldToAll(event)) this.#told.set(of, (this.#told.get(of) ?? 0) + 1);
    }
    this.#turn = turn;
  }

  get now(): SharedMoment {
    return { turn: this.#turn, told: this.#told.get(this.#turn) ?? 0 };
  }

  /** Whether it has come to that. */
  reached({ turn, told }: SharedMoment): boolean {
    return turn < this.#turn || (turn === this.#turn && told <= this.now.told);
  }
}

/** Which of two moments is earlier: below zero, the first. */
export const byMoment = (a: SharedMoment, b: SharedMoment): number => a.turn - b.turn || a.told - b.told;
