import { createGame, type DecisionOf, type GameState, quick, type Rng, type Sight } from '@ochre/engine';
import { about, leftOf } from '@ochre/engine/query';
import { discardCards, newGame, preventSteps, takeDamage } from '@ochre/engine/testing';
import { miniMap } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { expect, test } from 'vitest';
import { mega } from '../src/index.ts';

const areas = {
  a: { limit: 1 },
  b: { limit: 2 },
  c: { limit: 3 },
  d: { limit: 4 },
  e: { limit: 2 },
  f: { limit: 1 },
} as const;
const game = createGame(mega, miniMap(areas));
const land = Object.keys(areas);

function table(rng: Rng): GameState {
  const config = { ruleset: 'mega', map: 'mini', players: 8, options: {}, nations: ['rome', 'egypt'] };
  const state = newGame(game.rules, config, 1);
  const rome = state.open.nations['rome']!;
  rome.advances = ['agriculture', 'public-works'].filter(() => rng.int(2) === 0);
  for (const area of land) {
    if (rng.int(2) && rome.cities.length < 3) rome.cities.push(area);
    else if (rng.int(3) === 0) rome.tokens[area] = 1 + rng.int(3);
  }
  for (const area of rome.cities)
    if (rome.advances.includes('public-works') && rng.int(2)) rome.tokens[area] = 1;
  rome.stock.tokens = rng.int(3) ? 40 : rng.int(7);
  return state;
}

function sightOf(state: GameState): Sight {
  return game.sight(game.view(state, 'rome'));
}

function asked<K extends 'takeDamage' | 'discardCards' | 'preventSteps'>(
  kind: K,
  ask: DecisionOf<K>['ask'],
): DecisionOf<K> {
  return {
    id: 'rome.1',
    kind,
    owner: 'rome',
    frame: 0,
    mode: 'now',
    ask,
    cite: 'MC cal.famine.1',
  } as DecisionOf<K>;
}

type Taken = { tokens: Record<string, number>; cities: Record<string, number> };

function product<T>(choices: T[][]): T[][] {
  return choices.reduce<T[][]>((all, some) => all.flatMap((head) => some.map((x) => [...head, x])), [[]]);
}

/** Every way to lose units that the stock allows, with its sum and the cities left overfull. */
function ways(
  sight: Sight,
  tokens: Record<string, number>,
  cities: string[],
): { taken: Taken; sum: number; over: number }[] {
  const { stock } = sight.open.nations['rome']!;
  const perArea = Object.keys(tokens).map((area) =>
    Array.from({ length: tokens[area]! + 1 }, (_, n) => ({ area, n })),
  );
  const perCity = cities.map((area) => [-1, 0, 1, 2, 3, 4].map((left) => ({ area, left })));
  const found = [];
  for (const gone of product(perArea))
    for (const fate of product(perCity)) {
      const lost = gone.reduce((sum, g) => sum + g.n, 0);
      const hit = fate.filter((f) => f.left >= 0);
      const placed = hit.reduce((sum, f) => sum + f.left, 0);
      const above = hit.filter((f) => f.left > leftOf(sight, 'rome', f.area));
      if (placed > stock.tokens + lost || above.some((f) => f.left !== 4)) continue;
      const taken: Taken = {
        tokens: Object.fromEntries(gone.filter((g) => g.n > 0).map((g) => [g.area, g.n])),
        cities: Object.fromEntries(hit.map((f) => [f.area, f.left])),
      };
      found.push({ taken, sum: lost + 5 * hit.length - placed, over: above.length });
    }
  return found;
}

test('damage is exact where possible, with one overfull area only where it must be, else the least above', () => {
  cites('MC cal.insuf.1', 'MC cal.insuf.3', 'MC cal.def.reduce-as-damage.3', 'MC cal.def.reduce-as-damage.5');
  const rng = quick(9);
  let overfull = 0;
  let excess = 0;
  for (let round = 0; round < 250; round++) {
    const state = table(rng);
    const sight = sightOf(state);
    const { tokens, cities } = state.open.nations['rome']!;
    const points = 1 + rng.int(9);
    const d = asked('takeDamage', {
      purpose: about('test'),
      points,
      tokens: { ...tokens },
      cities: game.rules.map.sorted(cities),
    });
    const all = ways(sight, tokens, d.ask.cities);
    const plain = all.filter((w) => w.over === 0);
    const reached = (some: typeof all): boolean => some.some((w) => w.sum === points);
    const most = Math.max(...plain.map((w) => w.sum));
    const withOne = !reached(plain) && most > points && reached(all.filter((w) => w.over === 1));
    const least = Math.min(most, ...plain.map((w) => w.sum).filter((sum) => sum >= points));
    const target = withOne ? points : least;
    if (withOne) overfull++;
    if (target > points) excess++;
    for (const { taken, sum, over } of all) {
      const legal = sum === target && (withOne ? over <= 1 : over === 0);
      expect(takeDamage.check(sight, d, taken) === undefined, JSON.stringify({ taken, points, target })).toBe(
        legal,
      );
    }
    expect(takeDamage.check(sight, d, takeDamage.fallback(sight, d))).toBeUndefined();
    for (let i = 0; i < 10; i++)
      expect(takeDamage.check(sight, d, takeDamage.sample(sight, d, rng))).toBeUndefined();
  }
  expect(overfull).toBeGreaterThan(3);
  expect(excess).toBeGreaterThan(3);
});

