import type { LensPart } from '@ochre/rulesets/lens.ts';
import type { SaidRulings } from '@ochre/rulesets/rulings.ts';
import type { Answers } from './answers.ts';
import type { comings } from './en/comings.ts';
import type { en } from './en/index.ts';

/** All words of a language. English sets the pattern: a word missing elsewhere does not compile. */
export type Language = typeof en;

/** What those who know another edition notice first, by the two books: from, to. */
export type Comings = { readonly [Pair in keyof typeof comings]: readonly string[] };

/** What the books say, fetched when it is first looked at; what has no words here is said in English. */
export interface Books {
  /** The rules, by citation. */
  readonly gists: () => Promise<Readonly<Record<string, string>>>;
  /** How unclear places are read, by book and id. */
  readonly rulings: () => Promise<SaidRulings>;
  /** The rule sets side by side. */
  readonly lens: () => Promise<readonly LensPart[]>;
  readonly comings: () => Promise<Comings>;
  /** What people ask, and the words of the game. */
  readonly answers: () => Promise<Answers>;
}
