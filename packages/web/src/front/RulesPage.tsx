import type { RuleEntry } from '@ochre/rulesets/rules.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { ruleIndex } from '../ui/ruleIndex.ts';
import './front.css';
import { FrontBar } from './FrontBar.tsx';

const BOOK = 'MC';
const NONE: readonly RuleEntry[] = [];

/** Rules that hold every word typed, in the order of the book. */
export function findRules(rules: readonly RuleEntry[], typed: string): RuleEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((r) => {
    const said = `${r.id} ${r.topic} ${r.gist}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

function byTopic(rules: readonly RuleEntry[]): [string, RuleEntry[]][] {
  const topics = new Map<string, RuleEntry[]>();
  for (const rule of rules) topics.set(rule.topic, [...(topics.get(rule.topic) ?? []), rule]);
  return [...topics];
}

/** The whole index of a rule book in our words, to be searched. */
export function RulesPage({ cite }: { cite?: string | undefined }) {
  const say = text.value.front;
  const rules = ruleIndex.value?.rulesOf(BOOK) ?? NONE;
  const typed = useSignal('');
  useEffect(() => {
    if (cite && rules.length > 0)
      document.getElementById(`rule-${cite}`)?.scrollIntoView({ block: 'center' });
  }, [cite, rules]);
  const topics = useMemo(() => byTopic(findRules(rules, typed.value)), [rules, typed.value]);
  return (
    <div class="rulespage">
      <FrontBar at="rules" />
      <main>
        <header>
          <h1>{say.rules}</h1>
          <p class="sec">{say.rulesLead(rules.length)}</p>
          <label class="field">
            <Icon name="search" />
            <input
              type="search"
              aria-label={say.searchRules}
              placeholder={say.searchRules}
              value={typed.value}
              onInput={(e) => {
                typed.value = e.currentTarget.value;
              }}
            />
          </label>
        </header>
        {rules.length > 0 && topics.length === 0 && <p class="card pad">{say.noRuleFound}</p>}
        {topics.map(([topic, entries]) => (
          <section key={topic}>
            <h2 class="topic">{topic}</h2>
            <dl class="card">
              {entries.map(({ id, gist }) => (
                <div key={id} id={`rule-${id}`} class={id === cite ? 'sought' : ''}>
                  <dt>{id}</dt>
                  <dd>{gist}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </main>
    </div>
  );
}
