import type { Sight } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/query';
import { rulesetIds } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { Savings } from '../src/purchase/credits.ts';
import { acquire, holdingsOf, imagine, waresOf } from '../src/purchase/market.ts';
import { Taste } from '../src/purchase/taste.ts';
import { sightOf, tableOf } from './tables.ts';

/** What somebody who is to answer sees in the fifth turn. */
function sightIn(ruleset: string, players: number, seed: string): Sight {
  const table = tableOf(ruleset, players, 'builder', seed);
  while (table.state.open.turn < 5) table.step();
  return sightOf(table.game, table.state, table.game.due(table.state)[0]!);
}

const likings = (sight: Sight, who: string, turnsLeft = 0): number[] => {
  const taste = new Taste(sight, who, turnsLeft);
  return sight.rules.ruleset.advances.map((a) => taste.worth(a, 100));
};

describe('taste', () => {
  const sight = sightIn('mega', 5, 'taste');
  const [one, other] = nations(sight) as [string, string];

  it('is a nation’s own, and another in other company', () => {
    const elsewhere = { ...sight, config: { ...sight.config, nations: [one, 'somebody', 'else'] } };
    expect(likings(sight, one)).toEqual(likings(sight, one));
    expect(likings(sight, one)).not.toEqual(likings(sight, other));
    expect(likings(sight, one)).not.toEqual(likings(elsewhere, one));
  });

  it('hangs on nothing that is hidden or changes but the turns to come', () => {
    const later: Sight = { ...sight, own: { ...sight.own, hand: [] }, handSizes: {} };
    expect(likings(later, one)).toEqual(likings(sight, one));
    const early = likings(sight, one, 20);
    for (const worth of early) expect(Math.abs(worth - 100)).toBeLessThanOrEqual(10 + 1e-9);
  });

  it('has few favourites, and every advance is the favourite of somebody', () => {
    const { advances } = sight.rules.ruleset;
    const fans = new Map(advances.map((a) => [a.id, 0]));
    for (let game = 0; game < 2000; game++) {
      const config = { ...sight.config, nations: [one, `guest ${game}`] };
      const taste = new Taste({ ...sight, config }, one, 0);
      for (const a of advances) if (taste.favours(a)) fans.set(a.id, fans.get(a.id)! + 1);
    }
    const all = [...fans.values()];
    expect(Math.min(...all)).toBeGreaterThan(0);
    expect(all.reduce((sum, n) => sum + n, 0) / all.length / 2000).toBeLessThan(0.07);
  });
});

describe.each(rulesetIds())('credits of %s', (ruleset) => {
  it('save what prices fall by', () => {
    const sight = sightIn(ruleset, 5, 'credits');
    const who = sight.viewer as string;
    const wares = waresOf(sight, who);
    const savings = new Savings(sight, who, nation(sight, who).credits, wares);
    const plain = wares.filter((w) => w.advance.effects.every((e) => e.effect !== 'creditsOfChoice'));
    expect(plain.length).toBeGreaterThan(5);
    for (const { id, advance } of plain) {
      const then = imagine(sight, who, acquire(sight, holdingsOf(sight, who), [id]));
      let saved = 0;
      for (const w of wares) if (w.id !== id) saved += w.price - sight.rules.policies.price(then, who, w.id);
      expect(savings.of(advance), id).toBe(saved);
    }
  });
});
