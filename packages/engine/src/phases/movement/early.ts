import type { DecisionOf, Holdings, Order } from '../../decisions.ts';
import { refuse, type Violation } from '../../events.ts';
import type { Position } from '../../position.ts';
import type { AreaId, NationId } from '../../state.ts';
import { begin, conflictWith, type Draft } from './draft.ts';
import { perform, redo } from './orders.ts';

// Moves ahead of turn. They may be taken back like others, but for those that caused conflict: these are put first
// among the orders done, together with what they need, and stay.

/** Whether these orders leave somebody aboard. */
function waiting(p: Position, who: NationId, start: Holdings | undefined, orders: readonly Order[]): boolean {
  const draft = begin(p, who, start);
  redo(draft, orders);
  return draft.ships.some((ship) => ship.cargo + ship.hired > 0);
}

/** Ahead of turn nobody waits aboard: what others do until the turn comes might leave no place to land. */
export function aboard(
  p: Position,
  { owner, ask }: DecisionOf<'move'>,
  orders: readonly Order[],
): Violation | undefined {
  return waiting(p, owner, ask.start, orders)
    ? refuse('aboard', p.rules.cite('outOfTurn'), 'Tokens moved ahead of turn go ashore at once.')
    : undefined;
}

/** Carries out the order; where it has brought own tokens into a conflict situation. */
function contested(d: Draft, order: Order): AreaId[] {
  const before = new Map(d.moved);
  perform(d, order);
  const entered = (area: AreaId): boolean => (d.moved.get(area) ?? 0) > (before.get(area) ?? 0);
  return [...d.moved.keys()].filter((area) => entered(area) && conflictWith(d, area, 0));
}

/** What has to stay with an order that led into conflict there: others that led there, and what a voyage took. */
function neededFor(d: Draft, order: Order, areas: readonly AreaId[], free: readonly Order[]): Order[] {
  const bySea = order.do !== 'walk' || areas.some((area) => d.landed.includes(area));
  return free.filter((o) => (o.do === 'walk' ? areas.includes(o.to) : bySea));
}

const same = (a: Draft, b: Draft): boolean => {
  const text = ({ off, moved, ships, treasury }: Draft): string =>
    JSON.stringify([[...off].sort(), [...moved].sort(), ships, treasury]);
  return text(a) === text(b);
};

/** The orders done, those that stay first, after `fresh` ones ahead of turn. */
export function bind(
  p: Position,
  who: NationId,
  start: Holdings,
  { done, bound = 0 }: { done: Order[]; bound?: number },
  fresh: readonly Order[],
): { done: Order[]; bound: number } {
  const draft = begin(p, who, start);
  redo(draft, done);
  let all = [...done];
  let stay = bound;
  for (const order of fresh) {
    const areas = contested(draft, order);
    all.push(order);
    if (areas.length === 0) continue;
    const free = all.slice(stay, -1);
    const needed = neededFor(draft, order, areas, free);
    const sorted = [...all.slice(0, stay), ...needed, order, ...free.filter((o) => !needed.includes(o))];
    const again = begin(p, who, start);
    redo(again, sorted);
    const fits = same(again, draft);
    stay = fits ? stay + needed.length + 1 : all.length;
    if (fits) all = sorted;
  }
  // With what stays, those aboard other ships go ashore.
  while (waiting(p, who, start, all.slice(0, stay))) stay++;
  return { done: all, bound: stay };
}
