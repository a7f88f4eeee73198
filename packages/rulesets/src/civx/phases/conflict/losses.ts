import { type AreaId, BARBARIANS, type CoastId, type LossAt, type Owner, type Position } from '@ochre/engine';
import { countLoss } from '@ochre/engine/phases';
import { cityOwner, grants, takeLoss as take, tokens } from '@ochre/engine/query';
import type { Play } from '@ochre/engine/ruleset';
import { fleet, idle, shipLost } from './fleets.ts';
import { type Fight, hired, lent } from './muster.ts';

// Where a loss is taken: a token or one lent to the area, a ship, or one of a land neighbour where one stays.

/** Coasts next to the area where ships lie that have been in no conflict this turn. */
function nearbyFleet(p: Position, who: Owner, area: AreaId): CoastId[] {
  const { map } = p.rules;
  const next = new Set(map.area(area).coasts.flatMap(({ id }) => map.water(id).next));
  return map.sorted(
    [...next].filter((id) => !map.water(id).sea && map.water(id).area !== area && idle(p, who, id) > 0),
  );
}

/** What may be lost, and how many of it. */
function losable(p: Position, who: Owner, area: AreaId): { loss: LossAt; n: number }[] {
  const [byShip, nearby] = [grants(p, who, 'lossesShips'), grants(p, who, 'lossesNearby')];
  const ships = new Map<CoastId, number>();
  for (const coast of fleet(p, who, area)) ships.set(coast, (ships.get(coast) ?? 0) + 1);
  if (byShip && nearby) for (const coast of nearbyFleet(p, who, area)) ships.set(coast, idle(p, who, coast));
  const next = nearby ? p.rules.map.sorted(p.rules.map.area(area).land) : [];
  return [
    { loss: { hired: area }, n: lent(p, who, area) },
    { loss: { token: area }, n: tokens(p, who, area) },
    ...[...ships].map(([ship, n]) => ({ loss: { ship }, n })),
    ...next.flatMap((at) => {
      const there = tokens(p, who, at);
      const stay = there > 0 || cityOwner(p, at) === who;
      return [
        { loss: { hired: at }, n: stay ? hired(p, who, at) : 0 },
        { loss: { token: at }, n: Math.max(0, there - 1) },
      ];
    }),
  ];
}

export function lossChoices(p: Position, fight: Fight, who: Owner): LossAt[] {
  if (fight.plain || who === BARBARIANS) return [{ token: fight.area }];
  return losable(p, who, fight.area).flatMap(({ loss, n }) => (n > 0 ? [loss] : []));
}

/** All that `who` can lose in the fight, wherever it is. */
export function mostLosses(p: Position, { area }: Fight, who: Owner): number {
  return losable(p, who, area).reduce((all, { n }) => all + n, 0);
}

/** Takes one loss, and counts it. */
export function takeLoss(play: Play, fight: Fight, who: Owner, loss: LossAt): void {
  take(play, who, loss);
  if ('ship' in loss) shipLost(play, who, loss.ship, fight.area);
  countLoss(fight.sides[who]!, loss, fight.area);
}
