import type { Json, Kind } from '@ochre/engine';
import type { Expectation, Position, Side } from '@ochre/positions';

// A lesson as it is written. See docs/lessons.md.

/** Parts of the screen that eyes are led to. */
export const PARTS = [
  'map',
  'panel',
  'confirm',
  'undo',
  'phases',
  'nations',
  'track',
  'stock',
  'treasury',
  'hand',
  'market',
  'shop',
  'log',
] as const;
export type Part = (typeof PARTS)[number];

/** Where eyes are led. */
export type Look =
  | { area: string }
  | { coast: string }
  | { nation: string }
  | { card: string }
  | { advance: string }
  | { part: Part };

/** What must hold of the table after an answer. */
export interface Condition extends Expectation {
  /** One of these holds. */
  any?: Condition[];
  /** This does not hold. */
  not?: Condition;
  /** Parts of the answer that was given. */
  answer?: Json;
}

/** A mistake by which it is known: a condition, or the code of a refusal that the lesson has words of its own for. */
export type Mistake = Condition | { refused: string };

/** An answer by the kind of decision: `{ taxRate: 3 }`. */
export type Given = Side<Json>;

/** Answers that go wrong, and what is said to the last of them: a mistake of the step, or a refusal of the rules. */
export interface Wrong {
  does: Given[];
  /** The id of a mistake, or `otherwise`. */
  said?: string;
  /** The code of the refusal. */
  refused?: string;
}

export interface LessonStep {
  id: string;
  /** The rules it speaks of. */
  cites: string[];
  /** Another position than the one the step before left: that of the lesson where it says nothing else. */
  position?: Position;
  /** What others do before the learner reads this: `{ egypt: { trade: … } }`. */
  first?: Side<Given>[];
  look?: Look[];
  /** Phases that the step shows, beyond those that the learner answers in. */
  shows?: string[];

  /** What the learner is asked; left out, there is only something to read. */
  asks?: Kind[];
  /** The step lasts to the end of this phase; of the one it begins in, unless said otherwise. */
  to?: string;
  /** … of so many turns. */
  turns?: number;
  done?: Condition;
  /** Whether it is judged after each answer, or when the step has come to its end. */
  judged?: 'each' | 'end';
  mistakes?: Side<Mistake>;
  model?: Given[];
  wrong?: Wrong[];
}

export interface Lesson {
  /** The nation the learner plays. */
  learner: string;
  /** A level of the bots who answer for the others, or `rules`: the cautious answers of the rules. */
  others?: string;
  position: Position;
  steps: LessonStep[];
}

/** What is said to a mistake. */
export interface Said {
  title: string;
  text: string;
}

export interface StepWords extends Said {
  /** What counts as done, where something is asked. */
  counts?: string;
  /** What is said when it is. */
  done?: string;
  mistakes?: Side<Said>;
  /** What is said to whatever else is not what was asked for. */
  otherwise?: Said;
}

/** A lesson in one language, by the ids of its steps. */
export type LessonWords = Side<StepWords>;

/** A row of a course. */
export interface CourseEntry {
  id: string;
  minutes: number;
  /** What people ask that it answers. */
  questions?: readonly string[];
}

/** What the lessons of a course are called in one language, with a line below the name. */
export type CourseWords = Side<{ title: string; about: string }>;
