import { courseWords } from '../i18n/course.ts';
import { courseRows, lessonHref, TAUGHT_BOOK } from '../learn/course.ts';
import { Icon } from '../ui/Icon.tsx';

/** The lesson that teaches what is asked, where there is one. */
export function Taught({ book, question }: { book: string; question: string }) {
  if (book !== TAUGHT_BOOK) return null;
  const row = courseRows.value?.find(({ questions = [] }) => questions.includes(question));
  if (!row) return null;
  return (
    <p class="taught">
      <a href={lessonHref(row.id)}>
        <Icon name="play" />
        {courseWords.value.taught(row.n, row.title)}
      </a>
    </p>
  );
}
