import type { AreaId, CoastId, MoveOptions, Order, Violation } from '@ochre/engine';
import type { Signal } from '@preact/signals';
import type { Session } from '../../session/session.ts';
import type { Board } from '../board.ts';
import {
  addOrder,
  afterOrders,
  allOrders,
  answerOf,
  draftWith,
  hop,
  type MoveAnswer,
  type MoveDecision,
  type MoveDraft,
  onBoard,
  ordersOf,
  redo,
  removeOrder,
  step,
  takeBack,
  undo,
} from '../model/move.ts';
import { peopleOf, preview } from '../model/preview.ts';
import { draftOf, refuse, send } from '../parts/drafts.ts';

/** What is in hand: tokens of an area, a ship, or a ship to be built. */
export type Hand =
  | { kind: 'area'; area: AreaId; n: number }
  | { kind: 'ship'; ship: number; load: number }
  | { kind: 'build'; at?: CoastId }
  | undefined;

/** The movement that was ended last: whoever takes that back goes on from there. */
const ended = new WeakMap<Session, { decision: string; turn: number; orders: readonly Order[] }>();

/** A movement being drafted: everything the panel and the map can do to it. */
export class Movement {
  readonly session: Session;
  readonly decision: MoveDecision;
  readonly board: Board;
  readonly draft: Signal<MoveDraft>;
  readonly hand: Signal<Hand>;
  /** Orders go to the table one by one, as soon as it takes them, instead of all at the end. */
  readonly live: Signal<boolean>;

  constructor(session: Session, decision: MoveDecision, board: Board) {
    this.session = session;
    this.decision = decision;
    this.board = board;
    this.draft = draftOf(session, decision, 'orders', () => this.initial());
    this.hand = draftOf<Hand>(session, decision, 'hand', () => undefined);
    this.live = draftOf(
      session,
      decision,
      'live',
      () => decision.kind === 'move' && decision.ask.done.length > 0,
    );
  }

  private initial(): MoveDraft {
    const filed = this.decision.kind === 'fileOrders' ? this.session.sight().own.filed : undefined;
    const orders = filed ?? this.again();
    return draftWith(orders ?? []);
  }

  /** What was drafted when this movement was ended, where it has been taken back. */
  private again(): Order[] | undefined {
    const { session, decision } = this;
    const last = ended.get(session);
    if (decision.kind !== 'move' || last?.decision !== decision.id) return undefined;
    if (last.turn !== session.sight().open.turn || last.orders.length === 0) return undefined;
    const orders = [...last.orders];
    return this.check({ do: 'orders', orders }) ? undefined : orders;
  }

  get options(): MoveOptions {
    return this.session.choices(afterOrders(this.session.sight(), this.decision, this.draft.value));
  }

  get orders(): Order[] {
    return allOrders(this.decision, this.draft.value);
  }

  check = (answer: MoveAnswer): Violation | undefined => this.session.check(this.decision, answer);

  refuse(violation: Violation | undefined): void {
    refuse(this.session, this.decision, violation);
  }

  allows = (order: Order): boolean => 'draft' in addOrder(this.decision, this.draft.value, order, this.check);

  /** Areas of which a token can pay for a ship of an earlier turn. */
  payersFor(ship: number): AreaId[] {
    const { tokens } = preview(this.session.sight(), this.decision, this.draft.value);
    return Object.keys(tokens).filter((token) => this.allows({ do: 'maintain', ship, token }));
  }

  /** Adds an order to the draft, or shows why it cannot be. */
  order(order: Order): boolean {
    const added = addOrder(this.decision, this.draft.value, order, this.check);
    if ('violation' in added) {
      this.refuse(added.violation);
      return false;
    }
    this.refuse(undefined);
    const answer = this.live.value ? onBoard(added.draft, this.check) : undefined;
    if (answer && this.decision.kind === 'move') void send(this.session, this.decision, answer);
    else this.draft.value = added.draft;
    return true;
  }

