import type { CoastId, Leg, MovePart, Order } from '@ochre/engine';
import { value } from '@ochre/engine/query';
import { getOrCompute } from '../evaluation/getOrCompute.ts';
import { Fleet, type Vessel } from './fleet.ts';
import type { Plan } from './plan.ts';
import { type Passage, passages } from './waters.ts';

/** Tokens worth less than this where they are look for a ship; and where a city lacks tokens that no land brings. */
const IDLE = 2.2;
const CALLED = 9;
/** What a ship has to bring beyond its price. */
const WORTH_IT = 1.5;
/** Voyages of one movement at most. */
const MOST = 12;
/** More than the tokens a ship can be built of. */
const KEYS = 16;

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

/** The best that can be done with tokens of one coast: where they land, how many, and how much more they are worth there. */
interface Haul {
  onward: Passage;
  cargo: number;
  gain: number;
}

/** What is known of both ends of voyages. */
class Quays {
  readonly plan: Plan;
  readonly #capacity: number;
  readonly #idle: number;
  readonly #waiting = new Map<number, readonly number[]>();
  readonly #wanted = new Map<number, readonly number[]>();
  readonly #hauls = new Map<CoastId, (Haul | null)[]>();
  #room = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.#capacity = value(plan.field.sight, plan.field.who, 'shipCapacity');
    const lacks = plan.reached.some((area) => plan.at(area) < plan.field.building(area));
    this.#idle = lacks ? CALLED : IDLE;
    this.#measure();
  }

  /** Room that cities to come still lack for their support. */
  #measure(): void {
    const { field } = this.plan;
    const { sight, who, context } = field;
    let room = value(sight, who, 'supportRate') * sight.rules.ruleset.pieces.cities;
    for (const area of this.plan.reached)
      if (this.plan.at(area) > 0 && field.building(area) === 0) room -= field.room(area);
    this.#room = context.lastTurn ? 0 : context.skill.room * Math.max(0, room);
  }

  /** Looks again once tokens have left: they may have stood anywhere, and stand elsewhere now. */
  changed(): void {
    this.#waiting.clear();
    this.#wanted.clear();
    this.#hauls.clear();
    this.#measure();
  }

  /** What the tokens of an area that look for a ship are worth there, the least first. */
  waiting(area: number): readonly number[] {
    return getOrCompute(this.#waiting, area, () => this.plan.idle(area, this.#idle));
  }

  /** What one more token is worth in an area, and each after it: land not held yet counts for the cities it supports. */
  #wants(area: number): readonly number[] {
    return getOrCompute(this.#wanted, area, () => this.#worths(area));
  }

  #worths(area: number): number[] {
    const { field } = this.plan;
    if (!field.terrain.open(area) || field.terrain.foreignCity(area)) return [];
    const there = this.plan.at(area);
    const most = Math.min(this.#capacity, field.building(area) || field.room(area)) - there;
    const worths: number[] = [];
    for (let n = 1; n <= most; n++) worths.push(field.slot(area, there + n));
    if (there === 0 && most > 0)
      worths[0]! += Math.min(this.#room, field.context.skill.room * field.room(area));
    return worths;
  }

  /** The best haul from a coast within so many steps, its first `spent` tokens gone into the ship. */
  haul({ at, index }: Passage, spent: number, steps: number): Haul | null {
    let known = this.#hauls.get(at);
    if (!known) {
      known = [];
      this.#hauls.set(at, known);
    }
    const key = steps * KEYS + spent;
    let found = known[key];
    if (found === undefined) {
      found = this.#haulOf(at, index, this.waiting(index).slice(spent), steps);
      known[key] = found;
    }
    return found;
  }

  #haulOf(at: CoastId, area: number, idle: readonly number[], steps: number): Haul | null {
    let best: Haul | null = null;
    for (const onward of passages(this.plan.field, at)) {
      if (onward.steps > steps) break;
      if (onward.sea || onward.index === area) continue;
      const wanted = this.#wants(onward.index);
      let gain = 0;
      let cargo = 0;
      for (; cargo < wanted.length && cargo < idle.length; cargo++) {
        const more = wanted[cargo]! - idle[cargo]!;
        if (more <= 0) break;
        gain += more;
      }
      if (gain > (best?.gain ?? 0)) best = { onward, cargo, gain };
    }
    return best;
  }
}

/** The best voyage of one vessel. */
function voyageOf(quays: Quays, vessel: Vessel): Voyage | undefined {
  const { field } = quays.plan;
  const price = vessel.order ? vessel.cost + WORTH_IT : 0;
  const home = vessel.tokens > 0 ? field.sight.rules.map.water(vessel.at).area : undefined;
  let best: Voyage | undefined;
  for (const pickUp of passages(field, vessel.at)) {
    if (pickUp.steps > vessel.steps) break;
    if (pickUp.sea) continue;
    const spent = pickUp.area === home ? vessel.tokens : 0;
    if (quays.waiting(pickUp.index).length <= spent) continue;
    const haul = quays.haul(pickUp, spent, vessel.steps - pickUp.steps);
    if (!haul) continue;
    const gain = haul.gain * field.context.temper.sea - price;
    if (gain > (best?.gain ?? 0)) best = { vessel, pickUp, onward: haul.onward, cargo: haul.cargo, gain };
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
  const quays = new Quays(plan);
  if (!plan.areas.some((area) => quays.waiting(area).length > 0)) return { orders, cost };
  const fleet = new Fleet(plan, part);
  for (let left = MOST; left > 0; left--) {
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
    const { map } = plan.field.sight.rules;
    if (vessel.tokens > 0) plan.remove(map.area(map.water(vessel.at).area).index, vessel.tokens);
    plan.remove(pickUp.index, cargo);
    plan.put(onward.index, plan.at(onward.index) + cargo);
    quays.changed();
  }
  return { orders, cost };
}
