import { nation, tokens } from '../board/queries.ts';
import { type Cite, refuse, type Violation } from '../events.ts';
import type { Sight } from '../position.ts';
import type { AreaId, NationId } from '../state.ts';

/** A question lists the units of a nation that it is about; this says why one in another area is not among them. */
export function unlisted(
  sight: Sight,
  cite: Cite,
  code: string,
  of: NationId,
  area: AreaId,
  listed: readonly AreaId[],
): Violation {
  const { map } = sight.rules;
  const found = map.find(area);
  if (found?.kind !== 'land') return refuse(code, cite, 'There is no such land area.');
  const stands = nation(sight, of).cities.includes(area) || tokens(sight, of, area) > 0;
  if (!stands) return refuse(code, cite, `No such unit stands in ${found.name}.`);
  const areas = listed.map((id) => map.area(id));
  if (areas.length > 0 && !found.coastal && areas.every((a) => a.coastal))
    return refuse(code, cite, `Only units in coastal areas count here, and ${found.name} has no coast.`);
  if (areas.length > 0 && found.floodPlain === undefined && areas.every((a) => a.floodPlain !== undefined))
    return refuse(code, cite, `Only units on the flood plain count here, and ${found.name} is not on it.`);
  return refuse(code, cite, `What stands in ${found.name} is spared here: only the areas listed count.`);
}