  get canUndo(): boolean {
    const { decision } = this;
    if (undo(this.draft.value)) return true;
    return decision.kind === 'move' && decision.ask.done.length > (decision.ask.bound ?? 0);
  }

  undo(): void {
    this.refuse(undefined);
    const before = undo(this.draft.value);
    if (before) this.draft.value = before;
    else if (this.decision.kind === 'move')
      void send(this.session, this.decision, takeBack(this.decision, this.check));
    this.hand.value = undefined;
  }

  /** A proposed movement becomes the draft, or goes on with it. */
  adopt(answer: MoveAnswer, onTop: boolean): void {
    const proposed = ordersOf(answer);
    if (!proposed) return;
    const draft = this.draft.value;
    this.draft.value = step(draft, onTop ? [...draft.orders, ...proposed] : proposed);
    this.refuse(undefined);
    this.hand.value = undefined;
  }

  redo(): void {
    this.draft.value = redo(this.draft.value);
  }

  remove(at: number): void {
    const next = removeOrder(this.decision, this.draft.value, at, this.check);
    if ('violation' in next) this.refuse(next.violation);
    else this.draft.value = next.draft;
  }

  select(area: AreaId): void {
    const from = this.options.walks.find((w) => w.from === area);
    if (!from) return;
    this.refuse(undefined);
    this.hand.value = { kind: 'area', area, n: this.spare(area, from.tokens) };
  }

  /** Takes up the stack of an area that was picked by name, and shows where it is and where it can go. */
  pick(area: AreaId): void {
    this.select(area);
    const to = this.options.walks.find(({ from }) => from === area)?.to ?? [];
    this.board.show([area, ...to.map((target) => target.to)]);
  }

  /** The stack of an area, as it would be taken up. */
  grab(area: AreaId): { n: number; max: number } | undefined {
    const from = this.options.walks.find((w) => w.from === area);
    if (!from) return undefined;
    const hand = this.hand.value;
    return {
      n: hand?.kind === 'area' && hand.area === area ? hand.n : this.spare(area, from.tokens),
      max: from.tokens,
    };
  }

  take(area: AreaId): void {
    const hand = this.hand.value;
    if (hand?.kind !== 'area' || hand.area !== area) this.select(area);
  }

  drop(from: AreaId, to: AreaId, n: number): void {
    this.hand.value = { kind: 'area', area: from, n };
    this.walk(to);
  }

  /** Those above the limit of an area go first; at least one does. */
  private spare(area: AreaId, tokens: number): number {
    const { session, decision } = this;
    const limit = session.rules.policies.limit(session.sight(), decision.owner, area);
    return Math.max(1, tokens - limit);
  }

  walk(to: AreaId): void {
    const hand = this.hand.value;
    if (hand?.kind !== 'area') return;
    const target = this.options.walks.find((w) => w.from === hand.area)?.to.find((t) => t.to === to);
    const { area: from, n } = hand;
    // What went has left the hand: the next stack pressed is taken up, no token is sent there.
    if (this.order({ do: 'walk', n, from, to, ...(target?.via !== undefined && { via: target.via }) }))
      this.hand.value = undefined;
  }

  sail(to: CoastId): void {
    const hand = this.hand.value;
    if (hand?.kind !== 'ship') return;
    const way = this.options.ships[hand.ship]?.voyages[to] ?? [to];
    if (this.order(hop(hand.ship, hand.load, way))) this.hand.value = { ...hand, load: 0 };
  }

  /** A press on the map: takes up tokens or a ship, sends what is in hand there, or puts it down. */
  press(area: AreaId, coast?: CoastId): void {
    const hand = this.hand.value;
    const afloat = this.afloat(coast);
    if (hand?.kind === 'area' && hand.area === area) this.more(hand.area, hand.n);
    else if (hand?.kind === 'area' && afloat.length === 0) this.pressFrom(hand.area, area);
    else if (hand?.kind === 'ship' && !afloat.includes(hand.ship)) this.pressSailing(hand.ship, area, coast);
    else if (hand?.kind === 'build') this.pressYard(area, coast);
    else if (afloat.length > 0) this.takeShip(afloat);
    else this.select(area);
  }

