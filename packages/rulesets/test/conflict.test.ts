import { canonical, clone, createGame, type GameState, type Json, quick, type Rng } from '@ochre/engine';
import { conflictAreas } from '@ochre/engine/query';
import { newGame } from '@ochre/engine/testing';
import { miniMap } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { expect, test } from 'vitest';
import { mega } from '../src/index.ts';

const areas = {
  a: { limit: 2, land: ['b', 'c'], water: ['sea'] },
  b: { limit: 3, land: ['c', 'd'] },
  c: { limit: 1, land: ['e'] },
  d: { limit: 4, land: ['e'], water: ['sea'] },
  e: { limit: 0, land: ['f'] },
  f: { limit: 2, coasts: { n: ['sea'], s: ['strait'] } },
  g: { limit: 3, land: ['f', 'a'] },
} as const;
const game = createGame(mega, miniMap({ ...areas, sea: { sea: true }, strait: { sea: true } } as never));
const land = Object.keys(areas);
const nations = ['minoa', 'assyria', 'celt', 'hatti', 'rome', 'hellas', 'egypt'];
const advances = [
  'advanced-military',
  'naval-warfare',
  'metalworking',
  'engineering',
  'agriculture',
  'public-works',
];

function table(seed: number): GameState {
  const config = { ruleset: mega.id, map: 'mini', players: nations.length, options: {}, nations };
  const state = newGame(game.rules, config, seed);
  state.open.phase = 'conflict';
  state.frames = [{ step: 'conflict', at: 0, locals: {} }];
  return state;
}

function crowd(state: GameState, rng: Rng): void {
  const { barbarians } = state.open;
  const free = new Set(land);
  const found = (cities: string[], area: string): boolean => free.delete(area) && cities.push(area) > 0;
  for (const id of nations) {
    const nation = state.open.nations[id]!;
    const { stock } = nation;
    nation.advances = advances.filter(() => rng.int(3) === 0);
    for (const area of land) {
      if (rng.int(4) === 0) stock.tokens -= nation.tokens[area] = 1 + rng.int(rng.int(2) ? 8 : 3);
      if (rng.int(12) === 0 && found(nation.cities, area)) stock.cities--;
    }
    for (const coast of ['a', 'd', 'f.n', 'f.s'])
      if (rng.int(4) === 0) stock.ships -= nation.ships[coast] = 1;
    if (stock.tokens > 8 && rng.int(2)) {
      nation.treasury = stock.tokens - rng.int(8);
      stock.tokens -= nation.treasury;
    }
    if (rng.int(2)) state.own[id]!.hand = ['ochre', 'clay'];
  }
  for (const area of land) {
    if (rng.int(5) === 0) barbarians.tokens[area] = 1 + rng.int(9);
    if (rng.int(8) === 0) found(barbarians.cities, area);
  }
}

const reversed = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).reverse());

test('conflicts of any kind come to an end, whoever is asked what, and key order decides nothing', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const rng = quick(seed);
    const state = table(seed);
    crowd(state, rng);
    const twin = clone(state);
    twin.open.nations = reversed(twin.open.nations);
    for (const nation of Object.values(twin.open.nations)) nation.tokens = reversed(nation.tokens);
    expect(canonical(game.resume(twin))).toBe(canonical(game.resume(state)));
    for (let n = 0; Object.keys(state.pending).length > 0; n++) {
      const open = Object.values(state.pending);
      const { id, kind, owner } = open[rng.int(open.length)]!;
      const view = game.view(state, owner);
      const decision = view.prompts.find((d) => d.id === id)!;
      const spec = game.rules.spec(kind);
      const sight = game.sight(view);
      const answer = (
        rng.int(4) ? spec.sample(sight, decision as never, rng) : spec.fallback(sight, decision as never)
      ) as Json;
      const done = game.advance(state, { by: owner, decision: id, kind, answer });
      const same = game.advance(twin, { by: owner, decision: id, kind, answer });
      if (!done.ok || !same.ok) throw new Error(`${seed}: ${JSON.stringify({ decision, answer, done })}`);
      expect(canonical(same.events)).toBe(canonical(done.events));
      expect(n).toBeLessThan(400);
    }
    expect(conflictAreas({ rules: game.rules, config: state.config, open: state.open })).toEqual([]);
    expect(canonical(twin)).toBe(canonical(state));
  }
});

test('the card taken is drawn at random, and only thief and victim learn which', () => {
  cites('MC 4B.8', 'MC 4B.10');
  const drawn = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const state = table(seed);
    const { rome, egypt } = state.open.nations;
    rome!.stock.tokens -= rome!.tokens['a'] = 7;
    egypt!.stock.cities -= egypt!.cities.push('a');
    state.own['egypt']!.hand = ['ochre', 'clay'];
    game.resume(state);
    const [spoils] = Object.values(state.pending);
    const done = game.advance(state, {
      by: 'rome',
      decision: spoils!.id,
      kind: 'spoils',
      answer: { card: true, treasury: 0 },
    });
    if (!done.ok) throw new Error(done.violation.code);
    const [card] = state.own['rome']!.hand;
    drawn.add(card!);
    for (const viewer of [...nations, 'observer']) {
      const told = canonical(game.events(done.events, viewer));
      expect(told.includes(`"${card}"`)).toBe(viewer === 'rome' || viewer === 'egypt');
    }
  }
  expect([...drawn].sort()).toEqual(['clay', 'ochre']);
});
