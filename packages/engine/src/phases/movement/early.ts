import type { Ask, DecisionOf, Holdings, Order } from '../../decisions.ts';
import type { Position } from '../../position.ts';
import { refuse, type Violation } from '../../refusals.ts';
import type { AreaId, NationId } from '../../state.ts';
import { begin, conflictWith, type Draft } from './draft.ts';
import { disembark, perform, performAll, redo } from './orders.ts';
import { outcome } from './outcome.ts';

// Where tokens move ahead of turn, they stand on the board at once, and others go by that. They may be taken back like
// others, but for those that caused conflict, and those in turn or ahead of it that let somebody into a protected area:
// these are put first among the orders done, together with what they need, and stay. Ships are then numbered as they are
// built again.

/** Whether tokens move ahead of turn at this table. */
export const early = ({ config }: Position): boolean => config.options['earlyMoves'] === true;

/** Whether somebody is aboard. */
const waiting = ({ ships }: Draft): boolean => ships.some((ship) => ship.cargo + ship.hired > 0);

/**
 * Where others move at the same time nobody waits aboard: it would stand in the area for them, and what they do might
 * leave it no place to land.
 */
export function aboard(
  p: Position,
  { owner, ask }: DecisionOf<'move'>,
  orders: readonly Order[],
): Violation | undefined {
  if (!early(p)) return undefined;
  const draft = begin(p, owner, ask.start);
  redo(draft, orders);
  return waiting(draft) ? refuse('aboard', {}, p.rules.cite('outOfTurn')) : undefined;
}

/** Carries out the order; where it has brought own tokens into a conflict situation. */
function contested(d: Draft, order: Order): AreaId[] {
  const before = new Map(d.moved);
  perform(d, order);
  const entered = (area: AreaId): boolean => (d.moved.get(area) ?? 0) > (before.get(area) ?? 0);
  return [...d.moved.keys()].filter((area) => entered(area) && conflictWith(d, area, 0));
}

/** The pieces as the turn began. */
type Start = () => Draft;

function after(start: Start, orders: readonly Order[]): Draft {
  const draft = start();
  redo(draft, orders);
  return draft;
}

/** Whether both come to the same, in whatever order the ships were built. */
const same = (a: Draft, b: Draft): boolean => {
  const text = ({ off, moved, ships, treasury }: Draft): string =>
    JSON.stringify([
      [...off].sort(),
      [...moved].sort(),
      ships.map((s) => JSON.stringify(s)).sort(),
      treasury,
    ]);
  return text(a) === text(b);
};

/** Which of the orders can be given as the board is now, and after them whether all who are aboard can land. */
function lawful(start: Start, orders: readonly Order[]): boolean[] {
  let draft = start();
  const each = orders.map((order, i) => {
    if (!perform(draft, order)) return true;
    draft = after(start, orders.slice(0, i + 1));
    return false;
  });
  return [...each, !disembark(draft)];
}

/** The orders with those at these places first; new ships have their numbers in the order they are built. */
function first(start: Start, orders: readonly Order[], places: readonly number[]): Order[] {
  const old = start().ships.length;
  const sequence = [...places, ...[...orders.keys()].filter((i) => !places.includes(i))];
  const builds = (of: readonly number[]): number[] => of.filter((i) => orders[i]!.do === 'build');
  const [before, now] = [builds([...orders.keys()]), builds(sequence)];
  return sequence.map((i) => {
    const order = orders[i]!;
    if (!('ship' in order) || order.ship < old) return order;
    return { ...order, ship: old + now.indexOf(before[order.ship - old]!) };
  });
}

/**
 * The places of `bound` orders and of others `among` all that have to stay with them, after those of `base`. Any other is left out, the
 * latest first, where what stays can be ordered without it and `keeps` what it is about, and all together still comes to
 * the same.
 */
