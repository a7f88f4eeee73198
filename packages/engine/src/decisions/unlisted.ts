import { hasCity, tokens } from '../board/queries.ts';
import type { Cite } from '../events.ts';
import type { Sight } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import type { AreaId, NationId } from '../state.ts';

/** A question lists tokens or cities of a nation that it is about; this says why one of another area is not among them. */
export function unlisted(
  sight: Sight,
  cite: Cite,
  of: NationId,
  unit: 'city' | 'tokens',
  area: AreaId,
  listed: readonly AreaId[],
): Violation {
  const { map } = sight.rules;
  const found = map.find(area);
  if (found?.kind !== 'land') return refuse('notLand', { area }, cite);
  const stands = unit === 'city' ? hasCity(sight, of, area) : tokens(sight, of, area) > 0;
  if (!stands) return refuse('noSuchUnit', { area }, cite);
  const areas = listed.map((id) => map.area(id));
  if (areas.length > 0 && !found.coastal && areas.every((a) => a.coastal))
    return refuse('coastalOnly', { area }, cite);
  if (areas.length > 0 && found.floodPlain === undefined && areas.every((a) => a.floodPlain !== undefined))
    return refuse('floodPlainOnly', { area }, cite);
  return refuse('spared', { area }, cite);
}
