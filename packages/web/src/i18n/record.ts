import { record as english } from '@ochre/languages/en/record.ts';
import { wordsOf } from './index.ts';

/** Games opened, linked to, commented, played on. */
export const recordWords = wordsOf('record', english);