function needed(
  start: Start,
  orders: readonly Order[],
  base: readonly number[],
  bound: readonly number[],
  keeps: (stay: Draft) => boolean,
  among: readonly number[] = [...orders.keys()],
): number[] {
  const whole = after(start, orders);
  const could = lawful(start, orders);
  const enough = (stay: readonly number[]): boolean => {
    const sorted = first(start, orders, stay);
    const draft = start();
    draft.ahead = true;
    const done = (some: readonly Order[]): boolean => some.every((order) => !perform(draft, order));
    if (!done(sorted.slice(0, stay.length)) || !keeps(draft)) return false;
    if (!done(sorted.slice(stay.length)) || !same(draft, whole)) return false;
    const can = lawful(start, sorted.slice(0, stay.length));
    return stay.every((i, at) => can[at] || !could[i]);
  };
  let stay = among.filter((i) => !base.includes(i));
  for (const i of [...stay].reverse()) {
    if (bound.includes(i)) continue;
    const fewer = stay.filter((j) => j !== i);
    if (enough([...base, ...fewer])) stay = fewer;
  }
  return stay;
}

/** How many orders this is, were each token ordered by itself. */
const tokens = (order: Order): number => (order.do === 'walk' ? order.n : 1);

const some = (order: Order, n: number): Order => (order.do === 'walk' ? { ...order, n } : order);

/** The orders with every token that walks ordered by itself: how many were sent together decides nothing. */
const singly = (orders: readonly Order[]): Order[] =>
  orders.flatMap((order) => Array.from({ length: tokens(order) }, () => some(order, 1)));

/** What a mover has ordered and what of it stays. */
type Done = Pick<Ask<'move'>, 'done' | 'bound' | 'followed'>;

/** How many of the orders stay whatever others do, and how many besides for those who followed. */
function tiers({ bound = 0, followed }: Done): [own: number, held: number] {
  const held = followed?.orders ?? 0;
  return [bound - held, held];
}

/** The places of what stays, were each token ordered by itself. */
function staying(done: Done): [own: number[], held: number[]] {
  const [own, held] = tiers(done);
  const count = (from: number, to: number): number => singly(done.done.slice(from, to)).length;
  const places = [...Array(count(0, own + held)).keys()];
  return [places.slice(0, count(0, own)), places.slice(count(0, own))];
}

/** The orders with those first that stay, by their places were each token ordered by itself. */
function held(
  start: Start,
  orders: readonly Order[],
  stay: readonly [own: readonly number[], held: readonly number[]],
  followed: Done['followed'],
): Done {
  const parts: Order[] = [];
  const places: [own: number[], held: number[]] = [[], []];
  let at = 0;
  for (const order of orders) {
    const end = at + tokens(order);
    let left = tokens(order);
    for (const [tier, all] of stay.entries()) {
      const kept = all.filter((i) => i >= at && i < end).length;
      if (kept > 0) places[tier]!.push(parts.push(some(order, kept)) - 1);
      left -= kept;
    }
    if (left > 0) parts.push(some(order, left));
    at = end;
  }
  const [own, besides] = places;
  return {
    done: first(start, parts, [...own, ...besides]),
    bound: own.length + besides.length,
    ...(followed && { followed: { ...followed, orders: besides.length } }),
  };
}

/** The orders done, those that stay first, after `fresh` ones ahead of turn. */
export function bind(
  p: Position,
  who: NationId,
  holdings: Holdings,
  former: Done,
  fresh: readonly Order[],
): Done {
  const start = (): Draft => begin(p, who, holdings);
  const orders = [...former.done, ...fresh];
  const all = singly(orders);
  const ashore = (d: Draft): boolean => !waiting(d);
  let [own, besides] = staying(former);
  let upTo = singly(former.done).length;
  const draft = after(start, former.done);
  for (const order of fresh) {
    const areas = contested(draft, order);
    const now = [...singly([order]).keys()].map((i) => upTo + i);
    upTo += now.length;
    if (areas.length === 0) continue;
    const clash = (d: Draft): boolean => areas.every((area) => conflictWith(d, area, 0));
    own = needed(start, all.slice(0, upTo), [], [...own, ...now], clash);
  }
  // Who is left aboard goes ashore: with the last order all are.
  if (!ashore(after(start, first(start, all, own).slice(0, own.length))))
    own = needed(start, all, [], own, ashore);
  besides = besides.filter((i) => !own.includes(i));
  if (besides.length > 0) besides = needed(start, all, own, besides, ashore);
  return held(start, orders, [own, besides], former.followed);
}

