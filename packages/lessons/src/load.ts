import type { CourseEntry, CourseWords, Lesson, LessonWords } from './lesson.ts';
import type { FirstWords, Mark } from './mark.ts';

// For the page: a lesson is fetched when it is opened. The bundler makes a module of each file
// (packages/web/tools/lessonFiles.ts); the command line reads files itself (packages/testkit/src/lesson).

/** The lessons of a rule set, in their order. */
export const loadCourse = async (rules: string): Promise<readonly CourseEntry[]> =>
  (await import(`./${rules}/course.yaml`)).default;

export const loadLesson = async (rules: string, id: string): Promise<Lesson> =>
  (await import(`./${rules}/${id}/lesson.yaml`)).default;

/** Words in a language, in English where it has none. */
const spoken = async <T>(language: string, load: (code: string) => Promise<{ default: T }>): Promise<T> =>
  (await load(language).catch(() => load('en'))).default;

/** What the lessons of a rule set are called. */
export const loadCourseWords = (rules: string, language: string): Promise<CourseWords> =>
  spoken(language, (code) => import(`./${rules}/${code}.yaml`));

export const loadLessonWords = (rules: string, id: string, language: string): Promise<LessonWords> =>
  spoken(language, (code) => import(`./${rules}/${id}/${code}.yaml`));

const first = async <T>(file: string): Promise<{ default: T }> => import(`./first/${file}.yaml`);

/** What a first game explains, in all rule sets. */
export const loadMarks = async (): Promise<readonly Mark[]> =>
  (await first<readonly Mark[]>('marks')).default;

export const loadFirstWords = (language: string): Promise<FirstWords> =>
  spoken(language, (code) => first<FirstWords>(code));
