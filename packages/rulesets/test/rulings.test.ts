import { readFileSync } from 'node:fs';
import { rulings as germanRulings } from '@ochre/languages/de/rules/rulings.ts';
import { describe, expect, it } from 'vitest';
import { numbers, says } from '../../languages/test/numbers.ts';
import { ruleOf } from '../src/index.ts';
import { rulingBooks, rulingsByRule } from '../src/rulings.ts';
import { page, rulingsPage } from '../tools/rulings.ts';
import { rulesets } from './registered.ts';

const optionsOf = (books: ReadonlySet<string>): Set<string> =>
  new Set(rulesets.filter(({ book }) => books.has(book)).flatMap(({ options }) => Object.keys(options)));
const bookOf = (rule: string): string => rule.split(' ')[0]!;
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

  it('name options that the books concerned have, and all those they speak of', () => {
    for (const { id, rules, options = [], question, ruling } of rulings) {
      const offered = optionsOf(new Set(rules.map(bookOf)));
      expect(
        options.filter((option) => !offered.has(option)),
        id,
      ).toEqual([]);
      const spoken = [...`${question} ${ruling}`.matchAll(/`(\w+)[:`]/g)].map(([, name]) => name!);
      expect(
        spoken.filter((name) => offered.has(name) && !options.includes(name)),
        id,
      ).toEqual([]);
    }
  });

  it('are all said in German, with every number and name of an option', () => {
    expect(Object.keys(german).sort()).toEqual(rulings.map(({ id }) => id).sort());
    const lost = rulings.flatMap(({ id, ...english }) =>
      (['title', 'question', 'ruling'] as const).flatMap((part) => {
        const words = german[id]?.[part] ?? '';
        const exact = english[part].match(/`[^`]+`/g) ?? [];
        const unsaid = numbers(english[part]).filter((n) => !says(words, n));
        return [...unsaid, ...exact.filter((code) => !words.includes(code))].map((it) => `${id}: ${it}`);
      }),
    );
    expect(lost).toEqual([]);
  });
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
