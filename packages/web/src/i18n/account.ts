import { account as english } from '@ochre/languages/en/account.ts';
import { wordsOf } from './index.ts';

/** What is said about accounts, and about being told of things while away. */
export const accountWords = wordsOf('account', english);
