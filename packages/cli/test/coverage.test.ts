import { expect, test } from 'vitest';
import { citesIn, coverageOf } from '../src/coverage.ts';

/** The share of testable rules that must be proved. */
const LEAST_SHARE = { MC: 0.95, EE: 0.95, CL: 0.95, CX: 0.95, DH: 0.95 };

test.each(Object.entries(LEAST_SHARE))('%s: what is cited exists, and enough is proved', (book, least) => {
  const { unknown, share } = coverageOf(book);
  expect(unknown).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(least);
});

test('citations are read from calls, over several lines and with any quotes', () => {
  expect(citesIn(`cites('XX a', "XX b",\n  \`XX c\`);\nnotcites('XX d'); // 'XX e'`)).toEqual([
    'XX a',
    'XX b',
    'XX c',
  ]);
});