/** The position, had only these tokens of `who` come into the areas where they are. */
function having(p: Position, who: NationId, then: Holdings): Position {
  const { rules, config, open } = p;
  const own = open.nations[who]!;
  const tokens: Holdings['tokens'] = {};
  for (const [area, n] of Object.entries(own.tokens)) {
    const fewer = Math.min(n, then.tokens[area] ?? 0);
    if (fewer > 0) tokens[area] = fewer;
  }
  return { rules, config, open: { ...open, nations: { ...open.nations, [who]: { ...own, tokens } } } };
}

/** The position, had a mover brought only what stays of his orders. */
export function withBound(p: Position, { owner, ask }: DecisionOf<'move'>): Position {
  if (!ask.start) return p;
  const start = (): Draft => begin(p, owner, ask.start);
  return having(p, owner, outcome(after(start, ask.done.slice(0, ask.bound ?? 0))));
}

/** The places of those orders of a mover, apart from `own`, that let `other` order `fresh`; nothing, if he could without. */
function opening(
  p: Position,
  { owner, ask }: DecisionOf<'move'>,
  own: readonly number[],
  besides: readonly number[],
  other: NationId,
  { done, start: before }: Ask<'move'>,
  fresh: readonly Order[],
  among?: readonly number[],
): number[] | undefined {
  const start = (): Draft => begin(p, owner, ask.start);
  const orders = singly(ask.done);
  const beside = (d: Draft): Start => {
    const board = having(p, owner, outcome(d));
    return () => begin(board, other, before);
  };
  const could = (stay: readonly number[]): boolean => {
    const draft = after(start, first(start, orders, stay).slice(0, stay.length));
    return !performAll(beside(draft)(), done, fresh);
  };
  if (could(own)) return undefined;
  if (could([...own, ...besides])) return [...besides];
  const theirs = [...done, ...fresh];
  const best = lawful(() => begin(p, other, before), theirs);
  const opens = (d: Draft): boolean => {
    if (waiting(d)) return false;
    const can = lawful(beside(d), theirs);
    return best.every((was, i) => can[i] || !was);
  };
  return needed(start, orders, own, besides, opens, among);
}

/**
 * What a mover is asked, once somebody else has ordered `fresh`: what led into an area that would be closed to the other
 * without it stays.
 */
export function follow(
  p: Position,
  d: DecisionOf<'move'>,
  other: NationId,
  asked: Ask<'move'>,
  fresh: readonly Order[],
): Ask<'move'> {
  const { owner, ask } = d;
  if (!ask.start) return ask;
  const [own, besides] = staying(ask);
  const opened = opening(p, d, own, besides, other, asked, fresh);
  if (!opened) return ask;
  const by = [...new Set([...(ask.followed?.by ?? []), other])];
  const followed = { orders: 0, ...ask.followed, by };
  return { ...ask, ...held(() => begin(p, owner, ask.start), ask.done, [own, opened], followed) };
}

/** What a mover is asked, as if nobody had followed him who may still take that back. */
export function alone(ask: Ask<'move'>): Ask<'move'> {
  const { followed, ...rest } = ask;
  const kept = followed?.ended && { followed: { by: [], orders: 0, ended: followed.ended } };
  return { ...rest, bound: tiers(ask)[0], ...kept };
}

/** What a mover is asked, once somebody else has declared the end: what let him come stays whatever others do. */
export function settle(p: Position, d: DecisionOf<'move'>, other: NationId, asked: Ask<'move'>): Ask<'move'> {
  const { owner, ask } = d;
  if (!ask.followed?.by.includes(other)) return ask;
  const by = ask.followed.by.filter((who) => who !== other);
  const [own, besides] = staying(ask);
  const all = [...own, ...besides];
  const opened =
    by.length === 0
      ? besides
      : (opening(p, d, own, [], other, { ...asked, done: [] }, asked.done, all) ?? []);
  const stay = [[...own, ...opened], besides.filter((i) => !opened.includes(i))] as const;
  const followed = { ...ask.followed, by, ...(opened.length > 0 && { ended: true as const }) };
  return { ...ask, ...held(() => begin(p, owner, ask.start), ask.done, stay, followed) };
}
