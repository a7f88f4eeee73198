import type { Answer, Choices, DecisionOf, Game, Kind, Rules, Sight, View, Violation } from '@ochre/engine';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LoggedEvent, Refused, SeatInfo, Session, SessionStatus } from './session.ts';

/** What every session does with a view and the rules at hand, wherever the game runs. */
export abstract class SeatSession implements Session {
  abstract readonly id: string;
  abstract readonly title: string;
  abstract readonly seats: ReadonlySignal<Readonly<Record<string, SeatInfo>>>;
  readonly view: Signal<View>;
  readonly log: Signal<readonly LoggedEvent[]>;
  readonly status: Signal<SessionStatus>;
  protected readonly game: Game;

  constructor(game: Game, view: View, log: readonly LoggedEvent[]) {
    this.game = game;
    this.view = signal(view);
    this.log = signal(log);
    this.status = signal(view.open.result ? 'over' : 'live');
  }

  get rules(): Rules {
    return this.game.rules;
  }

  sight(): Sight {
    return this.game.sight(this.view.peek());
  }

  choices<K extends Kind>(decision: DecisionOf<K>): Choices<K> {
    return this.rules.spec(decision.kind).choices(this.sight(), decision);
  }

  check<K extends Kind>(decision: DecisionOf<K>, answer: Answer<K>): Violation | undefined {
    return this.game.check(this.view.peek(), decision, answer);
  }

  suggestion<K extends Kind>(decision: DecisionOf<K>): Answer<K> {
    return this.rules.spec(decision.kind).fallback(this.sight(), decision);
  }

  /** What the rules refuse is refused here; the rest is sent. */
  answer<K extends Kind>(decision: DecisionOf<K>, answer: Answer<K>): Promise<Refused | undefined> {
    const violation = this.check(decision, answer);
    return violation ? Promise.resolve(violation) : this.send(decision, answer);
  }

  abstract close(): void;
  protected abstract send<K extends Kind>(
    decision: DecisionOf<K>,
    answer: Answer<K>,
  ): Promise<Refused | undefined>;

  protected changed(view: View, events: readonly LoggedEvent[]): void {
    if (events.length > 0) this.log.value = [...this.log.value, ...events];
    this.view.value = view;
    if (view.open.result) this.status.value = 'over';
  }
}
