import { count } from './ui.ts';

export const asking = {
  search: 'Frag einfach: Wie gewinne ich?',
  group: 'Fragen',
  topics: { questions: 'Fragen', words: 'Wörter des Spiels' },
  questionsLead: (n: number, book: string) =>
    `${count(n, 'Frage', 'Fragen')}, die zu ${book} gestellt werden.`,
  wordsLead: (n: number) => `${count(n, 'Wort', 'Wörter')} der Spieler, jedes in ein, zwei Sätzen.`,
  answers: 'Antworten',
  asked: 'Oft gefragt',
  behind: (n: number) => (n === 1 ? 'Die Regel dahinter' : `Die ${n} Regeln dahinter`),
  found: (answers: number, rules: number) =>
    `${count(answers, 'Antwort', 'Antworten')}, ${count(rules, 'Regel', 'Regeln')} gefunden`,
  from: 'Von einer anderen Ausgabe kommend',
  coming: (from: string, to: string) => `Von ${from} zu ${to}`,
  comingLead: (minutes: number) =>
    `Was hier anders ist; ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} zu lesen.`,
  known: 'Du kennst',
  played: 'Du spielst',
  first: 'Was dir zuerst auffällt',
  differences: 'Thema für Thema',
  there: (book: string) => `In ${book}`,
  here: (book: string) => `Hier, in ${book}`,
  alike: 'In beiden gleich',
};
