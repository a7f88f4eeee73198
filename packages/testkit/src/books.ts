import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RuleEntry, rulesOf } from '@ochre/rulesets/rules.ts';
import { root } from './paths.ts';

const folder = join(root, 'packages/rulesets/rules');
const byId = new Map<string, ReadonlyMap<string, RuleEntry>>();

/** The rules of a book by id, or nothing when there is no such book. */
export function bookOf(code: string): ReadonlyMap<string, RuleEntry> | undefined {
  const rules = rulesOf(code);
  if (!byId.has(code) && rules.length > 0) byId.set(code, new Map(rules.map((rule) => [rule.id, rule])));
  return byId.get(code);
}

/** Rules that no test can prove, each with the reason. */
export function uncoverable(code: string): Record<string, string> {
  const file = join(folder, `${code}.uncovered.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Whether a citation names a paragraph that exists. */
export function knownCite(cite: string): boolean {
  return bookOf(cite.split(' ')[0]!)?.has(cite) ?? false;
}
