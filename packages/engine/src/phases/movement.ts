import { cityOwner, coastal, nation, nations } from '../board/queries.ts';
import type { Ask, Decision, DecisionOf, MovePart, Order } from '../decisions.ts';
import type { EventType } from '../events.ts';
import { equal } from '../kernel/json.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { Position } from '../position.ts';
import type { CiteKey } from '../ruleset/cites.ts';
import { shipCost, value } from '../ruleset/effects.ts';
import type { AreaId, CoastId, Frame, Json, NationId } from '../state.ts';
import { begin, conflictWith, type Draft } from './movement/draft.ts';
import { alone, bind, early, follow, settle, withBound } from './movement/early.ts';
import { decay, performAll } from './movement/orders.ts';
import { bringAbout, holdings, outcome } from './movement/outcome.ts';

type Part = Pick<Ask<'move'>, 'part'>;

/** How each order is told, and the rule behind it. */
const NEWS: Record<Order['do'], [event: EventType, mechanism: CiteKey]> = {
  walk: ['walked', 'walk'],
  build: ['shipBuilt', 'buildShip'],
  maintain: ['shipMaintained', 'upkeep'],
  scrap: ['shipScrapped', 'scrapShip'],
  sail: ['sailed', 'sail'],
};

/** Without tokens, ships that can be kept and the means to build a ship there is nothing to order. */
function idle(p: Position, who: NationId, part: MovePart | undefined): boolean {
  if (part === 'ships') return shipless(p, who);
  const { tokens, ships, cities, treasury, hired } = nation(p, who);
  if (hired && part === 'moves') return false;
  for (const _ in tokens) return false;
  if (part === 'moves') {
    for (const _ in ships) return false;
    return true;
  }
  if (canKeep(p, who)) return false;
  if (treasury < shipCost(p, who)) return true;
  return !cities.some((area) => coastal(p, area) && p.rules.policies.shipyard(p, who, area, 0));
}

/** Some ship of an earlier turn can be maintained; no matter whether the others are scrapped or fall apart. */
function canKeep(p: Position, who: NationId): boolean {
  const { tokens, ships, treasury } = nation(p, who);
  const { map, numbers, variants } = p.rules;
  const pays = (at: CoastId): boolean =>
    variants.upkeepToken === 'atShip'
      ? tokens[map.water(at).area] !== undefined
      : Object.keys(tokens).length > 0;
  return Object.keys(ships).some((at) => treasury >= numbers.shipUpkeep || pays(at));
}

/** No ship that can be kept, and no place where one can be built and paid for. */
function shipless(p: Position, who: NationId): boolean {
  const { tokens, cities, treasury } = nation(p, who);
  if (canKeep(p, who)) return false;
  return ![...Object.keys(tokens), ...cities].some((area) => {
    const ashore = tokens[area] ?? 0;
    return (
      coastal(p, area) &&
      treasury + ashore >= shipCost(p, who) &&
      p.rules.policies.shipyard(p, who, area, ashore)
    );
  });
}

function narrate(play: Play, who: NationId, orders: readonly Order[]): void {
  for (const { do: what, ...order } of orders as readonly ({ do: Order['do'] } & Record<string, Json>)[]) {
    const [event, mechanism] = NEWS[what];
    play.emit(event, play.rules.cite(mechanism), { nation: who, ...order });
  }
}

/** Areas in conflict that own tokens have entered. To be asked before the board changes: it counts from where the turn began. */
function contested(draft: Draft): AreaId[] {
  const found: AreaId[] = [];
  for (const [area, n] of draft.moved) if (n && conflictWith(draft, area, 0)) found.push(area);
  return draft.p.rules.map.sorted(found);
}

/** Where fights may not be joined, who began them is remembered until all have moved. */
function remember(play: Play, who: NationId, conflicts: readonly AreaId[]): void {
  if (play.rules.variants.bannedConflict !== 'toJoin' || conflicts.length === 0) return;
  play.open.begun = { ...Object.fromEntries(conflicts.map((area) => [area, who])), ...play.open.begun };
}

