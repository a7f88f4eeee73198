import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languageCodes } from '@ochre/languages';
import type { CourseEntry, CourseWords, Lesson, LessonWords } from '@ochre/lessons';
import type { Path, Side } from '@ochre/positions';
import { manifestOf, usual } from '@ochre/rulesets/manifests.ts';
import { root } from '../paths.ts';
import { readFile, schemaProblems, shortName, type Written } from '../yaml.ts';
import type { LocatedLesson } from './types.ts';

const COURSES = join(root, 'packages/lessons/src');

/** A file that is as its schema has it, or what is wrong with it. */
function readBy<T>(file: string, part: string): { found?: Written & { data: T }; problems: string[] } {
  if (!existsSync(file)) return { problems: [`${shortName(file)}:1: is missing`] };
  const written = readFile(file);
  if (written.problems.length > 0) return { problems: written.problems };
  const problems = schemaProblems(written.data, `lesson.schema.json${part}`).map(
    ({ path, text }) =>
      `${written.name}:${written.lineOf(path)}: ${[path.join('.'), text].filter(Boolean).join(' ')}`,
  );
  return problems.length > 0 ? { problems } : { found: written as Written & { data: T }, problems };
}

/** All lessons below a path, or the one that is named. */
export const lessonFiles = (path: string): string[] =>
  basename(path) === 'lesson.yaml' && existsSync(path) ? [path] : globSync(`${path}/**/lesson.yaml`).sort();

export const allLessonFiles = (): string[] => lessonFiles(COURSES);

/** The rule set of a lesson is that of the folder around it. */
const rulesOf = (file: string): string => manifestOf(basename(dirname(dirname(file))))?.id ?? usual.id;

export function loadLesson(file: string): { found?: LocatedLesson; problems: string[] } {
  const folder = dirname(file);
  const { found, problems } = readBy<Lesson>(file, '');
  const words = languageCodes().map((code) => ({
    code,
    read: readBy<LessonWords>(join(folder, `${code}.yaml`), '#/$defs/words'),
  }));
  problems.push(...words.flatMap(({ read }) => read.problems));
  if (!found || problems.length > 0) return { problems };
  const rules = rulesOf(file);
  const { data, name, lineOf } = found;
  return {
    problems,
    found: {
      id: basename(folder),
      rules,
      lesson: { ...data, position: { ...data.position, rules } },
      file: name,
      lineOf,
      words: Object.fromEntries(
        words.map(({ code, read }) => {
          const said = read.found!;
          return [code, { words: said.data, file: said.name, lineOf: said.lineOf }];
        }),
      ),
    },
  };
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
  const words = languageCodes().map((code) => ({
    code,
    read: readBy<CourseWords>(join(folder, `${code}.yaml`), '#/$defs/courseWords'),
  }));
  problems.push(...words.flatMap(({ read }) => read.problems));
  if (!found || problems.length > 0) return { problems };
  const byCode = Object.fromEntries(words.map(({ code, read }) => [code, read.found!.data]));
  const { data: entries, name, lineOf } = found;
  for (const [i, { id }] of entries.entries()) {
    const say = (text: string): void => void problems.push(`${name}:${lineOf([i])}: ${text}`);
    if (!existsSync(join(folder, id, 'lesson.yaml'))) say(`there is no lesson ${id}`);
    for (const [code, named] of Object.entries(byCode))
      if (!named[id]) say(`${id} has no name in ${code}.yaml`);
  }
  for (const lesson of lessonFiles(folder).map((path) => basename(dirname(path))))
    if (!entries.some(({ id }) => id === lesson)) problems.push(`${name}:1: leaves out the lesson ${lesson}`);
  return { problems, found: { rules: basename(folder), entries, file: name, lineOf, words: byCode } };
}
