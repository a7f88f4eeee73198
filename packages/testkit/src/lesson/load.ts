import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languageCodes } from '@ochre/languages';
import type { CourseEntry, CourseWords, FirstWords, Lesson, LessonWords, Mark } from '@ochre/lessons';
import type { Path, Side } from '@ochre/positions';
import { manifestOf, usual } from '@ochre/rulesets/manifests.ts';
import { root } from '../paths.ts';
import { readFile, schemaProblems, shortName, type Written } from '../yaml.ts';
import type { LocatedLesson } from './types.ts';

const COURSES = join(root, 'packages/lessons/src');

type Found<T> = Written & { data: T };

const mapped = <T, U>(of: Side<T>, to: (one: T) => U): Side<U> =>
  Object.fromEntries(Object.entries(of).map(([key, one]) => [key, to(one)]));

/** A file that is as its schema has it, or what is wrong with it. */
function readBy<T>(file: string, part: string): { found?: Found<T>; problems: string[] } {
  if (!existsSync(file)) return { problems: [`${shortName(file)}:1: is missing`] };
  const written = readFile(file);
  if (written.problems.length > 0) return { problems: written.problems };
  const problems = schemaProblems(written.data, `lesson.schema.json${part}`).map(
    ({ path, text }) =>
      `${written.name}:${written.lineOf(path)}: ${[path.join('.'), text].filter(Boolean).join(' ')}`,
  );
  return problems.length > 0 ? { problems } : { found: written as Found<T>, problems };
}

/** All lessons below a path, or the one that is named. */
export const lessonFiles = (path: string): string[] =>
  basename(path) === 'lesson.yaml' && existsSync(path) ? [path] : globSync(`${path}/**/lesson.yaml`).sort();

export const allLessonFiles = (): string[] => lessonFiles(COURSES);

/** The rule set of a lesson is that of the folder around it. */
const rulesOf = (file: string): string => manifestOf(basename(dirname(dirname(file))))?.id ?? usual.id;

/** The words that stand beside a file, by language. */
function wordsBeside<T>(file: string, part: string): { words: Side<Found<T>>; problems: string[] } {
  const read = languageCodes().map(
    (code) => [code, readBy<T>(join(dirname(file), `${code}.yaml`), part)] as const,
  );
  return {
    words: Object.fromEntries(read.flatMap(([code, { found }]) => (found ? [[code, found]] : []))),
    problems: read.flatMap(([, { problems }]) => problems),
  };
}

export function loadLesson(file: string): { found?: LocatedLesson; problems: string[] } {
  const { found, problems } = readBy<Lesson>(file, '');
  const beside = wordsBeside<LessonWords>(file, '#/$defs/words');
  problems.push(...beside.problems);
  if (!found || problems.length > 0) return { problems };
  const rules = rulesOf(file);
  const { data, name, lineOf } = found;
  const words = mapped(beside.words, (said) => ({ words: said.data, file: said.name, lineOf: said.lineOf }));
  const lesson = { ...data, position: { ...data.position, rules } };
  return { problems, found: { id: basename(dirname(file)), rules, lesson, file: name, lineOf, words } };
}

/** The course of a rule set, by its folder. */
export interface LocatedCourse {
  rules: string;
  entries: CourseEntry[];
  file: string;
  lineOf(path: Path): number;
  words: Side<CourseWords>;
}

export const courseFiles = (path = COURSES): string[] => globSync(`${path}/**/course.yaml`).sort();

export function loadCourse(file: string): { found?: LocatedCourse; problems: string[] } {
  const folder = dirname(file);
  const { found, problems } = readBy<CourseEntry[]>(file, '#/$defs/course');
  const beside = wordsBeside<CourseWords>(file, '#/$defs/courseWords');
  problems.push(...beside.problems);
  if (!found || problems.length > 0) return { problems };
  const words = mapped(beside.words, ({ data }) => data);
  const { data: entries, name, lineOf } = found;
  for (const [i, { id }] of entries.entries()) {
    const say = (text: string): void => void problems.push(`${name}:${lineOf([i])}: ${text}`);
    if (!existsSync(join(folder, id, 'lesson.yaml'))) say(`there is no lesson ${id}`);
    for (const [code, named] of Object.entries(words))
      if (!named[id]) say(`${id} has no name in ${code}.yaml`);
  }
  for (const lesson of lessonFiles(folder).map((path) => basename(dirname(path))))
    if (!entries.some(({ id }) => id === lesson)) problems.push(`${name}:1: leaves out the lesson ${lesson}`);
  return { problems, found: { rules: basename(folder), entries, file: name, lineOf, words } };
}

/** What the first game explains, with where it stands, and its words by language. */
export interface LocatedMarks {
  marks: readonly Mark[];
  file: string;
  lineOf(path: Path): number;
  words: Side<{ words: FirstWords; file: string; lineOf(path: Path): number }>;
}

export const FIRST = join(COURSES, 'first/marks.yaml');

export function loadFirst(file = FIRST): { found?: LocatedMarks; problems: string[] } {
  const { found, problems } = readBy<Mark[]>(file, '#/$defs/marks');
  const beside = wordsBeside<FirstWords>(file, '#/$defs/firstWords');
  problems.push(...beside.problems);
  if (!found || problems.length > 0) return { problems };
  const { data: marks, name, lineOf } = found;
  const words = mapped(beside.words, (said) => ({ words: said.data, file: said.name, lineOf: said.lineOf }));
  return { problems, found: { marks, file: name, lineOf, words } };
}
