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
  const draft = begin(p, owner, ask.start);
  redo(draft, orders);
  return early(p) && waiting(draft) ? refuse('aboard', {}, p.rules.cite('outOfTurn')) : undefined;
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
 * The places of `bound` orders and of others that have to stay with them. Any other is left out, the latest first, where
 * what stays can be ordered without it and `keeps` what it is about, and all together still comes to the same.
 */
function needed(
  start: Start,
  orders: readonly Order[],
  bound: readonly number[],
  keeps: (stay: Draft) => boolean,
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
  let stay = [...orders.keys()];
  for (const i of [...orders.keys()].reverse()) {
    if (bound.includes(i)) continue;
    const fewer = stay.filter((j) => j !== i);
    if (enough(fewer)) stay = fewer;
  }
  return stay;
}

/** The orders done, the first `bound` of which stay. */
interface Done {
  done: Order[];
  bound: number;
}

/** The orders done, those that stay first, after `fresh` ones ahead of turn. */
export function bind(
  p: Position,
  who: NationId,
  holdings: Holdings,
  { done, bound = 0 }: { done: Order[]; bound?: number },
  fresh: readonly Order[],
): Done {
  const start = (): Draft => begin(p, who, holdings);
  const all = [...done, ...fresh];
  let stay = [...done.keys()].slice(0, bound);
  const draft = after(start, done);
  for (const [i, order] of fresh.entries()) {
    const areas = contested(draft, order);
    if (areas.length === 0) continue;
    const now = done.length + i;
    const clash = (d: Draft): boolean => areas.every((area) => conflictWith(d, area, 0));
    stay = needed(start, all.slice(0, now + 1), [...stay, now], clash);
  }
  // Who is left aboard goes ashore: with the last order all are.
  if (waiting(after(start, first(start, all, stay).slice(0, stay.length))))
    stay = needed(start, all, stay, (d) => !waiting(d));
  return { done: first(start, all, stay), bound: stay.length };
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

/**
 * What a mover is asked, once somebody else has ordered `fresh`: what led into an area that would be closed to the other
 * without it stays.
 */
export function follow(
  p: Position,
  { owner, ask }: DecisionOf<'move'>,
  other: NationId,
  { done, start: before }: Ask<'move'>,
  fresh: readonly Order[],
): Ask<'move'> {
  if (!ask.start) return ask;
  const start = (): Draft => begin(p, owner, ask.start);
  const beside = (d: Draft): Start => {
    const board = having(p, owner, outcome(d));
    return () => begin(board, other, before);
  };
  const bound = [...ask.done.keys()].slice(0, ask.bound ?? 0);
  const alone = beside(after(start, ask.done.slice(0, bound.length)));
  if (!performAll(alone(), done, fresh)) return ask;
  const orders = [...done, ...fresh];
  const could = lawful(() => begin(p, other, before), orders);
  const opens = (d: Draft): boolean => {
    if (waiting(d)) return false;
    const can = lawful(beside(d), orders);
    return could.every((was, i) => can[i] || !was);
  };
  const stay = needed(start, ask.done, bound, opens);
  return { ...ask, done: first(start, ask.done, stay), bound: stay.length, followed: true };
}
