import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citesOf, LENS_BOOKS, lens, lensTable } from '../src/lens.ts';
import { ruleOf, rulesOf } from '../src/rules.ts';

const written = LENS_BOOKS.filter((book) => rulesOf(book).length > 0);
const rows = lens.flatMap(({ part, rows }) => rows.map((row) => ({ part, row })));

describe('The lens', () => {
  it.each(written)('says something of %s in every row, citing that book only', (book) => {
    for (const { part, row } of rows) {
      const cell = row[book] ?? '';
      expect(cell, `${part}, ${row.topic}`).not.toBe('');
      for (const cite of citesOf(cell)) {
        expect(cite.slice(0, 2)).toBe(book);
        if (!cite.endsWith('*')) expect(ruleOf(cite), cite).toBeDefined();
      }
    }
  });

  it('is what the document shows', () => {
    const document = readFileSync(new URL('../../../docs/rulesets.md', import.meta.url), 'utf8');
    expect(document).toContain(lensTable());
  });
});