  /** Ships at a coast, by number. */
  private afloat(coast: CoastId | undefined): number[] {
    return this.options.ships.flatMap((s, i) =>
      coast !== undefined && s.at === coast && !s.gone ? [i] : [],
    );
  }

  /** Of ships at one coast each press takes up the next; after the last one none is in hand. */
  private takeShip(afloat: readonly number[]): void {
    const hand = this.hand.value;
    const ship = afloat[hand?.kind === 'ship' ? afloat.indexOf(hand.ship) + 1 : 0];
    this.hand.value = ship === undefined ? undefined : { kind: 'ship', ship, load: 0 };
  }

  /** With a ship in hand a place it can sail to is meant as its harbour; elsewhere what is pressed is taken up. */
  private pressSailing(sailing: number, area: AreaId, coast?: CoastId): void {
    const voyages = this.options.ships[sailing]?.voyages ?? {};
    const to = coast ?? this.harbourOf(area, voyages);
    if (voyages[to]) this.sail(to);
    else if (this.afloat(coast).length > 0) this.takeShip(this.afloat(coast));
    else if (this.canWalk(area)) this.select(area);
    else this.sail(to);
  }

  private canWalk(area: AreaId): boolean {
    return this.options.walks.some(({ from }) => from === area);
  }

  private pressYard(area: AreaId, coast?: CoastId): void {
    const { coasts } = this.options.builds;
    const at = coasts.find((c) => c === coast || this.session.rules.map.water(c).area === area);
    if (at !== undefined) this.hand.value = { kind: 'build', at };
    else this.select(area);
  }

  private pressFrom(from: AreaId, area: AreaId): void {
    const source = this.options.walks.find((w) => w.from === from);
    if (this.canWalk(area) && !source?.to.some((t) => t.to === area)) this.select(area);
    else this.walk(area);
  }

  /** One more of the stack in hand, all numbers in turn; once each was offered it is put down. */
  private more(area: AreaId, n: number): void {
    const most = this.options.walks.find((w) => w.from === area)?.tokens ?? 1;
    const next = n >= most ? 1 : n + 1;
    this.hand.value = next === this.spare(area, most) ? undefined : { kind: 'area', area, n: next };
  }

  private harbourOf(area: AreaId, voyages: Record<CoastId, CoastId[]>): CoastId {
    const coasts = this.session.rules.map.find(area)?.coasts.map((c) => c.id) ?? [];
    const near = coasts.filter((c) => voyages[c]).sort((a, b) => voyages[a]!.length - voyages[b]!.length);
    return near[0] ?? coasts[0] ?? area;
  }

  /** Where the ship of an order lies before it sails. */
  portBefore(at: number): CoastId | undefined {
    const order = this.orders[at];
    if (order?.do !== 'sail') return undefined;
    const earlier = this.orders.slice(0, at).filter((o) => o.do === 'sail' && o.ship === order.ship);
    const way = earlier.flatMap((o) => (o.do === 'sail' ? o.legs.flatMap((leg) => leg.to ?? []) : []));
    return way.at(-1) ?? this.options.ships[order.ship]?.home;
  }

  /** Tokens on the board as the draft leaves it, ashore and aboard: what was paid for ships is gone. */
  get people(): number {
    return peopleOf(this.session.sight(), this.decision, this.draft.value);
  }

  /** Tokens that ending now would cost, where nothing was done and something could be. */
  get wasted(): number {
    if (this.orders.length > 0 || this.options.walks.every(({ to }) => to.length === 0)) return 0;
    const { surplus } = preview(this.session.sight(), this.decision, this.draft.value);
    return surplus.reduce((n, s) => n + s.n, 0);
  }

  end(): void {
    const { session, decision } = this;
    const { orders } = this.draft.value;
    ended.set(session, { decision: decision.id, turn: session.sight().open.turn, orders });
    void send(this.session, this.decision, answerOf(this.decision, this.draft.value));
  }
}
