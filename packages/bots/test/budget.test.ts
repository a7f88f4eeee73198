import { type CardId, clone, type Decision, quick } from '@ochre/engine';
import { compareCards } from '@ochre/engine/query';
import { describe, expect, it, vi } from 'vitest';
import { findBrain } from '../src/index.ts';
import { Plan } from '../src/move/plan.ts';
import { Shop } from '../src/purchase/deal.ts';
import { Rehearsal } from '../src/purchase/rehearsal.ts';
import * as search from '../src/search/imagine.ts';
import * as payments from '../src/trade/payment.ts';
import { Market, sightOf, tableOf } from './tables.ts';

// What a bot does is bounded by counts, never by a clock: the same on every machine, in the worst case too.

/** A hand of every commodity there is, far beyond what can be held. */
function everything(rules: Market['game']['rules']): CardId[] {
  const cards = rules.ruleset.commodities.flatMap((c) => [c.id, c.id]);
  return cards.sort((a, b) => compareCards(rules, a, b));
}

describe('the worst hand', () => {
  it.each([
    ['steady', 200],
    ['strong', 1500],
    ['master', 1500],
  ])('makes a %s bot weigh a bounded number of baskets', (bot, most) => {
    const table = tableOf('mega', 5, 'builder', 'rich');
    const buying = (): Decision | undefined => table.game.due(table.state).find((d) => d.kind === 'purchase');
    while (table.state.open.turn < 8 || !buying()) table.step();
    const decision = buying()!;
    const state = clone(table.state);
    state.own[decision.owner]!.hand = everything(table.game.rules);
    const deals = vi.spyOn(Shop.prototype, 'deal');
    const rehearsals = vi.spyOn(Rehearsal.prototype, 'worth');
    const answer = findBrain(bot)!.choose(sightOf(table.game, state, decision), decision, quick(1));
    expect(table.game.check(table.game.view(state, decision.owner), decision, answer)).toBeUndefined();
    expect(deals.mock.calls.length).toBeLessThan(most);
    expect(rehearsals.mock.calls.length).toBeLessThan(bot === 'steady' ? 1 : 1700);
    vi.restoreAllMocks();
  });

  it.each([
    ['steady', 60],
    ['strong', 72],
    ['master', 72],
  ])('makes a %s bot think of a bounded number of deals', (bot, most) => {
    const market = new Market([]);
    market.state.own[market.decision.owner]!.hand = everything(market.game.rules);
    for (let i = 0; i < 60; i++) market.offer(['salt', 'fish'], ['gold', 'ivory']);
    const paid = vi.spyOn(payments, 'payment');
    market.answer(bot);
    // Each offer on the board is looked at once besides.
    expect(paid.mock.calls.length).toBeGreaterThan(60);
    expect(paid.mock.calls.length).toBeLessThanOrEqual(60 + most);
    vi.restoreAllMocks();
  });
});

describe('movement', () => {
  it.each([
    ['steady', 7, 0],
    ['strong', 225, 2],
    ['master', 225, 4],
  ])('of a %s bot tries a bounded number of plans', (bot, plans, played) => {
    const table = tableOf('mega', 18, 'steady', 'wide', 12);
    const climbs = vi.spyOn(Plan.prototype, 'climb');
    const games = vi.spyOn(search, 'afterMove');
    let compared = 0;
    let total = 0;
    while (!table.over && compared < 40) {
      const decision = table.game.due(table.state).find((d) => d.kind === 'move' && !d.optional);
      if (decision && table.state.open.turn >= 7) {
        climbs.mockClear();
        games.mockClear();
        findBrain(bot)!.choose(sightOf(table.game, table.state, decision), decision, quick(1));
        expect(climbs.mock.calls.length).toBeLessThanOrEqual(plans);
        expect(games.mock.calls.length).toBeLessThanOrEqual(played);
        total += games.mock.calls.length;
        compared++;
      }
      table.step();
    }
    expect(compared).toBe(40);
    expect(total > 0).toBe(played > 0);
    vi.restoreAllMocks();
  });
});
