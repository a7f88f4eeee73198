import { type DecisionOf, quick, type Sight } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { expect, it } from 'vitest';
import { advise, findBrain } from '../src/index.ts';
import { moving, sightOf } from './tables.ts';

const game = gameFor('mega');
const nations = ['minoa', 'assyria', 'carthage', 'hatti', 'rome', 'hellas', 'egypt'];
const config = { ruleset: 'mega', map: game.rules.map.id, players: 7, nations, options: {} };
const begun = game.start(config, 'taxes').state;

const cities = ['apollonia', 'athens', 'byzantium', 'corinth'];

/** Hellas with four cities, so many tokens in each of five areas, so many in stock, and a treasury. */
function asked(each: number, stock: number, treasury = 0): [Sight, DecisionOf<'taxRate'>] {
  const areas = ['thessaly', 'macedonia', 'epirus', 'thrace', 'phocis'];
  const tokens = Object.fromEntries(areas.map((area) => [area, each]));
  const { state } = moving(game, begun, 'hellas', { hellas: { tokens, cities } }, 8);
  Object.assign(state.open.nations['hellas']!, { treasury });
  state.open.nations['hellas']!.stock.tokens = stock;
  const decision: DecisionOf<'taxRate'> = {
    id: 'hellas.1',
    kind: 'taxRate',
    owner: 'hellas',
    frame: 0,
    mode: 'now',
    ask: { min: 1, max: 3, usual: 2 },
    cite: 'MC 15.1',
  };
  return [sightOf(game, state, decision), decision];
}

const rate = (bot: string, each: number, stock: number): number =>
  findBrain(bot)!.choose(...asked(each, stock), quick(1));

it('master raises taxes where stock is left to grow from', () => {
  // Ten tokens come to five areas of two each; three for each of four cities are twelve more.
  expect(rate('master', 2, 22)).toBe(3);
  expect(rate('master', 1, 22)).toBe(3);
});

it('master leaves the rate alone where growth would lack the tokens', () => {
  expect(rate('master', 2, 21)).toBe(2);
  expect(rate('master', 3, 21)).toBe(2);
});

it('strong waits for the last turns', () => {
  expect(rate('strong', 2, 40)).toBe(2);
});

it.each([
  ['growth is whole at this rate and at no higher one', asked(2, 18), 2, 'tax', { rate: 2 }],
  ['growth is whole at every rate', asked(2, 40), 2, 'taxStock', { rate: 2 }],
  ['growth lacks tokens that a lower rate would leave', asked(2, 15), 2, 'taxOverGrowth', { growth: 3 }],
  ['the treasury is full', asked(2, 40, 30), 1, 'taxLow', { rate: 1 }],
  ['a higher rate would end in revolt', asked(2, 7), 1, 'taxRevolt', { rate: 1 }],
] as const)(
  'the adviser says of taxes what is true where %s',
  (_, [sight, decision], answer, code, params) => {
    expect(advise(sight, decision)).toEqual({ answer, reasons: [{ code, params }] });
  },
);