test('damage is taken out of crowded areas before cities', () => {
  const state = table(quick(1));
  const rome = state.open.nations['rome']!;
  Object.assign(rome, {
    tokens: { a: 5, b: 2, c: 3 },
    cities: ['d', 'e'],
    advances: [],
    stock: { tokens: 30, cities: 7, ships: 4 },
  });
  const d = asked('takeDamage', {
    purpose: about('test'),
    points: 4,
    tokens: { ...rome.tokens },
    cities: ['d', 'e'],
  });
  expect(takeDamage.fallback(sightOf(state), d)).toEqual({ tokens: { a: 4 }, cities: {} });
});

test('a city becomes one token where one has to stay, though a token beside it fills the area', () => {
  cites('DH 29.6.2.2');
  const state = table(quick(1));
  Object.assign(state.open.nations['rome']!, {
    tokens: { a: 1, b: 2 },
    cities: ['a'],
    advances: ['public-works'],
    stock: { tokens: 30, cities: 7, ships: 4 },
  });
  const d = asked('takeDamage', {
    purpose: about('test'),
    points: 4,
    tokens: { b: 1 },
    cities: ['a'],
    leave: 1,
  });
  const sight = sightOf(state);
  expect(takeDamage.fallback(sight, d)).toEqual({ tokens: {}, cities: { a: 1 } });
  expect(takeDamage.check(sight, d, takeDamage.sample(sight, d, quick(2)))).toBeUndefined();
});

test('cards worth a face value: enough, none to spare, all where it is not enough', () => {
  cites('MC cal.corruption.1', 'MC cal.insuf.1', 'MC cal.banditry.2');
  const faces = ['water', 'ochre', 'iron', 'fruit', 'oil', 'ivory', 'gold', 'famine'];
  const rng = quick(11);
  for (let round = 0; round < 200; round++) {
    const state = table(rng);
    const hand = Array.from({ length: 1 + rng.int(7) }, () => faces[rng.int(faces.length)]!);
    state.own['rome']!.hand = hand;
    state.open.nations['rome']!.treasury = rng.int(10);
    const sight = sightOf(state);
    const face = 5 * (1 + rng.int(4));
    const d = asked('discardCards', { purpose: about('test'), face });
    const value = (cards: string[]): number => cards.reduce((sum, c) => sum + game.rules.card(c).stack, 0);
    const goods = hand.filter((c) => c !== 'famine');
    for (const mask of product(hand.map(() => [true, false]))) {
      const cards = hand.filter((_, i) => mask[i]);
      const enough = value(cards) >= face && cards.every((c) => value(cards) - value([c]) < face);
      const legal =
        !cards.includes('famine') && (value(goods) < face ? cards.length === goods.length : enough);
      expect(
        discardCards.check(sight, d, { cards }) === undefined,
        JSON.stringify({ hand, cards, face }),
      ).toBe(legal);
    }
    for (const ask of [
      d.ask,
      { purpose: about('test'), count: 2, payEach: 4 },
      { purpose: about('test'), count: 2 },
    ]) {
      const question = asked('discardCards', ask);
      expect(discardCards.check(sight, question, discardCards.fallback(sight, question))).toBeUndefined();
      for (let i = 0; i < 5; i++)
        expect(
          discardCards.check(sight, question, discardCards.sample(sight, question, rng)),
        ).toBeUndefined();
    }
  }
});

test('a set is not broken while single cards will do', () => {
  const state = table(quick(1));
  state.own['rome']!.hand = ['ochre', 'ochre', 'ochre', 'iron', 'oil'];
  const sight = sightOf(state);
  expect(
    discardCards.fallback(sight, asked('discardCards', { purpose: about('test'), count: 2 })).cards,
  ).toEqual(['iron', 'oil']);
});

test('steps are averted by whole groups of cities', () => {
  cites('MC cal.regression.3');
  const rng = quick(3);
  const sight = sightOf(table(rng));
  const d = asked('preventSteps', {
    steps: 2,
    citiesEach: 2,
    among: ['a', 'b', 'c', 'd', 'e'],
    first: ['b', 'd', 'e'],
  });
  for (let i = 0; i < 50; i++)
    expect(preventSteps.check(sight, d, preventSteps.sample(sight, d, rng))).toBeUndefined();
  expect(preventSteps.check(sight, d, preventSteps.fallback(sight, d))).toBeUndefined();
});
