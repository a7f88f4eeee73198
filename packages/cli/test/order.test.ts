import { brains } from '@ochre/bots';
import type { GameState, Json } from '@ochre/engine';
import { gameFor, Table } from '@ochre/testkit';
import { expect, it } from 'vitest';

/** How many can answer sealed decisions at a time, at most, in each of the first two turns of a Short Game. */
function atOnce(order: Json): Record<number, number> {
  const game = gameFor('mega');
  const most: Record<number, number> = {};
  const before = (state: GameState): void => {
    const { turn, phase } = state.open;
    if (!game.rules.ruleset.turn.includes(phase)) return;
    const sealed = game.due(state).filter(({ mode }) => mode === 'sealed').length;
    most[turn] = Math.max(most[turn] ?? 0, sealed);
  };
  const config = { ruleset: 'mega', map: 'world', players: 5, options: { short: true, order } };
  const table = new Table(game, config, 'order', () => brains['builder']!, { before });
  while (table.state.open.turn <= 2) table.step();
  return most;
}

it('a table can insist on the order in its first turns alone: MC seq.3', () => {
  const [together, first, always] = (['together', 1, 'ranking'] as const).map(atOnce);
  expect(together![1]).toBeGreaterThan(1);
  expect(first![1]).toBe(1);
  expect(first![2]).toBeGreaterThan(1);
  expect([always![1], always![2]]).toEqual([1, 1]);
});
