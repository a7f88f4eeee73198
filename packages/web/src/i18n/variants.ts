import { variants as de } from './de/variants.ts';
import { variants as en } from './en/variants.ts';
import { wordsOf } from './index.ts';

/** Ways to play, and how well bots do. */
export const variants = wordsOf({ en, de });
