import type { Answers } from '../../answers.ts';
import { questions } from './questions.ts';
import { search } from './search.ts';
import { words } from './words.ts';

export const answers: Answers = { questions, words, search };
