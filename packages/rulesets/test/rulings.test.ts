import { readFileSync } from 'node:fs';
import { gists } from '@ochre/languages/de/rules/gists.ts';
import { rulings as germanRulings } from '@ochre/languages/de/rules/rulings.ts';
import { describe, expect, it } from 'vitest';
import { numbers, says } from '../../languages/test/numbers.ts';
import { ruleOf, rulesOf } from '../src/index.ts';
import { rulingBooks, rulingsByRule } from '../src/rulings.ts';
import { page, rulingsPage } from '../tools/rulings.ts';
import { rulesets } from './registered.ts';

const optionsOf = (books: ReadonlySet<string>): Set<string> =>
  new Set(rulesets.filter(({ book }) => books.has(book)).flatMap(({ options }) => Object.keys(options)));
const bookOf = (rule: string): string => rule.split(' ')[0]!;
/** Besides ids of rules, which are pressed to read them. */
const isCode = (words: string): boolean =>
  /`|\b[a-z]+[A-Z]|\b(data|flag|Daten|Datei)\b/.test(words.replaceAll(/`[A-Z]{2} [\w.-]+`/g, ''));
const duplicates = (all: readonly string[]): string[] => all.filter((one, i) => all.indexOf(one) !== i);

describe.each(Object.entries(rulingBooks))('rulings of %s', (book, chapters) => {
  const rulings = chapters.flatMap((chapter) => chapter.rulings);
  const german = germanRulings[book] ?? {};

  it('concern rules of the index, the first of them of this book', () => {
    expect(rulings.flatMap(({ rules }) => rules.filter((rule) => !ruleOf(rule)))).toEqual([]);
    expect(rulings.filter(({ rules }) => bookOf(rules[0] ?? '') !== book)).toEqual([]);
    expect(rulings.flatMap(({ rules }) => duplicates(rules))).toEqual([]);
    expect(duplicates(rulings.map(({ id }) => id))).toEqual([]);
  });

  it('name options that the books concerned have', () => {
    for (const { id, rules, options = [] } of rulings) {
      const offered = optionsOf(new Set(rules.map(bookOf)));
      expect(
        options.filter((option) => !offered.has(option)),
        id,
      ).toEqual([]);
    }
  });

  it('are words for players: nothing of how a program calls it', () => {
    const said = [
      ...chapters.flatMap(({ chapter, note = '' }) => [chapter, note]),
      ...rulings.flatMap(({ title, question, ruling }) => [title, question, ruling]),
      ...Object.values(german).flatMap((words) => Object.values(words)),
    ];
    expect(said.filter(isCode)).toEqual([]);
  });

  it('are all said in German, with every number', () => {
    expect(Object.keys(german).sort()).toEqual(rulings.map(({ id }) => id).sort());
    const lost = rulings.flatMap(({ id, ...english }) =>
      (['title', 'question', 'ruling'] as const).flatMap((part) => {
        const words = german[id]?.[part] ?? '';
        const unsaid = numbers(english[part]).filter((n) => !says(words, n));
        return unsaid.map((it) => `${id}: ${it}`);
      }),
    );
    expect(lost).toEqual([]);
  });
});

it('gists are words for players, too', () => {
  const all = [
    ...Object.keys(rulingBooks)
      .flatMap(rulesOf)
      .map(({ gist }) => gist),
    ...Object.values(gists),
  ];
  expect(all.length).toBeGreaterThan(2000);
  expect(all.filter(isCode)).toEqual([]);
});

it('a ruling is found by every rule it concerns, in the language asked for', () => {
  const [english, german] = [rulingsByRule(), rulingsByRule(germanRulings)];
  for (const [book, chapters] of Object.entries(rulingBooks))
    for (const { id, rules, title } of chapters.flatMap(({ rulings }) => rulings))
      for (const rule of rules) {
        expect(english.get(rule)?.map((r) => r.title)).toContain(title);
        expect(german.get(rule)?.map((r) => r.title)).toContain(germanRulings[book]![id]!.title);
      }
  expect(english.get('MC intro.1')).toBeUndefined();
});

it('what is not said in another language is said in English', () => {
  const [ruling] = rulingsByRule({ MC: {} }).get('MC 6.gen.1')!;
  expect(ruling?.ruling).toBe('13C is meant.');
});

it('docs/rulings.md is as the rulings have it: node packages/rulesets/tools/rulings.ts', () => {
  expect(readFileSync(page, 'utf8')).toBe(rulingsPage());
});
