import type { Lesson, LessonWords } from '@ochre/lessons';
import type { Path, Side } from '@ochre/positions';

/** A lesson with where it stands, and its words by language. */
export interface LocatedLesson {
  id: string;
  /** The rule set it is about. */
  rules: string;
  lesson: Lesson;
  file: string;
  lineOf(path: Path): number;
  words: Side<LocatedWords>;
}

export interface LocatedWords {
  words: LessonWords;
  file: string;
  lineOf(path: Path): number;
}
