import type { RuleEntry } from '@ochre/rulesets/rules.ts';
import { topicName } from './topics.ts';

/** Small letters without accents: who types "stadt" finds "Städte". */
const plain = (words: string): string =>
  words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Rules that hold every word typed, in the order of the book. */
export function findRules(rules: readonly RuleEntry[], typed: string): RuleEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return rules.filter((r) => {
    const said = plain(`${r.id} ${r.topic} ${topicName(r.topic)} ${r.gist}`);
    return words.every((word) => said.includes(word));
  });
}
