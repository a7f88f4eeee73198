import { expect, it } from 'vitest';
import { areasIn } from '../src/goals/spoken.ts';
import { game } from './support/table.ts';

it('areas are found in any answer, each once and in its order', () => {
  const walk = { do: 'walk', n: 2, from: 'rome', to: 'etruria' };
  expect(
    areasIn(game.rules, { do: 'end', orders: [walk, { ...walk, from: 'etruria', to: 'rubicon' }] }),
  ).toEqual(['rome', 'etruria', 'rubicon']);
  expect(areasIn(game.rules, { etruria: 3 })).toEqual(['etruria']);
  expect(areasIn(game.rules, undefined)).toEqual([]);
});
