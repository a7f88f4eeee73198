import { cityOwner, coastal, nation } from '../board/queries.ts';
import type { Order } from '../decisions.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { Position } from '../position.ts';
import type { Json, NationId } from '../state.ts';
import { begin, conflictWith, type Draft } from './movement/draft.ts';
import { decay, performAll } from './movement/orders.ts';
import { holdings, restore, settle } from './movement/settle.ts';

/** How each order is told, and the rule behind it. */
const NEWS: Record<Order['do'], [event: string, mechanism: string]> = {
  walk: ['walked', 'walk'],
  build: ['shipBuilt', 'buildShip'],
  maintain: ['shipMaintained', 'upkeep'],
  scrap: ['shipScrapped', 'scrapShip'],
  sail: ['sailed', 'sail'],
};

/** Without tokens, ships and the means to build a ship there is nothing to order. */
function idle(p: Position, who: NationId): boolean {
  const { tokens, ships, cities, treasury } = nation(p, who);
  for (const _ in tokens) return false;
  for (const _ in ships) return false;
  if (treasury < p.rules.numbers['shipCost']!) return true;
  return !cities.some((area) => coastal(p, area) && p.rules.policies.shipyard(p, who, area, 0));
}

function narrate(play: Play, who: NationId, orders: readonly Order[]): void {
  for (const { do: what, ...order } of orders as readonly ({ do: Order['do'] } & Record<string, Json>)[]) {
    const [event, mechanism] = NEWS[what];
    play.emit(event, play.rules.cite(mechanism), { nation: who, ...order });
  }
}

function declare(play: Play, draft: Draft): void {
  const { who } = draft;
  const { map, cite } = play.rules;
  const shipsLost = decay(draft);
  // Before the board changes: the draft counts from where the turn began.
  const entered = [...draft.moved.keys()].filter((area) => draft.moved.get(area));
  const conflicts = map.sorted(entered.filter((area) => conflictWith(draft, area, 0)));
  settle(play, draft);
  play.emit('movementEnded', cite('declaration'), { nation: who, shipsLost });
  for (const area of conflicts) {
    const mechanism = cityOwner(play, area) === undefined ? 'tokensClash' : 'attack';
    play.emit('conflictSituation', cite(mechanism), { nation: who, area });
  }
  delete play.own(who).filed;
}

/** Orders filed ahead, if they still hold; otherwise their owner hears why not. */
function filedOrders(play: Play, who: NationId): { orders: Order[]; draft: Draft } | undefined {
  const orders = play.own(who).filed as unknown as Order[] | undefined;
  if (!orders) return undefined;
  const draft = begin(play, who);
  const violation = performAll(draft, [], orders);
  if (!violation) return { orders, draft };
  const { code, cite, text } = violation;
  play.tell([who], 'filedOrdersFailed', cite, { nation: who, code, text });
  return undefined;
}

/** Nations move one after the other in an order that is fixed when the phase begins. */
export const movement: Step = {
  id: 'movement',
  run(play, frame) {
    let order = frame.locals['order'] as NationId[] | undefined;
    if (!order) {
      order = play.rules.policies.movementOrder(play).filter((who) => !idle(play, who));
      frame.locals['order'] = order;
      for (const owner of order.slice(1))
        play.ask({
          kind: 'fileOrders',
          owner,
          mode: 'window',
          optional: true,
          ask: {},
          cite: play.rules.cite('fileOrders'),
        });
    }
    const who = order[frame.at];
    if (who === undefined) return 'done';
    play.close('fileOrders', who);
    play.emit('movementTurn', play.rules.cite('move'), { nation: who });
    const filed = filedOrders(play, who);
    if (filed) {
      narrate(play, who, filed.orders);
      declare(play, filed.draft);
      frame.at++;
    } else play.ask({ kind: 'move', owner: who, ask: { done: [] }, cite: play.rules.cite('move') });
    return 'again';
  },
  on: {
    move(play, frame, by, answer, { ask }) {
      const { cite } = play.rules;
      const kept = answer.do === 'undo' ? ask.done.slice(0, answer.keep ?? 0) : ask.done;
      const fresh = answer.do === 'undo' ? [] : answer.orders;
      const start = ask.start ?? (answer.do === 'end' ? undefined : holdings(play, by));
      if (answer.do === 'undo') restore(play, by, start!);
      const draft = begin(play, by, start);
      performAll(draft, kept, fresh);
      narrate(play, by, fresh);
      if (answer.do === 'end') {
        declare(play, draft);
        frame.at++;
        return;
      }
      settle(play, draft);
      if (answer.do === 'undo') play.emit('movesTakenBack', cite('undo'), { nation: by, kept: kept.length });
      const done = [...kept, ...fresh];
      const again = done.length > 0 ? { done, start: start! } : { done };
      play.ask({ kind: 'move', owner: by, ask: again, cite: cite('move') });
    },
    fileOrders(play, _, by, answer) {
      const own = play.own(by);
      if (answer) own.filed = answer as unknown as Json;
      else delete own.filed;
    },
  },
};
