import type { RuleEntry } from '@ochre/rulesets/rules.ts';
import type { Stems } from './stems.ts';
import { isThing, topicName } from './topics.ts';

/** Topics that a sentence calls by their names. */
export interface Named {
  /** Calamities and advances: who names one asks about it. */
  things: string[];
  /** Parts of a turn, which people also name in passing. */
  parts: string[];
}

/** Finds in a sentence the topics it names: "what does slave revolt do". */
export function namesIn(rules: readonly RuleEntry[], stems: Stems): (typed: string) => Named {
  const topics = [...new Set(rules.map(({ topic }) => topic))].flatMap((topic) => {
    const name = stems.of(topicName(topic));
    return name.length > 0 ? [{ topic, name }] : [];
  });
  return (typed) => {
    const said = new Set(stems.of(typed));
    const named = topics.filter(({ name }) => name.every((stem) => said.has(stem)));
    // Who names Civil War does not ask about war.
    const whole = named.filter(
      ({ name }) =>
        !named.some((other) => other.name.length > name.length && name.every((s) => other.name.includes(s))),
    );
    const of = (things: boolean): string[] =>
      whole.filter(({ topic }) => isThing(topic) === things).map(({ topic }) => topic);
    return { things: of(true), parts: of(false) };
  };
}
