import type { Kind } from '@ochre/engine';
import { type Mark, secondsOf } from '@ochre/lessons';
import { rulesetFor, rulesetIds } from '@ochre/testkit';
import {
  type CheckedLessons,
  courseFiles,
  courseSlips,
  firstSlips,
  type LocatedLesson,
  loadCourse,
  loadFirst,
  type Met,
  marksOf,
  metBy,
  minutesIn,
  NEVER_ASKED,
} from '@ochre/testkit/lesson';

export interface LessonFigures {
  id: string;
  title: string;
  steps: number;
  /** Answers of a learner who makes no mistake. */
  answers: number;
  /** Seconds by language. */
  reading: Record<string, number>;
  /** Reading and answering, in whole minutes. */
  minutes: number;
}

/** Something the first game explains, and what it meets by that. */
export interface MarkFigures {
  id: string;
  name: string;
  decision?: Kind;
  phases: string[];
  seldom: boolean;
}

export interface LessonsReport {
  rulesets: {
    rules: string;
    lessons: LessonFigures[];
    /** What the first game explains. */
    first: MarkFigures[];
    /** What no lesson and no first game meets. */
    unmet: { decisions: string[]; phases: string[] };
    /** Decisions that steps shared with other rule sets could ask, and never do here. */
    neverAsked: readonly Kind[];
  }[];
  /** Lessons that fail and files that are not valid. */
  problems: number;
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

function figures(located: LocatedLesson, title: string): LessonFigures {
  const { id, lesson, words: languages } = located;
  const seconds = Object.entries(languages).map(([code, { words }]) => {
    const reading = secondsOf(lesson, words).map((step) => step.reading);
    return [code, sum(reading)] as const;
  });
  return {
    id,
    title,
    steps: lesson.steps.length,
    answers: sum(lesson.steps.map(({ model = [] }) => model.length)),
    reading: Object.fromEntries(seconds),
    minutes: minutesIn(located),
  };
}

const markFigures = ({ id, when, seldom }: Mark, name: string, phases: ReadonlySet<string>): MarkFigures => ({
  id,
  name,
  ...(when.asked && { decision: when.asked }),
  phases: (when.phase ?? []).filter((phase) => phases.has(phase)),
  seldom: seldom === true,
});

/** Kinds of decision and phases that a rule set has, and nothing of this meets. */
function unmetBy(rules: string, met: readonly Met[]): { decisions: string[]; phases: string[] } {
  const { setup, turn, steps } = rulesetFor(rules);
  const never: readonly string[] = NEVER_ASKED[rules] ?? [];
  const kinds = new Set(
    steps.flatMap(({ on = {} }) => Object.keys(on)).filter((kind) => !never.includes(kind)),
  );
  const phases = new Set([...setup, ...turn]);
  return {
    decisions: [...kinds].filter((kind) => !met.some(({ decisions }) => decisions.has(kind))).sort(),
    phases: [...phases].filter((phase) => !met.some((one) => one.phases.has(phase))),
  };
}

/** What the lessons teach, once they have been played. */
export function lessonsReport({ passed, failed, invalid }: CheckedLessons): LessonsReport {
  const courses = courseFiles().flatMap((file) => loadCourse(file).found ?? []);
  const { found: located } = loadFirst();
  const { marks = [], words = {} } = located ?? {};
  const [source] = Object.values(words);
  const rulesets = rulesetIds().map((rules) => {
    const told = metBy(marks, rules);
    const own = passed.filter(({ located: one }) => one.rules === rules);
    const course = courses.find((one) => one.rules === rules);
    const lessons = (course?.entries ?? []).flatMap(({ id }) => {
      const found = own.find(({ located: one }) => one.id === id);
      return found ? [figures(found.located, Object.values(course!.words)[0]![id]!.title)] : [];
    });
    return {
      rules,
      lessons,
      first: marksOf(marks, rules).map((mark) =>
        markFigures(mark, source!.words[mark.id]!.name, told.phases),
      ),
      unmet: unmetBy(rules, [told, ...own.map(({ met }) => met)]),
      neverAsked: NEVER_ASKED[rules] ?? [],
    };
  });
  const slips = courseSlips().length + firstSlips().length;
  return { rulesets, problems: failed.length + invalid.length + slips };
}
