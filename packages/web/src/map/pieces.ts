import {
  type AreaId,
  BARBARIANS,
  type CoastId,
  type Counts,
  type Nation,
  type Open,
  type Owner,
  type Pieces as OwnPieces,
} from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import { sum } from '../ui/sum.ts';
import type { DrawnWorld } from './world.ts';

/** A stack of equal tokens, be they hired, a city, or the ships of one owner on one coast. */
export interface Piece {
  key: string;
  kind: 'tokens' | 'hired' | 'city' | 'ships';
  owner: Owner;
  n: number;
  area: AreaId;
  coast?: CoastId;
}

type Pieces = OwnPieces & Pick<Nation, 'hired'>;

/** Everything that stands on the board, by owner; barbarians last. */
export function ownersOf(open: Open): [Owner, Pieces][] {
  const nations = Object.entries(open.nations) as [Owner, Pieces][];
  return [...nations, [BARBARIANS, open.barbarians]];
}

/** What stands on the board: in each area the city first, then the stacks of `me`, then the largest; barbarians last. */
export function piecesOf(world: DrawnWorld, owners: readonly [Owner, Pieces][], me?: Owner): Piece[] {
  const pieces: Piece[] = [];
  const stack = (kind: 'tokens' | 'hired', owner: Owner, counts: Counts = {}): void => {
    for (const [area, n] of Object.entries(counts))
      if (n > 0) pieces.push({ key: `${kind[0]}.${owner}.${area}`, kind, owner, n, area });
  };
  for (const [owner, { tokens, hired, cities, ships }] of owners) {
    for (const area of cities) pieces.push({ key: `c.${area}`, kind: 'city', owner, n: 1, area });
    stack('tokens', owner, tokens);
    stack('hired', owner, hired);
    for (const [coast, n] of Object.entries(ships))
      if (n > 0)
        pieces.push({
          key: `s.${owner}.${coast}`,
          kind: 'ships',
          owner,
          n,
          area: world.areaOfCoast[coast] ?? coast,
          coast,
        });
  }
  const rank = ({ kind, owner, n }: Piece): number =>
    kind === 'city' ? -3 : owner === me ? -2 : owner === BARBARIANS ? 0 : -1 - n / 1000;
  return pieces.filter(({ area }) => world.byId[area]).sort((a, b) => rank(a) - rank(b));
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
    return [{ owner, at: home.room.centre, n: sum(tokens) }];
  });
}
