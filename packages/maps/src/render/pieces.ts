import type { AreaId } from '../types.ts';

/** What an owner has on the board. */
export interface OwnerPieces {
  tokens: Record<AreaId, number>;
  cities: readonly AreaId[];
  /** By coast, or by open sea while under way. */
  ships: Record<string, number>;
}

/** What stands on the board: the open part of a game's state has this shape. */
export interface BoardPieces {
  nations: Record<string, OwnerPieces>;
  barbarians?: OwnerPieces;
  /** Regions in play; areas of others are veiled. */
  regions?: Record<string, unknown>;
}

export const BARBARIANS = 'barbarians';

export interface Stack {
  owner: string;
  count: number;
}

/** The pieces of a board, area by area. */
export interface Occupation {
  tokens: Map<AreaId, Stack[]>;
  cities: Map<AreaId, string>;
  ships: Map<string, Stack[]>;
  /** Who holds the area: the city's owner, else the largest stack. */
  holder: Map<AreaId, string>;
  census: Map<string, number>;
}

export function occupation(pieces: BoardPieces): Occupation {
  const result: Occupation = {
    tokens: new Map(),
    cities: new Map(),
    ships: new Map(),
    holder: new Map(),
    census: new Map(),
  };
  const owners = Object.entries(pieces.nations);
  if (pieces.barbarians) owners.push([BARBARIANS, pieces.barbarians]);
  for (const [owner, { tokens, cities, ships }] of owners) {
    stack(result.tokens, owner, tokens);
    stack(result.ships, owner, ships);
    for (const area of cities) result.cities.set(area, owner);
    const counts = Object.values(tokens).reduce((sum, count) => sum + count, 0);
    result.census.set(owner, counts);
  }
  for (const [area, stacks] of result.tokens) {
    result.holder.set(area, stacks.reduce((a, b) => (b.count > a.count ? b : a)).owner);
  }
  for (const [area, owner] of result.cities) result.holder.set(area, owner);
  return result;
}

function stack(into: Map<string, Stack[]>, owner: string, counts: Record<string, number>): void {
  for (const [place, count] of Object.entries(counts)) {
    if (count <= 0) continue;
    const known = into.get(place);
    if (known) known.push({ owner, count });
    else into.set(place, [{ owner, count }]);
  }
}
