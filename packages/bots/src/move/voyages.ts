import type { AreaId, MovePart, Order } from '@ochre/engine';
import { inPlay } from '@ochre/engine/board/queries.ts';
import type { Leg } from '@ochre/engine/decisions.ts';
import { value } from '@ochre/engine/ruleset/effects.ts';
import { Fleet, type Vessel } from './fleet.ts';
import type { Plan } from './plan.ts';
import { type Passage, passages } from './waters.ts';

/** Tokens worth less than this where they are look for a ship. */
const IDLE = 2.2;
/** What a ship has to bring beyond its price. */
const WORTH_IT = 1.5;
/** Voyages of one movement at most. */
const MOST = 12;

/** A vessel takes tokens aboard on its way and lands them where it ends. */
interface Voyage {
  vessel: Vessel;
  pickUp: Passage;
  onward: Passage;
  cargo: number;
  gain: number;
}

/** Ships of a movement: what was ordered, and what it costs. */
export interface Crossing {
  orders: Order[];
  cost: number;
}

/** What is known of both ends of voyages while nothing changes. */
class Quays {
  readonly plan: Plan;
  readonly capacity: number;
  readonly #waiting = new Map<AreaId, readonly number[]>();
  readonly #wanted = new Map<AreaId, readonly number[]>();
  readonly #room: number;

  constructor(plan: Plan) {
    const { field } = plan;
    const { sight, who, mind } = field;
    this.plan = plan;
    this.capacity = value(sight, who, 'shipCapacity');
    let room = value(sight, who, 'supportRate') * sight.rules.ruleset.pieces.cities;
    for (const [area, n] of plan.final) if (n > 0 && !field.building.has(area)) room -= field.room(area);
    this.#room = mind.lastTurn ? 0 : mind.skill.room * Math.max(0, room);
  }

  /** What the tokens of an area that look for a ship are worth there, the least first. */
  waiting(area: AreaId): readonly number[] {
    let found = this.#waiting.get(area);
    if (!found) {
      found = this.plan.idle(area, IDLE);
      this.#waiting.set(area, found);
    }
    return found;
  }

  /** What one more token is worth in an area, and each after it: land not held yet counts for the cities it supports. */
  wanted(area: AreaId): readonly number[] {
    let found = this.#wanted.get(area);
    if (!found) {
      found = this.#worths(area);
      this.#wanted.set(area, found);
    }
    return found;
  }

  #worths(area: AreaId): number[] {
    const { plan, capacity } = this;
    const { field } = plan;
    if (!inPlay(field.sight, area) || field.foreignCity(area)) return [];
    const there = plan.at(area);
    const most = Math.min(capacity, field.building.get(area) ?? field.room(area)) - there;
    const worths = Array.from({ length: Math.max(0, most) }, (_, i) => field.slot(area, there + i + 1));
    if (there === 0 && worths.length > 0)
      worths[0]! += Math.min(this.#room, field.mind.skill.room * field.room(area));
    return worths;
  }
}

/** The best voyage of one vessel. */
function voyageOf(quays: Quays, vessel: Vessel): Voyage | undefined {
  const { field } = quays.plan;
  const { map } = field.sight.rules;
  const price = vessel.order ? vessel.cost + WORTH_IT : 0;
  let best: Voyage | undefined;
  for (const pickUp of passages(field, vessel.at)) {
    if (pickUp.steps > vessel.steps) break;
    if (pickUp.sea) continue;
    const idle = quays.waiting(pickUp.area);
    const spent = vessel.tokens > 0 && map.water(vessel.at).area === pickUp.area ? vessel.tokens : 0;
    if (idle.length <= spent) continue;
    for (const onward of passages(field, pickUp.at)) {
      if (pickUp.steps + onward.steps > vessel.steps) break;
      if (onward.sea || onward.area === pickUp.area) continue;
      const wanted = quays.wanted(onward.area);
      let gain = 0;
      let cargo = 0;
      for (; cargo < Math.min(quays.capacity, wanted.length, idle.length - spent); cargo++) {
        const more = wanted[cargo]! - idle[spent + cargo]!;
        if (more <= 0) break;
        gain += more;
      }
      gain = gain * field.mind.temper.sea - price;
      if (cargo > 0 && gain > (best?.gain ?? 0)) best = { vessel, pickUp, onward, cargo, gain };
    }
  }
  return best;
}

function legs({ pickUp, onward, cargo }: Voyage): Leg[] {
  const [first, ...rest] = onward.path;
  return [
    ...pickUp.path.map((to) => ({ to })),
    { load: cargo, to: first! },
    ...rest.map((to) => ({ to })),
    { land: cargo },
  ];
}

/** Ships out tokens that find no room by land: in ships there are, near or far, and in new ones. */
export function embark(plan: Plan, part: MovePart | undefined): Crossing {
  const orders: Order[] = [];
  let cost = 0;
  if (!plan.areas.some((area) => plan.idle(area, IDLE).length > 0)) return { orders, cost };
  const fleet = new Fleet(plan, part);
  for (let left = MOST; left > 0; left--) {
    const quays = new Quays(plan);
    let best: Voyage | undefined;
    for (const vessel of fleet.vessels((area) => quays.waiting(area))) {
      const voyage = voyageOf(quays, vessel);
      if (voyage && voyage.gain > (best?.gain ?? 0)) best = voyage;
    }
    if (!best) break;
    const { vessel, pickUp, onward, cargo } = best;
    orders.push(...fleet.use(vessel, onward.at, pickUp.steps + onward.steps));
    orders.push({ do: 'sail', ship: vessel.ship, legs: legs(best) });
    cost += vessel.cost;
    if (vessel.tokens > 0) plan.remove(plan.field.sight.rules.map.water(vessel.at).area, vessel.tokens);
    plan.remove(pickUp.area, cargo);
    plan.final.set(onward.area, plan.at(onward.area) + cargo);
  }
  return { orders, cost };
}
