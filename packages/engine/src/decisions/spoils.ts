import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { bool, int, object } from '../shape.ts';
import { BARBARIANS } from '../state.ts';

export const spoils: DecisionSpec<'spoils'> = {
  shape: object({ card: bool, treasury: int() }),
  check({ rules }, d, answer) {
    const { from, card, treasury } = d.ask;
    if (answer.card && !card) {
      if (from === BARBARIANS)
        return refuse('pirates', rules.cite('pirateSpoils'), 'There is no card to take from pirates.');
      return refuse('noCards', rules.cite('noSpoils'), 'The defender holds no card.');
    }
    if (answer.treasury > treasury)
      return refuse(
        'treasury',
        rules.cite('plunder'),
        `Turn at most ${treasury} tokens of your stock into treasury.`,
      );
    return undefined;
  },
  choices: (_, d) => ({
    card: d.ask.card ? [true, false] : [false],
    treasury: { min: 0, max: d.ask.treasury },
  }),
  sample: (_, d, rng) => ({ card: d.ask.card && rng.int(2) === 1, treasury: rng.int(d.ask.treasury + 1) }),
  fallback: (_, d) => ({ card: d.ask.card, treasury: d.ask.treasury }),
};
