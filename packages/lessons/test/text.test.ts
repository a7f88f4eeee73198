import { expect, test } from 'vitest';
import { minutesOf, pieces, plain, secondsOf } from '../src/index.ts';

test('a sentence is cut into words and the things it names', () => {
  expect(pieces('Send **two to {area kanesh}** now.')).toEqual([
    { strong: false, words: 'Send ' },
    { strong: true, words: 'two to ' },
    { strong: true, names: 'area', id: 'kanesh' },
    { strong: false, words: ' now.' },
  ]);
});

test('it is read aloud by names', () => {
  expect(plain('{card clay} for **{nation egypt}**.', (kind, id) => `${kind}/${id}`)).toBe(
    'card/clay for nation/egypt.',
  );
});

test('reading takes a minute for 200 words, and answers take their time', () => {
  const twenty = 'word '.repeat(20).trim();
  const words = { a: { title: twenty, text: `${twenty} – ${twenty} ${twenty} ${twenty}`, done: twenty } };
  const step = { id: 'a', cites: [], model: [{ taxRate: 2 }, { taxRate: 2 }] };
  const lesson = { learner: 'egypt', position: {}, steps: [step] };
  expect(secondsOf(lesson, words)).toEqual([{ reading: 36, answering: 30 }]);
  expect(minutesOf(lesson, words)).toBe(2);
});
