import { type DecisionOf, quick } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { expect, it } from 'vitest';
import { findBrain } from '../src/index.ts';
import { moving, sightOf } from './tables.ts';

const game = gameFor('mega');
const nations = ['minoa', 'assyria', 'carthage', 'hatti', 'rome', 'hellas', 'egypt'];
const config = { ruleset: 'mega', map: game.rules.map.id, players: 7, nations, options: {} };
const begun = game.start(config, 'taxes').state;

const cities = ['apollonia', 'athens', 'byzantium', 'corinth'];

/** The rate of Hellas with four cities, so many tokens in each of five areas, and so many in stock. */
function rate(bot: string, each: number, stock: number): number {
  const areas = ['thessaly', 'macedonia', 'epirus', 'thrace', 'phocis'];
  const tokens = Object.fromEntries(areas.map((area) => [area, each]));
  const { state } = moving(game, begun, 'hellas', { hellas: { tokens, cities } }, 8);
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
  return findBrain(bot)!.choose(sightOf(game, state, decision), decision, quick(1));
}

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
