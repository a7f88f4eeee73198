import { hosting as english } from '@ochre/languages/en/hosting.ts';
import { wordsOf } from './index.ts';

/** How a table is opened, and who is invited to it. */
export const hosting = wordsOf('hosting', english);
