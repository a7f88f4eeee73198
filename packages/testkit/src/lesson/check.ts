import { type Game, type Json, type Kind, quick } from '@ochre/engine';
import {
  failing,
  holds,
  type LessonStep,
  minutesOf,
  type Run,
  Teacher,
  type Verdict,
  type Wrong,
} from '@ochre/lessons';
import { Mismatch, type Path, show } from '@ochre/positions';
import { gameFor } from '../games.ts';
import { courseFiles, loadCourse, loadLesson } from './load.ts';
import { lessonSlips } from './notation.ts';
import type { LocatedLesson } from './types.ts';

/** What the learner of a lesson meets: kinds of decision that are answered, phases that are seen. */
export interface Met {
  decisions: Set<string>;
  phases: Set<string>;
}

export interface CheckedLessons {
  passed: { located: LocatedLesson; met: Met }[];
  /** `FAIL file:line …`, with what does not hold. */
  failed: string[];
  /** What is wrong with the notation, `file:line: …`. */
  invalid: string[];
}

/** Answers of a learner who tries whatever comes to mind. */
const TRIES = 40;
const SEEDS = [1, 2, 3];

function told(verdict: Verdict | undefined): string {
  if (!verdict) return 'nothing was answered';
  if (verdict.is === 'refused') return `refused: ${verdict.violation.code} (${verdict.violation.cite})`;
  return verdict.is === 'mistake' ? `the mistake ${verdict.mistake}` : verdict.is;
}

/** Whether what was said is what the lesson says would be. */
function asWritten({ said, refused }: Wrong, verdict: Verdict | undefined): boolean {
  if (verdict?.is === 'refused')
    return refused === verdict.violation.code || (said !== undefined && said === verdict.mistake);
  return verdict?.is === 'mistake' && said === verdict.mistake;
}

class Check {
  readonly met: Met = { decisions: new Set(), phases: new Set() };
  private readonly teacher: Teacher;
  private readonly game: Game;
  /** What is being tried. */
  private path: Path = ['position'];

  constructor(game: Game, { lesson }: LocatedLesson) {
    this.game = game;
    this.teacher = new Teacher(game, lesson);
  }

  private asked(run: Run): string {
    const { state } = run;
    const asked = Object.values(state.pending).map((d) => `${d.owner}: ${d.kind}`);
    return `turn ${state.open.turn}, ${state.open.phase}; asked ${asked.join(', ') || 'nobody'}`;
  }

  /** Done by its model answers. */
  private model(step: LessonStep, run: Run): Run {
    const { verdict, after } = this.teacher.play(run, step.model!);
    if (verdict?.is === 'done') return after;
    const answer = Object.values(step.model!.at(-1)!)[0] as Json;
    const now = { game: this.game, state: after.state };
    throw new Mismatch([
      `its model answers do not do it: ${told(verdict)}`,
      ...failing(step.done!, { now, events: after.events, answer }),
      this.asked(after),
    ]);
  }

  private wrong(step: LessonStep, run: Run, wrong: Wrong): void {
    const { verdict, after } = this.teacher.play(run, wrong.does);
    if (!asWritten(wrong, verdict)) {
      const { does: _, ...expected } = wrong;
      throw new Mismatch([
        `wrong answers ${show(wrong.does)}: expected ${show(expected)}, got ${told(verdict)}`,
        this.asked(after),
      ]);
    }
    if (verdict && 'kept' in verdict) this.model(step, this.teacher.again(verdict.kept));
    this.model(step, this.teacher.again(after));
  }

  /** Whatever the learner answers, there is a verdict and a way back. */
  private wander(step: LessonStep, run: Run): void {
    const { game, teacher } = this;
    for (const seed of [undefined, ...SEEDS]) {
      const rng = quick(seed ?? 0);
      let at = run;
      for (let n = 0; n < TRIES; n++) {
        const decision = teacher.asked(at)[0];
        if (!decision) break;
        const spec = game.rules.spec(decision.kind);
        const sight = game.sight(game.view(at.state, decision.owner));
        const answer =
          seed === undefined ? spec.fallback(sight, decision) : spec.sample(sight, decision, rng);
        const verdict = teacher.answer(at, decision.kind, answer as Json);
        if (verdict.is === 'refused' || verdict.is === 'done') break;
        at = verdict.after;
      }
      this.model(step, teacher.again(at));
    }
  }

