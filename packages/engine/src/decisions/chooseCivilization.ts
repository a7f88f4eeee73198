import type { DecisionSpec } from '../decisions.ts';
import { pick } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import { text } from '../shape.ts';

export const chooseCivilization: DecisionSpec<'chooseCivilization'> = {
  shape: text(),
  check(sight, d, answer) {
    if (!Object.hasOwn(sight.open.nations, answer))
      return refuse('notInLayout', {}, sight.rules.cite('layout'));
    return d.ask.among.includes(answer) ? undefined : refuse('taken', {}, d.cite);
  },
  choices: (_, d) => d.ask.among,
  sample: (_, d, rng) => pick(rng, d.ask.among),
  fallback: (_, d) => d.ask.among[0]!,
};
