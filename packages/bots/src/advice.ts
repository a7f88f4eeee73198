import { type Decision, type Json, quick, type Sight } from '@ochre/engine';
import type { Reason } from './brain.ts';
import { skills, tempers } from './mind/temper.ts';
import type { Recall } from './recall.ts';
import { thinker } from './thinker.ts';

const adviser = thinker('adviser', skills.strong, tempers['balanced']!);

/** What a strong player would answer here, and why. The same sight and recollections get the same advice. */
export function advise(
  sight: Sight,
  decision: Decision,
  recall?: Recall,
): { answer: Json; reasons: Reason[] } {
  return adviser.think(sight, decision, quick(sight.open.turn), recall);
}
