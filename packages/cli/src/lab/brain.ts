import { type Brain, findBrain } from '@ochre/bots';
import { learner } from '@ochre/bots/goals';

/** A bot that may take part: those that people play against, and the learner. */
export const labBrain = (name: string): Brain | undefined =>
  name === learner.id ? learner : findBrain(name);
