import type { AreaId, CoastId, Order } from '@ochre/engine';
import { grants, value } from '@ochre/engine/ruleset/effects.ts';
import type { Campaign } from './campaign.ts';

const WORTH_A_SHIP = 2;

/** Ships out tokens that find no room by land, in old ships first, then in new ones. */
export function embark(campaign: Campaign): void {
  const { sight, who, own, orders } = campaign;
  const { map, numbers } = sight.rules;
  const old = map.sorted(Object.keys(own.ships)).flatMap((coast) => Array<CoastId>(own.ships[coast]!).fill(coast));
  let { treasury } = own;
  let built = 0;
  const used = new Set<number>();
  for (const area of map.sorted(Object.keys(campaign.free))) {
    const excess = campaign.excess(area);
    const coast = map.area(area).coasts[0]?.id;
    if (excess < WORTH_A_SHIP || coast === undefined) continue;
    const route = findRoute(campaign, coast, Math.min(excess, value(sight, who, 'shipCapacity')));
    if (!route) continue;

    let ship = old.findIndex((c, i) => c === coast && !used.has(i));
    let order: Order;
    if (ship >= 0 && treasury >= numbers['shipUpkeep']!) {
      order = { do: 'maintain', ship };
      treasury -= numbers['shipUpkeep']!;
    } else {
      if (treasury < numbers['shipCost']! || own.stock.ships <= built || built >= numbers['shipsPerTurn']!) continue;
      order = { do: 'build', at: coast, treasury: numbers['shipCost']!, tokens: [] };
      ship = old.length + built++;
      treasury -= numbers['shipCost']!;
    }
    used.add(ship);
    const [first, ...rest] = route.path;
    const legs = [{ load: route.n, to: first! }, ...rest.map((to) => ({ to }))];
    orders.push(order, { do: 'sail', ship, legs });
    campaign.leave(area, route.n);
    campaign.arrive(route.area, route.n);
  }
}

/** The most appealing coast within reach that has room, with the way there. */
function findRoute(campaign: Campaign, from: CoastId, cargo: number): { path: CoastId[]; area: AreaId; n: number } | undefined {
  const { sight, who } = campaign;
  const { map } = sight.rules;
  const steps = value(sight, who, 'shipMoves');
  const openSea = grants(sight, who, 'openSea');
  const reached = new Map<CoastId, CoastId[]>([[from, []]]);
  let best: { path: CoastId[]; area: AreaId; n: number; score: number } | undefined;
  for (const [at, path] of reached) {
    const { area, sea, next } = map.water(at);
    const n = sea || path.length === 0 ? 0 : Math.min(cargo, campaign.room(area));
    const score = n * 2 + campaign.appeal(area) - path.length * 0.1;
    if (n > 0 && (!best || score > best.score)) best = { path, area, n, score };
    if (path.length === steps) continue;
    for (const to of next) if (!reached.has(to) && (openSea || !map.water(to).sea)) reached.set(to, [...path, to]);
  }
  return best;
}
