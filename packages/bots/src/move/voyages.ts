import type { AreaId, CoastId, MovePart, Order } from '@ochre/engine';
import { inPlay } from '@ochre/engine/board/queries.ts';
import { grants, shipCost, value } from '@ochre/engine/ruleset/effects.ts';
import type { Plan } from './plan.ts';

/** Tokens worth less than this where they are look for a ship. */
const IDLE = 2.2;
/** What a voyage has to bring beyond its price. */
const WORTH_IT = 1.5;
/** What a point of treasury counts for against tokens. */
const COIN = 0.6;

interface Voyage {
  from: AreaId;
  coast: CoastId;
  path: CoastId[];
  to: AreaId;
  cargo: number;
  gain: number;
}

/** The best voyage from a coast for tokens that have nothing to do there. */
function voyageFrom(plan: Plan, from: AreaId, coast: CoastId, idle: readonly number[]): Voyage | undefined {
  const { field } = plan;
  const { sight, who } = field;
  const { map } = sight.rules;
  const steps = value(sight, who, 'shipMoves');
  const most = Math.min(idle.length, value(sight, who, 'shipCapacity'));
  const openSea = grants(sight, who, 'openSea');
  const reached = new Map<CoastId, CoastId[]>([[coast, []]]);
  let best: Voyage | undefined;
  for (const [at, path] of reached) {
    const { area, sea, next } = map.water(at);
    if (!sea && path.length > 0 && area !== from && inPlay(sight, area) && !field.foreignCity(area)) {
      let gain = 0;
      let cargo = 0;
      for (; cargo < most; cargo++) {
        const more = field.slot(area, plan.at(area) + cargo + 1) - idle[cargo]!;
        if (more <= 0) break;
        gain += more;
      }
      if (cargo > 0 && gain > (best?.gain ?? 0)) best = { from, coast, path, to: area, cargo, gain };
    }
    if (path.length >= steps) continue;
    for (const to of next)
      if (!reached.has(to) && (openSea || !map.water(to).sea)) reached.set(to, [...path, to]);
  }
  return best;
}

/** Ships: those there are, and those that may be built. */
class Fleet {
  readonly old: CoastId[];
  readonly used = new Set<number>();
  readonly plan: Plan;
  readonly part: MovePart | undefined;
  treasury: number;
  built = 0;

  constructor(plan: Plan, part: MovePart | undefined) {
    const { own } = plan.field.mind;
    this.plan = plan;
    this.part = part;
    this.treasury = own.treasury;
    this.old = plan.field.sight.rules.map
      .sorted(Object.keys(own.ships))
      .flatMap((coast) => Array<CoastId>(own.ships[coast]!).fill(coast));
  }

  /** A ship at the coast, with the order that makes it ready and the tokens it takes; undefined if there is none. */
  ready(
    coast: CoastId,
    from: AreaId,
  ): { ship: number; order?: Order; tokens: number; cost: number } | undefined {
    const { numbers, policies } = this.plan.field.sight.rules;
    const { own } = this.plan.field.mind;
    const ship = this.old.findIndex((c, i) => c === coast && !this.used.has(i));
    if (this.part === 'moves') return ship < 0 ? undefined : { ship, tokens: 0, cost: 0 };
    const upkeep = numbers['shipUpkeep']!;
    if (ship >= 0 && this.treasury >= upkeep)
      return { ship, order: { do: 'maintain', ship }, tokens: 0, cost: upkeep * COIN };
    const price = shipCost(this.plan.field.sight, this.plan.field.who);
    if (own.stock.ships <= this.built || this.built >= numbers['shipsPerTurn']!) return undefined;
    const coins = Math.min(this.treasury, price);
    const tokens = price - coins;
    const ashore = this.plan.field.mind.own.tokens[from] ?? 0;
    if (!policies.shipyard(this.plan.field.sight, this.plan.field.who, from, ashore, tokens > 0))
      return undefined;
    const order: Order = {
      do: 'build',
      at: coast,
      treasury: coins,
      tokens: Array<AreaId>(tokens).fill(from),
    };
    return { ship: this.old.length + this.built, order, tokens, cost: coins * COIN + tokens };
  }
}

/** Ships out tokens that find no room by land, in old ships first, then in new ones. */
export function embark(plan: Plan, part: MovePart | undefined): Order[] {
  const { field } = plan;
  const { map } = field.sight.rules;
  const { sea } = field.mind.temper;
  const fleet = new Fleet(plan, part);
  const orders: Order[] = [];
  for (const from of plan.areas)
    for (const { id: coast } of map.area(from).coasts) {
      const idle = plan.idle(from, IDLE);
      if (idle.length === 0) continue;
      const ready = fleet.ready(coast, from);
      if (!ready || idle.length <= ready.tokens) continue;
      const voyage = voyageFrom(plan, from, coast, idle.slice(ready.tokens));
      if (!voyage || voyage.gain * sea < ready.cost + WORTH_IT) continue;
      fleet.used.add(ready.ship);
      if (ready.order) {
        orders.push(ready.order);
        if (ready.order.do === 'build') {
          fleet.treasury -= ready.order.treasury;
          fleet.built++;
        } else fleet.treasury -= field.sight.rules.numbers['shipUpkeep']!;
      }
      const [first, ...rest] = voyage.path;
      orders.push({
        do: 'sail',
        ship: ready.ship,
        legs: [{ load: voyage.cargo, to: first! }, ...rest.map((to) => ({ to }))],
      });
      plan.remove(from, ready.tokens + voyage.cargo);
      plan.final.set(voyage.to, plan.at(voyage.to) + voyage.cargo);
    }
  return orders;
}
