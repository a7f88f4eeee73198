import type { AreaId, DecisionOf, Json, Order } from '@ochre/engine';
import { ashore, begin, free as freeTokens } from '@ochre/engine/phases/movement/draft.ts';
import { redo } from '@ochre/engine/phases/movement/orders.ts';
import type { Mind } from '../mind/mind.ts';
import { appraise } from '../search/appraise.ts';
import { afterMove } from '../search/imagine.ts';
import { type Attack, attack } from './attacks.ts';
import { found, type Site, sites } from './cities.ts';
import { Field } from './field.ts';
import { outlook } from './outlook.ts';
import { Plan } from './plan.ts';
import { embark } from './voyages.ts';

/** Cities founded in one turn at most. */
const MOST_CITIES = 5;
/** Cities attacked in one turn at most. */
const MOST_ATTACKS = 2;
/** How far sites may change places. */
const WHIM = 4;
/** Plans that near to the best are played through on the board. */
const CLOSE = 25;
/** What the first impression of a plan counts for once it has been played through. */
const HEART = 0.5;

interface Gathered {
  plan: Plan;
  cities: Site[];
}

interface Draft extends Gathered {
  attacks: Attack[];
  worth: number;
}

/** Tokens as they stand once the orders given so far are carried out, and those that may still move. */
interface Forces {
  free: Map<AreaId, number>;
  standing: Map<AreaId, number>;
  tokens: number;
}

/** What all plans of a movement begin with: the forces, the board, and the places for cities, the best first. */
interface Outset {
  forces: Forces;
  field: Field;
  sites: readonly Site[];
}

function outsetOf(mind: Mind, forces: Forces): Outset {
  const field = new Field(mind, forces.tokens);
  return { forces, field, sites: sites(field, new Plan(field, forces.free, forces.standing)) };
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

/** A plan that gathers for up to so many cities; sites come in another order with some `whim`. */
function gathered(mind: Mind, { forces, field, sites: all }: Outset, most: number, whim = 0): Gathered {
  const plan = new Plan(new Field(mind, forces.tokens, field), forces.free, forces.standing);
  let open = most > 0 ? all : [];
  if (whim > 0)
    open = open
      .map((site) => ({ ...site, appeal: site.appeal + mind.rng.int(2 * whim + 1) - whim }))
      .sort((a, b) => b.appeal - a.appeal);
  return { plan, cities: found(plan, open, most) };
}

/** The plan with all other tokens where they are worth most. */
function spread({ plan, cities }: Gathered, attacks: Attack[] = []): Draft {
  plan.climb();
  const worth = outlook(plan.field, plan) + attacks.reduce((sum, a) => sum + a.gain, 0);
  return { plan, cities, attacks, worth };
}

/** Plans with more and more cities, with and without attacks, the best first. */
function drafts(mind: Mind, forces: Forces): Draft[] {
  const outset = outsetOf(mind, forces);
  const found = [spread(gathered(mind, outset, 0))];
  for (let most = 1; most <= Math.min(MOST_CITIES, outset.sites.length); most++) {
    const next = gathered(mind, outset, most);
    if (next.cities.length < most) break;
    found.push(spread(next));
  }
  found.sort((a, b) => b.worth - a.worth);
  const { length: most } = found[0]!.cities;
  if (found.length > 2)
    for (let i = 0; i < mind.skill.orders; i++)
      found.push(spread(gathered(mind, outset, most + (i % 2), WHIM)));
  found.sort((a, b) => b.worth - a.worth);
  // Who likes war would rather take a city than found one.
  const peaceful = mind.temper.war > 1 ? [found[0]!.cities.length, 0] : [found[0]!.cities.length];
  for (const cities of peaceful) {
    const bold = gathered(mind, outset, cities);
    const attacks = attack(bold.plan.field, bold.plan, MOST_ATTACKS);
    if (attacks.length > 0) found.push(spread(bold, attacks));
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** The orders of a plan, with ships for what finds no room by land; undefined if nothing of it holds. */
function ordersOf(mind: Mind, decision: DecisionOf<'move'>, { plan }: Draft): Json | undefined {
  const { part } = decision.ask;
  const ships = embark(plan, part);
  const walks = plan.walks();
  const yards = ships.filter((order) => order.do === 'build' || order.do === 'maintain');
  const tries: Order[][] = part === 'ships' ? [yards, []] : [[...ships, ...walks], walks];
  for (const orders of tries) {
    const answer = { do: 'end', orders } as unknown as Json;
    if (mind.holds(answer)) return answer;
  }
  return undefined;
}

/** Of the best plans the one that stands up best to what the others will do, played through on the board. */
function tested(
  mind: Mind,
  decision: DecisionOf<'move'>,
  found: readonly Draft[],
): [Draft, Json] | undefined {
  let best: [Draft, Json] | undefined;
  let top = -Infinity;
  const close = found.filter((d) => d.worth > found[0]!.worth - CLOSE).slice(0, mind.skill.drafts);
  for (const draft of close.length > 1 ? close : found) {
    const answer = ordersOf(mind, decision, draft);
    if (answer === undefined) continue;
    if (close.length < 2) return [draft, answer];
    const state = afterMove(mind.sight, decision, answer);
    const worth = (state ? appraise(mind, state) : -Infinity) + HEART * draft.worth;
    if (!best || worth > top) [best, top] = [[draft, answer], worth];
  }
  return best;
}

/** Gathers for cities, spreads where tokens are worth most, ships out what finds no room, and strikes where it pays. */
export function move(mind: Mind, decision: DecisionOf<'move'>): Json | undefined {
  const chosen = tested(mind, decision, drafts(mind, forcesOf(mind, decision)));
  if (!chosen) return undefined;
  const [{ cities, attacks }, answer] = chosen;
  for (const { area } of cities) mind.say('gatherForCity', { area });
  for (const { area } of attacks) mind.say('attackCity', { area });
  if (cities.length + attacks.length === 0) mind.say('spread');
  return answer;
}
