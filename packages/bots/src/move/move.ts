import type { Answer, DecisionOf, Order } from '@ochre/engine';
import { ashore, begin, free as freeTokens, redo } from '@ochre/engine/movement';
import type { Context } from '../evaluation/context.ts';
import { appraise } from '../search/appraise.ts';
import { afterMove } from '../search/imagine.ts';
import { type Draft, draft, type Forces, ladder, type Outset, outsetOf, plain } from './draft.ts';
import { evolved, MOST_ATTACKS } from './evolution.ts';

/** Cities founded in one turn at most. */
const MOST_CITIES = 5;
/** Plans that near to the best are played through on the board. */
const CLOSE = 25;
/** What the first impression of a plan counts for once it has been played through. */
const HEART = 0.5;

function forcesOf(context: Context, { ask, owner }: DecisionOf<'move'>): Forces {
  const start = begin(context.sight, owner, ask.start, ask.part);
  redo(start, ask.done);
  const forces: Forces = { free: new Map(), standing: new Map(), tokens: 0 };
  const areas = new Set([...Object.keys(start.start.tokens), ...start.moved.keys()]);
  for (const area of context.sight.rules.map.sorted(areas)) {
    const n = ashore(start, area);
    if (n <= 0) continue;
    forces.standing.set(area, n);
    forces.free.set(area, freeTokens(start, area));
    forces.tokens += n;
  }
  return forces;
}

const byWorth = (a: Draft, b: Draft): number => b.worth - a.worth;

/** Plans with more and more cities, with and without attacks, the best first. */
function drafts(outset: Outset): Draft[] {
  const found = ladder(outset, MOST_CITIES).sort(byWorth);
  const { length: most } = found[0]!.cities;
  // Who likes war would rather take a city than found one.
  for (const cities of outset.context.temper.war > 1 ? [most, 0] : [most]) {
    const bold = draft(outset, { ...plain, cities, attacks: MOST_ATTACKS });
    if (bold.attacks.length > 0) found.push(bold);
  }
  return found.sort(byWorth);
}

/** The orders of a plan, with ships for what finds no room by land; undefined if nothing of it holds. */
/** The last orders. */
type Ended = Extract<Answer<'move'>, { do: 'end' }>;

function ordersOf(context: Context, decision: DecisionOf<'move'>, { plan, ships }: Draft): Ended | undefined {
  const { part } = decision.ask;
  const walks = plan.walks();
  const yards = ships.filter((order) => order.do === 'build' || order.do === 'maintain');
  const tries: Order[][] = part === 'ships' ? [yards, []] : [[...ships, ...walks], walks];
  for (const orders of tries) {
    const answer = { do: 'end' as const, orders };
    if (context.holds(answer)) return answer;
  }
  return undefined;
}

/** Of the best plans the one that stands up best to what the others will do, played through on the board. */
function tested(
  context: Context,
  decision: DecisionOf<'move'>,
  found: readonly Draft[],
): [Draft, Ended] | undefined {
  let best: [Draft, Ended] | undefined;
  let top = -Infinity;
  const close = found.filter((d) => d.worth > found[0]!.worth - CLOSE).slice(0, context.skill.drafts);
  for (const draft of close.length > 1 ? close : found) {
    const answer = ordersOf(context, decision, draft);
    if (answer === undefined) continue;
    if (close.length < 2) return [draft, answer];
    const state = afterMove(context.sight, decision, answer);
    const worth = (state ? appraise(context, state) : -Infinity) + HEART * draft.worth;
    if (!best || worth > top) [best, top] = [[draft, answer], worth];
  }
  return best;
}

/** Gathers for cities, spreads where tokens are worth most, ships out what finds no room, and strikes where it pays. */
export function move(context: Context, decision: DecisionOf<'move'>): Answer<'move'> | undefined {
  const outset = outsetOf(context, forcesOf(context, decision), { part: decision.ask.part });
  const first = drafts(outset);
  const thorough = context.skill.offspring > 0 && decision.ask.part !== 'ships';
  const chosen = tested(context, decision, thorough ? evolved(outset, first) : first);
  if (!chosen) return undefined;
  explain(context, decision, ...chosen);
  return chosen[1];
}

/** Says what a movement is for. */
function explain(context: Context, { ask }: DecisionOf<'move'>, draft: Draft, answer: Ended): void {
  const { orders } = answer;
  if (ask.part === 'ships') context.say(orders.length > 0 ? 'readyShips' : 'noShips');
  else if (orders.length === 0) context.say('stay');
  else {
    for (const area of draft.defended) context.say('defendCity', { area });
    for (const { area } of draft.cities) context.say('gatherForCity', { area });
    for (const { area, city } of draft.attacks) context.say('attackCity', { area, nation: city });
    for (const { area } of draft.conquests) context.say('driveOff', { area });
    for (const order of orders) {
      const coast = order.do === 'sail' ? order.legs.findLast((leg) => leg.to !== undefined)?.to : undefined;
      if (coast !== undefined) context.say('shipOut', { area: context.sight.rules.map.water(coast).area });
    }
    if (context.reasons.length === 0) context.say(context.lastTurn ? 'supportCities' : 'spread');
  }
}
