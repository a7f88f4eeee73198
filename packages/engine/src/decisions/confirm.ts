import { nation } from '../board/queries.ts';
import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../refusals.ts';
import { bool } from '../shape.ts';

/** Yes or no; a yes may have a price in treasury, which is paid in full or not at all. */
export const confirm: DecisionSpec<'confirm'> = {
  shape: bool,
  check(sight, d, answer) {
    if (answer && d.ask.price !== undefined && nation(sight, d.owner).treasury < d.ask.price)
      return refuse('price', { price: d.ask.price }, d.cite);
    return undefined;
  },
  choices: () => [true, false],
  sample: (sight, d, rng) => rng.int(2) === 1 && !confirm.check(sight, d, true),
  fallback: (sight, d) => d.ask.usual ?? !confirm.check(sight, d, true),
};
