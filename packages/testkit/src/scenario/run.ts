import {
  type Action,
  canonical,
  type Decision,
  type GameEvent,
  type GameState,
  type Json,
  type Kind,
  type RefusalCode,
  type Violation,
} from '@ochre/engine';
import { violations as en } from '@ochre/languages/en/violations/index.ts';
import { type Names, sayReason } from '@ochre/languages/refusals/catalogue.ts';
import { inEnglish } from '@ochre/languages/refusals/english.ts';
import {
  answerFrom,
  askWritten,
  cardCounts,
  Mismatch,
  Misnotated,
  mismatch,
  ordinal,
  ordinalOf,
  partial,
  playerOf,
  type Slip,
  type Started,
  show,
  unmet,
} from '@ochre/positions';
import { knownCite } from '../books.ts';
import { broken } from '../invariants.ts';
import { root } from '../paths.ts';
import { slipsOf } from './notation.ts';
import { begin } from './start.ts';
import { type Refusal, type Scenario, type ScenarioStep, STEP_KEYS } from './types.ts';

export interface Failure {
  /** 1 for the first step, 0 for the position itself. */
  step: number;
  what: string;
  problems: string[];
  whereabouts: string[];
  /** Nothing was tried: what is written cannot be meant. */
  slips?: Slip[];
}

const STOPS = '(`alone: true` stops play after the phase it starts with, `to: PHASE` after a later one)';
const NOT_ASKED: RefusalCode = 'notAsked';
/** What a slip of the pen is refused by. */
const MALFORMED: readonly RefusalCode[] = ['malformed', 'malformedUse'];
const MOST_ACTIONS = 50_000;

/** Writers call things by their ids as well as by their names. */
const itself = (id: string): string => id;
const IDS: Names = {
  advance: itself,
  area: itself,
  coast: itself,
  commodity: itself,
  group: itself,
  nation: itself,
  question: itself,
};
const byIds = (violation: Violation): string => sayReason(en, IDS, violation)!;

/** Who looks on. */
export interface ScenarioWatch {
  /** The table as it stands, and what came of the last action; of the position itself first. */
  after?(now: Started, events: readonly GameEvent[]): void;
  ended?(state: GameState): void;
}

/** A scenario being played. */
class Run {
  readonly now: Started;
  private readonly cards: ReadonlyMap<string, number>;
  /** Since the last expectation. */
  private events: GameEvent[] = [];

  private readonly watch: ScenarioWatch;
  private readonly excerpt: boolean;
  private readonly phase: string | undefined;
  private at = 0;

  constructor(scenario: Scenario, watch: ScenarioWatch) {
    this.watch = watch;
    this.excerpt = scenario.alone === true || scenario.to !== undefined;
    this.phase = scenario.phase?.split('#')[0];
    this.now = begin(scenario);
    this.happened(this.now.events);
    this.cards = cardCounts(this.now.game, this.now.state);
    this.checkInvariants();
  }

  checkInvariants(): void {
    const { game, state, lacking } = this.now;
    const stopped = this.excerpt && state.frames.length === 0;
    const problems = broken(game, state, this.cards, { stopped, lacking });
    if (problems.length > 0) throw new Mismatch(problems.map((p) => `invariant: ${p}`));
  }

  private happened(events: GameEvent[]): void {
    this.events.push(...events);
    this.watch.after?.(this.now, events);
    for (const { type, cite } of events)
      if (!knownCite(cite)) throw new Mismatch(`event ${type} cites ${cite}, which is no rule`);
  }

  act(action: Action): Violation | undefined {
    const { game, state } = this.now;
    const done = game.advance(state, action);
    if (!done.ok) {
      const { code, cite } = done.violation;
      if (!knownCite(cite)) throw new Mismatch(`the refusal ${code} cites ${cite}, which is no rule`);
      return done.violation;
    }
    this.happened(done.events);
    this.checkInvariants();
    return undefined;
  }

  private said(violation: Violation): string {
    return inEnglish(this.now.game.rules, violation);
  }

