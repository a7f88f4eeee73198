import type { Advance, Calamity } from '@ochre/engine';
import type { Row } from '@ochre/languages/effects.ts';

/** What a row of the rules says its procedure is run with. */
export type Given = Calamity['with'] | Extract<Advance['effects'][number], { effect: 'ability' }>['with'];

export const rowOf = (given: Given): Row => ({
  n: (key) => (typeof given[key] === 'number' ? given[key] : 0),
  is: (key) => given[key] === true,
});
