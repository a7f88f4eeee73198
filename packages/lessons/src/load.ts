import type { CourseEntry, CourseWords, Lesson, LessonWords } from './lesson.ts';

// For the page: a lesson is fetched when it is opened. The bundler makes a module of each file (packages/web/tools/lessonFiles.ts);
// the command line reads files itself (packages/testkit/src/lesson).

/** The lessons of a rule set, in their order. */
export const loadCourse = async (rules: string): Promise<readonly CourseEntry[]> =>
  (await import(`./${rules}/course.yaml`)).default;

/** What the lessons of a rule set are called. */
export const loadCourseWords = async (rules: string, language: string): Promise<CourseWords> =>
  (await import(`./${rules}/${language}.yaml`)).default;

export const loadLesson = async (rules: string, id: string): Promise<Lesson> =>
  (await import(`./${rules}/${id}/lesson.yaml`)).default;

export const loadLessonWords = async (rules: string, id: string, language: string): Promise<LessonWords> =>
  (await import(`./${rules}/${id}/${language}.yaml`)).default;
