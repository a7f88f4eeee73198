import type { Ruleset } from '@ochre/engine';
import type { Board } from '@ochre/maps/boards.ts';
import type { RuleEntry } from './rules.ts';
import type { RulingChapter } from './rulings.ts';

/**
 * A rule set as all others know it: server, page, command line, lint, tests and docs read nothing else to find it. What is
 * large is fetched when it is needed. Beside it, in the same folder: `golden.ts` and `scenarios/`.
 */
export interface Manifest<Id extends string = string> {
  readonly id: Id;
  /** What players call it. */
  readonly name: string;
  /** Two capitals that its citations begin with. */
  readonly book: string;
  /** The rule set of which its book is another edition: what the two share may live with that one. */
  readonly editionOf?: string;
  /** The game at BoardGameGeek, where players log what they played. */
  readonly bggId?: number;
  readonly board: Board;
  /** The file of the manifest. */
  readonly file: string;
  ruleset(): Promise<{ default: Ruleset }>;
  /** What is to be read of it. */
  text(): Promise<BookText>;
}

export interface BookText {
  /** What the game is like, in English; other languages have it in their catalogues. */
  about: string;
  /** The index of the book, in our words. */
  rules(): Promise<readonly RuleEntry[]>;
  /** How unclear rules are read. */
  rulings(): Promise<readonly RulingChapter[]>;
}
