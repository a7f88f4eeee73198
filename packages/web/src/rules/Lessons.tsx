import type { CourseEntry, CourseWords } from '@ochre/lessons';
import { loadCourse, loadCourseWords } from '@ochre/lessons/load.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { spoken } from '../i18n/index.ts';
import { teachingWords } from '../i18n/teaching.ts';

/** The rule set whose course there is; it teaches the family. */
const TAUGHT = 'mega';

/** Where a lesson is taken. */
const lessonHref = (id: string): string => `#/learn/${TAUGHT}/${id}`;

/** Links to the lessons of the course, for somebody to send on. */
export function Lessons() {
  const say = teachingWords.value;
  const course = useSignal<{ lessons: readonly CourseEntry[]; words: CourseWords } | undefined>(undefined);
  const code = spoken.value;
  useEffect(() => {
    let shown = true;
    void Promise.all([loadCourse(TAUGHT), loadCourseWords(TAUGHT, code)]).then(([lessons, words]) => {
      if (shown) course.value = { lessons, words };
    });
    return () => {
      shown = false;
    };
  }, [code]);
  if (!course.value) return null;
  const { lessons, words } = course.value;
  return (
    <section class="unprinted" aria-labelledby="teach-lessons">
      <h2 id="teach-lessons">{say.lessons}</h2>
      <p class="sec">{say.lessonsLead}</p>
      <ol class="lessonlinks">
        {lessons.map(({ id, minutes }) => (
          <li key={id}>
            <a href={lessonHref(id)}>{words[id]?.title ?? id}</a>{' '}
            <small class="sec">
              {words[id]?.about} · {say.minutes(minutes)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
