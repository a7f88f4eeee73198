import type { Requirement } from '@ochre/engine';
import { text } from '../i18n/index.ts';

/** What an epoch asks for, in words. */
export function requirementWords({
  cities,
  advances,
  costing,
  under,
  groups,
  advancePoints,
}: Requirement): string {
  const say = text.value.table.requirement;
  const parts = [
    cities !== undefined && say.cities(cities),
    advances !== undefined && say.advances(advances),
    costing && say.costing(costing.count, costing.atLeast),
    under && say.under(under.count, under.below),
    groups !== undefined && say.groups(groups),
    advancePoints !== undefined && say.advancePoints(advancePoints),
  ].filter((part): part is string => typeof part === 'string');
  return parts.length > 0 ? parts.join(', ') : say.none;
}
