import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** A paragraph of a rule text. */
export interface Rule {
  id: string;
  topic: string;
  kind: string;
  testable: boolean;
  gist: string;
  /** The rule of another book that says the same. */
  sameAs?: string;
}

const folder = join(root, 'packages/rulesets/rules');
const read = new Map<string, ReadonlyMap<string, Rule>>();

/** The rules of a book by id, or nothing when there is no such book. */
export function bookOf(code: string): ReadonlyMap<string, Rule> | undefined {
  const file = join(folder, `${code}.json`);
  if (!read.has(code) && /^[A-Z]+$/.test(code) && existsSync(file)) {
    const rules: Rule[] = JSON.parse(readFileSync(file, 'utf8'));
    read.set(code, new Map(rules.map((rule) => [rule.id, rule])));
  }
  return read.get(code);
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
