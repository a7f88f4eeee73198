import type { DecisionSpec } from '../decisions.ts';
import { pick } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import { text } from '../shape.ts';

export const chooseOne: DecisionSpec<'chooseOne'> = {
  shape: text(),
  check: (_, d, answer) => (d.ask.among.includes(answer) ? undefined : refuse('notAmong', {}, d.cite)),
  choices: (_, d) => d.ask.among,
  sample: (_, d, rng) => pick(rng, d.ask.among),
  fallback: (_, d) => d.ask.among[0]!,
};
