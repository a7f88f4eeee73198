import { manifests, usual } from '@ochre/rulesets/manifests.ts';
import type { RuleEntry } from '@ochre/rulesets/rules.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { askingWords } from '../i18n/asking.ts';
import { courseWords } from '../i18n/course.ts';
import { text } from '../i18n/index.ts';
import { teachingWords } from '../i18n/teaching.ts';
import { COURSE_HREF, TAUGHT_BOOK } from '../learn/course.ts';
import { layout } from '../table/layout.ts';
import { Button } from '../ui/Button.tsx';
import { calamityIcon } from '../ui/goods.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazily } from '../ui/lazily.tsx';
import { ruleIndex } from '../ui/ruleIndex.ts';
import { Found, Glossary, Questions } from './Answers.tsx';
import { spokenAnswers } from './answers.ts';
import { Asker, saidOf } from './ask.ts';
import { bookName } from './books.ts';
import { ComingPage } from './ComingPage.tsx';
import { ComparePage } from './ComparePage.tsx';
import { KNOWN } from './coming.ts';
import { ruleFinder } from './find.ts';
import { namesIn } from './named.ts';
import { Rules } from './Rules.tsx';
import './rules.css';
import { stemsBy } from './stems.ts';
import {
  comingHref,
  GROUPS,
  type Sought,
  soughtBy,
  teachHref,
  topicHref,
  topicIcon,
  topicName,
  topicsOf,
} from './topics.ts';

const TeachPage = lazily(async () => (await import('./TeachPage.tsx')).TeachPage);

const NONE: readonly RuleEntry[] = [];

/** Topics of what people ask; a question by itself is `questions:win`. */
const ASKED = ['questions', 'words'] as const;
const topicOf = (topic: string): string => topic.split(':')[0]!;
const isAsked = (topic: string): boolean => ASKED.some((one) => one === topicOf(topic));

interface TopicsProps {
  book: string;
  rules: readonly RuleEntry[];
  /** Whether there are answers about this book. */
  asked: boolean;
  open: string;
}

