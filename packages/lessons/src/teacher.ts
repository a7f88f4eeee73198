import { Host, legalAnswer, RULES } from '@ochre/bots';
import {
  type Action,
  type Answer,
  answering,
  clone,
  type Decision,
  type DecisionOf,
  type Game,
  type GameEvent,
  type GameState,
  hash,
  type Json,
  type Kind,
  quick,
  type Violation,
} from '@ochre/engine';
import { answerFrom, begin, Mismatch, ordinal, ordinalOf, type Position, phaseAt } from '@ochre/positions';
import { holds } from './condition.ts';
import type { Given, Lesson, LessonStep, Mistake } from './lesson.ts';

/** A lesson under way. Plain data: it can be kept, sent to a thread, and gone back to. */
export interface Run {
  /** The number of the step, from 0; that after the last when the lesson is over. */
  step: number;
  state: GameState;
  /** As the step began: what "this step again" goes back to. */
  begun: GameState;
  /** Since then. */
  events: GameEvent[];
  /** Answers to this step that were refused or wrong. */
  mistakes: number;
  /** The step has been done, or there is nothing to do. */
  done: boolean;
}

/** What comes of an answer. `kept` is the run without it, `after` with it. */
export type Verdict =
  /** By the rules; `mistake` where the lesson has words of its own for that. */
  | { is: 'refused'; violation: Violation; mistake?: string; kept: Run }
  /** By the lesson: the id of the mistake, or `otherwise`. */
  | { is: 'mistake'; mistake: string; kept: Run; after: Run; events: GameEvent[] }
  /** More is to be answered. */
  | { is: 'going'; after: Run; events: GameEvent[] }
  | { is: 'done'; after: Run; events: GameEvent[] };

/** What was answered to which question, and the run as it is then. */
export interface Answered {
  turn: number;
  decision: Decision;
  answer: Json;
  after: Run;
}

/** Answers one after another: the last verdict, the run as it is then, and which answers were taken on the way. */
export interface Played {
  verdict: Verdict | undefined;
  after: Run;
  taken: Answered[];
}

export const OTHERWISE = 'otherwise';
const MOST_ACTIONS = 20_000;

const isRefusal = (mistake: Mistake): mistake is { refused: string } => 'refused' in mistake;

/** Plays a lesson: judges answers, and answers for the others. The same answers always lead to the same verdicts. */
export class Teacher {
  readonly game: Game;
  readonly lesson: Lesson;

  constructor(game: Game, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
  }

  begin(): Run {
    return this.#enter(0, begin(this.game, this.lesson.position).state);
  }

  /** The lesson as it is when all steps before this one were done by their model answers. */
  beginAt(step: number): Run {
    let run = this.begin();
    while (run.step < step) run = this.next(this.byModel(run));
    return run;
  }

  stepOf({ step }: Run): LessonStep | undefined {
    return this.lesson.steps[step];
  }

