import { GUIDED } from '@ochre/lessons';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { Hero } from '../front/Hero.tsx';
import { courseWords } from '../i18n/course.ts';
import { rulesetName } from '../i18n/index.ts';
import { Found } from '../rules/Answers.tsx';
import { spokenAnswers } from '../rules/answers.ts';
import { Asker } from '../rules/ask.ts';
import { KNOWN } from '../rules/coming.ts';
import { comingHref, topicHref } from '../rules/topics.ts';
import { Icon } from '../ui/Icon.tsx';
import {
  type CourseRow,
  courseRows,
  FIRST_GAME_HREF,
  firstGameHref,
  lessonHref,
  lessonIcon,
  TAUGHT,
  TAUGHT_BOOK,
} from './course.ts';
import './learn.css';
import { goOnWith, type Progress, progress } from './progress.ts';

const minutesOf = (rows: readonly CourseRow[]): number => rows.reduce((sum, { minutes }) => sum + minutes, 0);

function Row({ row, now, at }: { row: CourseRow; now: boolean; at: Progress }) {
  const say = courseWords.value;
  const done = at.done.includes(row.id);
  const standing = at.at[row.id];
  const share = standing ? (standing.step / standing.of) * 100 : 0;
  return (
    <li>
      <a
        class={`card lessonrow ${done ? 'done' : ''} ${now ? 'now' : ''}`}
        style={{ '--share': `${share}%` } as never}
        href={lessonHref(row.id)}
        aria-current={now ? 'step' : undefined}
      >
        <span class="n">{done ? <Icon name="check" label={say.done} /> : row.n}</span>
        <Icon name={lessonIcon(row.id)} size={28} class="picture" />
        <span class="tx">
          <b class="disp">{row.title}</b>
          <small>{row.about}</small>
        </span>
        <span class="sm len">
          {standing ? say.stepOf(standing.step + 1, standing.of) : say.minutes(row.minutes)}
        </span>
      </a>
    </li>
  );
}

/** Where to go on: the lesson left in the middle, or the next one. */
function GoOn({ rows }: { rows: readonly CourseRow[] }) {
  const say = courseWords.value;
  const at = progress.value;
  const row = goOnWith(rows, at);
  if (!row)
    return (
      <section class="card goon">
        <p class="eyebrow act">{say.allDone}</p>
        <p>{say.once}</p>
        <a class="btn pri lg full" href={FIRST_GAME_HREF}>
          {say.first}
        </a>
      </section>
    );
  const standing = at.at[row.id];
  const fresh = at.done.length === 0 && !standing;
  const left = standing && Math.max(1, Math.ceil(row.minutes * (1 - standing.step / standing.of)));
  return (
    <section class="card goon">
      <p class="eyebrow act">
        {fresh ? say.begin : say.goOn}
        {standing && ` · ${say.stepOf(standing.step + 1, standing.of)}`}
      </p>
      <h2>{row.title}</h2>
      <p class="sm sec about">
        {row.about}. {left ? say.left(left) : say.takes(row.minutes)}
      </p>
      <a class="btn pri lg full" href={lessonHref(row.id)}>
        {fresh ? say.beginWith(row.n) : say.goOnWith(row.n)}
      </a>
    </section>
  );
}

/** What else helps: each in a row. */
function Beside() {
  const say = courseWords.value;
  const others = GUIDED.filter((rules) => rules !== TAUGHT);
  const ways = [
    { icon: 'map', href: FIRST_GAME_HREF, title: say.first, about: say.firstAbout },
    ...others.map((rules) => ({
      icon: 'map',
      href: firstGameHref(rules),
      title: say.firstOf(rulesetName(rules)),
      about: say.firstOfAbout,
    })),
    {
      icon: 'book',
      href: comingHref(KNOWN.find((known) => known !== TAUGHT_BOOK)!, TAUGHT_BOOK),
      title: say.edition,
      about: say.editionAbout,
    },
  ];
  return (
    <ul class="card ways">
      {ways.map(({ icon, href, title, about }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} size={22} />
            <span class="sp">
              <b>{title}</b>
              <small>{about}</small>
            </span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Questions are answered here as on the rules page. */
function Ask() {
  const say = courseWords.value;
  const typed = useSignal('');
  const answers = spokenAnswers.value;
  const asker = useMemo(() => answers && new Asker(answers, TAUGHT_BOOK), [answers]);
  const sought = typed.value.trim();
  const found = sought ? (asker?.find(sought) ?? []) : [];
  return (
    <section class="asks">
      <label class="field">
        <Icon name="search" />
        <input
          type="search"
          aria-label={say.ask}
          placeholder={say.ask}
          value={typed.value}
          onInput={(e) => {
            typed.value = e.currentTarget.value;
          }}
        />
      </label>
      <Found answers={found} book={TAUGHT_BOOK} />
      <p class="sm">
        <a href={topicHref(TAUGHT_BOOK, 'questions')}>{say.allQuestions}</a>
      </p>
    </section>
  );
}

/** The course: what it teaches, what is done, and where to go on. */
export function CoursePage({ missing }: { missing?: string }) {
  const say = courseWords.value;
  const rows = courseRows.value ?? [];
  const at = progress.value;
  const done = rows.filter(({ id }) => at.done.includes(id));
  const now = goOnWith(rows, at)?.id;
  const total = minutesOf(rows);
  const title = say.title;
  useEffect(() => {
    document.title = `${title} · Ochre`;
    return () => {
      document.title = 'Ochre';
    };
  }, [title]);
  return (
    <div class="front learn">
      <FrontBar at="learn" onPicture />
      <main>
        <Hero>
          <div class="pitch">
            <p class="eyebrow">{say.eyebrow(total)}</p>
            <h1>{say.title}</h1>
            <p class="lead">{say.lead(rows.length === 12 ? say.twelve : String(rows.length))}</p>
          </div>
        </Hero>
        <div class="course">
          <section class="list">
            {missing && (
              <p class="card warn pad" role="alert">
                {missing}
              </p>
            )}
            <header class="row wrap">
              <h2>{say.list}</h2>
              <span
                class="sofar"
                role="progressbar"
                aria-label={say.list}
                aria-valuenow={done.length}
                aria-valuemin={0}
                aria-valuemax={rows.length}
                style={{ '--share': `${rows.length > 0 ? (done.length / rows.length) * 100 : 0}%` } as never}
              />
              <b class="sm">{say.soFar(done.length, rows.length)}</b>
              <span class="sm sec">{say.minutesSoFar(minutesOf(done), total)}</span>
              <span class="sp" />
              <span class="sm mute kept">{say.kept}</span>
            </header>
            <ol>
              {rows.map((row) => (
                <Row key={row.id} row={row} now={row.id === now} at={at} />
              ))}
            </ol>
          </section>
          <aside>
            <GoOn rows={rows} />
            <Beside />
            <Ask />
          </aside>
        </div>
      </main>
    </div>
  );
}
