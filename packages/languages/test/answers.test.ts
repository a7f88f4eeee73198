import type { Ruleset } from '@ochre/engine';
import { type Cites, type QuestionId, questionCites, wordCites } from '@ochre/rulesets/answers.ts';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { ruleOf } from '@ochre/rulesets/rules.ts';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../rulesets/test/registered.ts';
import { type Answer, saysOf } from '../src/answers.ts';
import { answers as german } from '../src/de/answers/index.ts';
import { answers as english } from '../src/en/answers/index.ts';
import { word } from '../src/en/numbers.ts';
import { numbers, says } from './numbers.ts';

const books = manifests.map(({ book }) => book);
const cited: [string, Cites][] = [...Object.entries(questionCites), ...Object.entries(wordCites)];
const sentences = (words: string): number => words.match(/[.?!](?=\s|$)/g)?.length ?? 0;

it('every answer rests on rules that there are, of the book it speaks of', () => {
  const unknown = cited.flatMap(([id, byBook]) =>
    Object.entries(byBook).flatMap(([book, cites]) =>
      cites.filter((cite) => !cite.startsWith(`${book} `) || !ruleOf(cite)).map((cite) => `${id}: ${cite}`),
    ),
  );
  expect(unknown).toEqual([]);
  expect(cited.filter(([, byBook]) => Object.values(byBook).some((cites) => cites.length === 0))).toEqual([]);
  expect(cited.flatMap(([, byBook]) => Object.keys(byBook)).filter((book) => !books.includes(book))).toEqual(
    [],
  );
});

it('there are about fifty questions, most of them of every book', () => {
  const all = Object.values(questionCites);
  expect(all.length).toBeGreaterThanOrEqual(50);
  for (const book of books)
    expect(all.filter((byBook) => book in byBook).length, book).toBeGreaterThanOrEqual(50);
});

describe.each([
  ['English', english],
  ['German', german],
])('in %s', (_, { questions, words }) => {
  const each = (answers: Record<string, Answer>, cites: Readonly<Record<string, Cites>>) =>
    Object.entries(answers).flatMap(([id, answer]) =>
      Object.keys(cites[id] ?? {}).map((book) => ({
        at: `${id}, ${book}`,
        words: saysOf(answer.says, book) ?? '',
      })),
    );

  it('a question is answered in two to four plain sentences, for each of its books', () => {
    const odd = each(questions, questionCites).filter(({ words }) => {
      const n = sentences(words);
      return n < 2 || n > 4 || words.split(/\s+/).length > 80;
    });
    expect(odd).toEqual([]);
    expect(Object.values(questions).filter(({ asks }) => !asks.endsWith('?'))).toEqual([]);
  });

  it('a word of the game is said in one to three', () => {
    const odd = each(words, wordCites).filter(({ words }) => sentences(words) < 1 || sentences(words) > 3);
    expect(odd).toEqual([]);
  });

  it('nothing is said of a book that is not spoken of, and no book is named twice', () => {
    const odd = (answers: Record<string, Answer>, cites: Readonly<Record<string, Cites>>) =>
      Object.entries(answers).flatMap(([id, { says }]) => {
        if (typeof says === 'string') return [];
        const books = Object.keys(cites[id] ?? {});
        const named = Object.keys(says).flatMap((key) => (key === 'other' ? [] : key.split(' ')));
        const wrong = named.filter((book, i) => !books.includes(book) || named.indexOf(book) !== i);
        const spare = 'other' in says && books.every((book) => named.includes(book)) ? ['other'] : [];
        return [...wrong, ...spare].map((book) => `${id}: ${book}`);
      });
    expect([...odd(questions, questionCites), ...odd(words, wordCites)]).toEqual([]);
  });
});

it('German says every number, and nothing in English', () => {
  for (const part of ['questions', 'words'] as const)
    for (const [id, answer] of Object.entries<Answer>(english[part])) {
      const said = (german[part] as Record<string, Answer>)[id]!;
      for (const book of books) {
        const [from, to] = [saysOf(answer.says, book) ?? '', saysOf(said.says, book) ?? ''];
        expect(
          numbers(from).filter((n) => !says(to, n)),
          `${id}, ${book}`,
        ).toEqual([]);
        if (from) expect(to, `${id}, ${book}`).not.toBe(from);
      }
    }
});

/** Numbers that an answer has to say, by question. */
const PLAYED: Partial<Record<QuestionId, (rules: Ruleset) => (number | null)[]>> = {
  players: ({ players }) => [players.min, players.max],
  'no-tokens': ({ pieces }) => [pieces.tokens],
  'how-many-cities': ({ pieces, values }) => [pieces.cities, values.supportRate],
  'build-city': ({ numbers, pieces }) => [numbers.siteCity, numbers.wildernessCity, pieces.cities],
  'attack-city': ({ numbers }) => [numbers.attackers, numbers.defenders],
  attack: ({ numbers }) => [numbers.attackers],
  spoils: ({ numbers }) => [numbers.plunder],
  ships: ({ numbers, values }) => [numbers.shipCost, values.shipCapacity, values.shipMoves],
  'ship-gone': ({ numbers }) => [numbers.shipUpkeep],
  'more-cards': ({ numbers }) => [numbers.shopStack, numbers.shopPrice],
  'buy-card': ({ numbers }) => [numbers.shopStack, numbers.shopPrice, numbers.buysMost],
  trade: ({ numbers }) => [numbers.tradeCards, numbers.trueNames],
  lie: ({ numbers }) => [numbers.trueNames],
  'hand-limit': ({ values }) => [values.handLimit],
  support: ({ values }) => [values.supportRate],
  tax: ({ values }) => [values.taxRate],
  'same-advance': ({ numbers }) => [numbers.advanceLimit],
};
const inWords = (n: number): string => (n === 18 ? 'eighteen' : word(n));

it.each(rulesets.map((rules) => [rules.name, rules] as const))(
  'answers say the numbers that %s is played by',
  (_, rules) => {
    const unsaid = Object.entries(PLAYED).flatMap(([id, played]) => {
      if (!questionCites[id as QuestionId][rules.book]) return [];
      const words = saysOf(english.questions[id as QuestionId].says, rules.book)!;
      return played(rules)
        .filter((n) => n !== null && !new RegExp(`\\b(${n}|${inWords(n)})\\b`, 'i').test(words))
        .map((n) => `${id}: ${n}`);
    });
    expect(unsaid).toEqual([]);
  },
);
