import {
  type Answer,
  type Ask,
  clone,
  type Decision,
  type DecisionOf,
  type Game,
  type GameState,
  hash,
  type Json,
  type Leg,
  type Order,
  pick,
  quick,
  type Rng,
} from '@ochre/engine';
import { gameFor, movementKept, movementLeaves, rulesetIds } from '@ochre/testkit';
import { chance, randomPosition } from '@ochre/testkit/random';
import { begin } from '@ochre/testkit/scenario';
import { describe, expect, it } from 'vitest';

// A movement comes to the same however it is answered: one order at a time, in parts, at once, with some of it taken
// back in between, or ahead of its turn.

const POSITIONS = Number(process.env['OCHRE_POSITIONS'] ?? 40);

const sum = (counts: Record<string, number> = {}): number => Object.values(counts).reduce((a, b) => a + b, 0);
const board = ({ open }: GameState): string => hash(open);

/** Somebody asked to move, at a point of a game. */
interface Turn {
  game: Game;
  state: GameState;
  mover: string;
}

function asked({ state, mover }: Turn, kind: 'move' | 'fileOrders'): Decision | undefined {
  return Object.values(state.pending).find((d) => d.owner === mover && d.kind === kind);
}

const moveOf = (turn: Turn): DecisionOf<'move'> => asked(turn, 'move') as unknown as DecisionOf<'move'>;

function legal({ game, state, mover }: Turn, decision: Decision, answer: unknown): boolean {
  return game.check(game.view(state, mover), decision, answer as Json) === undefined;
}

/** Whoever has to move can declare the end of it. */
function nobodyStuck({ game, state }: Turn): void {
  for (const d of Object.values(state.pending))
    if (d.kind === 'move' && !d.optional)
      expect(
        game.check(game.view(state, d.owner), d, { do: 'end', orders: [] }),
        `${d.owner} is stuck`,
      ).toBeUndefined();
}

/** Answers if that is legal. */
function answer(turn: Turn, kind: 'move' | 'fileOrders', said: unknown): boolean {
  const decision = asked(turn, kind)!;
  if (!legal(turn, decision, said)) return false;
  const action = { by: turn.mover, decision: decision.id, kind, answer: said as Json };
  const done = turn.game.advance(turn.state, action);
  if (!done.ok) throw new Error(`check allows but advance refuses ${JSON.stringify(action)}`);
  expect(movementKept(turn.game, turn.state)).toEqual([]);
  nobodyStuck(turn);
  return true;
}

const move = (turn: Turn, said: Answer<'move'>): boolean => answer(turn, 'move', said);

/** The first nation that is asked and the one that follows it. */
function order({ pending, frames }: GameState): string[] {
  return Object.keys(pending).length === 0 ? [] : (frames.at(-1)!.locals as { order: string[] }).order;
}

/** Play has come to the mover, the one before having done nothing. */
function turnComes({ game, state, mover }: Turn): Turn {
  const copy = clone(state);
  const [first] = order(copy);
  if (!move({ game, state: copy, mover: first! }, { do: 'end', orders: [] }))
    throw new Error(`${first} cannot stay where it is`);
  return { game, state: copy, mover };
}

/** Where each ship is after these orders. */
function fleet({ game, state, mover }: Turn, orders: readonly Order[]): string[] {
  const { ships } = state.open.nations[mover]!;
  const at = game.rules.map
    .sorted(Object.keys(ships))
    .flatMap((coast) => Array<string>(ships[coast]!).fill(coast));
  for (const order of orders)
    if (order.do === 'build') at.push(order.at);
    else if (order.do === 'sail') for (const { to } of order.legs) at[order.ship] = to ?? at[order.ship]!;
  return at;
}

function randomLegs({ game }: Turn, rng: Rng, from: string): Leg[] {
  let at = from;
  return Array.from({ length: 1 + rng.int(4) }, () => {
    const leg: Leg = {};
    if (chance(rng, 4)) leg.land = 1 + rng.int(2);
    if (chance(rng, 2)) leg.load = 1 + rng.int(2);
    if (chance(rng, 8)) leg.loadHired = 1;
    if (chance(rng, 8)) leg.landHired = 1;
    const { next } = game.rules.map.water(at);
    if (next.length > 0 && !chance(rng, 6)) {
      at = pick(rng, next);
      leg.to = at;
    }
    return leg;
  });
}

