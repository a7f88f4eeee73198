import { type Decision, quick } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { Context } from '../src/evaluation/context.ts';
import { skills, tempers } from '../src/evaluation/temper.ts';
import { Shop } from '../src/purchase/deal.ts';
import { varied } from '../src/purchase/plan.ts';
import { Rehearsal } from '../src/purchase/rehearsal.ts';
import { sightOf, small, tableOf } from './tables.ts';

describe.each(small)('in %s', (ruleset, players) => {
  /** What a shop looks like at the first purchase of a turn. */
  const shopIn = (turn: number): Shop => {
    const table = tableOf(ruleset, players, 'builder', 'rehearsal');
    const buying = (): Decision | undefined => table.game.due(table.state).find((d) => d.kind === 'purchase');
    while (table.state.open.turn < turn || !buying()) table.step();
    const decision = buying()!;
    const sight = sightOf(table.game, table.state, decision);
    return new Shop(new Context(sight, decision, quick(1), skills.strong, tempers.balanced));
  };

  it.each([5, 12])(
    'an order played on from where it differs comes to what it does from the start, turn %i',
    (turn) => {
      const shop = shopIn(turn);
      const play = new Rehearsal(shop);
      const anew = new Rehearsal(shop);
      const rng = quick(turn);
      let order = play.goods.map((_, i) => i);
      play.worth(order);
      play.keep();
      let { reach } = play;
      let furthest = 0;
      for (let i = 0; i < 300; i++) {
        const { next, same } = varied(order, reach, rng);
        expect([play.worth(next, same), play.reach]).toEqual([anew.worth(next), anew.reach]);
        furthest = Math.max(furthest, play.reach);
        if (rng.int(3) > 0) continue;
        play.keep();
        order = next;
        reach = play.reach;
      }
      expect(furthest).toBeGreaterThan(1);
    },
  );
});
