import type { Brain } from '../brain.ts';
import { nextStep } from './steps.ts';

/**
 * Does what the next goal says and nothing else: where it says nothing, the cautious answer of the rules. Nobody plays
 * against it: the laboratory tells by it whether the goals are good.
 */
export const learner: Brain = {
  id: 'learner',
  choose: (sight, decision, _, recall) =>
    nextStep(sight, decision, recall)?.answer ?? sight.rules.spec(decision.kind).fallback(sight, decision),
};
