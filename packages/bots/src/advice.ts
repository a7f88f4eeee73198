import { type Answer, type Decision, type DecisionOf, type Json, quick, type Sight } from '@ochre/engine';
import type { Reason } from './brain.ts';
import { skills, tempers } from './mind/temper.ts';
import type { Recall } from './recall.ts';
import { thinker } from './thinker.ts';

const adviser = thinker('adviser', skills.strong, tempers['balanced']!);

interface Advice {
  answer: Json;
  reasons: Reason[];
}

/** Orders for a movement to come are those one would give now, where they may be filed. */
function ahead(sight: Sight, decision: DecisionOf<'fileOrders'>, recall?: Recall): Advice | undefined {
  const { part } = decision.ask;
  const now: DecisionOf<'move'> = { ...decision, kind: 'move', ask: { done: [], ...(part && { part }) } };
  const { answer, reasons } = adviser.think(sight, now, quick(sight.open.turn), recall);
  const { orders } = answer as Extract<Answer<'move'>, { orders: unknown }>;
  const filed = sight.rules.spec('fileOrders').check(sight, decision, orders) === undefined;
  return filed && orders.length > 0 ? { answer: orders as unknown as Json, reasons } : undefined;
}

/** What a strong player would answer here, and why. The same sight and recollections get the same advice. */
export function advise(sight: Sight, decision: Decision, recall?: Recall): Advice {
  const planned = decision.kind === 'fileOrders' ? ahead(sight, decision, recall) : undefined;
  return planned ?? adviser.think(sight, decision, quick(sight.open.turn), recall);
}
