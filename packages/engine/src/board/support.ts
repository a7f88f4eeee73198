import type { Position } from '../position.ts';
import type { AreaId, NationId } from '../state.ts';
import { nation } from './queries.ts';

/** Cities of `who` to choose from when one cannot be supported: where the rules say so, those built this turn first. */
export function unsupportable(p: Position, who: NationId): { among: AreaId[]; fresh: boolean } {
  const { cities } = nation(p, who);
  const built =
    p.rules.variants.unsupported === 'newFirst' ? cities.filter((area) => p.open.built.includes(area)) : [];
  const fresh = built.length > 0;
  return { among: p.rules.map.sorted(fresh ? built : cities), fresh };
}
