import type { Advice } from '@ochre/bots';
import type { Answer, AnyAnswer, Choices, DecisionOf, Game, Kind, View, Violation } from '@ochre/engine';
import { computed, type Signal, signal } from '@preact/signals';
import { loadGame } from '../src/session/games.ts';
import { OlderPast, type PastSource } from '../src/session/past.ts';
import type { LoggedEvent, SeatInfo, Session, SessionStatus } from '../src/session/session.ts';
import type { Played, Scene } from '../test/support/scenes.ts';

/** The same moment is thought about once, whatever language it is read in. */
const thought = new Map<string, Advice<Kind>>();

/** Of a game file, what it takes to play it again. */
const recordOf = ({ seed, actions }: Played) => ({ seed, actions: actions.map((action) => ({ action })) });

/** A table that stands still at one moment: answers are checked by the rules, and then nothing more is asked. */
export class MomentSession implements Session {
  readonly id: string;
  readonly title: string;
  readonly view: Signal<View>;
  readonly log: Signal<readonly LoggedEvent[]>;
  readonly status = signal<SessionStatus>('live');
  readonly seats;
  /** The answer given, once it is. */
  readonly answered = signal<AnyAnswer | undefined>(undefined);
  /** Of what was before, a scene keeps only how everybody stood. */
  readonly past?: PastSource;
  private readonly game: Game;

  static async at(moment: Scene): Promise<MomentSession> {
    return new MomentSession(moment, await loadGame(moment.config.ruleset, moment.config.map));
  }

  private constructor({ name, config, view, log, turns, played }: Scene, game: Game) {
    this.id = name;
    this.title = view.config.players > 9 ? 'The Sunday eighteen' : 'Long weekend';
    this.game = game;
    this.view = signal(view);
    this.log = signal(log);
    this.seats = computed(() => seatsOf(this.view.value));
    if (turns)
      this.past = {
        view: async () => {
          throw new OlderPast();
        },
        events: async (turn) => log.filter((e) => e.turn === turn),
        chronicle: async () => turns,
        ...(played && { record: async () => ({ ...recordOf(played), config, title: this.title }) }),
      };
  }

  get rules() {
    return this.game.rules;
  }

  sight() {
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

  async advise<K extends Kind>(decision: DecisionOf<K>): Promise<Advice<K> | undefined> {
    const { advise } = await import('@ochre/bots');
    const advice = thought.get(this.id) ?? advise(this.sight(), decision);
    if (!advice) return undefined;
    thought.set(this.id, advice);
    const answer: unknown = advice.answer;
    return this.rules.spec(decision.kind).shape.test(answer) ? { ...advice, answer } : undefined;
  }

  async answer<K extends Kind>(decision: DecisionOf<K>, answer: Answer<K>): Promise<Violation | undefined> {
    const violation = this.check(decision, answer);
    if (violation) return violation;
    this.answered.value = answer;
    const { prompts, ...view } = this.view.value;
    this.view.value = { ...view, prompts: prompts.filter((d) => d.id !== decision.id) };
    return undefined;
  }

  close(): void {}

  /** Goes back to before the last calamity of the log was called, and says how to hear of it. */
  beforeCalamity(): () => void {
    const [view, log] = [this.view.peek(), this.log.peek()];
    const called = log.findLastIndex(({ event }) => event.type === 'calamityRevealed');
    this.view.value = { ...view, prompts: [] };
    this.log.value = log.slice(0, called);
    return () => {
      this.log.value = log;
      this.view.value = view;
    };
  }
}

function seatsOf({ open, viewer }: View): Record<string, SeatInfo> {
  return Object.fromEntries(
    Object.keys(open.nations).map((id) => [
      id,
      { name: id === viewer ? '' : id, kind: id === viewer ? 'you' : 'bot', online: true } satisfies SeatInfo,
    ]),
  );
}
