import type { Answer, Choices, DecisionOf, Kind, Open, Rules, Sight, View, Violation } from '@ochre/engine';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PastSource } from '../session/past.ts';
import type { LoggedEvent, SeatInfo, Session, SessionStatus } from '../session/session.ts';

/** The table as it was: every panel draws it like the present, and nothing is asked. */
export class PastSession implements Session {
  readonly id: string;
  readonly title: string;
  readonly rules: Rules;
  readonly view: Signal<View>;
  readonly drawn: Signal<Open | undefined> = signal(undefined);
  readonly log: Signal<readonly LoggedEvent[]> = signal([]);
  readonly status: ReadonlySignal<SessionStatus>;
  readonly seats: ReadonlySignal<Readonly<Record<string, SeatInfo>>>;
  readonly past: PastSource;
  private readonly live: Session;

  constructor(live: Session, view: View) {
    this.live = live;
    this.id = live.id;
    this.title = live.title;
    this.rules = live.rules;
    this.status = live.status;
    this.seats = live.seats;
    this.past = live.past!;
    this.view = signal(withoutQuestions(view));
  }

  /** `drawn`: the pieces as the map has them, where they are on their way. */
  show(view: View, log: readonly LoggedEvent[], drawn?: Open): void {
    batch(() => {
      this.log.value = log;
      this.drawn.value = drawn;
      this.view.value = withoutQuestions(view);
    });
  }

  sight(): Sight {
    const { rules } = this;
    const view = this.view.peek();
    return { ...view, rules, own: view.own! };
  }

  choices<K extends Kind>(decision: DecisionOf<K>): Choices<K> {
    return this.live.choices(decision);
  }

  check(): Violation {
    return { code: 'notNow', params: {}, cite: this.rules.cite('order') };
  }

  suggestion<K extends Kind>(decision: DecisionOf<K>): Answer<K> {
    return this.live.suggestion(decision);
  }

  answer(): Promise<Violation> {
    return Promise.resolve(this.check());
  }

  close(): void {}
}

const withoutQuestions = (view: View): View => ({ ...view, prompts: [] });
