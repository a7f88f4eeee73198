import type {
  Answer,
  AreaId,
  CoastId,
  DecisionOf,
  Holdings,
  Leg,
  NationId,
  Order,
  Sight,
  Violation,
} from '@ochre/engine';
import { nation, shipCost } from '@ochre/engine/query';

/** Either one's own turn to move, or orders for a turn to come. */
export type MoveDecision = DecisionOf<'move'> | DecisionOf<'fileOrders'>;

export type MoveAnswer = Answer<MoveDecision['kind']>;

/** The orders in an answer, if it has any. */
export function ordersOf(answer: MoveAnswer): readonly Order[] | undefined {
  if (answer === null || Array.isArray(answer)) return answer ?? undefined;
  return answer.do === 'undo' ? undefined : answer.orders;
}

type Orders = readonly Order[];

/** Orders not sent yet; what they were before each step, and after each that was taken back, the next one first. */
export interface MoveDraft {
  orders: Orders;
  before: readonly Orders[];
  undone: readonly Orders[];
}

/** A draft to go on from. */
export const draftWith = (orders: Orders): MoveDraft => ({ orders, before: [], undone: [] });

export const noOrders = draftWith([]);

/** A step of the draft, which undo takes back whole. */
export const step = ({ orders, before }: MoveDraft, next: Orders): MoveDraft => ({
  orders: next,
  before: [...before, orders],
  undone: [],
});

const carriedOut = (d: MoveDecision): readonly Order[] => (d.kind === 'move' ? d.ask.done : []);

export function startOf(sight: Sight, d: MoveDecision): Holdings {
  const { tokens, ships, treasury, hired } = nation(sight, d.owner);
  const now = { tokens, ships, treasury, ...(hired && { hired }) };
  return (d.kind === 'move' ? d.ask.start : undefined) ?? now;
}

export function allOrders(d: MoveDecision, draft: MoveDraft): Order[] {
  return [...carriedOut(d), ...draft.orders];
}

/** The question as it would stand after the draft's orders: what can be ordered next is asked of the engine. */
export function afterOrders(sight: Sight, d: MoveDecision, draft: MoveDraft): DecisionOf<'move'> {
  return { ...d, kind: 'move', ask: { ...d.ask, done: allOrders(d, draft), start: startOf(sight, d) } };
}

/** The answer that ends the movement, or files the plan. */
export function answerOf(d: MoveDecision, draft: MoveDraft): MoveAnswer {
  const orders = [...draft.orders];
  return d.kind === 'move' ? { do: 'end', orders } : orders;
}

type Check = (answer: MoveAnswer) => Violation | undefined;

const sameWay = (a: Order | undefined, b: Order): boolean =>
  a?.do === 'walk' && b.do === 'walk' && a.from === b.from && a.to === b.to && a.via === b.via;

/** The draft with one order more, or why not. A walk along the way of the last one adds to it. */
export function addOrder(
  d: MoveDecision,
  draft: MoveDraft,
  order: Order,
  check: Check,
): { draft: MoveDraft } | { violation: Violation } {
  const last = draft.orders.at(-1);
  const merged =
    last?.do === 'walk' && order.do === 'walk' && sameWay(last, order)
      ? [...draft.orders.slice(0, -1), { ...last, n: last.n + order.n }]
      : [...draft.orders, order];
  const next = step(draft, merged);
  const violation = check(answerOf(d, next));
  // Of many orders the engine names the one at fault by number; here it is always the new one.
  if (!violation) return { draft: next };
  const { order: _, ...params } = violation.params;
  return { violation: { ...violation, params } as Violation };
}

/** The answer that puts the draft on the board, where the table takes it: some tables let nobody wait aboard. */
export function onBoard(draft: MoveDraft, check: Check): Answer<'move'> | undefined {
  const answer: Answer<'move'> = { do: 'orders', orders: [...draft.orders] };
  return check(answer) ? undefined : answer;
}

/** Takes back the last order carried out, with those before it that cannot stand without it. */
export function takeBack({ ask: { done, bound = 0 } }: DecisionOf<'move'>, check: Check): Answer<'move'> {
  const last = { do: 'undo' as const, keep: done.length - 1 };
  for (let { keep } = last; keep >= bound; keep--)
    if (!check({ do: 'undo', keep })) return { do: 'undo', keep };
  return last;
}

/** What was drafted before the last step; of what the draft began with, each order is a step. */
export function undo({ orders, before, undone }: MoveDraft): MoveDraft | undefined {
  const last = before.at(-1) ?? (orders.length > 0 ? orders.slice(0, -1) : undefined);
  return last && { orders: last, before: before.slice(0, -1), undone: [orders, ...undone] };
}

export function redo(draft: MoveDraft): MoveDraft {
  const [next, ...undone] = draft.undone;
  return next ? { ...step(draft, next), undone } : draft;
}

/** The draft without one order, where the rest still holds; otherwise the reason. */
export function removeOrder(
  d: MoveDecision,
  draft: MoveDraft,
  at: number,
  check: Check,
): { draft: MoveDraft } | { violation: Violation } {
  const next = step(
    draft,
    draft.orders.filter((_, i) => i !== at),
  );
  const violation = check(answerOf(d, next));
  return violation ? { violation } : { draft: next };
}

export function tokensMoved(orders: readonly Order[]): number {
  let n = 0;
  for (const o of orders) {
    if (o.do === 'walk') n += o.n;
    if (o.do === 'sail') for (const leg of o.legs) n += leg.load ?? 0;
  }
  return n;
}

/** One hop of a ship: tokens aboard, then along the way to a harbour. */
export function hop(ship: number, load: number, way: readonly CoastId[]): Order {
  const [first, ...rest] = way;
  const start: Leg = { ...(load > 0 && { load }), ...(first !== undefined && { to: first }) };
  return { do: 'sail', ship, legs: [start, ...rest.map((to) => ({ to }))] };
}

export function landing(ship: number, n: number): Order {
  return { do: 'sail', ship, legs: [{ land: n }] };
}

/** Ways to pay for a ship on a coast that the engine allows. */
export function shipPayments(
  sight: Sight,
  who: NationId,
  at: CoastId,
  areas: readonly AreaId[],
  allowed: (order: Order) => boolean,
): Extract<Order, { do: 'build' }>[] {
  const price = shipCost(sight, who);
  const home = sight.rules.map.water(at).area;
  const ways: { treasury: number; tokens: AreaId[] }[] = [];
  for (let treasury = price; treasury >= 0; treasury--) {
    const count = price - treasury;
    if (count === 0) ways.push({ treasury, tokens: [] });
    else if (count === 1) ways.push({ treasury, tokens: [home] });
    else
      for (const other of [home, ...areas.filter((a) => a !== home)])
        ways.push({ treasury, tokens: [home, ...Array<AreaId>(count - 1).fill(other)] });
  }
  return ways
    .map((way) => ({ do: 'build' as const, at, ...way }))
    .filter((order) => nation(sight, who) !== undefined && allowed(order));
}
