import type { AreaId, NationId, Position } from '@ochre/engine';
import { startsIn } from '@ochre/engine/query';

/** On the western edge of the old board, which is no edge with the extension: AC 4.61. */
const OLD_EDGE: readonly AreaId[] = ['tunisia'];
const EXTENSION = 'extension';

/** Start areas of a nation in play, in the order of the map: AC 4.6, AC 16.12. */
export function startsOf(p: Position, who: NationId): AreaId[] {
  const beyond = p.open.regions[EXTENSION] === true;
  return startsIn(p, who).filter((id) => !(beyond && OLD_EDGE.includes(id)));
}
