import type { Area, AreaId, CoastId, MovePart, Order } from '@ochre/engine';
import { shipCost, value } from '@ochre/engine/query';
import type { Plan } from './plan.ts';

/** What a point of treasury counts for against tokens, and a token that becomes part of a ship besides its place. */
const COIN = 0.6;
const TIMBER = 1;

/** A ship that could sail: where it lies, how far it still goes, and what it takes to have it. */
export interface Vessel {
  ship: number;
  at: CoastId;
  steps: number;
  cost: number;
  /** Tokens that it is built of, from where it lies. */
  tokens: number;
  /** What has to be ordered first. */
  order?: Order;
}

/** Ships: those there are, and those that may be built. */
export class Fleet {
  readonly #plan: Plan;
  readonly #part: MovePart | undefined;
  readonly #steps: number;
  readonly #price: number;
  /** Those that have sailed, or need nothing to sail. */
  readonly #ready: Vessel[] = [];
  /** Those of earlier turns that were not maintained. */
  readonly #old: Vessel[] = [];
  readonly #count: number;
  /** Where ships may be built. */
  readonly #yards: readonly Area[];
  #treasury: number;
  #built = 0;

  constructor(plan: Plan, part: MovePart | undefined) {
    const { sight, who, context } = plan.field;
    const { ships, treasury, tokens, cities } = context.own;
    this.#plan = plan;
    this.#part = part;
    this.#treasury = treasury;
    this.#steps = value(sight, who, 'shipMoves');
    this.#price = shipCost(sight, who);
    const upkeep = sight.rules.numbers.shipUpkeep;
    const { map } = sight.rules;
    this.#yards = map.sorted(new Set([...Object.keys(tokens), ...cities])).map((id) => map.area(id));
    const coasts = map
      .sorted(Object.keys(ships))
      .flatMap((coast) => Array<CoastId>(ships[coast]!).fill(coast));
    this.#count = coasts.length;
    coasts.forEach((at, ship) => {
      const vessel: Vessel = { ship, at, steps: this.#steps, cost: 0, tokens: 0 };
      if (part === 'moves') this.#ready.push(vessel);
      else this.#old.push({ ...vessel, cost: upkeep * COIN, order: { do: 'maintain', ship } });
    });
  }

  /** All ships that could sail next. `waiting`: what tokens of an area are worth there that look for one. */
  vessels(waiting: (area: number) => readonly number[]): Vessel[] {
    const { numbers } = this.#plan.field.sight.rules;
    const { stock } = this.#plan.field.context.own;
    const found = this.#ready.filter((v) => v.steps > 0);
    if (this.#part === 'moves') return found;
    if (this.#treasury >= numbers.shipUpkeep) found.push(...this.#old);
    if (this.#built >= Math.min(stock.ships, numbers.shipsPerTurn)) return found;
    for (const { id: area, index, coasts } of this.#yards)
      for (const { id } of coasts) {
        const vessel = this.#yard(area, id, waiting(index));
        if (vessel) found.push(vessel);
      }
    return found;
  }

  /** A ship built there, of treasury as far as there is any and the rules let it be. */
  #yard(area: AreaId, at: CoastId, waiting: readonly number[]): Vessel | undefined {
    const { sight, who, context } = this.#plan.field;
    const price = this.#price;
    const ashore = context.own.tokens[area] ?? 0;
    const fits = (tokens: number): boolean =>
      sight.rules.policies.shipyard(sight, who, area, ashore, tokens > 0);
    const least = Math.max(0, price - this.#treasury);
    if (least > waiting.length) return undefined;
    const tokens = fits(least) ? least : Math.max(1, least);
    if (tokens > price || tokens > waiting.length || !fits(tokens)) return undefined;
    const coins = price - tokens;
    let cost = coins * COIN;
    for (let i = 0; i < tokens; i++) cost += TIMBER + waiting[i]!;
    const order: Order = { do: 'build', at, treasury: coins, tokens: Array<AreaId>(tokens).fill(area) };
    return { ship: this.#count + this.#built, at, steps: this.#steps, cost, tokens, order };
  }

  /** Sends a vessel so many steps to a coast; what has to be ordered first. */
  use(vessel: Vessel, to: CoastId, steps: number): Order[] {
    const { ship, order } = vessel;
    for (const list of [this.#ready, this.#old]) {
      const at = list.findIndex((v) => v.ship === ship);
      if (at >= 0) list.splice(at, 1);
    }
    this.#ready.push({ ship, at: to, steps: vessel.steps - steps, cost: 0, tokens: 0 });
    if (order?.do === 'build') {
      this.#treasury -= order.treasury;
      this.#built++;
    } else if (order) this.#treasury -= this.#plan.field.sight.rules.numbers.shipUpkeep;
    return order ? [order] : [];
  }
}