function randomOrder(turn: Turn, rng: Rng, before: readonly Order[]): Order {
  const { map } = turn.game.rules;
  const from = pick(rng, [...Object.keys(turn.state.open.nations[turn.mover]!.tokens), 'a']);
  const ships = fleet(turn, before);
  const ship = rng.int(ships.length + 1);
  switch (pick(rng, ['walk', 'build', 'maintain', 'maintain', 'scrap', 'sail', 'sail', 'sail'] as const)) {
    case 'walk': {
      const near = map.area(from).land;
      if (near.length === 0) return { do: 'walk', n: 1, from, to: from };
      const via = pick(rng, near);
      const hired = chance(rng, 3) && { hired: true as const };
      const n = 1 + rng.int(2);
      if (chance(rng, 3)) return { do: 'walk', n, from, via, to: pick(rng, map.area(via).land), ...hired };
      return { do: 'walk', n, from, to: via, ...hired };
    }
    case 'build': {
      const tokens = Array<string>(rng.int(3)).fill(from);
      return { do: 'build', at: from, treasury: rng.int(4), tokens };
    }
    case 'maintain':
      return chance(rng, 2) ? { do: 'maintain', ship } : { do: 'maintain', ship, token: from };
    case 'scrap':
      return { do: 'scrap', ship };
    case 'sail':
      return { do: 'sail', ship, legs: randomLegs(turn, rng, ships[ship] ?? 'a') };
  }
}

/** Orders that can be given at once, the most of a number of tries; none waits for the end to land its cargo (`parts`). */
function randomOrders(turn: Turn, rng: Rng, parts: boolean): Order[] {
  const decision = asked(turn, 'move')!;
  const orders: Order[] = [];
  for (let tries = 0; tries < 150 && orders.length < 12; tries++) {
    const more = [...orders, randomOrder(turn, rng, orders)];
    if (legal(turn, decision, { do: parts ? 'orders' : 'end', orders: more })) orders.push(more.at(-1)!);
  }
  return orders;
}

/** Legs one by one; who lands at the end of a voyage does so with its last step, after which nobody stays aboard. */
function calls(legs: readonly Leg[]): Leg[][] {
  const parts: Leg[][] = [];
  for (const leg of legs)
    if (parts.length > 0 && leg.to === undefined && (leg.land || leg.landHired)) parts.at(-1)!.push(leg);
    else parts.push([leg]);
  return parts;
}

/** The same in the smallest orders: tokens one by one, voyages leg by leg. */
function small(orders: readonly Order[]): Order[] {
  return orders.flatMap((order): Order[] => {
    if (order.do === 'sail') return calls(order.legs).map((legs) => ({ ...order, legs }));
    if (order.do === 'walk') return Array.from({ length: order.n }, () => ({ ...order, n: 1 }));
    return [order];
  });
}

/** Two parts of a voyage in one: a ship cannot stay, or its cargo land, wherever it comes by. */
function joined(orders: readonly Order[]): Order[] {
  for (const [i, one] of orders.entries()) {
    const two = orders[i + 1];
    if (one.do === 'sail' && two?.do === 'sail' && one.ship === two.ship)
      return [...orders.slice(0, i), { ...one, legs: [...one.legs, ...two.legs] }, ...orders.slice(i + 2)];
  }
  return [...orders];
}

/** The next answer of one to `most` orders that is legal, larger ones after smaller ones. */
function next(
  turn: Turn,
  rest: readonly Order[],
  most: number,
): { orders: Order[]; rest: Order[] } | undefined {
  let list = [...rest];
  for (;;) {
    for (let n = Math.min(most, list.length); n <= list.length; n++) {
      const orders = list.slice(0, n);
      if (move(turn, { do: 'orders', orders })) return { orders, rest: list.slice(n) };
    }
    const fewer = joined(list);
    if (fewer.length === list.length) return undefined;
    list = fewer;
  }
}

