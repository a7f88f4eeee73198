import type { NationId, Sight } from '@ochre/engine';
import { grants, nation, value } from '@ochre/engine/query';

/** What a token costs that stock lacks for taxes: the city that owes it revolts. */
export const REVOLT = 15;

/** Tokens of stock that cities must be taxed, at the least rate their owner may choose; none where they never revolt. */
export function taxesDue(
  sight: Sight,
  who: NationId,
  cities: number = nation(sight, who).cities.length,
): number {
  if (grants(sight, who, 'noTaxRevolt')) return 0;
  return Math.max(0, value(sight, who, 'taxRate') - value(sight, who, 'taxDown')) * cities;
}
