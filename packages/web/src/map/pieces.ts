import {
  type AreaId,
  BARBARIANS,
  type CoastId,
  type Nation,
  type Open,
  type Owner,
  type Pieces as OwnPieces,
} from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import type { DrawnWorld } from './world.ts';

/** A stack of equal tokens, be they hired, a city, or the ships of one owner on one coast. */
export interface Piece {
  key: string;
  kind: 'tokens' | 'hired' | 'city' | 'ships';
  owner: Owner;
  n: number;
  at: Point;
  area: AreaId;
  coast?: CoastId;
}

type Pieces = OwnPieces & Pick<Nation, 'hired'>;

/** Everything that stands on the board, by owner; barbarians last. */
export function ownersOf(open: Open): [Owner, Pieces][] {
  const nations = Object.entries(open.nations) as [Owner, Pieces][];
  return [...nations, [BARBARIANS, open.barbarians]];
}

const RING = 34;

/** The i-th stack of an area: two places are drawn, more stand in a ring round them. */
function stackPlace([first, second]: readonly [Point, Point], i: number, crowd: number): Point {
  if (i === 0) return first;
  if (i === 1) return second;
  const turn = (2 * Math.PI * (i - 2)) / Math.max(1, crowd - 2);
  return [
    (first[0] + second[0]) / 2 + RING * Math.cos(turn),
    (first[1] + second[1]) / 2 + RING * Math.sin(turn),
  ];
}

export function placePieces(world: DrawnWorld, owners: readonly [Owner, Pieces][]): Piece[] {
  const pieces: Piece[] = [];
  const stacks = new Map<AreaId, Pick<Piece, 'kind' | 'owner' | 'n'>[]>();
  const stack = (area: AreaId, kind: Piece['kind'], owner: Owner, n: number): void => {
    if (n > 0) stacks.set(area, [...(stacks.get(area) ?? []), { kind, owner, n }]);
  };
  for (const [owner, { tokens, hired = {}, cities, ships }] of owners) {
    for (const area of cities) {
      const drawn = world.byId[area];
      if (drawn) pieces.push({ key: `c.${area}`, kind: 'city', owner, n: 1, at: drawn.city, area });
    }
    for (const area in tokens) stack(area, 'tokens', owner, tokens[area]!);
    for (const area in hired) stack(area, 'hired', owner, hired[area]!);
    for (const coast in ships)
      if (ships[coast]! > 0) pieces.push(shipPiece(world, owner, coast, ships[coast]!, pieces));
  }
  for (const [area, here] of stacks) {
    const drawn = world.byId[area];
    if (!drawn) continue;
    here.forEach((one, i) => {
      const at = stackPlace(drawn.tokens, i, here.length);
      pieces.push({ key: `${one.kind[0]}.${one.owner}.${area}`, ...one, at, area });
    });
  }
  return pieces;
}

const SHIP_STEP = 40;

function shipPiece(
  world: DrawnWorld,
  owner: Owner,
  coast: CoastId,
  n: number,
  before: readonly Piece[],
): Piece {
  const [x, y] = world.harbours[coast] ?? [0, 0];
  const others = before.filter((p) => p.coast === coast).length;
  const area =
    world.areas.find((a) => a.id === coast || a.data.coasts.some((c) => c.id === coast))?.id ?? coast;
  return {
    key: `s.${owner}.${coast}`,
    kind: 'ships',
    owner,
    n,
    at: [x + others * SHIP_STEP, y],
    area,
    coast,
  };
}

/** Who holds each area: the owner of its city, else of most tokens; nobody where two have equally many. */
export function holders(owners: readonly [Owner, Pieces][]): Record<AreaId, Owner> {
  const best: Record<AreaId, { owner: Owner; n: number; even: boolean }> = {};
  for (const [owner, { tokens, cities }] of owners) {
    for (const area of cities) best[area] = { owner, n: Infinity, even: false };
    for (const area in tokens) {
      const n = tokens[area]!;
      const rival = best[area];
      if (n <= 0 || (rival && rival.n > n)) continue;
      best[area] = rival && rival.n === n ? { ...rival, even: true } : { owner, n, even: false };
    }
  }
  const held: Record<AreaId, Owner> = {};
  for (const area in best) if (!best[area]!.even) held[area] = best[area]!.owner;
  return held;
}

export interface EmpireBadge {
  owner: Owner;
  at: Point;
  n: number;
}

/** A badge for each empire with its units, near its middle and on an area of its own. */
export function empireBadges(world: DrawnWorld, owners: readonly [Owner, Pieces][]): EmpireBadge[] {
  return owners.flatMap(([owner, { tokens, cities }]): EmpireBadge[] => {
    const areas = [...new Set([...Object.keys(tokens), ...cities])].flatMap((id) => world.byId[id] ?? []);
    if (areas.length === 0 || owner === BARBARIANS) return [];
    const middle = (axis: 0 | 1) => areas.reduce((sum, a) => sum + a.label.at[axis], 0) / areas.length;
    const [x, y] = [middle(0), middle(1)];
    const off = (p: Point): number => (p[0] - x) ** 2 + (p[1] - y) ** 2;
    const home = areas.reduce((a, b) => (off(b.label.at) < off(a.label.at) ? b : a));
    const n = Object.values(tokens).reduce((a, b) => a + b, 0);
    return [{ owner, at: home.tokens[0], n }];
  });
}
