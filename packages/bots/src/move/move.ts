import type { AreaId, DecisionOf, Json, Order } from '@ochre/engine';
import { ashore, begin, free as freeTokens } from '@ochre/engine/phases/movement/draft.ts';
import { redo } from '@ochre/engine/phases/movement/orders.ts';
import type { Mind } from '../mind/mind.ts';
import { type Attack, attack } from './attacks.ts';
import { found, type Site, sites } from './cities.ts';
import { Field } from './field.ts';
import { outlook } from './outlook.ts';
import { Plan } from './plan.ts';
import { embark } from './voyages.ts';

/** Cities founded in one turn at most. */
const MOST_CITIES = 5;

export interface Draft {
  plan: Plan;
  cities: Site[];
  attacks: Attack[];
  worth: number;
}

/** Tokens as they stand once the orders given so far are carried out, and those that may still move. */
interface Forces {
  free: Map<AreaId, number>;
  standing: Map<AreaId, number>;
  tokens: number;
}

function forcesOf(mind: Mind, { ask, owner }: DecisionOf<'move'>): Forces {
  const start = begin(mind.sight, owner, ask.start, ask.part);
  redo(start, ask.done);
  const forces: Forces = { free: new Map(), standing: new Map(), tokens: 0 };
  for (const area of new Set([...Object.keys(start.start.tokens), ...start.moved.keys()])) {
    const n = ashore(start, area);
    if (n <= 0) continue;
    forces.standing.set(area, n);
    forces.free.set(area, freeTokens(start, area));
    forces.tokens += n;
  }
  return forces;
}

/** A plan that founds up to so many cities and attacks up to so many. */
export function draft(mind: Mind, forces: Forces, most: number, attacks: number): Draft {
  const field = new Field(mind, forces.tokens);
  const plan = new Plan(field, forces.free, forces.standing);
  const cities = most > 0 ? found(plan, sites(field, plan), most) : [];
  const battles = attacks > 0 ? attack(field, plan, attacks) : [];
  plan.climb();
  const worth = outlook(field, plan) + battles.reduce((sum, a) => sum + a.gain, 0);
  return { plan, cities, attacks: battles, worth };
}

/** The best of plans with more and more cities. */
function best(mind: Mind, forces: Forces): Draft {
  let top = draft(mind, forces, 0, 0);
  for (let most = 1; most <= MOST_CITIES; most++) {
    const next = draft(mind, forces, most, 0);
    if (next.cities.length < most) break;
    if (next.worth > top.worth) top = next;
  }
  const bold = draft(mind, forces, top.cities.length, 2);
  return bold.attacks.length > 0 && bold.worth > top.worth ? bold : top;
}

/** Gathers for cities, spreads where tokens are worth most, ships out what finds no room, and strikes where it pays. */
export function move(mind: Mind, decision: DecisionOf<'move'>): Json | undefined {
  const { part } = decision.ask;
  const { plan, cities, attacks } = best(mind, forcesOf(mind, decision));
  const ships = embark(plan, part);
  const walks = plan.walks();
  for (const { area } of cities) mind.say('foundCity', { area });
  for (const { area } of attacks) mind.say('attackCity', { area });
  const yards = ships.filter((order) => order.do === 'build' || order.do === 'maintain');
  const tries: Order[][] = part === 'ships' ? [yards, []] : [[...ships, ...walks], walks, []];
  const spec = mind.sight.rules.spec('move');
  for (const orders of tries) {
    const answer = { do: 'end' as const, orders };
    if (!spec.check(mind.sight, decision, answer)) return answer as unknown as Json;
  }
  return undefined;
}
