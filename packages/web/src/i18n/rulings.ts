import { rulings as de } from './de/rulings.ts';
import { rulings as en } from './en/rulings.ts';
import { wordsOf } from './index.ts';

/** What stands round a ruling. */
export const rulingWords = wordsOf({ en, de });
