import type { Answer, AreaId, DecisionOf, Order } from '@ochre/engine';
import { ashore, begin, free as freeTokens, redo } from '@ochre/engine/movement';
import { best } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { appraise } from '../search/appraise.ts';
import { afterMove } from '../search/imagine.ts';
import { type Draft, draft, ladder, type Outset, outsetOf, plain } from './draft.ts';
import { evolved, MOST_ATTACKS } from './evolution.ts';
import type { Forces } from './plan.ts';

/** Cities founded in one turn at most. */
const MOST_CITIES = 5;
/** Plans that near to the best are played through on the board. */
const CLOSE = 25;

function forcesOf(context: Context, { ask, owner }: DecisionOf<'move'>): Forces {
  const start = begin(context.sight, owner, ask.start, ask.part);
  redo(start, ask.done);
  const { map } = context.sight.rules;
  const areas: number[] = [];
  const free = new Int16Array(map.areas.length);
  const standing = new Int16Array(map.areas.length);
  let tokens = 0;
  for (const id of map.sorted(new Set([...Object.keys(start.start.tokens), ...start.moved.keys()]))) {
    const n = ashore(start, id);
    if (n <= 0) continue;
    const { index } = map.area(id);
    areas.push(index);
    standing[index] = n;
    free[index] = freeTokens(start, id);
    tokens += n;
  }
  return { areas, free, standing, tokens };
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

/** The last orders. */
type Ended = Extract<Answer<'move'>, { do: 'end' }>;

/** The orders of a plan, with ships for what finds no room by land; undefined if nothing of it holds. */
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
  const close = found.filter((d) => d.worth > found[0]!.worth - CLOSE).slice(0, context.skill.drafts);
  // Plans bred from one another often end in the same orders, and what comes of these need not be played twice.
  const ways = new Map<string, [Draft, Ended]>();
  for (const draft of close.length > 1 ? close : found) {
    const answer = ordersOf(context, decision, draft);
    if (answer === undefined) continue;
    if (close.length < 2) return [draft, answer];
    const key = JSON.stringify(answer.orders);
    if (!ways.has(key)) ways.set(key, [draft, answer]);
  }
  const all = [...ways.values()];
  if (all.length < 2) return all[0];
  return best(all, ([draft, answer]) => {
    const state = afterMove(context.sight, decision, answer);
    return (state ? appraise(context, state) : -Infinity) + context.skill.worths.heart * draft.worth;
  });
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

/** Where orders lead: on foot, or by ship. */
function endsOf({ sight }: Context, orders: readonly Order[]): { walked: Set<AreaId>; sailed: Set<AreaId> } {
  const walked = new Set<AreaId>();
  const sailed = new Set<AreaId>();
  for (const order of orders) {
    if (order.do === 'walk') walked.add(order.to);
    const coast = order.do === 'sail' ? order.legs.findLast((leg) => leg.to !== undefined)?.to : undefined;
    if (coast !== undefined) sailed.add(sight.rules.map.water(coast).area);
  }
  return { walked, sailed };
}

/** Says what a movement is for; of what a plan does by leaving tokens where they are nothing is said. */
function explain(context: Context, { ask }: DecisionOf<'move'>, draft: Draft, { orders }: Ended): void {
  const { walked, sailed } = endsOf(context, orders);
  if (ask.part === 'ships') context.say(orders.length > 0 ? 'readyShips' : 'noShips');
  else if (walked.size + sailed.size === 0) context.say('stay');
  else {
    /** Those that somebody walks to. */
    const walkedTo = <T extends { area: number }>(
      all: readonly T[],
    ): (Omit<T, 'area'> & { area: AreaId })[] =>
      all
        .map((one) => ({ ...one, area: draft.plan.field.area(one.area).id }))
        .filter(({ area }) => walked.has(area));
    for (const { area } of walkedTo(draft.defended.map((area) => ({ area }))))
      context.say('defendCity', { area });
    for (const { area } of walkedTo(draft.cities)) context.say('gatherForCity', { area });
    for (const { area, city } of walkedTo(draft.attacks)) context.say('attackCity', { area, nation: city });
    for (const { area } of walkedTo(draft.conquests)) context.say('driveOff', { area });
    for (const area of sailed) context.say('shipOut', { area });
    if (context.reasons.length === 0) context.say(context.lastTurn ? 'supportCities' : 'spread');
  }
}
