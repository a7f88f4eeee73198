import { keys as de } from './de/keys.ts';
import { keys as en } from './en/keys.ts';
import { wordsOf } from './index.ts';

/** What the keys do: comes with the list of them. */
export const keyWords = wordsOf<typeof en>({ en, de });
