import {
  type Action,
  type Game,
  type GameEvent,
  migrate,
  Past,
  sameEvents,
  type TurnTally,
} from '@ochre/engine';
import type { SoloSetup, Takeover } from './messages.ts';
import { type Moment, OlderPast, type PastView } from './past.ts';
import type { LoggedEvent } from './session.ts';

interface Told {
  turn: number;
  from: number;
  seen: number;
  step: number;
}

/** Whether what I hear now is what I was told then. */
export const asTold = (heard: readonly GameEvent[], told: readonly LoggedEvent[]): boolean =>
  sameEvents(
    heard,
    told.slice(0, heard.length).map(({ event }) => event),
  );

/** The past of a solo game: its actions played again, with a note of what I was told at each. */
export class SoloPast {
  private readonly past: Past;
  private readonly seat: string;
  private readonly told: Told[] = [];
  /** Events that are to be compared with what I was told, and how many have been. */
  private heard: GameEvent[] = [];
  seen: number;

  private constructor(past: Past, seat: string, seen: number) {
    this.past = past;
    this.seat = seat;
    this.seen = seen;
  }

  /** From the deal on. */
  static dealt(game: Game, { config, seed, seat, rules = 1 }: SoloSetup): SoloPast {
    const { state, events } = game.start(config, seed, rules);
    const past = new SoloPast(new Past(game, state), seat, 0);
    past.note(events);
    return past;
  }

  /** From where newer rules took over; `log` is what I had been told by then. */
  static from(
    game: Game,
    { seat }: SoloSetup,
    { seq, seen, state }: Takeover,
    log: readonly LoggedEvent[],
  ): SoloPast {
    const past = new SoloPast(new Past(game, migrate(state, game.rules.ruleset), seq), seat, seen);
    const { turn } = state.open;
    const told = log.slice(0, seen).filter((event) => event.turn === turn).length;
    past.told.push({ turn, from: told - 1, seen: told, step: seq });
    return past;
  }

  get first(): number {
    return this.past.first;
  }

  get steps(): number {
    return this.past.steps;
  }

  /** Plays on; false when something else comes of it than what I was told from event number `seen` on. */
  follow(actions: readonly Action[], told: readonly LoggedEvent[]): boolean {
    try {
      for (const action of actions) this.note(this.past.follow(action));
    } catch {
      return false;
    }
    const same = asTold(this.heard, told);
    this.seen += this.heard.length;
    this.heard = [];
    return same;
  }

  view({ turn, seen }: Moment): PastView {
    const wanted = Math.max(1, seen);
    const [earliest] = this.told;
    if (this.first > 0 && (turn < earliest!.turn || (turn === earliest!.turn && wanted <= earliest!.from)))
      throw new OlderPast();
    const of = this.told.filter((t) => t.turn === turn);
    const found = of.find((t) => t.seen >= wanted) ?? of.at(-1) ?? this.told.at(-1)!;
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
    this.heard.push(...heard);
    const counts = new Map<number, number>();
    for (const { turn = open.turn } of heard) counts.set(turn, (counts.get(turn) ?? 0) + 1);
    for (const [turn, n] of counts) {
      const from = this.told.findLast((t) => t.turn === turn)?.seen ?? 0;
      this.told.push({ turn, from, seen: from + n, step: this.past.steps });
    }
  }
}