  /** The run after a step that is done. */
  step(step: LessonStep, run: Run): Run {
    if (!step.asks) return run;
    if (this.teacher.asked(run).length === 0)
      throw new Mismatch([`the learner is not asked ${step.asks.join(' or ')}`, this.asked(run)]);
    const untouched = { now: { game: this.game, state: run.state }, events: [], answer: null };
    if (step.judged !== 'end' && holds(step.done!, untouched))
      throw new Mismatch('it is done before anything is answered');
    const { path } = this;
    const model = [...path, 'model'];
    this.path = model;
    const done = this.model(step, run);
    for (const [i, wrong] of step.wrong!.entries()) {
      this.path = [...path, 'wrong', i];
      this.wrong(step, run, wrong);
    }
    this.path = model;
    this.wander(step, run);
    return done;
  }

  /** Plays the lesson; where it fails and why. */
  run(): { path: Path; problems: string[] } | undefined {
    const { teacher } = this;
    try {
      let run = teacher.begin();
      for (const [i, step] of teacher.lesson.steps.entries()) {
        this.path = ['steps', i];
        const done = this.step(step, run);
        this.path = ['steps', i];
        this.meet(step, run, done);
        this.path = ['steps', i + 1];
        run = teacher.next(done);
      }
      return undefined;
    } catch (error) {
      const { path } = this;
      if (error instanceof Mismatch) return { path, problems: error.problems };
      return { path, problems: [`thrown: ${(error as Error).stack}`] };
    }
  }

  private meet({ asks, model = [], shows = [] }: LessonStep, from: Run, done: Run): void {
    const { phases, decisions } = this.met;
    const gone = this.teacher.phasesOf(done);
    const unseen = shows.filter((phase) => !gone.includes(phase));
    if (unseen.length > 0) throw new Mismatch(`shows ${unseen.join(', ')}, but there was ${gone.join(', ')}`);
    const own = asks ? [from.state.open.phase] : [];
    for (const phase of [...own, ...shows]) phases.add(phase.split('#')[0]!);
    for (const given of model) for (const kind of Object.keys(given) as Kind[]) decisions.add(kind);
  }
}

/** Plays lessons by their model answers, by their wrong ones, and by whatever comes to mind. */
export function checkLessons(files: readonly string[], filter?: RegExp): CheckedLessons {
  const checked: CheckedLessons = { passed: [], failed: [], invalid: [] };
  for (const file of files) {
    const { found: located, problems } = loadLesson(file);
    checked.invalid.push(...problems);
    if (!located || (filter && !filter.test(located.id))) continue;
    const game = gameFor(located.rules);
    const slips = lessonSlips(located, game);
    checked.invalid.push(...slips);
    if (slips.length > 0) continue;
    const check = new Check(game, located);
    const failure = check.run();
    if (!failure) checked.passed.push({ located, met: check.met });
    else checked.failed.push(explained(located, failure));
  }
  return checked;
}

function explained(
  { id, lesson, file, lineOf }: LocatedLesson,
  { path, problems }: { path: Path; problems: string[] },
): string {
  const step = lesson.steps[path[1] as number]?.id ?? 'the position';
  return [`FAIL ${file}:${lineOf(path)} lesson ${id}, ${step}`, ...problems.map((p) => `    ${p}`)].join(
    '\n',
  );
}

/** What is wrong with the courses, `file:line: …`: lessons that are missing, or take longer than is said. */
export function courseSlips(path?: string): string[] {
  return courseFiles(path).flatMap((file) => {
    const { found, problems } = loadCourse(file);
    if (!found) return problems;
    const minutes = found.entries.flatMap(({ id, minutes: said }, i) => {
      const { found: located } = loadLesson(file.replace(/course\.yaml$/, `${id}/lesson.yaml`));
      if (!located) return [];
      const most = minutesIn(located);
      const line = `${found.file}:${found.lineOf([i, 'minutes'])}`;
      return most === said ? [] : [`${line}: ${id} takes ${most} minutes, not ${said}`];
    });
    return [...problems, ...minutes];
  });
}

/** Minutes of a lesson, in the language it takes longest in. */
export const minutesIn = ({ lesson, words: languages }: LocatedLesson): number =>
  Math.max(...Object.values(languages).map(({ words }) => minutesOf(lesson, words)));