  /** What the learner is asked now; nothing when the step has come to its end. */
  asked(run: Run): Decision[] {
    const { state, step } = run;
    const { asks = [] } = this.lesson.steps[step] ?? {};
    if (this.#over(run)) return [];
    return this.game.due(state).filter((d) => d.owner === this.lesson.learner && asks.includes(d.kind));
  }

  /** The next step, once this one is done. */
  next(run: Run): Run {
    if (!run.done) throw new Mismatch('this step is not done');
    return this.#enter(run.step + 1, run.state);
  }

  /** This step again, from its beginning. */
  again({ step, begun, mistakes }: Run): Run {
    return { ...this.#fresh(step, clone(begun)), mistakes };
  }

  answer(run: Run, kind: Kind, answer: Json): Verdict {
    const step = this.stepOf(run)!;
    const after = clone(run);
    const kept = { ...run, mistakes: run.mistakes + 1 };
    const decision = this.asked(after).find((d) => d.kind === kind);
    const given = decision ? answerFrom(decision, answer) : answer;
    const by = this.lesson.learner;
    const action: Action = decision
      ? answering(decision, given as never)
      : { by, decision: `${by}.0`, kind, answer: given };
    const applied = this.game.advance(after.state, action, () => this.#over(after));
    if (!applied.ok) {
      const { violation } = applied;
      const mistake = this.#mistake(step, (m) => isRefusal(m) && m.refused === violation.code);
      return { is: 'refused', violation, kept, ...(mistake !== undefined && { mistake }) };
    }
    after.events.push(...applied.events);
    this.#settle(after);
    const events = after.events.slice(run.events.length);
    const over = this.asked(after).length === 0;
    if (step.judged === 'end' && !over) return { is: 'going', after, events };
    const judged = { now: { game: this.game, state: after.state }, events: after.events, answer: given };
    if (holds(step.done ?? {}, judged)) return { is: 'done', after: { ...after, done: true }, events };
    const mistake = this.#mistake(step, (m) => !isRefusal(m) && holds(m, judged)) ?? (over && OTHERWISE);
    if (!mistake) return { is: 'going', after, events };
    return { is: 'mistake', mistake, kept, after: { ...after, mistakes: kept.mistakes }, events };
  }

  /** The step done by its model answers. */
  byModel(run: Run): Run {
    return run.done ? run : this.show(run).after;
  }

  /** The same with what was answered: what "show me" shows. */
  show(run: Run): Played {
    return this.play(this.again(run), this.stepOf(run)?.model ?? []);
  }

  /**
   * Answers one after another. What the step asks beyond them before the answer of the next kind is due, is answered by
   * default, which is not told.
   */
  play(run: Run, answers: readonly Given[]): Played {
    let verdict: Verdict | undefined;
    let after = run;
    const taken: Answered[] = [];
    for (const given of answers)
      for (const [kind, answer] of Object.entries(given) as [Kind, Json][]) {
        for (let n = 0; n < MOST_ACTIONS && !this.asked(after).some((d) => d.kind === kind); n++) {
          const other = this.asked(after)[0];
          if (!other || after.done) break;
          verdict = this.answer(after, other.kind, this.#byDefault(after.state, other) as Json);
          if (!('after' in verdict)) return { verdict, after, taken };
          after = verdict.after;
        }
        const decision = this.asked(after).find((d) => d.kind === kind);
        const { turn } = after.state.open;
        verdict = this.answer(after, kind, answer);
        if (verdict.is === 'refused') return { verdict, after, taken };
        after = verdict.after;
        if (decision) taken.push({ turn, decision, answer: answerFrom(decision, answer), after });
        if (verdict.is !== 'going') return { verdict, after, taken };
      }
    return { verdict, after, taken };
  }

  /** The phases from the beginning of the step on, or from that of the position it was laid out in. */
  phasesOf({ step, begun, state }: Run): string[] {
    const { lesson } = this;
    const laid = lesson.steps[step]?.position ?? (step === 0 ? {} : undefined);
    const { phase, turn = 1 } = laid ? this.#positionWith(laid) : {};
    const from = phase === undefined ? ordinal(this.game, begun) : ordinalOf(this.game, phase, { turn });
    const to = Math.max(
      from,
      Math.min(ordinal(this.game, state), from + this.game.rules.ruleset.turn.length),
    );
    return Array.from({ length: to - from + 1 }, (_, i) => phaseAt(this.game, from + i));
  }

  #mistake({ mistakes = {} }: LessonStep, is: (mistake: Mistake) => boolean): string | undefined {
    return Object.keys(mistakes).find((id) => is(mistakes[id]!));
  }

  #enter(step: number, before: GameState): Run {
    const { position, first = [] } = this.lesson.steps[step] ?? {};
    const state = position ? begin(this.game, this.#positionWith(position)).state : clone(before);
    // What the step before ended with has been looked at.
    if (!position) this.game.resume(state);
    for (const acts of first)
      for (const [who, given] of Object.entries(acts))
        for (const [kind, answer] of Object.entries(given)) this.#doFirst(state, who, kind, answer);
    return this.#fresh(step, state);
  }

  /** The position of a step is that of the lesson where it says nothing else, nation by nation. */
  #positionWith(own: Position): Position {
    const { position } = this.lesson;
    return { ...position, ...own, nations: { ...position.nations, ...own.nations } };
  }

  #doFirst(state: GameState, who: string, kind: string, answer: Json): void {
    const decision = this.game.due(state).find((d) => d.owner === who && d.kind === kind);
    if (!decision) throw new Mismatch(`first: ${who} is not asked ${kind}`);
    const done = this.game.advance(state, answering(decision, answerFrom(decision, answer) as never));
    if (!done.ok) throw new Mismatch(`first: ${who} is refused by ${done.violation.code}`);
  }

  #fresh(step: number, state: GameState): Run {
    const asks = this.lesson.steps[step]?.asks !== undefined;
    const run: Run = { step, state, begun: clone(state), events: [], mistakes: 0, done: !asks };
    // What may be answered ahead is asked before the others go on.
    if (asks && !this.asked(run).some((d) => d.optional)) this.#settle(run);
    return run;
  }

  /** Whether the last phase of the step is over, or the game: then the table rests as that phase has left it. */
  #over({ step, begun, state }: Run): boolean {
    const { to, turns = 1 } = this.lesson.steps[step] ?? {};
    const from = ordinal(this.game, begun);
    const { turn } = begun.open;
    const first = to === undefined ? from : ordinalOf(this.game, to, { turn, from });
    const last = first + (turns - 1) * this.game.rules.ruleset.turn.length;
    const at = ordinal(this.game, state);
    return state.open.result !== undefined || at > last || (at === last && state.frames.length === 1);
  }

  /** The others answer, and the learner by default what the step does not ask, until the learner is asked or the step is over. */
  #settle(run: Run): void {
    const { game } = this;
    const { state } = run;
    const host = new Host(game);
    const isBot = (owner: string): boolean => owner !== this.lesson.learner;
    for (let n = 0; n < MOST_ACTIONS; n++) {
      if (this.#over(run)) return;
      const action = host.act(state, isBot, (decision) => this.#think(state, decision)) ?? this.#learner(run);
      if (!action) return;
      const done = game.advance(state, action, () => this.#over(run));
      if (!done.ok) throw new Mismatch(`refused: ${JSON.stringify(action)}: ${done.violation.code}`);
      run.events.push(...done.events);
    }
    throw new Mismatch('the others come to no end');
  }

  #learner(run: Run): Action | undefined {
    if (this.asked(run).length > 0) return undefined;
    const due = this.game.due(run.state).find((d) => d.owner === this.lesson.learner && !d.optional);
    return due && answering(due, this.#byDefault(run.state, due) as never);
  }

  #byDefault<K extends Kind>(state: GameState, decision: DecisionOf<K>): Answer<K> {
    const { game } = this;
    return game.rules.spec(decision.kind).fallback(game.sight(game.view(state, decision.owner)), decision);
  }

  #think<K extends Kind>(state: GameState, decision: DecisionOf<K>): Answer<K> {
    const { game, lesson } = this;
    const { open } = state;
    const rng = quick(Number.parseInt(hash([open.turn, open.phase, decision.id]).slice(0, 8), 16));
    const names = [lesson.others ?? RULES, RULES];
    const answer = legalAnswer(game, game.view(state, decision.owner), decision, names, rng);
    return answer ?? this.#byDefault(state, decision);
  }
}