function declare(play: Play, draft: Draft): void {
  const { who } = draft;
  const { cite } = play.rules;
  const shipsLost = decay(draft);
  const conflicts = contested(draft);
  remember(play, who, conflicts);
  bringAbout(play, who, outcome(draft));
  if (draft.landed.length > 0 && value(play, who, 'fireTokens') > 0)
    play.open.landed = { ...play.open.landed, [who]: [...new Set(draft.landed)] };
  play.emit('movementEnded', cite('declaration'), { nation: who, shipsLost });
  for (const area of conflicts) {
    const mechanism = cityOwner(play, area) === undefined ? 'tokensClash' : 'attack';
    play.emit('conflictSituation', cite(mechanism), { nation: who, area });
  }
  delete play.own(who).filed;
}

/** Who has nothing to order loses the ships nobody pays for. */
function forfeit(play: Play, who: NationId, part: MovePart | undefined): void {
  const draft = begin(play, who, undefined, part);
  if (draft.ships.length > 0) declare(play, draft);
}

/** Orders filed ahead, if they still hold; otherwise their owner hears why not. */
function filedOrders(
  play: Play,
  who: NationId,
  part: MovePart | undefined,
): { orders: Order[]; draft: Draft } | undefined {
  const orders = play.own(who).filed;
  if (!orders) return undefined;
  const draft = begin(play, who, undefined, part);
  const violation = performAll(draft, [], orders);
  if (!violation) return { orders, draft };
  const { cite, ...reason } = violation;
  play.tell([who], 'filedOrdersFailed', cite, { nation: who, ...reason });
  return undefined;
}

/** Those whose turn is to come file orders for it or, where the table likes that, move at once. */
function askAhead(play: Play, owner: NationId, part: Part): void {
  const cite = play.rules.cite('fileOrders');
  if (early(play)) askEarly(play, owner, { done: [], ...part });
  else play.ask({ kind: 'fileOrders', owner, mode: 'window', optional: true, ask: part, cite });
}

function askEarly(play: Play, owner: NationId, ask: Ask<'move'>): void {
  const cite = play.rules.cite('fileOrders');
  play.ask({ kind: 'move', owner, mode: 'window', optional: true, ask: { ...ask, early: true }, cite });
}

const isMove = (d: Decision): d is DecisionOf<'move'> => d.kind === 'move';

function moverOf({ state: { pending } }: Play, who: NationId): DecisionOf<'move'> | undefined {
  for (const id in pending) {
    const d = pending[id]!;
    if (d.owner === who && isMove(d)) return d;
  }
  return undefined;
}

/** What a nation has ordered ahead of its turn, which has come. */
function takeEarly(play: Play, who: NationId, part: Part): Ask<'move'> {
  if (!early(play)) return { done: [], ...part };
  const { early: _, ...ask } = moverOf(play, who)?.ask ?? { done: [], ...part };
  play.close('move', who);
  return ask;
}

/** Whom else is asked to move: who is in turn, then by ranking who may go ahead of it. */
function otherMovers(play: Play, by: NationId): DecisionOf<'move'>[] {
  const moves = Object.values(play.state.pending)
    .filter(isMove)
    .filter((d) => d.owner !== by);
  if (moves.length < 2) return moves;
  const ranking = nations(play);
  const ahead = ({ ask }: DecisionOf<'move'>): number => Number(ask.early === true);
  return moves.sort((a, b) => ahead(a) - ahead(b) || ranking.indexOf(a.owner) - ranking.indexOf(b.owner));
}

/** A mover is asked anew where what he was about to say may count orders and ships that have other numbers now. */
function askAnew(play: Play, d: DecisionOf<'move'>, ask: Ask<'move'>): void {
  const { owner } = d;
  if (ask.bound === (d.ask.bound ?? 0) && equal(ask.done, d.ask.done)) {
    play.state.pending[d.id] = { ...d, ask };
    return;
  }
  play.close('move', owner);
  if (ask.early) askEarly(play, owner, ask);
  else play.ask({ kind: 'move', owner, ask, cite: play.rules.cite('move') });
}

/**
 * What the others are asked, once `by` has done something. Where either of two would do, what one of them could take back is
 * no longer counted on.
 */
function askOthers(
  play: Play,
  by: NationId,
  anew: (board: Position, d: DecisionOf<'move'>) => Ask<'move'>,
): void {
  let board: Position = play;
  for (const d of otherMovers(play, by)) {
    const ask = anew(board, d);
    board = withBound(board, { ...d, ask });
    if (ask !== d.ask) askAnew(play, d, ask);
  }
}

/** The others may have led `by` into a protected area. */
function lead(play: Play, by: NationId, ask: Ask<'move'>, fresh: readonly Order[]): void {
  askOthers(play, by, (board, d) => follow(board, d, by, ask, fresh));
}

