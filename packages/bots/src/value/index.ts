import type { NationId, Sight } from '@ochre/engine';
import { standingOf, turnsLeft } from '../evaluation/track.ts';
import { featuresOf } from './features.ts';

export { FEATURES } from './features.ts';
export { evaluate, power, SCALE_BITS, shares, UNIT_BITS, WEIGHT_BITS, type Weights } from './network.ts';
export { type Prospects, prospects, prospectsOf } from './outlook.ts';
export type { Learnt } from './weights.ts';

/** What is learnt from: rows of features, and what the hand-set terms make of each nation. */
export interface Seen {
  who: readonly NationId[];
  rows: Int32Array[];
  standings: number[];
  left: number;
}

export function prospectFeatures(sight: Sight): Seen {
  const { who, rows } = featuresOf(sight);
  return { who, rows, standings: who.map((id) => Math.round(standingOf(sight, id))), left: turnsLeft(sight) };
}
