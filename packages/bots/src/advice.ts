import { type DecisionOf, type Kind, quick, type Sight } from '@ochre/engine';
import { advising, tempers } from './evaluation/temper.ts';
import type { Recall } from './recall.ts';
import { type Advice, thinker } from './thinker.ts';

const adviser = thinker('adviser', advising, tempers.balanced);

const isPlan = (decision: DecisionOf<Kind>): decision is DecisionOf<'fileOrders'> =>
  decision.kind === 'fileOrders';

/** Orders for a movement to come are those one would give now, where they may be filed. */
function ahead(
  sight: Sight,
  decision: DecisionOf<'fileOrders'>,
  recall?: Recall,
): Advice<'fileOrders'> | undefined {
  const { part } = decision.ask;
  const now: DecisionOf<'move'> = { ...decision, kind: 'move', ask: { done: [], ...(part && { part }) } };
  const { answer, reasons } = adviser.think(sight, now, quick(sight.open.turn), recall);
  if (answer.do === 'undo') return undefined;
  const { orders } = answer;
  const filed = sight.rules.spec('fileOrders').check(sight, decision, orders) === undefined;
  return filed && orders.length > 0 ? { answer: orders, reasons } : undefined;
}

/** What a strong player would answer here, and why. The same sight and recollections get the same advice. */
export function advise(sight: Sight, decision: DecisionOf<Kind>, recall?: Recall): Advice<Kind> {
  const planned = isPlan(decision) ? ahead(sight, decision, recall) : undefined;
  return planned ?? adviser.think(sight, decision, quick(sight.open.turn), recall);
}
