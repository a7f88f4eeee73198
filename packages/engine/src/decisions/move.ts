import { nation } from '../board/queries.ts';
import type { DecisionOf, DecisionSpec, MoveOptions } from '../decisions.ts';
import {
  begin,
  type Draft,
  free,
  freeHired,
  seaworthy,
  shipyard,
  startAreas,
} from '../phases/movement/draft.ts';
import { aboard } from '../phases/movement/early.ts';
import { disembark, performAll, redo } from '../phases/movement/orders.ts';
import { voyages, walks } from '../phases/movement/reach.ts';
import { sampleOrders } from '../phases/movement/sample.ts';
import type { Sight } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import { value } from '../ruleset/effects.ts';
import { int, list, literal, object, oneDo, text } from '../shape.ts';

const count = int(1, 60);
const ship = int(0, 20);
const leg = object({}, { land: count, load: count, landHired: count, loadHired: count, to: text() });

/** No nation has more orders to give: each moves a token, or is one of few for a ship. */
export const orders = list(
  oneDo({
    walk: [
      { n: count, from: text(), to: text() },
      { via: text(), hired: literal(true) },
    ],
    build: [{ at: text(), treasury: int(0, 60), tokens: list(text(), 10) }],
    maintain: [{ ship }, { token: text() }],
    scrap: [{ ship }],
    sail: [{ ship, legs: list(leg, 60) }],
  }),
  200,
);

/** The mover's pieces after the orders carried out so far, with cargo still aboard. */
function draftOf(sight: Sight, { owner, ask }: DecisionOf<'move'>): Draft {
  const draft = begin(sight, owner, ask.start, ask.part);
  redo(draft, ask.done);
  return draft;
}

/** What is left to order: walks per area, each ship's state and voyages, coasts where ships can be built. */
export function options(draft: Draft): MoveOptions {
  const { part } = draft;
  const { map, numbers } = draft.p.rules;
  const areas = map.sorted(new Set([...startAreas(draft), ...draft.moved.keys()]));
  const hired = [...Object.keys(draft.start.hired ?? {}), ...(draft.hired?.moved.keys() ?? [])];
  const yards = map.sorted(new Set([...areas, ...hired, ...nation(draft.p, draft.who).cities]));
  const sites = yards.filter((area) => shipyard(draft, area)).flatMap((area) => map.area(area).coasts);
  const left = part === 'moves' ? 0 : Math.min(numbers.shipsPerTurn - draft.built, draft.shipStock);
  return {
    walks: areas
      .filter((from) => part !== 'ships' && free(draft, from) > 0)
      .map((from) => ({ from, tokens: free(draft, from), to: walks(draft, from) })),
    ...(draft.start.hired && {
      hired: map
        .sorted(Object.keys(draft.start.hired))
        .filter((from) => part !== 'ships' && freeHired(draft, from) > 0)
        .map((from) => ({
          from,
          tokens: freeHired(draft, from),
          to: walks(draft, from),
        })),
    }),
    ships: draft.ships.map((ship) => ({
      ...ship,
      ready: seaworthy(ship) && !ship.gone,
      voyages: ship.gone || part === 'ships' ? {} : voyages(draft, ship),
    })),
    builds: { left, coasts: left > 0 ? sites.map((coast) => coast.id) : [] },
    treasury: draft.treasury,
    capacity: value(draft.p, draft.who, 'shipCapacity'),
  };
}

/** Why the first orders cannot be taken back. */
function stays({ rules }: Sight, { ask: { bound = 0, followed } }: DecisionOf<'move'>): Violation {
  if (followed) return refuse('followed', { orders: bound }, rules.cite('followed'));
  return refuse('bound', { orders: bound }, rules.cite('outOfTurn'));
}

export const move: DecisionSpec<'move'> = {
  shape: oneDo({ orders: [{ orders }], undo: [{}, { keep: int(0, 1000) }], end: [{ orders }] }),
  check(sight, d, answer) {
    const { done, start, part, bound = 0 } = d.ask;
    if (answer.do === 'orders' && answer.orders.length === 0)
      return refuse('noOrder', {}, sight.rules.cite('move'));
    const draft = begin(sight, d.owner, start, part);
    if (answer.do !== 'undo') {
      const violation = performAll(draft, done, answer.orders);
      return violation || answer.do === 'end' ? violation : aboard(sight, d, [...done, ...answer.orders]);
    }
    const keep = answer.keep ?? bound;
    if (keep >= done.length && bound < Math.max(done.length, 1))
      return refuse('nothingToUndo', {}, sight.rules.cite('undo'));
    if (keep < bound || keep >= done.length) return stays(sight, d);
    const kept = done.slice(0, keep);
    redo(draft, kept);
    return disembark(draft) ?? aboard(sight, d, kept);
  },
  choices: (sight, d) => options(draftOf(sight, d)),
  sample(sight, d, rng) {
    const { done } = d.ask;
    if (done.length > (d.ask.bound ?? 0) && rng.int(8) === 0) return { do: 'undo' };
    const orders = sampleOrders(draftOf(sight, d), rng);
    // Step by step as people move, or all at once as programs do.
    const some = orders.length > 1 && rng.int(4) > 0;
    const answer = some
      ? { do: 'orders' as const, orders: orders.slice(0, 1 + rng.int(2)) }
      : { do: 'end' as const, orders };
    // Orders are fine one by one; tokens that walked may still keep cargo of earlier orders from landing.
    return done.length > 0 && move.check(sight, d, answer) ? { do: 'end', orders: [] } : answer;
  },
  fallback: () => ({ do: 'end', orders: [] }),
};
