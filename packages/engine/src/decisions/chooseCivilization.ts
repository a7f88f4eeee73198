import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { pick } from '../kernel/rng.ts';
import { text } from '../shape.ts';

export const chooseCivilization: DecisionSpec<'chooseCivilization'> = {
  shape: text(),
  check: (_, d, answer) =>
    d.ask.among.includes(answer) ? undefined : refuse('notAmong', d.cite, 'This civilization is not free.'),
  choices: (_, d) => d.ask.among,
  sample: (_, d, rng) => pick(rng, d.ask.among),
  fallback: (_, d) => d.ask.among[0]!,
};
