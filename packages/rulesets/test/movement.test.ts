import {
  canonical,
  createGame,
  type DecisionOf,
  type GameState,
  type Json,
  pick,
  quick,
  type Rng,
} from '@ochre/engine';
import { begin, perform, walks } from '@ochre/engine/movement';
import { conflictAreas, conflictSituation } from '@ochre/engine/query';
import { Play } from '@ochre/engine/ruleset';
import { newGame } from '@ochre/engine/testing';
import { world } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { expect, test } from 'vitest';
import { mega } from '../src/index.ts';

const game = createGame(mega, world);
const { map } = game.rules;
const ADVANCES = [
  'roadbuilding',
  'astronavigation',
  'cloth-making',
  'naval-warfare',
  'military',
  'diplomacy',
];
const MORE = ['cultural-ascendancy', 'advanced-military', 'agriculture'];

/** A crowded board at the start of movement: everyone near everyone else, some advances each. */
function crowded(rng: Rng): GameState {
  const config = { ruleset: 'mega', map: 'world', players: 18, options: {} };
  const nations = game.rules.ruleset.layout(config, map).nations.map((n) => n.id);
  const state = newGame(game.rules, { ...config, nations }, 1);
  const areas = map.land.slice(0, 90).filter((a) => a.limit);
  const cities = new Set<string>();
  for (const id of nations) {
    const nation = state.open.nations[id]!;
    for (let n = rng.int(30); n > 0; n--) {
      const area = pick(rng, areas);
      if (area.region !== undefined && !state.open.regions[area.region]) continue;
      nation.tokens[area.id] = (nation.tokens[area.id] ?? 0) + 1;
      nation.stock.tokens--;
      const [coast] = area.coasts;
      if (coast && nation.stock.ships > 0 && rng.int(6) === 0) {
        nation.ships[coast.id] = (nation.ships[coast.id] ?? 0) + 1;
        nation.stock.ships--;
      }
      if (nation.stock.cities > 0 && !cities.has(area.id) && rng.int(6) === 0) {
        cities.add(area.id);
        nation.cities.push(area.id);
        nation.stock.cities--;
      }
    }
    nation.treasury = rng.int(9);
    nation.stock.tokens -= nation.treasury;
    nation.census = 55 - nation.stock.tokens - nation.treasury;
    nation.advances = [...ADVANCES, ...MORE].filter(() => rng.int(3) === 0);
  }
  delete state.open.regions[pick(rng, nations)];
  state.open.phase = 'movement';
  state.frames = [
    { step: 'game', at: mega.turn.indexOf('movement') + 1, locals: { playing: true } },
    { step: 'movement', at: 0, locals: {} },
  ];
  game.resume(state);
  return state;
}

function mover(state: GameState): DecisionOf<'move'> | undefined {
  return Object.values(state.pending).find((d) => d.kind === 'move');
}

const pieces = (state: GameState, who: string): string => {
  const { tokens, ships, treasury, stock } = state.open.nations[who]!;
  return canonical({ tokens, ships, treasury, stock });
};

test('random orders hold, fallbacks hold after them, and taking all back restores the start', () => {
  cites('MC 3.order.5');
  for (let seed = 1; seed <= 40; seed++) {
    const rng = quick(seed);
    const state = crowded(rng);
    for (let d = mover(state); d; d = mover(state)) {
      const spec = game.rules.spec('move');
      const before = pieces(state, d.owner);
      const fresh = d.ask.done.length === 0;
      const sight = game.sight(game.view(state, d.owner));
      const answer = spec.sample(sight, d, rng);
      const violation = game.check(game.view(state, d.owner), d, answer);
      expect(violation, `seed ${seed} ${JSON.stringify(answer)}`).toBeUndefined();
      if (answer.do === 'end' && answer.orders.length > 0 && fresh && rng.int(2) === 0) {
        const act = (answer: Json): void => {
          const now = mover(state)!;
          const done = game.advance(state, { by: now.owner, decision: now.id, kind: 'move', answer });
          expect(done.ok).toBe(true);
        };
        act({ ...answer, do: 'orders' } as unknown as Json);
        const again = mover(state)!;
        const view = game.view(state, d.owner);
        expect(game.check(view, again, spec.fallback(game.sight(view), again))).toBeUndefined();
        act({ do: 'undo' });
        expect(pieces(state, d.owner)).toBe(before);
      }
      const now = mover(state)!;
      const done = game.advance(state, {
        by: now.owner,
        decision: now.id,
        kind: 'move',
        answer: answer as unknown as Json,
      });
      expect(done.ok).toBe(true);
      for (const n of Object.values(state.open.nations)) {
        const tokens = Object.values(n.tokens).reduce((a, b) => a + b, 0);
        expect(tokens + n.treasury + n.stock.tokens).toBe(55);
        expect(Object.values(n.ships).reduce((a, b) => a + b, 0) + n.stock.ships).toBe(4);
      }
    }
  }
});

