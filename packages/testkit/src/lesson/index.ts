export { type CheckedLessons, checkLessons, courseSlips, type Met, minutesIn } from './check.ts';
export { firstSlips, marksOf, metBy, NEVER_ASKED } from './first.ts';
export {
  allLessonFiles,
  courseFiles,
  FIRST,
  type LocatedCourse,
  type LocatedMarks,
  lessonFiles,
  loadCourse,
  loadFirst,
  loadLesson,
} from './load.ts';
export type { LocatedLesson } from './types.ts';
