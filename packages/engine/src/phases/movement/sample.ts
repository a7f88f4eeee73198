import { nation } from '../../board/queries.ts';
import type { Leg, Order } from '../../decisions.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import { shipCost, value } from '../../ruleset/effects.ts';
import type { CoastId } from '../../state.ts';
import { type Draft, free, freeHired, type Ship, seaworthy, shipyard, startAreas } from './draft.ts';
import { barred } from './enter.ts';
import { perform } from './orders.ts';
import { harbour, seaways } from './reach.ts';

/** Random orders that the draft can carry out, and has carried out. */
export function sampleOrders(d: Draft, rng: Rng): Order[] {
  const orders: Order[] = [];
  const give = (order: Order): boolean => {
    if (perform(d, order)) return false;
    orders.push(order);
    return true;
  };
  const areas = startAreas(d);
  const { part } = d;
  if (part !== 'moves' && rng.int(2) === 0) {
    const places = new Set([...areas, ...nation(d.p, d.who).cities]);
    for (const area of d.p.rules.map.sorted([...places].filter((a) => shipyard(d, a))))
      for (const { id } of d.p.rules.map.area(area).coasts)
        if (rng.int(8) === 0) give({ do: 'build', at: id, ...payment(d, rng, area) });
  }
  for (const [i, ship] of d.ships.entries()) {
    if (ship.gone) continue;
    if (!seaworthy(ship) && rng.int(4) === 0) give({ do: 'scrap', ship: i });
    else if (!seaworthy(ship) && rng.int(3) > 0) {
      if (!give({ do: 'maintain', ship: i }) && areas.length > 0)
        give({ do: 'maintain', ship: i, token: pick(rng, areas) });
    }
    if (part === 'ships') continue;
    const legs = !ship.gone && seaworthy(ship) && rng.int(3) > 0 ? voyage(d, ship, rng) : undefined;
    // A refused voyage would leave the draft half done; what was ordered before it stands.
    if (legs && !give({ do: 'sail', ship: i, legs })) return orders;
  }
  for (const area of part === 'ships' ? [] : areas) {
    const left = free(d, area);
    if (left === 0 || rng.int(3) === 0) continue;
    const order = stroll(d, area, 1 + rng.int(left), rng);
    if (order) give(order);
  }
  for (const area of part === 'ships' ? [] : d.p.rules.map.sorted(Object.keys(d.start.hired ?? {}))) {
    const left = freeHired(d, area);
    if (left === 0 || rng.int(3) === 0) continue;
    const order = stroll(d, area, 1 + rng.int(left), rng);
    if (order) give({ ...order, hired: true });
  }
  return orders;
}

function payment(d: Draft, rng: Rng, area: string): { treasury: number; tokens: string[] } {
  const price = shipCost(d.p, d.who);
  const treasury = Math.min(d.treasury, rng.int(price + 1));
  return { treasury, tokens: Array<string>(price - treasury).fill(area) };
}

function stroll(d: Draft, from: string, n: number, rng: Rng): Extract<Order, { do: 'walk' }> | undefined {
  const { map } = d.p.rules;
  const near = map.area(from).land;
  if (near.length === 0) return undefined;
  const to = pick(rng, near);
  if (value(d.p, d.who, 'landMoves') > 1 && rng.int(2) === 0)
    return { do: 'walk', n, from, via: to, to: pick(rng, map.area(to).land) };
  return { do: 'walk', n, from, to };
}

/** Takes some aboard, strays along the coasts and lands all at the last place where that is allowed. */
function voyage(d: Draft, ship: Ship, rng: Rng): Leg[] | undefined {
  const { map } = d.p.rules;
  const here = free(d, map.water(ship.at).area);
  const load = rng.int(Math.min(here, value(d.p, d.who, 'shipCapacity') - ship.cargo) + 1);
  const cargo = ship.cargo + load;
  const lands = (at: CoastId): boolean =>
    harbour(d.p, at) && (cargo === 0 || !barred(d, map.water(at).area, cargo));
  const way: CoastId[] = [];
  let good = 0;
  let at = ship.at;
  for (let left = value(d.p, d.who, 'shipMoves') - ship.steps; left > 0; left--) {
    const next = seaways(d.p, d.who, at);
    if (next.length === 0) break;
    at = pick(rng, next);
    way.push(at);
    if (lands(at)) good = way.length;
  }
  if (good === 0) return undefined;
  const legs: Leg[] = way.slice(0, good).map((to) => ({ to }));
  if (load > 0) legs[0]!.load = load;
  if (cargo > 0) legs.push({ land: cargo });
  return legs;
}
