import { course as english } from '@ochre/languages/en/course.ts';
import { wordsOf } from './index.ts';

/** The words of the course come with it. */
export const courseWords = wordsOf('course', english);