/** Orders to come, with the numbers that new ships have once those that stay were put first. */
function renumbered(orders: Order[], given: readonly Order[], { done, start }: Ask<'move'>): Order[] {
  const old = sum(start?.ships);
  const builds = (of: readonly Order[]): string[] => {
    const texts = of.filter((o) => o.do === 'build').map((o) => JSON.stringify(o));
    return texts.map((text, i) => `${text} ${texts.slice(0, i).filter((t) => t === text).length}`);
  };
  const [before, now] = [builds(given), builds(done)];
  return orders.map((order) => {
    const build = 'ship' in order ? before[order.ship - old] : undefined;
    return build === undefined ? order : { ...order, ship: old + now.indexOf(build) };
  });
}

/** Answers in parts, taking something back now and then; what is left is said with the end. */
function inParts(turn: Turn, orders: readonly Order[], rng: Rng, most: number, undo: boolean): Order[] {
  let rest = [...orders];
  for (let undos = undo ? 6 : 0; rest.length > 0; ) {
    const before = moveOf(turn).ask.done;
    const given = next(turn, rest, 1 + rng.int(most));
    if (!given) break;
    rest = renumbered(given.rest, [...before, ...given.orders], moveOf(turn).ask);
    if (undos === 0 || !chance(rng, 3)) continue;
    undos--;
    const { done } = moveOf(turn).ask;
    const keep = rng.int(done.length);
    if (move(turn, { do: 'undo', keep })) rest = [...done.slice(keep), ...rest];
  }
  return rest;
}

/** What stands on the board when these orders are given at once, or nothing when they cannot be. */
function atOnce(turn: Turn, orders: Order[], how: 'orders' | 'end'): string | undefined {
  const copy = { ...turn, state: clone(turn.state) };
  return move(copy, { do: how, orders }) ? board(copy.state) : undefined;
}

/** The end of a movement that was answered bit by bit is that of all its orders at once. */
function ends(name: string, begun: Turn, turn: Turn, rest: Order[]): void {
  const all = [...moveOf(turn).ask.done, ...rest];
  expect(move(turn, { do: 'end', orders: rest }), `${name}: the rest, ${JSON.stringify(all)}`).toBe(true);
  expect(board(turn.state), `${name}: ${JSON.stringify(all)}`).toBe(atOnce(begun, all, 'end'));
}

function compare(ruleset: string, phase: string, seed: number): 'moved' | 'idle' {
  const rng = quick(seed * 7 + 1);
  const options = ruleset === 'eastern' && chance(rng, 2) ? { earlyMoves: true } : undefined;
  const position = randomPosition(ruleset, seed, { phase, nations: 4, ...(options && { options }) });
  const { game, state } = begin(position);
  const mover = order(state)[1];
  if (mover === undefined) return 'idle';
  const before: Turn = { game, state, mover };
  const begun = turnComes(before);
  const orders = randomOrders(begun, rng, options !== undefined);
  const whole = atOnce(begun, orders, 'end');
  const copy = (turn: Turn): Turn => ({ ...turn, state: clone(turn.state) });

  const once = copy(begun);
  move(once, { do: 'orders', orders });
  const own = once.state.open.nations[mover]!;
  expect(movementLeaves(game, state.open.nations[mover]!, orders)).toEqual({
    tokens: sum(own.tokens),
    hired: sum(own.hired),
    ships: sum(own.ships),
    treasury: own.treasury,
  });

  const parts: [string, number, boolean][] = [
    ['one by one', 1, false],
    ['in parts', 3, false],
    ['with undo', 2, true],
  ];
  for (const [name, most, undo] of parts)
    for (const list of [orders, small(orders)]) {
      const turn = copy(begun);
      const rest = inParts(turn, list, rng, most, undo);
      const { done } = moveOf(turn).ask;
      if (done.length > 0) expect(board(turn.state), name).toBe(atOnce(begun, [...done], 'orders'));
      ends(name, begun, turn, rest);
      expect(board(turn.state), name).toBe(whole);
    }

  if (options) early(before, orders, rng);
  else if (asked(before, 'fileOrders')) {
    const filed = copy(before);
    expect(answer(filed, 'fileOrders', orders), 'orders can be filed').toBe(true);
    if (chance(rng, 3)) for (const some of [null, orders]) answer(filed, 'fileOrders', some);
    expect(board(turnComes(filed).state), 'filed').toBe(whole);
  }
  return orders.length > 0 ? 'moved' : 'idle';
}

