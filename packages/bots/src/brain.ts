import type { Answer, DecisionOf, Json, Kind, NationId, Rng, Sight } from '@ochre/engine';
import type { ReasonCode } from './reasons.ts';
import type { Recall } from './recall.ts';

/** A player made of code. It sees what its seat may see, and its answers are checked like anybody's. */
export interface Brain {
  readonly id: string;
  /**
   * The same sight, decision, random numbers and recollections always give the same answer, whatever the clock says.
   * Without recollections it goes by what it sees. `people` are the nations that people lead: a bot may be more careful with them.
   */
  choose<K extends Kind>(
    sight: Sight,
    decision: DecisionOf<K>,
    rng: Rng,
    recall?: Recall,
    people?: readonly NationId[],
  ): Answer<K>;
}

/** Why a brain answers as it does: a code for the client to put into words, and what goes into them. */
export interface Reason {
  code: ReasonCode;
  params: Record<string, Json>;
}
