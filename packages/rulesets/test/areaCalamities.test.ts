import {
  createGame,
  type Decision,
  type DecisionOf,
  type GameState,
  pick,
  quick,
  type Rng,
} from '@ochre/engine';
import { unitPointsIn } from '@ochre/engine/query';
import { Play } from '@ochre/engine/ruleset';
import { connected, newGame } from '@ochre/engine/testing';
import { miniMap } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { expect, test } from 'vitest';
import { mega } from '../src/index.ts';

const areas = {
  a: { limit: 2, land: ['b', 'c'], water: ['east'], volcano: 'etna' },
  b: { limit: 3, land: ['c', 'd'], volcano: 'etna' },
  c: { limit: 1, land: ['e'], floodPlain: 'nile' },
  d: { limit: 4, land: ['e'], water: ['east', 'west'], floodPlain: 'nile', site: 'white' },
  e: { limit: 0, land: ['f'], floodPlain: 'indus' },
  f: { limit: 2, water: ['g', 'west'], site: 'black', volcano: 'thera' },
  g: { limit: 3, land: ['a'], floodPlain: 'indus', site: 'black' },
  h: { limit: 2, water: ['east', 'g'] },
  i: { limit: 4, land: ['h'], coast: true },
  j: { limit: 1, water: ['west'], site: 'white' },
} as const;
const game = createGame(mega, miniMap({ ...areas, east: { sea: true }, west: { sea: true } } as never));
const land = Object.keys(areas);
const nations = ['minoa', 'assyria', 'rome', 'hellas', 'egypt'];
const calamities = [
  'volcanic-eruption-earthquake',
  'treachery',
  'flood',
  'civil-war',
  'barbarian-hordes',
  'cyclone',
  'tyranny',
  'piracy',
];
/** A token may stand beside a city. */
const BESIDE = 'public-works';
const advances = mega.advances.map((a) => a.id);

/** A crowded board, a calamity or two in hand, some stocks nearly empty. */
function table(seed: number, rng: Rng): GameState {
  const config = { ruleset: mega.id, map: 'mini', players: nations.length, options: {}, nations };
  const state = newGame(game.rules, config, seed);
  state.open.phase = 'majorCalamities';
  state.frames = [{ step: 'majorCalamities', at: 0, locals: {} }];
  const built = new Set<string>();
  for (const who of nations) {
    const own = state.open.nations[who]!;
    own.tokens = {};
    own.cities = [];
    own.advances = advances.filter(() => rng.int(4) === 0);
    for (let n = rng.int(5); n > 0; n--) {
      const area = pick(rng, land);
      if (built.has(area)) continue;
      built.add(area);
      own.cities.push(area);
    }
    for (let n = rng.int(9); n > 0; n--) own.tokens[pick(rng, land)] = 1 + rng.int(6);
    for (const area of Object.keys(own.tokens)) if (built.has(area)) delete own.tokens[area];
    if (own.advances.includes(BESIDE)) for (const area of own.cities) own.tokens[area] = 1;
    const tokens = 55 - Object.values(own.tokens).reduce((sum, n) => sum + n, 0);
    own.treasury = rng.int(3) === 0 ? tokens - rng.int(Math.min(8, tokens)) : 0;
    own.stock = {
      tokens: tokens - own.treasury,
      cities: rng.int(3) === 0 ? rng.int(3) : 9 - own.cities.length,
      ships: 4,
    };
    state.own[who]!.hand = [];
  }
  for (const card of calamities) if (rng.int(3) > 0) state.own[pick(rng, nations)]!.hand.push(card);
  return state;
}

