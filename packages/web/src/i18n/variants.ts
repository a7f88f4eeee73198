import { variants as english } from '@ochre/languages/en/variants.ts';
import { wordsOf } from './index.ts';

/** Ways to play, and how well bots do. */
export const variants = wordsOf('variants', english);
