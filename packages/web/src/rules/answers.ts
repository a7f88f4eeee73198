import type { Answers } from '@ochre/languages/answers.ts';
import { fetched } from '../i18n/fetched.ts';

/** What people ask and the words of the game, in the language spoken. */
export const spokenAnswers = fetched<Answers>(async (language) =>
  language ? language.books.answers() : (await import('@ochre/languages/en/answers/index.ts')).answers,
);
