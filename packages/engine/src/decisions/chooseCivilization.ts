import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { pick } from '../kernel/rng.ts';
import { text } from '../shape.ts';

export const chooseCivilization: DecisionSpec<'chooseCivilization'> = {
  shape: text(),
  check(sight, d, answer) {
    if (!Object.hasOwn(sight.open.nations, answer))
      return refuse(
        'notPlaying',
        sight.rules.cite('layout'),
        'This civilization does not play in this layout.',
      );
    return d.ask.among.includes(answer) ? undefined : refuse('taken', d.cite, 'This civilization is taken.');
  },
  choices: (_, d) => d.ask.among,
  sample: (_, d, rng) => pick(rng, d.ask.among),
  fallback: (_, d) => d.ask.among[0]!,
};
