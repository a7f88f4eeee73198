import { count } from './ui.ts';

/** What stands round answers: the search, the lists, the pages for those who know another edition. */
export const asking = {
  search: 'Ask anything: how do I win?',
  group: 'Ask',
  topics: { questions: 'Questions', words: 'Words of the game' },
  questionsLead: (n: number, book: string) => `${count(n, 'question')} that people ask about ${book}.`,
  wordsLead: (n: number) => `${count(n, 'word')} that players use, each in a sentence or two.`,
  answers: 'Answers',
  asked: 'People ask',
  behind: (n: number) => `The ${n === 1 ? 'rule' : `${n} rules`} behind it`,
  found: (answers: number, rules: number) => `${count(answers, 'answer')}, ${count(rules, 'rule')} found`,
  from: 'Coming from another edition',
  coming: (from: string, to: string) => `Coming from ${from} to ${to}`,
  comingLead: (minutes: number) =>
    `What is different here; ${minutes === 1 ? 'a minute' : `${minutes} minutes`} to read.`,
  known: 'You know',
  played: 'You play',
  first: 'What you will notice first',
  differences: 'Topic by topic',
  there: (book: string) => `In ${book}`,
  here: (book: string) => `Here, in ${book}`,
  alike: 'Alike in both',
};
