import type { Position } from '../position.ts';
import { type AreaId, BARBARIANS, type Owner } from '../state.ts';
import { cityOwner, peoples } from './queries.ts';

// When tokens and cities of different owners cannot stay together. Ships never count; barbarians and pirate
// cities are one owner; with several owners the printed limit holds for everybody.

/** What stands in an area. */
export interface Standing {
  limit: number;
  city: Owner | undefined;
  /** Owners of tokens, and their tokens in all. */
  owners: number;
  tokens: number;
  /** Tokens beside a city that is not their owner's. */
  strangers: number;
  /** Hired tokens without another token of their owner: they have no part in a conflict. */
  idle: number;
}

/** What stands in an area, tokens of `apart` left out. */
export function standing(p: Position, area: AreaId, apart?: Owner): Standing {
  const { nations: all, barbarians } = p.open;
  const city = cityOwner(p, area);
  const { limit = 0 } = p.rules.map.area(area);
  const s: Standing = { limit, city, owners: 0, tokens: 0, strangers: 0, idle: 0 };
  for (const who of peoples(p)) {
    if (who === apart) continue;
    const own = all[who]!;
    const n = own.tokens[area];
    const hired = own.hired?.[area] ?? 0;
    if (n) count(s, who, n + hired);
    else s.idle += hired;
  }
  if (apart !== BARBARIANS) count(s, BARBARIANS, barbarians.tokens[area]);
  return s;
}

function count(s: Standing, who: Owner, n: number | undefined): void {
  if (!n) return;
  s.owners++;
  s.tokens += n;
  if (s.city !== undefined && s.city !== who) s.strangers += n;
}

/** Whether that is a conflict situation, with `n` tokens of `who` besides. */
export function inConflict(s: Standing, who?: Owner, n = 0): boolean {
  if (s.city !== undefined) return s.strangers > 0 || (n > 0 && s.city !== who);
  return s.owners + (n > 0 ? 1 : 0) > 1 && s.tokens + n > s.limit;
}

/** Tokens of several owners above the limit, or a city with tokens of others. */
export function conflictSituation(p: Position, area: AreaId): boolean {
  return inConflict(standing(p, area));
}

/** All areas in a conflict situation, in canonical order. */
export function conflictAreas(p: Position): AreaId[] {
  const { nations: all, barbarians } = p.open;
  const seen = new Set<AreaId>();
  const shared = new Set<AreaId>();
  const visit = (area: AreaId): void => {
    if (seen.has(area)) shared.add(area);
    else seen.add(area);
  };
  for (const { tokens, cities } of [...Object.values(all), barbarians]) {
    for (const area in tokens) visit(area);
    for (const area of cities) visit(area);
  }
  return p.rules.map.sorted([...shared].filter((area) => conflictSituation(p, area)));
}
