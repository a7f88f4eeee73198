import answers from '../rules/answers.json' with { type: 'json' };

/** What people ask, and the words of the game: by id, with the rules of each book that say it. */
export type QuestionId = keyof typeof answers.questions;
export type WordId = keyof typeof answers.words;

/** The rules behind an answer, by book. A book that is not there has nothing to do with it. */
export type Cites = Readonly<Record<string, readonly string[]>>;

export const questionCites: Readonly<Record<QuestionId, Cites>> = answers.questions;
export const wordCites: Readonly<Record<WordId, Cites>> = answers.words;
