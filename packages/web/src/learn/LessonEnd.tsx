import { useEffect, useRef } from 'preact/hooks';
import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { courseWords } from '../i18n/course.ts';
import { spokenAnswers } from '../rules/answers.ts';
import { topicHref } from '../rules/topics.ts';
import { Icon } from '../ui/Icon.tsx';
import {
  COURSE_HREF,
  type CourseRow,
  courseRows,
  FIRST_GAME_HREF,
  lessonHref,
  lessonIcon,
  TAUGHT_BOOK,
} from './course.ts';
import './learn.css';
import { goOnWith, progress } from './progress.ts';

/** The end of a lesson leads to the next one, and to what people ask about it. */
export function LessonEnd({ row }: { row: CourseRow }) {
  const say = courseWords.value;
  const rows = courseRows.value ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const later = rows.slice(row.n).find(({ id }) => !progress.value.done.includes(id));
  const next = later ?? goOnWith(rows, progress.value);
  const asked = spokenAnswers.value?.questions;
  return (
    <div class="front learn">
      <FrontBar at="learn" />
      <main class="lessonend">
        <p class="badge">
          <Icon name="check" size={40} />
        </p>
        <p class="eyebrow act">{say.lessonTitle(row.n, row.title)}</p>
        <h1 ref={heading} tabIndex={-1}>
          {say.over(row.n)}
        </h1>
        <p class="lead">{next ? say.overLead(row.title) : say.courseOver}</p>
        <section class="card goon">
          {next ? (
            <>
              <p class="row">
                <Icon name={lessonIcon(next.id)} size={34} />
                <span>
                  <span class="eyebrow act">{say.nextLesson}</span>
                  <b class="disp">{next.title}</b>
                  <small class="sec">
                    {next.about} · {say.minutes(next.minutes)}
                  </small>
                </span>
              </p>
              <a class="btn pri lg full" href={lessonHref(next.id)}>
                {say.goOnWith(next.n)}
              </a>
            </>
          ) : (
            <a class="btn pri lg full" href={FIRST_GAME_HREF}>
              {say.first}
            </a>
          )}
          <a class="btn full" href={COURSE_HREF}>
            {say.all}
          </a>
        </section>
        {asked && (row.questions?.length ?? 0) > 0 && (
          <section class="also">
            <h2 class="eyebrow">{say.asked}</h2>
            <ul class="card">
              {row.questions!.map((id) => (
                <li key={id}>
                  <a href={topicHref(TAUGHT_BOOK, `questions:${id}`)}>
                    <span class="sp">{asked[id as keyof typeof asked]?.asks}</span>
                    <Icon name="right" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}
