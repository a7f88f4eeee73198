import { type Action, type Game, type GameEvent, Past, type TurnTally } from '@ochre/engine';
import type { SoloSetup } from './messages.ts';
import type { Moment, PastView } from './past.ts';

interface Told {
  turn: number;
  from: number;
  seen: number;
  step: number;
}

/** The past of a solo game: its actions played again, with a note of what I was told at each. */
export class SoloPast {
  private readonly past: Past;
  private readonly seat: string;
  private readonly told: Told[] = [];

  constructor(game: Game, { config, seed, seat }: SoloSetup) {
    this.past = new Past(game, config, seed);
    this.seat = seat;
    this.note(this.past.dealt);
  }

  get steps(): number {
    return this.past.steps;
  }

  follow(actions: readonly Action[]): void {
    for (const action of actions) this.note(this.past.follow(action));
  }

  view({ turn, seen }: Moment): PastView {
    const of = this.told.filter((t) => t.turn === turn);
    const found = of.find((t) => t.seen >= Math.max(1, seen)) ?? of.at(-1) ?? this.told.at(-1)!;
    const state = this.past.at(found.step);
    const view = this.past.game.view(state, state.open.seats[this.seat] ?? this.seat);
    return { turn: found.turn, from: found.from, seen: found.seen, view };
  }

  chronicle(): TurnTally[] {
    return this.past.turns().map(({ turn, nations }) => ({ turn, nations }));
  }

  private note(events: readonly GameEvent[]): void {
    const { open } = this.past.latest;
    const heard = this.past.game.events(events, open.seats[this.seat] ?? this.seat);
    const counts = new Map<number, number>();
    for (const { turn = open.turn } of heard) counts.set(turn, (counts.get(turn) ?? 0) + 1);
    for (const [turn, n] of counts) {
      const from = this.told.findLast((t) => t.turn === turn)?.seen ?? 0;
      this.told.push({ turn, from, seen: from + n, step: this.past.steps });
    }
  }
}
