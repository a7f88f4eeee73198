import type { Lesson, LessonWords, StepWords } from './lesson.ts';

export const WORDS_A_MINUTE = 200;
/** What an answer takes on the screen, read or not: a few presses. */
export const SECONDS_AN_ANSWER = 15;

const count = (sentence = ''): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Words that are read by who makes no mistake. */
export const wordsOf = ({ title, text, counts, done }: StepWords): number =>
  [title, text, counts, done].reduce((sum, sentence) => sum + count(sentence), 0);

/** Seconds of each step: those it is read in, and those its model answers take. */
export function secondsOf({ steps }: Lesson, words: LessonWords): { reading: number; answering: number }[] {
  return steps.map(({ id, model = [] }) => ({
    reading: Math.round((wordsOf(words[id]!) / WORDS_A_MINUTE) * 60),
    answering: model.length * SECONDS_AN_ANSWER,
  }));
}

/** Whole minutes of a lesson, as the course says it. */
export const minutesOf = (lesson: Lesson, words: LessonWords): number =>
  Math.ceil(
    secondsOf(lesson, words).reduce((sum, { reading, answering }) => sum + reading + answering, 0) / 60,
  );
