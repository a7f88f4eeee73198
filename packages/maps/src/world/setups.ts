import type { AreaId, MapData, RegionId } from '../types.ts';
import { type Block, type NationId, nations } from './nations.ts';

export type Side = 'west' | 'east' | 'both';

export interface Setup {
  players: number;
  side: Side;
  /** In A.S.T. order; their regions are the ones in play. */
  nations: { id: NationId; block: Block }[];
}

function row(players: number, side: Side, west: string, east: string): Setup {
  const blocks = new Map<string, Block>();
  for (const id of west.split(' ')) blocks.set(id, 'west');
  for (const id of east.split(' ')) blocks.set(id, 'east');
  blocks.delete('');
  const chosen = nations.filter(({ id }) => blocks.has(id)).map(({ id }) => ({ id, block: blocks.get(id)! }));
  if (chosen.length !== players || blocks.size !== players) throw new Error(`set-up ${players} ${side}`);
  return { players, side, nations: chosen };
}

export const setups: readonly Setup[] = [
  row(5, 'west', 'assyria egypt hatti hellas minoa', ''),
  row(6, 'west', 'carthage hatti hellas iberia minoa rome', ''),
  row(7, 'west', 'assyria carthage egypt hatti hellas minoa rome', ''),
  row(8, 'west', 'assyria carthage egypt hatti hellas iberia minoa rome', ''),
  row(9, 'west', 'assyria carthage celt egypt hatti hellas iberia minoa rome', ''),
  row(5, 'east', '', 'babylon nubia parthia persia saba'),
  row(6, 'east', '', 'babylon indus kushan parthia persia saba'),
  row(7, 'east', '', 'babylon indus kushan nubia parthia persia saba'),
  row(8, 'east', '', 'babylon dravidia indus kushan maurya parthia persia saba'),
  row(9, 'east', '', 'babylon dravidia indus kushan maurya nubia parthia persia saba'),
  row(10, 'west', 'assyria babylon egypt hatti hellas minoa nubia parthia persia saba', ''),
  row(11, 'east', '', 'assyria babylon dravidia egypt indus kushan maurya nubia parthia persia saba'),
  row(12, 'both', 'carthage egypt hatti hellas minoa rome', 'assyria babylon nubia parthia persia saba'),
  row(
    13,
    'both',
    'carthage hatti hellas iberia minoa rome',
    'assyria babylon egypt nubia parthia persia saba',
  ),
  row(
    14,
    'both',
    'carthage celt hatti hellas iberia minoa rome',
    'assyria babylon egypt nubia parthia persia saba',
  ),
  row(
    15,
    'both',
    'carthage egypt hatti hellas iberia minoa rome',
    'assyria babylon indus kushan nubia parthia persia saba',
  ),
  row(
    16,
    'both',
    'carthage celt egypt hatti hellas iberia minoa rome',
    'assyria babylon indus kushan nubia parthia persia saba',
  ),
  row(
    17,
    'both',
    'assyria carthage egypt hatti hellas iberia minoa rome',
    'babylon dravidia indus kushan maurya nubia parthia persia saba',
  ),
  row(
    18,
    'both',
    'assyria carthage celt egypt hatti hellas iberia minoa rome',
    'babylon dravidia indus kushan maurya nubia parthia persia saba',
  ),
];

/** Three and four players: the 2021 edition only, from a single source. */
export const smallSetups: readonly Setup[] = [
  row(3, 'west', 'hatti hellas minoa', ''),
  row(4, 'west', 'assyria hatti hellas minoa', ''),
  row(3, 'east', '', 'indus kushan parthia'),
  row(4, 'east', '', 'indus kushan parthia persia'),
];

/** Five to nine players choose a side; for the other counts it follows. */
export function setupFor(players: number, side?: Side): Setup {
  const fitting = setups.filter((setup) => setup.players === players && (!side || setup.side === side));
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length > 1) throw new RangeError(`${players} players: choose west or east`);
  throw new RangeError(`no set-up for ${players} players${side ? `, ${side}` : ''}`);
}

export const regionsInPlay = (setup: Setup): RegionId[] => setup.nations.map(({ id }) => id);

/** The areas of the regions in play, and every open sea. */
export function areasInPlay(map: MapData, setup: Setup): AreaId[] {
  const regions = new Set(regionsInPlay(setup));
  return map.areas
    .filter((area) => area.kind === 'sea' || regions.has(area.region ?? ''))
    .map(({ id }) => id);
}
