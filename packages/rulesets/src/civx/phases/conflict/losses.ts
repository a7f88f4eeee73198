import { type AreaId, BARBARIANS, type CoastId, type Owner, type Position } from '@ochre/engine';
import { cityOwner, grants, HERE, tokens } from '@ochre/engine/query';
import { dismiss, type Play, remove, sink } from '@ochre/engine/ruleset';
import { fleet, idle, shipLost } from './fleets.ts';
import { type Fight, hired, lent } from './muster.ts';

// Where a loss is taken: a token or one lent to the area, a ship, or one of a land neighbour where one stays.

const HIRED = 'hired';
const SHIP = 'ship';
const hiredAt = (area: AreaId): string => `${HIRED}:${area}`;
const shipAt = (coast: CoastId): string => `${SHIP}:${coast}`;

/** Coasts next to the area where ships lie that have been in no conflict this turn. */
function nearbyFleet(p: Position, who: Owner, area: AreaId): CoastId[] {
  const { map } = p.rules;
  const next = new Set(map.area(area).coasts.flatMap(({ id }) => map.water(id).next));
  return map.sorted(
    [...next].filter((id) => !map.water(id).sea && map.water(id).area !== area && idle(p, who, id) > 0),
  );
}

/** What may be lost, and how many of it. */
function losable(p: Position, who: Owner, area: AreaId): Map<string, number> {
  const found = new Map([
    [HIRED, lent(p, who, area)],
    [HERE, tokens(p, who, area)],
  ]);
  const [byShip, nearby] = [grants(p, who, 'lossesShips'), grants(p, who, 'lossesNearby')];
  for (const coast of fleet(p, who, area)) found.set(shipAt(coast), (found.get(shipAt(coast)) ?? 0) + 1);
  if (byShip && nearby)
    for (const coast of nearbyFleet(p, who, area)) found.set(shipAt(coast), idle(p, who, coast));
  if (nearby)
    for (const next of p.rules.map.sorted(p.rules.map.area(area).land)) {
      const there = tokens(p, who, next);
      found.set(hiredAt(next), there > 0 || cityOwner(p, next) === who ? hired(p, who, next) : 0);
      found.set(next, Math.max(0, there - 1));
    }
  return found;
}

export function lossChoices(p: Position, fight: Fight, who: Owner): string[] {
  if (fight.plain || who === BARBARIANS) return [HERE];
  return [...losable(p, who, fight.area)].flatMap(([choice, n]) => (n > 0 ? [choice] : []));
}

/** All that `who` can lose in the fight, wherever it is. */
export function mostLosses(p: Position, { area }: Fight, who: Owner): number {
  let all = 0;
  for (const n of losable(p, who, area).values()) all += n;
  return all;
}

/** Takes one loss where `choice` says, and counts it. */
export function takeLoss(play: Play, fight: Fight, who: Owner, choice: string): void {
  const side = fight.sides[who]!;
  const [kind, place = ''] = choice.split(/:(.*)/);
  if (choice === HERE || choice === HIRED) {
    if (choice === HERE) remove(play, who, fight.area, 1);
    else dismiss(play, who, fight.area, 1);
    side.lost++;
    side.left--;
  } else if (kind === SHIP) {
    sink(play, who, place);
    shipLost(play, who, place, fight.area);
    side.ships = (side.ships ?? 0) + 1;
  } else {
    const area = kind === HIRED ? place : choice;
    if (kind === HIRED) dismiss(play, who, area, 1);
    else remove(play, who, area, 1);
    side.nearby = { ...side.nearby, [area]: (side.nearby?.[area] ?? 0) + 1 };
  }
}
