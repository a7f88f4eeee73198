import { courseWords } from '../i18n/course.ts';
import { CoursePage } from './CoursePage.tsx';
import { courseRows, TAUGHT } from './course.ts';
import { LessonPage } from './LessonPage.tsx';

/** What an address below #/learn asks for: the course, or a lesson of it. */
export function LearnPage({ what }: { what?: string | undefined }) {
  const rows = courseRows.value;
  const [rules, id] = what?.split('/') ?? [];
  if (rules === undefined) return <CoursePage />;
  if (!rows) return <main class="opening" aria-busy="true" />;
  const row = rules === TAUGHT ? rows.find((one) => one.id === id) : undefined;
  return row ? <LessonPage key={row.id} row={row} /> : <CoursePage missing={courseWords.value.noLesson} />;
}
