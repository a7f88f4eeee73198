import { inPlay } from '../../board/queries.ts';
import type { WalkTarget } from '../../decisions.ts';
import type { Position } from '../../position.ts';
import { grants, value } from '../../ruleset/effects.ts';
import type { AreaId, CoastId, NationId } from '../../state.ts';
import { begin, type Draft, type Ship, stopsAt } from './draft.ts';
import { barred } from './enter.ts';

/** Where one token of `who` in an area could walk as the board stands, by the fewest steps. */
export function reach(p: Position, who: NationId, area: AreaId): WalkTarget[] {
  return walks(begin(p, who), area);
}

export function walks(d: Draft, area: AreaId): WalkTarget[] {
  const { map } = d.p.rules;
  const open = (to: AreaId): boolean => !barred(d, to, 1);
  const near = map.area(area).land.filter(open);
  const targets: WalkTarget[] = near.map((to) => ({ to }));
  if (value(d.p, d.who, 'landMoves') < 2) return targets;
  const known = new Set([area, ...near]);
  for (const via of near) {
    if (stopsAt(d, via)) continue;
    for (const to of map.area(via).land)
      if (!known.has(to) && open(to)) {
        known.add(to);
        targets.push({ to, via });
      }
  }
  return targets;
}

/** Whether ships may enter that water: some books close areas out of play to them. */
export function navigable(p: Position, at: CoastId): boolean {
  const { map, variants } = p.rules;
  return variants.waterOutOfPlay === 'sailedThrough' || inPlay(p, map.water(at).area);
}

/** Waters next to `at` that the ships of `who` may sail. */
export function seaways(p: Position, who: NationId, at: CoastId): readonly CoastId[] {
  const { map } = p.rules;
  const sails = grants(p, who, 'openSea');
  return map.water(at).next.filter((id) => (sails || !map.water(id).sea) && navigable(p, id));
}

/** Whether a pirate fleet lies there, which no ship passes. */
export function pirates(p: Position, at: CoastId): boolean {
  return (p.open.barbarians.ships[at] ?? 0) > 0;
}

/** Whether a ship may end its movement there. */
export function harbour(p: Position, at: CoastId): boolean {
  const { sea, area } = p.rules.map.water(at);
  return !sea && inPlay(p, area);
}

/** The coasts a ship can still reach and stay at, each with a shortest way there. */
export function voyages(d: Draft, ship: Ship): Record<CoastId, CoastId[]> {
  const left = ship.held ? 0 : value(d.p, d.who, 'shipMoves') - ship.steps;
  const ways = new Map<CoastId, CoastId[]>([[ship.at, []]]);
  for (const [at, way] of ways) {
    if (way.length === left || (way.length > 0 && pirates(d.p, at))) continue;
    for (const to of seaways(d.p, d.who, at)) if (!ways.has(to)) ways.set(to, [...way, to]);
  }
  ways.delete(ship.at);
  return Object.fromEntries([...ways].filter(([at]) => harbour(d.p, at)));
}
