import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../refusals.ts';
import { int } from '../shape.ts';

export const taxRate: DecisionSpec<'taxRate'> = {
  shape: int(0, 20),
  check(_, d, rate) {
    const { min, max } = d.ask;
    if (rate < min || rate > max) return refuse('rate', { least: min, most: max }, d.cite);
    return undefined;
  },
  choices: (_, d) => Array.from({ length: d.ask.max - d.ask.min + 1 }, (_, i) => d.ask.min + i),
  sample: (_, d, rng) => d.ask.min + rng.int(d.ask.max - d.ask.min + 1),
  fallback: (_, d) => d.ask.usual,
};
