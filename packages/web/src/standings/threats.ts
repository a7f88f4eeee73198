import type { AreaId, CoastId, NationId, Position } from '@ochre/engine';
import { areaOf, grants, inPlay, nation, tokens, unitAreas, value } from '@ochre/engine/query';

/** What a nation could bring to my areas in a turn. */
export interface Threat {
  /** My areas that its tokens can walk to, and the most that can meet in one of them. */
  byLand: { areas: AreaId[]; tokens: number };
  /** My areas that its ships can reach, how many of them, and what they carry together. */
  byShip: { areas: AreaId[]; ships: number; tokens: number };
  /** Tokens that my city falls to. */
  siege: number;
}

/** Areas whose coast a ship comes to in its steps; where it lies is one of them. */
function harbours(p: Position, who: NationId, from: CoastId): Set<AreaId> {
  const { map } = p.rules;
  const sails = grants(p, who, 'openSea');
  const seen = new Set<CoastId>([from]);
  let ring: CoastId[] = [from];
  for (let step = value(p, who, 'shipMoves'); step > 0; step--) {
    const next: CoastId[] = [];
    for (const at of ring)
      for (const to of map.water(at).next)
        if (!seen.has(to) && (sails || !map.water(to).sea)) {
          seen.add(to);
          next.push(to);
        }
    ring = next;
  }
  return new Set([...seen].filter((at) => !map.water(at).sea).map((at) => areaOf(p, at)));
}

/** Tokens of a nation that can walk to an area. */
const walkersTo = (p: Position, they: NationId, area: AreaId): number =>
  p.rules.map.area(area).land.reduce((n, next) => n + tokens(p, they, next), 0);

/** What a nation could bring to one area in a turn. */
export interface Danger {
  they: NationId;
  byLand: number;
  byShip: number;
  siege: number;
}

/** Who could come to one of my areas this turn, the strongest first. */
export function threatsTo(p: Position, me: NationId, area: AreaId): Danger[] {
  return Object.keys(p.open.nations)
    .filter((they) => they !== me)
    .map((they): Danger => {
      const ships = Object.entries(nation(p, they).ships)
        .filter(([coast]) => harbours(p, they, coast).has(area))
        .reduce((sum, [, n]) => sum + n, 0);
      return {
        they,
        byLand: walkersTo(p, they, area),
        byShip: ships * value(p, they, 'shipCapacity'),
        siege: p.rules.policies.cityAttack(p, they, me).need,
      };
    })
    .filter(({ byLand, byShip }) => byLand + byShip > 0)
    .sort((a, b) => b.byLand + b.byShip - (a.byLand + a.byShip));
}

export function threatOf(p: Position, they: NationId, me: NationId): Threat {
  const mine = new Set(unitAreas(p, me).filter((area) => inPlay(p, area)));
  const walkers = (area: AreaId): number => walkersTo(p, they, area);
  const land = [...mine].filter((area) => walkers(area) > 0);
  const shores = new Set<AreaId>();
  let ships = 0;
  for (const [coast, n] of Object.entries(nation(p, they).ships)) {
    const reached = [...harbours(p, they, coast)].filter((area) => mine.has(area));
    for (const area of reached) shores.add(area);
    if (reached.length > 0) ships += n;
  }
  return {
    byLand: { areas: p.rules.map.sorted(land), tokens: Math.max(0, ...land.map(walkers)) },
    byShip: {
      areas: p.rules.map.sorted(shores),
      ships,
      tokens: ships * value(p, they, 'shipCapacity'),
    },
    siege: p.rules.policies.cityAttack(p, they, me).need,
  };
}
