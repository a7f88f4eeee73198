import type { ThingId } from '@ochre/languages/answers.ts';
import type { WordId } from '@ochre/rulesets/answers.ts';

/** What `data-explain` may name: a word of the game, a thing on the screen, or the phase that `data-step` names. */
export type Explained = WordId | ThingId | 'phase';

declare module 'preact' {
  interface AriaAttributes {
    'data-explain'?: Explained | undefined;
  }
}
