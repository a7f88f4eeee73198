import type { AreaId, CoastId, MovePart, Order } from '@ochre/engine';
import { grants, shipCost, value } from '@ochre/engine/query';
import { type Campaign, GROWING } from './campaign.ts';

const WORTH_A_SHIP = 2;
/** With fewer cities than this, new land is worth tokens that could have stayed. */
const SETTLED = 4;

/** Tokens better off elsewhere: without room, or, in a young nation, of no use to growth. */
function spare(campaign: Campaign, area: AreaId): number {
  const idle = campaign.own.cities.length < SETTLED ? (campaign.plan[area] ?? 0) - GROWING : 0;
  return Math.max(campaign.excess(area), Math.min(idle, campaign.free[area] ?? 0));
}

/** The tokens a ship costs besides coins: one from its area, the others from where most are idle. */
function shipTokens(campaign: Campaign, area: AreaId, n: number): AreaId[] | undefined {
  const here = Math.min(n, campaign.sight.rules.numbers.shipTokensHere);
  const tokens = Array<AreaId>(here).fill(area);
  const left = new Map(Object.keys(campaign.free).map((a) => [a, spare(campaign, a)]));
  left.set(area, (spare(campaign, area) - 1) / 100); // last choice: its tokens are the cargo
  while (tokens.length < n) {
    const from = campaign.sight.rules.map
      .sorted(left.keys())
      .reduce((a, b) => (left.get(b)! > left.get(a)! ? b : a));
    if (left.get(from)! <= 0) return undefined;
    left.set(from, left.get(from)! - 1);
    tokens.push(from);
  }
  return tokens;
}

/** Ships out tokens that find no room by land, in old ships first, then in new ones. */
export function embark(campaign: Campaign, part?: MovePart): void {
  const { sight, who, own, orders } = campaign;
  const { map, numbers } = sight.rules;
  const old = map
    .sorted(Object.keys(own.ships))
    .flatMap((coast) => Array<CoastId>(own.ships[coast]!).fill(coast));
  let { treasury } = own;
  let built = 0;
  const used = new Set<number>();
  for (const area of map.sorted(Object.keys(campaign.free))) {
    const excess = spare(campaign, area);
    const coast = map.area(area).coasts[0]?.id;
    if (excess < WORTH_A_SHIP || coast === undefined) continue;
    const route = findRoute(campaign, coast, Math.min(excess, value(sight, who, 'shipCapacity')));
    if (!route) continue;

    let ship = old.findIndex((c, i) => c === coast && !used.has(i));
    let order: Order | undefined;
    if (part === 'moves') {
      if (ship < 0) continue;
    } else if (ship >= 0 && treasury >= numbers.shipUpkeep) {
      order = { do: 'maintain', ship };
      treasury -= numbers.shipUpkeep;
    } else {
      if (own.stock.ships <= built || built >= numbers.shipsPerTurn) continue;
      const cost = shipCost(sight, who);
      const coins = Math.min(treasury, cost);
      const tokens = shipTokens(campaign, area, cost - coins);
      const cargo = excess - (tokens ?? []).filter((a) => a === area).length;
      if (!tokens || cargo < WORTH_A_SHIP) continue;
      order = { do: 'build', at: coast, treasury: coins, tokens };
      ship = old.length + built++;
      treasury -= coins;
      for (const from of tokens) campaign.leave(from, 1);
      route.n = Math.min(route.n, cargo);
    }
    used.add(ship);
    const [first, ...rest] = route.path;
    const legs = [{ load: route.n, to: first! }, ...rest.map((to) => ({ to }))];
    if (order) orders.push(order);
    orders.push({ do: 'sail', ship, legs });
    campaign.leave(area, route.n);
    campaign.arrive(route.area, route.n);
  }
}

/** The most appealing coast within reach that has room, with the way there. */
function findRoute(
  campaign: Campaign,
  from: CoastId,
  cargo: number,
): { path: CoastId[]; area: AreaId; n: number } | undefined {
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
    for (const to of next)
      if (!reached.has(to) && (openSea || !map.water(to).sea)) reached.set(to, [...path, to]);
  }
  return best;
}