function Topics({ book, rules, asked, open }: TopicsProps) {
  const say = text.value.rules;
  const asking = askingWords.value;
  const topics = topicsOf(rules);
  return (
    <nav class="topics scroll" aria-label={say.topic}>
      {asked && (
        <details open={layout.value !== 'phone' || isAsked(open)}>
          <summary class="eyebrow">{asking.group}</summary>
          <ul>
            {ASKED.map((topic) => (
              <li key={topic}>
                <a href={topicHref(book, topic)} aria-current={topicOf(open) === topic ? 'true' : undefined}>
                  {asking.topics[topic]}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {GROUPS.filter((g) => topics[g].length > 0).map((group) => (
        <details
          key={group}
          open={layout.value !== 'phone' && (topics[group].includes(open) || group === 'turn')}
        >
          <summary class="eyebrow">{say.groups[group]}</summary>
          <ul>
            {topics[group].map((topic) => {
              const icon = topicIcon(topic);
              return (
                <li key={topic}>
                  <a href={topicHref(book, topic)} aria-current={topic === open ? 'true' : undefined}>
                    {icon && <Icon name={calamityIcon(icon)} />}
                    {topicName(topic)}
                  </a>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** The table is behind this page, in the window it was opened from. */
function BackToGame() {
  if (!window.opener) return null;
  return (
    <Button icon="back" onPress={() => window.close()}>
      {text.value.rules.backToGame}
    </Button>
  );
}

function Search({ typed }: { typed: Signal<string> }) {
  const { search } = askingWords.value;
  return (
    <label class="field">
      <Icon name="search" />
      <input
        type="search"
        aria-label={search}
        placeholder={search}
        value={typed.value}
        onInput={(e) => {
          typed.value = e.currentTarget.value;
        }}
      />
    </label>
  );
}

function Book({ book, topic, cite }: Extract<Sought, { at: 'book' }>) {
  const say = text.value.rules;
  const asking = askingWords.value;
  const index = ruleIndex.value;
  const rules = index?.rulesOf(book) ?? NONE;
  const typed = useSignal('');
  useEffect(() => {
    if (cite && rules.length > 0)
      document.getElementById(`rule-${cite}`)?.scrollIntoView({ block: 'center' });
  }, [cite, rules]);
  const sought = typed.value.trim();
  const answers = spokenAnswers.value;
  const said = useMemo(() => (answers ? saidOf(answers, book) : []), [answers, book]);
  const open =
    topic ??
    rules.find((r) => r.id === cite)?.topic ??
    (said.length > 0 ? ASKED[0] : topicsOf(rules).turn[0]) ??
    '';
  const asker = useMemo(() => answers && new Asker(answers, book), [answers, book]);
  const finder = useMemo(() => answers && ruleFinder(rules, stemsBy(answers.search)), [answers, rules]);
  const naming = useMemo(() => answers && namesIn(rules, stemsBy(answers.search)), [answers, rules]);
  const named = useMemo(() => naming?.(sought) ?? { things: [], parts: [] }, [naming, sought]);
  const answered = useMemo(() => (sought && asker?.find(sought)) || [], [asker, sought]);
  const found = useMemo(() => (sought && finder?.(sought)) || NONE, [finder, sought]);
  const ofTopics = (topics: readonly string[]): RuleEntry[] => rules.filter((r) => topics.includes(r.topic));
  const foremost = ofTopics(named.things);
  const others = sought === '' ? ofTopics([open]) : [...new Set([...ofTopics(named.parts), ...found])];
  const shown = others.filter((rule) => !foremost.includes(rule));
  const listed = sought === '' && isAsked(open);
  const sections = (entries: readonly RuleEntry[]) =>
    [...new Set(entries.map((r) => r.topic))].map((title) => (
      <section key={title}>
        <h2>{topicName(title)}</h2>
        <Rules entries={entries.filter((r) => r.topic === title)} cite={cite} anchored />
      </section>
    ));
  return (
    <>
      <header>
        <div class="row wrap">
          <h1>{say.title}</h1>
          <span class="sp" />
          <BackToGame />
        </div>
        <Search typed={typed} />
        <p class="sec" aria-live="polite">
          {sought === ''
            ? say.lead(rules.length, bookName(book))
            : asking.found(answered.length, foremost.length + shown.length)}
        </p>
        <nav class="books" aria-label={say.book}>
          {manifests.map((one) => (
            <a
              key={one.id}
              href={`#/rules/${one.book}`}
              aria-current={one.book === book ? 'true' : undefined}
            >
              {bookName(one.book)}
            </a>
          ))}
        </nav>
        <div class="row wrap" hidden={sought !== ''}>
          {book === TAUGHT_BOOK && (
            <a class="btn" href={COURSE_HREF}>
              <Icon name="play" />
              {courseWords.value.list}
            </a>
          )}
          {said.length > 0 && (
            <a class="btn" href={comingHref(KNOWN.find((known) => known !== book)!, book)}>
              <Icon name="fwd" />
              {asking.from}
            </a>
          )}
          <a class="btn" href={teachHref(manifests.find((one) => one.book === book)?.id ?? usual.id)}>
            <Icon name="users" />
            {teachingWords.value.page}
          </a>
          <a class="btn" href="#/rules/compare">
            <Icon name="scales" />
            {say.compare}
          </a>
        </div>
      </header>
      <div class="rulebook">
        {(sought === '' || layout.value !== 'phone') && (
          <Topics book={book} rules={rules} asked={said.length > 0} open={open} />
        )}
        <div class="col">
          {answers &&
            rules.length > 0 &&
            foremost.length + shown.length + answered.length === 0 &&
            !listed && <p class="card pad">{say.none}</p>}
          {listed && topicOf(open) === 'questions' && (
            <Questions book={book} said={said} open={open.split(':')[1]} />
          )}
          {listed && topicOf(open) === 'words' && <Glossary said={said} />}
          {sections(foremost)}
          <Found answers={answered} book={book} />
          {sections(shown)}
        </div>
      </div>
    </>
  );
}

/** The rule books in our words: asked, read by topic, searched, or laid side by side. */
export function RulesPage({ what }: { what?: string | undefined }) {
  const sought = soughtBy(what);
  return (
    <div class="rulespage">
      <FrontBar at="rules" />
      <main class="wide">
        {sought.at === 'compare' ? (
          <ComparePage />
        ) : sought.at === 'coming' ? (
          <ComingPage {...sought} />
        ) : sought.at === 'teach' ? (
          <TeachPage {...sought} />
        ) : (
          <Book key={what} {...sought} />
        )}
      </main>
    </div>
  );
}
