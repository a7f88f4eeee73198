import type { Position } from '../position.ts';
import { type AreaId, BARBARIANS, type BlockId, type NationId, type Owner, type Pieces } from '../state.ts';
import { CITY_POINTS, nation, nations } from './queries.ts';

// Pieces that can still come into play. Barbarians have as many as their rule set says for each block: the force of a
// block is what stands in the land of its nations.

type Kind = keyof Pieces;

/** The block whose land an area is; the first one where that is nobody's. */
export function blockOf(p: Position, area: AreaId): BlockId {
  const { region } = p.rules.map.area(area);
  const home = region === undefined ? undefined : p.open.nations[region]?.block;
  return home ?? blocks(p)[0]!;
}

export function blocks(p: Position): BlockId[] {
  return [...new Set(Object.values(p.open.nations).map((n) => n.block))].sort();
}

/** Where barbarian pieces of a kind stand, once for each of them. */
function standing(p: Position, kind: Kind): AreaId[] {
  const { tokens, cities, ships } = p.open.barbarians;
  const spread = (counts: Record<string, number>): string[] =>
    Object.entries(counts).flatMap(([at, n]) => Array<string>(n).fill(at));
  if (kind === 'cities') return cities;
  return kind === 'tokens' ? spread(tokens) : spread(ships).map((coast) => p.rules.map.water(coast).area);
}

/** Barbarian pieces left for a block: those of its own set, as long as all sets together last. */
export function barbarianStock(p: Position, block: BlockId, kind: Kind): number {
  const set = p.rules.ruleset.barbarianPieces?.[kind] ?? Infinity;
  if (set === Infinity) return Infinity;
  const there = standing(p, kind);
  const own = there.filter((area) => blockOf(p, area) === block).length;
  return Math.max(0, Math.min(set - own, set * blocks(p).length - there.length));
}

/** Pieces that `who` can still put into an area. */
export function supply(p: Position, who: Owner, area: AreaId, kind: Kind): number {
  return who === BARBARIANS ? barbarianStock(p, blockOf(p, area), kind) : nation(p, who).stock[kind];
}

/** Unit points that the barbarians of a block have on the board. */
export function forcePoints(p: Position, block: BlockId): number {
  const there = (kind: Kind): number => standing(p, kind).filter((area) => blockOf(p, area) === block).length;
  return there('tokens') + CITY_POINTS * there('cities');
}

/** Fewest cities, then ranking. */
export function fewestCities(p: Position): NationId {
  const cities = (who: NationId): number => nation(p, who).cities.length;
  return nations(p).reduce((a, b) => (cities(b) < cities(a) ? b : a));
}

/** Who acts for the barbarians of a block, once that was settled: who has fewest cities, if the one named is out. */
export function controllerOf(p: Position, block: BlockId): NationId | undefined {
  const who = p.open.controllers?.[block];
  return who !== undefined && p.open.nations[who]?.left ? fewestCities(p) : who;
}
