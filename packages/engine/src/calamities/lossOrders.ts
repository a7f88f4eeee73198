import { nations } from '../board/queries.ts';
import type { Answer } from '../decisions.ts';
import type { Cite } from '../events.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { NationId } from '../state.ts';
import { citePart, modified } from './common.ts';

// What the primary victim of a calamity has others lose.

/** What each of those can be ordered to lose: no more than they have, nor than their advances allow. */
export function orderable(
  p: Position,
  calamity: Calamity,
  among: readonly NationId[],
  has: (who: NationId) => number,
): Record<NationId, number> {
  const most: Record<NationId, number> = {};
  for (const who of among) {
    const n = Math.min(has(who), modified(p, who, calamity, calamity.orders!.each, 'secondary'));
    if (n > 0) most[who] = n;
  }
  return most;
}

/** The question to the victim, unless there is nobody to suffer. */
export function lossOrders(
  calamity: Calamity,
  owner: NationId,
  most: Record<NationId, number>,
  barred: Record<NationId, Cite> = {},
): Question<'orderLosses'> | undefined {
  if (Object.keys(most).length === 0) return undefined;
  const ask = { purpose: calamity.id, total: calamity.orders!.total, most, barred };
  return { kind: 'orderLosses', owner, ask, cite: citePart(calamity, 'others') };
}

/** Tells what was ordered, in ranking order. */
export function tellOrders(
  play: Play,
  calamity: Calamity,
  by: NationId,
  answer: Answer<'orderLosses'>,
): Record<NationId, number> {
  const losses: Record<NationId, number> = {};
  for (const who of nations(play)) if (answer[who]) losses[who] = answer[who];
  if (Object.keys(losses).length > 0)
    play.emit('lossesOrdered', citePart(calamity, 'others'), {
      nation: by,
      calamity: calamity.id,
      losses: { ...losses },
    });
  return losses;
}
