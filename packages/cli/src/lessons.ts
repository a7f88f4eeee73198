import { secondsOf } from '@ochre/lessons';
import { rulesetFor, rulesetIds } from '@ochre/testkit';
import {
  type CheckedLessons,
  courseFiles,
  courseSlips,
  type LocatedLesson,
  loadCourse,
  type Met,
  minutesIn,
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

export interface LessonsReport {
  rulesets: {
    rules: string;
    lessons: LessonFigures[];
    /** What no lesson meets. */
    unmet: { decisions: string[]; phases: string[] };
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

/** Kinds of decision and phases that a rule set has, and the lessons do not. */
function unmetBy(rules: string, met: readonly Met[]): { decisions: string[]; phases: string[] } {
  const { setup, turn, steps } = rulesetFor(rules);
  const kinds = new Set(steps.flatMap(({ on = {} }) => Object.keys(on)));
  const phases = new Set([...setup, ...turn]);
  return {
    decisions: [...kinds].filter((kind) => !met.some(({ decisions }) => decisions.has(kind))).sort(),
    phases: [...phases].filter((phase) => !met.some((one) => one.phases.has(phase))),
  };
}

/** What the lessons teach, once they have been played. */
export function lessonsReport({ passed, failed, invalid }: CheckedLessons): LessonsReport {
  const courses = courseFiles().flatMap((file) => loadCourse(file).found ?? []);
  const rulesets = rulesetIds().map((rules) => {
    const own = passed.filter(({ located }) => located.rules === rules);
    const course = courses.find((one) => one.rules === rules);
    const lessons = (course?.entries ?? []).flatMap(({ id }) => {
      const found = own.find(({ located }) => located.id === id);
      return found ? [figures(found.located, Object.values(course!.words)[0]![id]!.title)] : [];
    });
    return {
      rules,
      lessons,
      unmet: unmetBy(
        rules,
        own.map(({ met }) => met),
      ),
    };
  });
  return { rulesets, problems: failed.length + invalid.length + courseSlips().length };
}
