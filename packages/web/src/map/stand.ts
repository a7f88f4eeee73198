import type { AreaId, CoastId, Owner } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import { MOST_PIECES, type Standing, standing } from '@ochre/maps/standing.ts';
import type { Piece } from './pieces.ts';
import type { DrawnWorld } from './world.ts';

/** Radius of a piece on the screen in pixels, at its usual size. */
export const RADIUS = 15;

export interface PlacedPiece extends Piece {
  at: Point;
  /** Size on the screen in parts of the usual one. */
  size: number;
}

/** Owners for whom there was no place: told by a number beside the last piece. */
export interface More {
  area: AreaId;
  n: number;
  at: Point;
  size: number;
}

/** Where a stack stands, or would stand. */
export interface Foothold {
  at: Point;
  /** Units of the page from its middle to its rim. */
  rim: number;
  /** Size of a piece there in parts of the usual one. */
  size: number;
}

/** Where everything stands at one zoom. */
export interface Stand {
  /** Pixels for a unit of the page. */
  k: number;
  pieces: readonly PlacedPiece[];
  more: readonly More[];
  /** Where an owner's stack stands in an area, else the first piece there, else where one would. */
  stackOf(area: AreaId, owner?: Owner): Foothold | undefined;
  shipOf(coast: CoastId, owner?: Owner): Foothold | undefined;
}

/**
 * Places are computed for steps of a quarter of an octave: they stay while the map moves a little. For the farthest of a
 * step: what keeps its size on the screen covers less of the page from nearer.
 */
const STEPS = 4;
export const zoomStep = (k: number): number => 2 ** (Math.floor(Math.log2(k) * STEPS + 1e-6) / STEPS);

/** Pieces grow when one comes closer; none is larger than this allows. */
const capAt = (k: number): number => 0.72 + 0.46 * k;
/** Seen from farther away than this they shrink below what is comfortable, so that they stay in their areas. */
const CROWDED = 0.4;
const crowding = (k: number): number => Math.min(1, (k / CROWDED) ** 0.5);

const known = new WeakMap<DrawnWorld, Map<string, Standing>>();

function placesFor(world: DrawnWorld, place: Piece, pieces: number, k: number): Standing {
  const memory = known.get(world) ?? new Map<string, Standing>();
  known.set(world, memory);
  const key = `${place.coast ?? place.area} ${place.kind === 'ships'} ${pieces} ${k.toFixed(4)}`;
  const before = memory.get(key);
  if (before) return before;
  const { room } = world.byId[place.area]!;
  const harbour = place.coast === undefined ? undefined : world.harbours[place.coast];
  const crowd = crowding(k);
  const found = standing(room, pieces, k, {
    radius: RADIUS * crowd,
    cap: capAt(k),
    ...(harbour && { near: harbour, field: 'afloat' as const }),
  });
  const placed = { scale: found.scale * crowd, places: found.places };
  memory.set(key, placed);
  return placed;
}

const spotOf = ({ kind, area, coast }: Piece): string => (kind === 'ships' ? `~${coast}` : area);

/** Places for all pieces at a zoom; `pieces` come in the order in which they are placed. */
export function standAt(world: DrawnWorld, pieces: readonly Piece[], zoom: number): Stand {
  const k = zoomStep(zoom);
  const placed: PlacedPiece[] = [];
  const more: More[] = [];
  const spots = Map.groupBy(pieces, spotOf);
  for (const here of spots.values()) {
    const { scale, places } = placesFor(world, here[0]!, here.length, k);
    for (const [i, piece] of here.slice(0, MOST_PIECES).entries())
      placed.push({ ...piece, at: places[i] ?? places.at(-1)!, size: scale });
    if (here.length > MOST_PIECES)
      more.push({
        area: here[0]!.area,
        n: here.length - MOST_PIECES,
        at: places.at(-1)!,
        size: scale,
      });
  }
  const bySpot = Map.groupBy(placed, spotOf);
  const footing = (spot: string, owner: Owner | undefined, alone: () => Point): Foothold => {
    const here = bySpot.get(spot) ?? [];
    const piece =
      here.find((p) => p.owner === owner && p.kind !== 'city') ??
      here.find((p) => p.owner === owner) ??
      here[0];
    return piece
      ? { at: piece.at, rim: (RADIUS * piece.size + 2) / k, size: piece.size }
      : { at: alone(), rim: 4 / k, size: Math.min(1, capAt(k)) * crowding(k) };
  };
  return {
    k,
    pieces: placed.sort((a, b) => a.at[1] - b.at[1]),
    more,
    stackOf: (area, owner) => {
      const drawn = world.byId[area];
      return drawn && footing(area, owner, () => drawn.room.centre);
    },
    shipOf: (coast, owner) => {
      const harbour = world.harbours[coast];
      return harbour && footing(`~${coast}`, owner, () => harbour);
    },
  };
}
