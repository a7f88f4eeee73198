import type { RuleEntry } from '@ochre/rulesets/rules.ts';

/** Rules that hold every word typed, in the order of the book. */
export function findRules(rules: readonly RuleEntry[], typed: string): RuleEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((r) => {
    const said = `${r.id} ${r.topic} ${r.gist}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
