import { clone, type Decision, quick } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { taxesDue } from '../src/evaluation/taxes.ts';
import { findBrain } from '../src/index.ts';
import { sightOf, tableOf } from './tables.ts';

describe.each(['steady', 'strong'])('a %s bot that may buy a card for its last treasury', (bot) => {
  const table = tableOf('classic', 3, 'builder', 'shop');
  const asked = (): Decision | undefined => table.game.due(table.state).find((d) => d.kind === 'buyCard');
  while (!asked()) table.step();
  const decision = asked()!;

  const bought = (stock: number): boolean => {
    const state = clone(table.state);
    const nation = state.open.nations[decision.owner]!;
    nation.treasury = table.game.rules.numbers.shopPrice;
    nation.stock.tokens = stock;
    const sight = sightOf(table.game, state, decision);
    expect(taxesDue(sight, decision.owner)).toBeGreaterThan(0);
    const answer = findBrain(bot)!.choose(sight, decision, quick(1)) as { do: string };
    return answer.do === 'buy';
  };

  it('does so where stock will lack the taxes', () => expect(bought(0)).toBe(true));

  it('keeps it otherwise', () => expect(bought(30)).toBe(false));
});