/** The legal selections, by trying all subsets of areas. */
function selectionsOf(
  state: GameState,
  { of, for: to, points }: DecisionOf<'selectUnits'>['ask'],
): Set<string> {
  const p = new Play(game.rules, state);
  const own = state.open.nations[of]!;
  const held = land.filter((area) => unitPointsIn(p, of, area) > 0);
  const { stock } = state.open.nations[to]!;
  let best: { total: number; fits: boolean; key: string }[] = [];
  for (let subset = 1; subset < 1 << held.length; subset++) {
    const chosen = held.filter((_, i) => subset & (1 << i));
    if (!connected(p, chosen)) continue;
    const total = chosen.reduce((sum, area) => sum + unitPointsIn(p, of, area), 0);
    const cities = chosen.filter((area) => own.cities.includes(area));
    // the token beside a city is lost, so nobody needs one in its place
    const tokens = chosen.reduce(
      (sum, area) => sum + (cities.includes(area) ? 0 : (own.tokens[area] ?? 0)),
      0,
    );
    const fits = cities.length <= stock.cities && tokens <= stock.tokens;
    best.push({ total, fits, key: chosen.join() });
  }
  const above = best.filter((s) => s.total >= points);
  const total =
    above.length > 0 ? Math.min(...above.map((s) => s.total)) : Math.max(...best.map((s) => s.total));
  best = best.filter((s) => s.total === total);
  if (best.some((s) => s.fits)) best = best.filter((s) => s.fits);
  return new Set(best.map((s) => s.key));
}

function holdings(state: GameState): number[] {
  return nations.flatMap((who) => {
    const { tokens, cities, stock, treasury } = state.open.nations[who]!;
    return [
      Object.values(tokens).reduce((sum, n) => sum + n, 0) + treasury + stock.tokens,
      cities.length + stock.cities,
    ];
  });
}

/** Plays the calamities out; every default and every random answer has to be legal on the way. */
function playOut(state: GameState, rng: Rng, seen: (d: Decision) => void): void {
  const pieces = holdings(state);
  game.resume(state);
  while (state.frames.length > 0) {
    const d = pick(rng, Object.values(state.pending));
    seen(d);
    const view = game.view(state, d.owner);
    const spec = game.rules.spec(d.kind);
    const random = spec.sample(game.sight(view), d as never, rng);
    expect(game.check(view, d, spec.fallback(game.sight(view), d as never))).toBeUndefined();
    expect(game.check(view, d, random)).toBeUndefined();
    const done = game.advance(state, { by: d.owner, decision: d.id, kind: d.kind, answer: random as never });
    expect(done.ok).toBe(true);
  }
  expect(holdings(state)).toEqual(pieces);
  for (const { stock } of Object.values(state.open.nations))
    expect(Math.min(stock.tokens, stock.cities)).toBeGreaterThanOrEqual(0);
}

test('on any board every calamity ends, with legal answers at hand and no piece lost', () => {
  const rng = quick(8);
  const kinds = new Set<string>();
  for (let seed = 0; seed < 300; seed++) playOut(table(seed, rng), rng, (d) => kinds.add(d.kind));
  for (const kind of ['selectUnits', 'annexUnits', 'chooseCities', 'chooseOne', 'reduceCities', 'takeDamage'])
    expect(kinds).toContain(kind);
});

test('a selection is legal just where trying all areas finds it among the best', () => {
  cites('MC cal.civil-war.14', 'MC cal.tyranny.10', 'MC cal.civil-war.12');
  const rng = quick(21);
  let checked = 0;
  for (let seed = 0; seed < 600 && checked < 40; seed++) {
    const state = table(seed, rng);
    for (const who of nations) {
      state.open.nations[who]!.advances = [BESIDE];
      state.own[who]!.hand = [];
    }
    state.own['rome']!.hand = [seed % 2 ? 'tyranny' : 'civil-war'];
    game.resume(state);
    const d = Object.values(state.pending).find((one) => one.kind === 'selectUnits');
    if (!d) continue;
    checked++;
    const legal = selectionsOf(state, d.ask);
    const view = game.view(state, d.owner);
    const held = land.filter((area) => unitPointsIn(new Play(game.rules, state), d.ask.of, area) > 0);
    for (let subset = 1; subset < 1 << held.length; subset++) {
      const chosen = held.filter((_, i) => subset & (1 << i));
      expect(game.check(view, d, chosen) === undefined).toBe(legal.has(chosen.join()));
    }
  }
  expect(checked).toBe(40);
});
