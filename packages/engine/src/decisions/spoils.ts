import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../refusals.ts';
import { bool, int, object } from '../shape.ts';
import { BARBARIANS } from '../state.ts';

export const spoils: DecisionSpec<'spoils'> = {
  shape: object({ card: bool, treasury: int() }),
  check({ rules }, d, answer) {
    const { from, card, treasury } = d.ask;
    if (answer.card && !card) {
      if (from === BARBARIANS) return refuse('pirateSpoils', {}, rules.cite('pirateSpoils'));
      return refuse('noCards', {}, rules.cite('noSpoils'));
    }
    if (answer.treasury > treasury) return refuse('plunder', { most: treasury }, rules.cite('plunder'));
    return undefined;
  },
  choices: (_, d) => ({
    card: d.ask.card ? [true, false] : [false],
    treasury: { min: 0, max: d.ask.treasury },
  }),
  sample: (_, d, rng) => ({ card: d.ask.card && rng.int(2) === 1, treasury: rng.int(d.ask.treasury + 1) }),
  fallback: (_, d) => ({ card: d.ask.card, treasury: d.ask.treasury }),
};
