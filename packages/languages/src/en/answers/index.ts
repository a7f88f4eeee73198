import type { Answers } from '../../answers.ts';
import { questions } from './questions.ts';
import { search } from './search.ts';
import { things } from './things.ts';
import { words } from './words.ts';

export const answers: Answers = { questions, words, things, search };
