import type { Ask, DecisionOf, Holdings, Order } from '../../decisions.ts';
import { refuse, type Violation } from '../../events.ts';
import type { Position } from '../../position.ts';
import type { AreaId, NationId } from '../../state.ts';
import { begin, conflictWith, type Draft } from './draft.ts';
import { perform, performAll, redo } from './orders.ts';

// Where tokens move ahead of turn, they stand on the board at once, and others go by that. They may be taken back like
// others, but for those that caused conflict, and those in turn that let somebody into a protected area: these are put
// first among the orders done, together with what they need, and stay.

/** Whether tokens move ahead of turn at this table. */
export const early = ({ config }: Position): boolean => config.options['earlyMoves'] === true;

/** Whether these orders leave somebody aboard. */
function waiting(p: Position, who: NationId, start: Holdings | undefined, orders: readonly Order[]): boolean {
  const draft = begin(p, who, start);
  redo(draft, orders);
  return draft.ships.some((ship) => ship.cargo + ship.hired > 0);
}

/**
 * Where others move at the same time nobody waits aboard: it would stand in the area for them, and what they do might
 * leave it no place to land.
 */
export function aboard(
  p: Position,
  { owner, ask }: DecisionOf<'move'>,
  orders: readonly Order[],
): Violation | undefined {
  return early(p) && waiting(p, owner, ask.start, orders)
    ? refuse(
        'aboard',
        p.rules.cite('outOfTurn'),
        'Nobody waits aboard while others move: order the whole voyage with its landing.',
      )
    : undefined;
}

/** Carries out the order; where it has brought own tokens into a conflict situation. */
function contested(d: Draft, order: Order): AreaId[] {
  const before = new Map(d.moved);
  perform(d, order);
  const entered = (area: AreaId): boolean => (d.moved.get(area) ?? 0) > (before.get(area) ?? 0);
  return [...d.moved.keys()].filter((area) => entered(area) && conflictWith(d, area, 0));
}

const same = (a: Draft, b: Draft): boolean => {
  const text = ({ off, moved, ships, treasury }: Draft): string =>
    JSON.stringify([[...off].sort(), [...moved].sort(), ships, treasury]);
  return text(a) === text(b);
};

/** The orders done, the first `bound` of which stay. */
interface Done {
  done: Order[];
  bound: number;
}

/** What led into these areas stays: walks there, and all that was ordered of ships if any landed there. */
function hold(p: Position, who: NationId, start: Holdings, all: Done, areas: readonly AreaId[]): Done {
  const draft = begin(p, who, start);
  redo(draft, all.done);
  const bySea = areas.some((area) => draft.landed.includes(area));
  const free = all.done.slice(all.bound);
  const needed = free.filter((o) => (o.do === 'walk' ? areas.includes(o.to) : bySea));
  const sorted = [
    ...all.done.slice(0, all.bound),
    ...needed,
    ...free.filter((order) => !needed.includes(order)),
  ];
  const again = begin(p, who, start);
  redo(again, sorted);
  return same(again, draft)
    ? { done: sorted, bound: all.bound + needed.length }
    : { done: all.done, bound: all.done.length };
}

/** With what stays, those aboard other ships go ashore: with the last order done all are. */
function landed(p: Position, who: NationId, start: Holdings, { done, bound }: Done): Done {
  let stay = bound;
  while (waiting(p, who, start, done.slice(0, stay))) stay++;
  return { done, bound: stay };
}

/** The orders done, those that stay first, after `fresh` ones ahead of turn. */
export function bind(
  p: Position,
  who: NationId,
  start: Holdings,
  { done, bound = 0 }: { done: Order[]; bound?: number },
  fresh: readonly Order[],
): Done {
  const draft = begin(p, who, start);
  redo(draft, done);
  let all: Done = { done, bound };
  for (const order of fresh) {
    const areas = contested(draft, order);
    all = { ...all, done: [...all.done, order] };
    if (areas.length > 0) all = hold(p, who, start, all, areas);
  }
  return landed(p, who, start, all);
}

/** The position, had tokens of `who` not come into the area. */
function without(p: Position, who: NationId, area: AreaId, n: number): Position {
  const { rules, config, open } = p;
  const own = open.nations[who]!;
  const tokens = { ...own.tokens, [area]: own.tokens[area]! - n };
  if (tokens[area] === 0) delete tokens[area];
  return { rules, config, open: { ...open, nations: { ...open.nations, [who]: { ...own, tokens } } } };
}

/**
 * What the mover in turn is asked, once somebody has ordered `fresh` ahead of turn: what led into an area that would be
 * closed to the other without it stays.
 */
export function follow(
  p: Position,
  { owner, ask }: DecisionOf<'move'>,
  other: NationId,
  { done, start }: Ask<'move'>,
  fresh: readonly Order[],
): Ask<'move'> {
  if (!ask.start) return ask;
  const draft = begin(p, owner, ask.start);
  redo(draft, ask.done);
  const needs = (area: AreaId): boolean => {
    const closed = without(p, owner, area, draft.moved.get(area)!);
    return performAll(begin(closed, other, start), done, fresh) !== undefined;
  };
  const areas = [...draft.moved.keys()].filter((area) => draft.moved.get(area) && needs(area));
  if (areas.length === 0) return ask;
  const held = hold(p, owner, ask.start, { done: ask.done, bound: ask.bound ?? 0 }, areas);
  return { ...ask, ...landed(p, owner, ask.start, held), followed: true };
}
