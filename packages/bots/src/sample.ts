import type { Brain } from './brain.ts';

/** Any legal answer. */
export const sample: Brain = {
  id: 'sample',
  choose: (sight, decision, rng) => sight.rules.spec(decision.kind).sample(sight, decision, rng),
};
