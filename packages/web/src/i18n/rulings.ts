import { rulings as english } from '@ochre/languages/en/rulings.ts';
import { wordsOf } from './index.ts';

/** What stands round a ruling. */
export const rulingWords = wordsOf('rulings', english);
