import type { CourseEntry } from '@ochre/lessons';
import { loadCourse, loadCourseWords } from '@ochre/lessons/load.ts';
import { manifestOf, usual } from '@ochre/rulesets/manifests.ts';
import { fetched } from '../i18n/fetched.ts';

/** The rule set that is taught. */
export const TAUGHT = usual.id;
export const TAUGHT_BOOK = manifestOf(TAUGHT)!.book;

export interface CourseRow extends CourseEntry {
  /** From 1. */
  n: number;
  title: string;
  about: string;
}

/** The lessons in their order, in the language spoken. */
export const courseRows = fetched<readonly CourseRow[]>(async (_, code) => {
  const [entries, words] = await Promise.all([loadCourse(TAUGHT), loadCourseWords(TAUGHT, code)]);
  return entries.map((entry, i) => ({ ...entry, ...words[entry.id]!, n: i + 1 }));
});

export const COURSE_HREF = '#/learn';
export const lessonHref = (id: string): string => `${COURSE_HREF}/${TAUGHT}/${id}`;
/** Where the first game is explained while it is played. */
export const FIRST_GAME_HREF = '#/first';
export const firstGameHref = (rules: string): string => `${FIRST_GAME_HREF}/${rules}`;

const ICONS: Readonly<Record<string, string>> = {
  grow: 'expansion',
  move: 'movement',
  city: 'city',
  ships: 'ships',
  tax: 'tax',
  cards: 'draw',
  market: 'trade',
  calamity: 'calamity',
  advances: 'advance',
  track: 'succession',
  points: 'laurel',
  eighteen: 'users',
};

export const lessonIcon = (id: string): string => ICONS[id] ?? 'book';
