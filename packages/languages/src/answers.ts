import type { QuestionId, WordId } from '@ochre/rulesets/answers.ts';
import type { questions } from './en/answers/questions.ts';
import type { things } from './en/answers/things.ts';
import type { words } from './en/answers/words.ts';

/** Words for every book, or by book: a key names the books that share them, `other` stands for the rest. */
export type Says = string | Readonly<Record<string, string>>;

/** A question with its answer, or a word of the game with what it means. */
export interface Answer {
  readonly asks: string;
  /** The same in other words, several separated by commas: they are found by, not shown. */
  readonly also?: readonly string[];
  readonly says: Says;
}

/** Something on the screen that is no word of the game: its name and what it shows, the same for every book. */
export interface Thing {
  readonly asks: string;
  readonly says: string;
}

/** How words are told apart when somebody searches. */
export interface Search {
  /** Words that tell nothing apart. */
  readonly stop: string;
  /** Words that mean the same, a line each. */
  readonly same: readonly string[];
  /** Endings that are taken off, longer ones first, as long as enough letters are left. */
  readonly endings: readonly string[];
  readonly least: number;
}

/** What English has, every language has: an answer that is missing does not compile. */
export type Questions = typeof questions;
export type Words = typeof words;
export type ThingId = keyof typeof things;
export type Things = Readonly<Record<ThingId, Thing>>;

export interface Answers {
  readonly questions: Readonly<Record<QuestionId, Answer>>;
  readonly words: Readonly<Record<WordId, Answer>>;
  readonly things: Things;
  readonly search: Search;
}

/** What is said of a book. */
export function saysOf(says: Says, book: string): string | undefined {
  if (typeof says === 'string') return says;
  const shared = Object.keys(says).find((books) => books.split(' ').includes(book));
  return says[shared ?? 'other'];
}
