export { type CheckedLessons, checkLessons, courseSlips, type Met, minutesIn } from './check.ts';
export {
  allLessonFiles,
  courseFiles,
  type LocatedCourse,
  lessonFiles,
  loadCourse,
  loadLesson,
} from './load.ts';
export type { LocatedLesson } from './types.ts';
