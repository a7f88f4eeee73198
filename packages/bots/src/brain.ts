import type { Decision, Json, Rng, Sight } from '@ochre/engine';

/** A player made of code. It sees what its seat may see, and its answers are checked like anybody's. */
export interface Brain {
  readonly id: string;
  choose(sight: Sight, decision: Decision, rng: Rng): Json;
}
