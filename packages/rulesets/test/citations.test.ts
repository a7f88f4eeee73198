import { describe, expect, it } from 'vitest';
import { mega } from '../src/index.ts';
import { ruleOf } from '../src/rules.ts';

/** Every `MC …` text anywhere in the tables. */
function citations(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && /^MC \S+$/.test(value)) found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) citations(item, found);
  return found;
}

describe('citations', () => {
  const { steps: _, decisions: __, policies: ___, ...tables } = mega;

  it('of the tables are rules of the book', () => {
    const cited = [...citations(tables)];
    expect(cited.length).toBeGreaterThan(150);
    expect(cited.filter((id) => !ruleOf(id))).toEqual([]);
  });

  it('explain themselves in a sentence', () => {
    for (const id of citations(tables)) expect(ruleOf(id)!.gist).toMatch(/\w.*\.$/);
  });
});
