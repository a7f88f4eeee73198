import { manifests } from '@ochre/rulesets/manifests.ts';
import { expect, test } from 'vitest';
import { citesIn, coverageOf } from '../src/coverage.ts';

/** The share of testable rules that must be proved. */
const LEAST_SHARE = 0.95;

test.each(manifests.map(({ book }) => book))('%s: what is cited exists, and enough is proved', (book) => {
  const { unknown, share } = coverageOf(book);
  expect(unknown).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
});

test('citations are read from calls, over several lines and with any quotes', () => {
  expect(citesIn(`cites('XX a', "XX b",\n  \`XX c\`);\nnotcites('XX d'); // 'XX e'`)).toEqual([
    'XX a',
    'XX b',
    'XX c',
  ]);
});
