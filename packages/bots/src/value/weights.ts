import { FEATURES } from './features.ts';
import type { Weights } from './network.ts';
import files from './weights.json' with { type: 'json' };

/** What was learnt of a rule set. */
export interface Learnt extends Weights {
  /** Of a thousand nations with cities, how many lose one or more, two or more … between a draw and the end of its turn. */
  fallen: number[];
  /** Whether bots that go by it win more than those that do not: the laboratory says so, never the training. */
  guides: boolean;
}

const all: Readonly<Record<string, Learnt>> = files;

/** What was learnt of a rule set by `ochre train`; nothing where its features are not those of today. */
export function learnt(ruleset: string): Learnt | undefined {
  const weights = Object.hasOwn(all, ruleset) ? all[ruleset] : undefined;
  return weights?.sizes[0] === FEATURES.length ? weights : undefined;
}