  /** The action must be refused, and change nothing. */
  refused(action: Action, expected: Refusal): void {
    const before = canonical(this.now.state);
    const violation = this.act(action);
    if (!violation) throw new Mismatch(`refused: expected ${show(expected)}, but it was accepted`);
    if (canonical(this.now.state) !== before) throw new Mismatch('the refused action changed the state');
    // A slip of the pen must not pass for a rule that forbids.
    const said = this.said(violation);
    const meant = typeof expected === 'object' ? expected.code : undefined;
    if (MALFORMED.includes(violation.code) && meant !== violation.code)
      throw new Mismatch(`the answer is malformed: ${said}`);
    const want = typeof expected === 'string' ? { cite: expected } : expected === true ? {} : expected;
    const { text = '', ...facts } = want;
    const problems = partial('refused', facts, violation);
    if (!said.includes(text) && !byIds(violation).includes(text))
      problems.push(mismatch('refused.text', text, said));
    if (problems.length > 0) throw new Mismatch([...problems, `it says: ${said} (${violation.code})`]);
  }

  /** The oldest decision of this kind the player is asked; there need be none only where that is what is refused. */
  private decision(who: string, kind: string, refused: Refusal | undefined): Decision | undefined {
    const { state } = this.now;
    if (!state.own[who]) throw new Mismatch(`no player ${who}`);
    const asked = Object.values(state.pending).find((d) => d.owner === who && d.kind === kind);
    if (asked) return asked;
    if (refused === undefined) throw new Mismatch(`${who} is not asked ${kind}`);
    if (typeof refused !== 'object' || refused.code !== NOT_ASKED)
      throw new Misnotated([
        {
          path: ['steps', this.at, 'refused'],
          text: `${who} is not asked ${kind}, so no rule refuses the answer; say refused: { code: ${NOT_ASKED} } if that is meant`,
        },
      ]);
    return undefined;
  }

  /** What a step has the table do, in the order written. */
  actions(step: ScenarioStep): (() => Action)[] {
    const players = Object.keys(step).filter((key) => !STEP_KEYS.includes(key));
    const answers = players.flatMap((name) =>
      Object.entries(step[name] as Record<string, Json>).map(([kind, answer]) => (): Action => {
        const by = playerOf(this.now, name);
        const asked = this.decision(by, kind, step.refused);
        if (!asked) return { by, decision: `${by}.0`, kind: kind as Kind, answer };
        return { by, decision: asked.id, kind: asked.kind, answer: answerFrom(asked, answer) };
      }),
    );
    if (!step.control) return answers;
    const { control } = step;
    if ('closeTrade' in control) return [() => ({ control: 'closeTrade' }), ...answers];
    const leave = { control: 'leave', nation: control.leave, when: control.when } as Action;
    return [() => leave, ...answers];
  }

  private byFallback({ id, kind, owner }: Decision): void {
    const { game, state } = this.now;
    const view = game.view(state, owner);
    const decision = view.prompts.find((d) => d.id === id);
    if (!decision) return;
    const answer = game.rules.spec(kind).fallback(game.sight(view), decision);
    const violation = this.act({ by: owner, decision: id, kind, answer });
    if (violation)
      throw new Mismatch(
        `fallback of ${owner} for ${kind} is refused: ${show(answer)}: ${this.said(violation)} (${violation.cite})`,
      );
  }

  /** Everyone (or those named) answers once what is asked, optional questions aside. */
  fallback(who: 'all' | string[]): void {
    const players = who === 'all' ? undefined : who.map((name) => playerOf(this.now, name));
    const asked = Object.values(this.now.state.pending).filter(
      (d) => !d.optional && (players === undefined || players.includes(d.owner)),
    );
    for (const id of players ?? [])
      if (!asked.some((d) => d.owner === id)) throw new Mismatch(`fallback: ${id} is not asked anything`);
    for (const d of asked) this.byFallback(d);
  }

  /** Fallbacks until the phase has begun (or was gone through without a question), or the game is over. */
  until(target: NonNullable<ScenarioStep['until']>): void {
    const { game, state } = this.now;
    const { phase = game.rules.ruleset.turn[0]!, turn } =
      typeof target === 'string' ? { phase: target } : target;
    const when = turn === undefined ? { turn: state.open.turn, from: ordinal(game, state) } : { turn };
    const end = phase === 'end' ? Number.POSITIVE_INFINITY : ordinalOf(game, phase, when);
    for (let n = 0; ordinal(game, state) < end && !state.open.result; n++) {
      const before = Object.keys(state.pending).length > 0 && n % 50 === 49 ? canonical(state) : '';
      this.fallback('all');
      if (before !== '' && canonical(state) === before)
        throw new Mismatch(`until ${show(target)}: nothing moves`);
      if (n > MOST_ACTIONS) throw new Mismatch(`until ${show(target)}: no end`);
    }
    if (end !== Number.POSITIVE_INFINITY && state.open.result)
      throw new Mismatch(
        `until ${show(target)}: the game is over (${state.open.phase} of turn ${state.open.turn})`,
      );
  }

