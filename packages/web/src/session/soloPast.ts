import {
  type Action,
  type Game,
  type GameEvent,
  type GameState,
  migrate,
  NotKnown,
  Past,
  redealt,
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
  /** There was a time before it, which is not known. */
  private readonly later: boolean;
  /** Events that are to be compared with what I was told, and how many have been. */
  private heard: GameEvent[] = [];
  seen: number;

  private constructor(past: Past, seat: string, seen: number, later: boolean) {
    this.past = past;
    this.later = later;
    this.seat = seat;
    this.seen = seen;
  }

  /** From the deal on. */
  static dealt(game: Game, { config, seed, seat, rules = 1 }: SoloSetup): SoloPast {
    const { state, events } = game.start(config, seed, rules);
    const past = new SoloPast(new Past(game, state), seat, 0, false);
    past.note(events);
    return past;
  }

  /** From where newer rules took over, or from the moment it was branched off; `log` is what I had been told by then. */
  static from(
    game: Game,
    { seat }: SoloSetup,
    { seq, seen, state }: Takeover,
    log: readonly LoggedEvent[],
  ): SoloPast {
    const past = new SoloPast(new Past(game, migrate(state, game.rules.ruleset), seq), seat, seen, true);
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

  view(moment: Moment): PastView {
    const found = this.told[this.at(moment)]!;
    const state = this.past.at(found.step);
    const view = this.past.game.view(state, this.viewerIn(state));
    return { turn: found.turn, from: found.from, seen: found.seen, view };
  }

  /**
   * The game as it stood then: whole, or with what I do not know dealt anew; that may be a few steps before, where what went
   * on cannot be told without secrets. `log` is what I was told.
   */
  branch(moment: Moment, whole: boolean, log: readonly LoggedEvent[], seed: string): GameState {
    const { game } = this.past;
    for (let i = this.at(moment); i >= 0; i--) {
      const { turn, seen, step } = this.told[i]!;
      const state = this.past.at(step);
      if (whole) return state;
      const told = log.filter((e) => e.turn === turn).slice(0, seen);
      try {
        return redealt(
          game,
          state,
          this.viewerIn(state),
          told.map(({ event }) => event),
          seed,
        );
      } catch (error) {
        if (!(error instanceof NotKnown)) throw error;
      }
    }
    throw new NotKnown();
  }

  private viewerIn({ open }: GameState): string {
    return open.seats[this.seat] ?? this.seat;
  }

  /** Which of the steps told of is the one that told so much. */
  private at({ turn, seen }: Moment): number {
    const wanted = Math.max(1, seen);
    const [earliest] = this.told;
    if (this.later && (turn < earliest!.turn || (turn === earliest!.turn && wanted <= earliest!.from)))
      throw new OlderPast();
    const found = this.told.findIndex((t) => t.turn === turn && t.seen >= wanted);
    const last = found < 0 ? this.told.findLastIndex((t) => t.turn === turn) : found;
    return last < 0 ? this.told.length - 1 : last;
  }

  chronicle(): TurnTally[] {
    return this.past.turns().map(({ turn, nations }) => ({ turn, nations }));
  }

  private note(events: readonly GameEvent[]): void {
    const { open } = this.past.latest;
    const heard = this.past.game.events(events, this.viewerIn(this.past.latest));
    this.heard.push(...heard);
    const counts = new Map<number, number>();
    for (const { turn = open.turn } of heard) counts.set(turn, (counts.get(turn) ?? 0) + 1);
    for (const [turn, n] of counts) {
      const from = this.told.findLast((t) => t.turn === turn)?.seen ?? 0;
      this.told.push({ turn, from, seen: from + n, step: this.past.steps });
    }
  }
}
