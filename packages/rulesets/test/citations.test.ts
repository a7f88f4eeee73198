import { describe, expect, it } from 'vitest';
import { ruleOf } from '../src/rules.ts';
import { rulesets } from './registered.ts';

/** Every text like `MC …` anywhere in the tables. */
function citations(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && /^[A-Z]{2} \S+$/.test(value)) found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) citations(item, found);
  return found;
}

describe.each(rulesets)('citations of $id', (ruleset) => {
  const { steps: _, decisions: __, policies, ...rest } = ruleset;
  const successions = ['basic', 'expert'].map((ast) =>
    policies.succession({ config: { options: { ast } } } as never),
  );
  const tables = { ...rest, successions, tieBreaks: policies.tieBreaks, foremost: policies.foremost };

  it('of the tables are rules of the book', () => {
    const cited = [...citations(tables)];
    expect(cited.length).toBeGreaterThan(ruleset.advances.length * 3);
    expect(cited.filter((id) => !ruleOf(id) || !id.startsWith(`${ruleset.book} `))).toEqual([]);
  });

  it('explain themselves in a sentence', () => {
    for (const id of citations(tables)) expect(ruleOf(id)!.gist).toMatch(/\w.*\.$/);
  });
});