/** `by` has declared the end and takes nothing back any more. */
function stayFor(play: Play, by: NationId, ask: Ask<'move'>): void {
  askOthers(play, by, (board, d) => settle(board, d, by, ask));
}

/** `by` has taken orders back: whom he followed is held by what he and others have still ordered. */
function release(play: Play, by: NationId): void {
  const freed = otherMovers(play, by).filter(({ ask }) => ask.followed?.by.includes(by));
  const followers = new Set(freed.flatMap(({ ask }) => ask.followed!.by));
  for (const d of freed) askAnew(play, d, alone(d.ask));
  for (const who of followers) {
    const { ask } = moverOf(play, who) ?? {};
    if (ask) lead(play, who, { ...ask, done: [] }, ask.done);
  }
}

interface Moving {
  order?: NationId[];
  /** Those who have declared the end ahead of their turn. */
  ended?: NationId[];
}

const ended = (frame: Frame<Moving>): NationId[] => frame.locals.ended ?? [];

/** Nations move one after the other in an order that is fixed when the phase begins. */
const moving = (id: string, part: Part = {}): Step<Moving> => ({
  id,
  run(play, frame) {
    let { order } = frame.locals;
    if (!order) {
      const all = play.rules.policies.movementOrder(play);
      order = all.filter((who) => !idle(play, who, part.part));
      frame.locals.order = order;
      for (const who of all) if (!order.includes(who)) forfeit(play, who, part.part);
      if (part.part !== 'ships') for (const owner of order.slice(1)) askAhead(play, owner, part);
    }
    while (ended(frame).includes(order[frame.at]!)) frame.at++;
    const who = order[frame.at];
    if (who === undefined) {
      delete play.open.begun;
      return 'done';
    }
    const begun = takeEarly(play, who, part);
    play.close('fileOrders', who);
    play.emit('movementTurn', play.rules.cite('move'), { nation: who });
    const filed = filedOrders(play, who, part.part);
    if (filed) {
      narrate(play, who, filed.orders);
      declare(play, filed.draft);
      frame.at++;
    } else play.ask({ kind: 'move', owner: who, ask: begun, cite: play.rules.cite('move') });
    return 'again';
  },
  on: {
    move(play, frame, by, answer, { ask }) {
      const { cite } = play.rules;
      const kept = answer.do === 'undo' ? ask.done.slice(0, answer.keep ?? ask.bound ?? 0) : ask.done;
      const fresh = answer.do === 'undo' ? [] : answer.orders;
      const start = ask.start ?? (answer.do === 'end' ? undefined : holdings(play, by));
      const draft = begin(play, by, start, ask.part);
      performAll(draft, kept, fresh);
      if (early(play)) {
        lead(play, by, { ...ask, done: kept }, fresh);
        if (answer.do === 'end') stayFor(play, by, { ...ask, done: [...kept, ...fresh] });
      }
      narrate(play, by, fresh);
      if (answer.do === 'end') {
        declare(play, draft);
        if (ask.early) {
          play.close('move', by);
          frame.locals.ended = [...ended(frame), by];
        } else frame.at++;
        return;
      }
      const done = ask.early
        ? bind(play, by, start!, { ...ask, done: kept }, fresh)
        : {
            done: [...kept, ...fresh],
            ...(ask.bound && { bound: ask.bound }),
            ...(ask.followed && { followed: ask.followed }),
          };
      // Ahead of turn an order that causes conflict stays.
      if (ask.early) remember(play, by, contested(draft));
      bringAbout(play, by, outcome(draft));
      if (answer.do === 'undo') play.emit('movesTakenBack', cite('undo'), { nation: by, kept: kept.length });
      const again = {
        ...done,
        ...part,
        ...(done.done.length > 0 && { start: start! }),
      };
      if (ask.early) {
        play.close('move', by);
        askEarly(play, by, again);
      } else play.ask({ kind: 'move', owner: by, ask: again, cite: cite('move') });
      if (answer.do === 'undo') release(play, by);
    },
    fileOrders(play, _, by, answer) {
      const own = play.own(by);
      if (answer) own.filed = answer;
      else delete own.filed;
    },
  },
});

/** Ships and moves in one. */
export const movement = moving('movement');

/** Ships are maintained and built before anybody moves. */
export const shipbuilding = moving('shipbuilding', { part: 'ships' });
export const movesOnly = moving('movement', { part: 'moves' });
