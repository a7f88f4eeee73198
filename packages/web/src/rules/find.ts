import type { RuleEntry } from '@ochre/rulesets/rules.ts';
import { plain, type Stems } from './stems.ts';
import { topicName } from './topics.ts';

/** Shorter ones are found where a word begins with them, not within one. */
const WITHIN = 4;

/** Finds rules that hold every word typed, or one that means the same, in the order of the book. */
export function ruleFinder(rules: readonly RuleEntry[], stems: Stems): (typed: string) => RuleEntry[] {
  const read = rules.map((rule) => {
    const text = `${rule.id} ${rule.topic} ${topicName(rule.topic)} ${rule.gist}`;
    return { rule, said: ` ${plain(text)}`, stems: new Set(stems.of(text)) };
  });
  return (typed) => {
    const all = plain(typed).split(/\s+/).filter(Boolean);
    const telling = all.filter((word) => stems.of(word).length > 0);
    const words = (telling.length > 0 ? telling : all).map((word) => ({ word, means: stems.of(word) }));
    return read
      .filter(({ said, stems }) =>
        words.every(
          ({ word, means }) =>
            said.includes(word.length < WITHIN ? ` ${word}` : word) ||
            (means.length > 0 && means.every((stem) => stems.has(stem))),
        ),
      )
      .map(({ rule }) => rule);
  };
}
