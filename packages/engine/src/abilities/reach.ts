import { othersIn, unitAreas } from '../board/queries.ts';
import type { Position } from '../position.ts';
import type { AreaId } from '../state.ts';
import type { Use } from './ability.ts';

/** Own areas an ability starts from: where its row says so, only those without units of others. */
function bases(p: Position, use: Use): AreaId[] {
  const own = unitAreas(p, use.who);
  return use.effect.with['sole'] === true ? own.filter((area) => !othersIn(p, use.who, area)) : own;
}

/** Land areas next by land, or where the row says so by any border, to where the ability starts from. */
export function within(p: Position, use: Use): Set<AreaId> {
  const near = new Set<AreaId>();
  const byWater = use.effect.with['byWater'] === true;
  for (const base of bases(p, use)) {
    const { land, neighbours } = p.rules.map.area(base);
    for (const area of byWater ? neighbours : land)
      if (!byWater || p.rules.map.area(area).kind === 'land') near.add(area);
  }
  return near;
}