  step(step: ScenarioStep, index: number): void {
    this.at = index;
    const actions = this.actions(step);
    if (step.refused !== undefined && actions.length !== 1)
      throw new Mismatch('a step with `refused` has exactly one answer');
    for (const make of actions) {
      const action = make();
      if (step.refused !== undefined) this.refused(action, step.refused);
      else {
        const violation = this.act(action);
        if (violation)
          throw new Mismatch(
            `refused: ${this.said(violation)} (${violation.code}, ${violation.cite}) for ${show(action)}`,
          );
      }
    }
    if (step.fallback !== undefined) this.fallback(step.fallback);
    if (step.until !== undefined) this.until(step.until);
    if (step.expect) {
      const problems = unmet(step.expect, this.now, this.events);
      this.events = [];
      if (problems.length > 0) throw new Mismatch(problems);
    }
  }

  whereabouts(): string[] {
    const { open, pending, frames } = this.now.state;
    const at =
      frames.map((f) => `${f.step}@${f.at}`).join(' > ') ||
      (this.excerpt ? 'the excerpt is over' : 'game over');
    const asked = Object.values(pending).map(
      (d) => `asked ${d.owner}: ${d.kind} ${show(askWritten(d).ask)}${d.optional ? ' (optional)' : ''}`,
    );
    const ranOn = !this.excerpt && this.phase !== undefined && open.phase !== this.phase;
    return [`at turn ${open.turn}, ${at}`, ...asked, ...(ranOn ? [STOPS] : [])];
  }
}

function describe(step: ScenarioStep | undefined): string {
  if (!step) return 'the position';
  return Object.entries(step)
    .filter(([key]) => key !== 'note')
    .map(([key, value]) => (key === 'expect' ? key : `${key}: ${show(value)}`))
    .join(', ');
}

function problemsOf(error: unknown): string[] {
  if (error instanceof Mismatch) return error.problems;
  if (!(error instanceof Error)) return [`thrown: ${String(error)}`];
  const trace = (error.stack ?? '').split('\n').slice(1, 5);
  const inside = (line: string): string => line.trim().replaceAll('file://', '').replaceAll(root, '');
  return [`thrown: ${error.message}`, ...trace.map(inside)];
}

function claimsNothing({ cites, refused, steps = [] }: Scenario): boolean {
  return cites.length > 0 && refused === undefined && !steps.some((step) => step.expect ?? step.refused);
}

/** Plays a scenario; what does not hold comes back, nothing when all does. */
export function runScenario(scenario: Scenario, watch: ScenarioWatch = {}): Failure | undefined {
  let run: Run | undefined;
  let step = 0;
  try {
    if (claimsNothing(scenario))
      throw new Mismatch('it cites rules but neither expects nor refuses anything');
    const slips = slipsOf(scenario);
    if (slips.length > 0) throw new Misnotated(slips);
    run = new Run(scenario, watch);
    if (scenario.refused !== undefined) throw new Mismatch('the configuration was not refused');
    for (const doing of scenario.steps ?? []) {
      step++;
      run.step(doing, step - 1);
    }
    watch.ended?.(run.now.state);
    return undefined;
  } catch (error) {
    if (error instanceof Misnotated)
      return {
        step,
        what: 'notation',
        problems: error.message.split('\n'),
        whereabouts: [],
        slips: error.slips,
      };
    const problems = problemsOf(error);
    if (!run && scenario.refused !== undefined && problems.some((p) => p.includes(scenario.refused!)))
      return undefined;
    const endless = problems.some((p) => p.startsWith('thrown: no end in'));
    const whereabouts = run ? run.whereabouts() : endless ? [STOPS] : [];
    return { step, what: describe(scenario.steps?.[step - 1]), problems, whereabouts };
  }
}
