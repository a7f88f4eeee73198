import type { Position } from '../position.ts';
import {
  type AreaId,
  BARBARIANS,
  type CoastId,
  type Nation,
  type NationId,
  type Owner,
  type Pieces,
} from '../state.ts';
import { cityIndex } from './cityIndex.ts';

export function nation(p: Position, who: NationId): Nation {
  const found = p.open.nations[who];
  if (!found) throw new Error(`no nation ${who}`);
  return found;
}

export function pieces(p: Position, who: Owner): Pieces {
  return who === BARBARIANS ? p.open.barbarians : nation(p, who);
}

/** Nations in the game, in ranking order. */
export function nations(p: Position): readonly NationId[] {
  return p.rules.policies.ranking(p);
}

/** Nations in the game and the barbarians. */
export function owners(p: Position): Owner[] {
  return [...nations(p), BARBARIANS];
}

export function tokens(p: Position, who: Owner, area: AreaId): number {
  return pieces(p, who).tokens[area] ?? 0;
}

/** Ships of a nation in an area, all coasts together. */
export function ships(p: Position, who: Owner, area: AreaId): number {
  let n = 0;
  for (const coast of p.rules.map.area(area).coasts) n += pieces(p, who).ships[coast.id] ?? 0;
  return n;
}

export function hasCity(p: Position, who: Owner, area: AreaId): boolean {
  return pieces(p, who).cities.includes(area);
}

export function cityOwner(p: Position, area: AreaId): Owner | undefined {
  return cityIndex(p.open).get(area);
}

/** Who has tokens there, in ranking order, barbarians last. */
export function tokenOwners(p: Position, area: AreaId): Owner[] {
  return owners(p).filter((who) => tokens(p, who, area) > 0);
}

/** Another owner's unit (token or city) stands there. */
export function othersIn(p: Position, who: Owner, area: AreaId): boolean {
  const city = cityOwner(p, area);
  if (city !== undefined && city !== who) return true;
  const all = p.open.nations;
  for (const other of nations(p)) if (other !== who && all[other]!.tokens[area]) return true;
  return who !== BARBARIANS && !!p.open.barbarians.tokens[area];
}

/** Areas with tokens of `who`, in canonical order. */
export function tokenAreas(p: Position, who: Owner): AreaId[] {
  return p.rules.map.sorted(Object.keys(pieces(p, who).tokens));
}

/** Areas with tokens or a city of `who`, in canonical order. */
export function unitAreas(p: Position, who: Owner): AreaId[] {
  const own = pieces(p, who);
  return p.rules.map.sorted(new Set([...Object.keys(own.tokens), ...own.cities]));
}

export function tokensOnBoard(p: Position, who: Owner): number {
  let n = 0;
  const own = pieces(p, who).tokens;
  for (const area in own) n += own[area]!;
  return n;
}

export const CITY_POINTS = 5;

/** A token is worth one point, a city five, a ship none. */
export function unitPoints(p: Position, who: Owner): number {
  return tokensOnBoard(p, who) + CITY_POINTS * pieces(p, who).cities.length;
}

/** Unit points in stock. */
export function stockPoints(p: Position, who: NationId): number {
  const { tokens: n, cities } = nation(p, who).stock;
  return n + CITY_POINTS * cities;
}

export function unitPointsIn(p: Position, who: Owner, area: AreaId): number {
  return tokens(p, who, area) + (hasCity(p, who, area) ? CITY_POINTS : 0);
}

/** The pieces that each nation has at this table. */
export function setOf({ rules, config }: Pick<Position, 'rules' | 'config'>): Nation['stock'] {
  const { pieces, tokensFor } = rules.ruleset;
  return tokensFor ? { ...pieces, tokens: tokensFor(config) } : pieces;
}

export function inPlay(p: Position, area: AreaId): boolean {
  const a = p.rules.map.area(area);
  return a.kind === 'sea' || a.region === undefined || p.open.regions[a.region] === true;
}

/** An area in play with what lies next to it by land. */
export function around(p: Position, area: AreaId): AreaId[] {
  return [area, ...p.rules.map.area(area).land].filter((id) => inPlay(p, id));
}

/** Where a nation may start, of what is in play. */
export function startsIn(p: Position, who: NationId): AreaId[] {
  return p.rules.map.land.filter(({ id, start }) => start === who && inPlay(p, id)).map(({ id }) => id);
}

/** The region of a nation is its home, or, where regions are of no nation, the land around where it may start. */
export function homeOf(p: Position, who: NationId): AreaId[] {
  const region = p.rules.map.land.filter((area) => area.region === who);
  if (region.length > 0) return region.map(({ id }) => id);
  return [...new Set(startsIn(p, who).flatMap((id) => around(p, id)))];
}

export function coastal(p: Position, area: AreaId): boolean {
  return p.rules.map.area(area).coastal;
}

export function areaOf(p: Position, coast: CoastId): AreaId {
  return p.rules.map.water(coast).area;
}
