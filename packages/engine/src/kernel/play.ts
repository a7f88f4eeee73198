import type { Ask, Decision, DecisionOf, Kind, Mode } from '../decisions.ts';
import type { Cite, EventOf, Events, EventType, GameEvent } from '../events.ts';
import type { Position } from '../position.ts';
import type { Rules } from '../ruleset/types.ts';
import type { AnyFrame, Config, GameState, NationId, Open, Own, SeatId } from '../state.ts';
import { draw, type Rng } from './rng.ts';
import type { Called, Given } from './step.ts';

export interface Question<K extends Kind> {
  kind: K;
  owner: NationId | SeatId;
  mode?: Mode;
  optional?: true;
  ask: Ask<K>;
  cite: Cite;
}

/** A step to be pushed, as a frame can keep it until its time comes. */
export type Due = Pick<AnyFrame, 'step' | 'locals'>;

export function due<G extends object>({ id }: Called<G>, ...[locals]: NoInfer<Given<G>>): Due {
  return { step: id, locals: locals ?? {} };
}

/** The one mutable thing rules code sees: a game while an action is carried out. */
export class Play implements Position {
  readonly rules: Rules;
  readonly state: GameState;
  readonly open: Open;
  readonly config: Config;
  readonly events: GameEvent[] = [];
  readonly rng: Rng;
  /** The decision asked last in this action. */
  latest: Decision | undefined;

  constructor(rules: Rules, state: GameState) {
    this.rules = rules;
    this.state = state;
    this.open = state.open;
    this.config = state.config;
    this.rng = { int: (below) => draw(state.hidden.rng, below) };
  }

  own(who: NationId | SeatId): Own {
    const own = this.state.own[who];
    if (!own) throw new Error(`no player ${who}`);
    return own;
  }

  /** Asks one player; the answer goes to `on[kind]` of the step that is running. */
  ask<K extends Kind>(q: Question<K>): void {
    const own = this.own(q.owner);
    const id = `${q.owner}.${++own.asked}`;
    const { kind, owner, mode = 'now', ask, cite } = q;
    const decision = {
      id,
      kind,
      owner,
      frame: this.state.frames.length - 1,
      mode,
      ask,
      cite,
    } as DecisionOf<Kind>;
    if (q.optional) decision.optional = true;
    this.state.pending[id] = decision as never;
    this.latest = decision as Decision;
  }

  /**
   * Asks several at once, answers sealed until all are in and handled in the order given here by ranking;
   * a table that insists on the order is asked one after the other by the kernel.
   */
  askAll<K extends Kind>(questions: Question<K>[]): void {
    for (const q of questions) this.ask({ ...q, mode: 'sealed' });
  }

  /** Closes what `owner` (or everyone) is still asked of this kind. */
  close(kind: Kind, owner?: NationId | SeatId): void {
    const { pending } = this.state;
    for (const id of Object.keys(pending)) {
      const d = pending[id]!;
      if (d.kind === kind && (owner === undefined || d.owner === owner)) delete pending[id];
    }
  }

  /** Runs another step before this one goes on. */
  push<G extends object>(step: Called<G>, ...given: NoInfer<Given<G>>): void {
    this.pushDue(due(step, ...given));
  }

  /** The same of one that was put off. */
  pushDue({ step, locals }: Due): void {
    this.rules.step(step);
    this.state.frames.push({ step, at: 0, locals });
  }

  emit<T extends EventType>(type: T, cite: Cite, open: Events[T], own?: EventOf<T>['own']): void {
    const { turn, phase } = this.open;
    this.#file(own ? { type, cite, turn, phase, open, own } : { type, cite, turn, phase, open });
  }

  /** Tells these nations alone. */
  tell<T extends EventType>(only: readonly NationId[], type: T, cite: Cite, open: Events[T]): void {
    const { turn, phase } = this.open;
    this.#file({ type, cite, turn, phase, open, only });
  }

  #file<T extends EventType>(event: EventOf<T>): void {
    // One of the union, as `type` says; the compiler does not follow that through a type parameter.
    this.events.push(event as never);
  }
}