test('hostile ids are refused, never thrown at', () => {
  const state = crowded(quick(7));
  const d = mover(state)!;
  const view = game.view(state, d.owner);
  const own = Object.keys(state.open.nations[d.owner]!.tokens)[0]!;
  for (const id of ['', '__proto__', 'constructor', 'toString', 'nowhere', own]) {
    const all: Json[] = [
      { do: 'walk', n: 1, from: id, to: 'nowhere' },
      { do: 'walk', n: 1, from: own, to: id },
      { do: 'walk', n: 1, from: own, via: id, to: own },
      { do: 'build', at: id, treasury: 0, tokens: [id, id] },
      { do: 'build', at: id, treasury: 60, tokens: [] },
      { do: 'build', at: id, treasury: 0, tokens: [] },
      { do: 'maintain', ship: 20, token: id },
      { do: 'maintain', ship: 0, token: `${id}!` },
      { do: 'sail', ship: 0, legs: [{ to: id }] },
      { do: 'sail', ship: 19, legs: [] },
      { do: 'scrap', ship: 19 },
      { do: 'fly', n: 1 },
    ];
    for (const order of all)
      expect(game.check(view, d, { do: 'end', orders: [order] }), JSON.stringify(order)).toMatchObject({
        cite: expect.stringMatching(/^MC /),
      });
  }
});

test('what reach offers is what an order may do', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const state = crowded(quick(seed));
    const play = new Play(game.rules, state);
    for (const who in state.open.nations)
      for (const from in state.open.nations[who]!.tokens) {
        const targets = new Map(walks(begin(play, who), from).map((t) => [t.to, t]));
        for (const to of map.area(from).land)
          expect(perform(begin(play, who), { do: 'walk', n: 1, from, to }) === undefined).toBe(
            targets.has(to) && !targets.get(to)!.via,
          );
        for (const target of targets.values())
          expect(perform(begin(play, who), { do: 'walk', n: 1, from, ...target })).toBeUndefined();
      }
  }
});

test('the areas in conflict are those that are tested one by one', () => {
  cites('MC 3.conflict.1', 'MC 3.conflict.2', 'MC 3.conflict.7');
  const state = crowded(quick(3));
  const play = new Play(game.rules, state);
  const all = map.land.map((a) => a.id).filter((id) => conflictSituation(play, id));
  expect(conflictAreas(play)).toEqual(all);
  expect(all.length).toBeGreaterThan(5);
});

test('filed orders are seen by their owner alone', () => {
  const state = crowded(quick(5));
  const d = Object.values(state.pending).find((p) => p.kind === 'fileOrders')!;
  const before = canonical(game.view(state, 'observer'));
  const view = game.view(state, d.owner);
  const rng = quick(1);
  let orders = game.rules.spec('fileOrders').sample(game.sight(view), d as never, rng);
  while (!orders || orders.length === 0)
    orders = game.rules.spec('fileOrders').sample(game.sight(view), d as never, rng);
  const done = game.advance(state, {
    by: d.owner,
    decision: d.id,
    kind: 'fileOrders',
    answer: orders as unknown as Json,
  });
  expect(done.ok && done.events).toEqual([]);
  expect(canonical(game.view(state, 'observer'))).toBe(before);
  expect(game.view(state, d.owner).own!.filed).toEqual(orders);
});
