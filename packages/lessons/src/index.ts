export { Coach, type Due, type It, type Memory, nothingTold, type Sees } from './coach.ts';
export { failing, holds, type Judged } from './condition.ts';
export * from './lesson.ts';
export * from './mark.ts';
export { type Answered, OTHERWISE, type Played, type Run, Teacher, type Verdict } from './teacher.ts';
export { NAMED, type Named, type Piece, pieces, plain } from './text.ts';
export { minutesOf, SECONDS_AN_ANSWER, secondsOf, WORDS_A_MINUTE, wordsOf } from './time.ts';
