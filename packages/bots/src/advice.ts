import { type Answer, type DecisionOf, type Kind, quick, type Sight } from '@ochre/engine';
import { advising, tempers } from './evaluation/temper.ts';
import { reverses } from './goals/reverses.ts';
import { whyBought } from './goals/why.ts';
import type { Recall } from './recall.ts';
import { type Advice, thinker } from './thinker.ts';

const adviser = thinker('adviser', advising, tempers.balanced);

const is = <K extends Kind>(decision: DecisionOf<Kind>, kind: K): decision is DecisionOf<K> =>
  decision.kind === kind;

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

/** What a strong player would answer here, and why; nothing where that would undo an offer of one's own. The same sight and recollections get the same advice. */
export function advise(sight: Sight, decision: DecisionOf<Kind>, recall?: Recall): Advice<Kind> | undefined {
  const planned = is(decision, 'fileOrders') ? ahead(sight, decision, recall) : undefined;
  if (planned) return planned;
  const { answer, reasons } = adviser.think(sight, decision, quick(sight.open.turn), recall);
  if (is(decision, 'trade') && reverses(sight, decision, answer as Answer<'trade'>)) return undefined;
  if (!is(decision, 'purchase')) return { answer, reasons };
  return { answer, reasons: whyBought(sight, decision, answer as Answer<'purchase'>) };
}