/** Some of it ahead of turn, the rest in turn. */
function early(before: Turn, orders: Order[], rng: Rng): void {
  for (const undo of [false, true]) {
    const turn = { ...before, state: clone(before.state) };
    const some = orders.slice(0, rng.int(orders.length + 1));
    const left = inParts(turn, small(some), rng, 2, undo);
    const now = turnComes(turn);
    const { ask } = moveOf(now);
    const last = renumbered(orders.slice(some.length), some, { ...ask, done: [...ask.done, ...left] });
    const rest = inParts(now, [...left, ...last], rng, 2, undo);
    ends('ahead of turn', turnComes(before), now, rest);
  }
}

/** What is on the board stands there: nobody is aboard a ship between two answers. */
function nobodyAboard({ game, state }: Turn): void {
  for (const d of Object.values(state.pending)) {
    const { ships } = game.rules.spec('move').choices(game.sight(game.view(state, d.owner)), d as never) as {
      ships: { cargo: number }[];
    };
    expect(sum(ships.map((ship) => ship.cargo) as never), `${d.owner} has tokens aboard`).toBe(0);
  }
}

/** Several move at the same time, one of them in turn, and take some of it back. */
function atTheSameTime(ruleset: string, seed: number): void {
  const options = { earlyMoves: true };
  const rng = quick(seed);
  const position = randomPosition(ruleset, seed, { phase: 'movement', nations: 4, options });
  for (const own of Object.values(position.nations!))
    if (chance(rng, 2)) own!.advances!.push('cultural-ascendancy');
  const { game, state } = begin(position);
  const begun = clone(state);
  for (let left = 40; left > 0; left--) {
    const movers = Object.values(state.pending).filter((d) => d.kind === 'move');
    if (movers.length === 0) return;
    const inTurn = movers.find((d) => !d.optional)!;
    const turn: Turn = { game, state, mover: chance(rng, 2) ? inTurn.owner : pick(rng, movers).owner };
    const { done } = moveOf(turn).ask;
    if (done.length > 0 && chance(rng, 6)) move(turn, { do: 'undo', keep: rng.int(done.length) });
    else if (chance(rng, 20)) move(turn, { do: 'end', orders: [] });
    else
      for (let tries = 30; tries > 0; tries--)
        if (move(turn, { do: 'orders', orders: [randomOrder({ ...turn, state: begun }, rng, done)] })) break;
    nobodyAboard(turn);
  }
}

describe.each(['eastern'])('in %s, ahead of turn', (ruleset) => {
  it(`leaves nobody stuck, in ${POSITIONS} positions`, () => {
    for (let seed = 1; seed <= POSITIONS; seed++) atTheSameTime(ruleset, seed);
  });
});

const PHASES = rulesetIds().flatMap((id) =>
  gameFor(id)
    .rules.ruleset.turn.filter((phase) => ['movement', 'shipbuilding'].includes(phase))
    .map((phase): [ruleset: string, phase: string] => [id, phase]),
);

describe.each(PHASES)('in %s, %s', (ruleset, phase) => {
  it(`comes to the same however it is answered, in ${POSITIONS} positions`, () => {
    let moved = 0;
    for (let seed = 1; seed <= POSITIONS; seed++)
      try {
        if (compare(ruleset, phase, seed) === 'moved') moved++;
      } catch (error) {
        throw new Error(`${ruleset} ${phase}, seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
    expect(moved).toBeGreaterThan(POSITIONS * 0.7);
  });
});
