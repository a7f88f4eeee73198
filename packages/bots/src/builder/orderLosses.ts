import type { Answer, DecisionOf, Sight } from '@ochre/engine';
import { nation } from '@ochre/engine/query';

/** Hits those in front, none with all that is allowed unless it must be: who is wiped out has nothing left to trade. */
export function orderLosses(sight: Sight, { ask }: DecisionOf<'orderLosses'>): Answer<'orderLosses'> {
  const orders: Record<string, number> = {};
  const space = (who: string): number => nation(sight, who).space;
  let left = ask.total;
  for (const who of Object.keys(ask.most).sort((a, b) => space(b) - space(a) || (a < b ? -1 : 1))) {
    const n = Math.min(left, Math.ceil(ask.most[who]! / 2));
    if (n > 0) orders[who] = n;
    left -= n;
  }
  if (!ask.full) return orders;
  for (const who of Object.keys(ask.most).sort((a, b) => space(b) - space(a) || (a < b ? -1 : 1))) {
    const more = Math.min(left, ask.most[who]! - (orders[who] ?? 0));
    if (more > 0) orders[who] = (orders[who] ?? 0) + more;
    left -= more;
  }
  return orders;
}
