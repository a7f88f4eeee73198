import type { DecisionOf, Sight } from '@ochre/engine';
import { nation } from '@ochre/engine/query';

/** The usual rate, or less where it would bring a revolt. */
export function taxRate(sight: Sight, { ask, owner }: DecisionOf<'taxRate'>): number {
  const { cities, stock } = nation(sight, owner);
  let rate = ask.usual;
  while (rate > ask.min && rate * cities.length > stock.tokens) rate--;
  return rate;
}
