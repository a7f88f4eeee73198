import { manifests } from '@ochre/rulesets/manifests.ts';
import type { RuleEntry } from '@ochre/rulesets/rules.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { text } from '../i18n/index.ts';
import { layout } from '../table/layout.ts';
import { calamityIcon } from '../ui/goods.ts';
import { Icon } from '../ui/Icon.tsx';
import { ruleIndex } from '../ui/ruleIndex.ts';
import { bookName } from './books.ts';
import { ComparePage } from './ComparePage.tsx';
import { findRules } from './find.ts';
import { Rulings } from './Rulings.tsx';
import './rules.css';
import {
  GROUPS,
  ruleHref,
  type Sought,
  soughtBy,
  topicHref,
  topicIcon,
  topicName,
  topicsOf,
} from './topics.ts';

const NONE: readonly RuleEntry[] = [];

function Rules({ entries, cite }: { entries: readonly RuleEntry[]; cite: string | undefined }) {
  const say = text.value.rules;
  return (
    <dl class="card" lang={ruleIndex.value?.lang}>
      {entries.map(({ id, gist, sameAs }) => (
        <div key={id} id={`rule-${id}`} class={id === cite ? 'sought' : ''}>
          <dt>
            <a href={ruleHref(id)}>{id}</a>
          </dt>
          <dd>
            {gist}
            {sameAs && (
              <a class="same" href={ruleHref(sameAs)}>
                {say.sameAs(sameAs)}
              </a>
            )}
            <Rulings cite={id} open={id === cite} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Topics({ book, rules, open }: { book: string; rules: readonly RuleEntry[]; open: string }) {
  const say = text.value.rules;
  const topics = topicsOf(rules);
  return (
    <nav class="topics scroll" aria-label={say.topic}>
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

function Book({ book, topic, cite }: Extract<Sought, { at: 'book' }>) {
  const say = text.value.rules;
  const index = ruleIndex.value;
  const rules = index?.rulesOf(book) ?? NONE;
  const typed = useSignal('');
  const open = topic ?? rules.find((r) => r.id === cite)?.topic ?? topicsOf(rules).turn[0] ?? '';
  useEffect(() => {
    if (cite && rules.length > 0)
      document.getElementById(`rule-${cite}`)?.scrollIntoView({ block: 'center' });
  }, [cite, rules]);
  const sought = typed.value.trim();
  const found = useMemo(() => findRules(rules, sought), [rules, sought]);
  const shown = sought === '' ? rules.filter((r) => r.topic === open) : found;
  const titles = [...new Set(shown.map((r) => r.topic))];
  return (
    <>
      <header>
        <div class="row wrap">
          <h1>{say.title}</h1>
          <span class="sp" />
          <a class="btn" href="#/rules/compare">
            <Icon name="scales" />
            {say.compare}
          </a>
        </div>
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
        <label class="field">
          <Icon name="search" />
          <input
            type="search"
            aria-label={say.search}
            placeholder={say.search}
            value={typed.value}
            onInput={(e) => {
              typed.value = e.currentTarget.value;
            }}
          />
        </label>
        <p class="sec" aria-live="polite">
          {sought === '' ? say.lead(rules.length, bookName(book)) : say.found(found.length)}
        </p>
      </header>
      <div class="rulebook">
        <Topics book={book} rules={rules} open={open} />
        <div class="col">
          {rules.length > 0 && shown.length === 0 && <p class="card pad">{say.none}</p>}
          {titles.map((title) => (
            <section key={title}>
              <h2>{topicName(title)}</h2>
              <Rules entries={shown.filter((r) => r.topic === title)} cite={cite} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** The rule books in our words: read by topic, searched, or laid side by side. */
export function RulesPage({ what }: { what?: string | undefined }) {
  const sought = soughtBy(what);
  return (
    <div class="rulespage">
      <FrontBar at="rules" />
      <main class="wide">{sought.at === 'compare' ? <ComparePage /> : <Book key={what} {...sought} />}</main>
    </div>
  );
}
