import type { View } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { rulesetIds } from '../src/session/games.ts';
import { creditNote, creditsOf } from '../src/ui/credits.ts';

/** The first nation of a table, with these advances. */
function holding(ruleset: string, advances: readonly string[], own: object = {}) {
  const game = gameFor(ruleset);
  const { players } = game.rules.ruleset;
  const config = { ruleset, map: game.rules.ruleset.map, players: players.max, options: {} };
  const { state } = game.start(config, 'credits');
  const [seat] = Object.keys(state.own) as [string];
  const view: View = JSON.parse(JSON.stringify(game.view(state, seat)));
  const [who, first] = Object.entries(view.open.nations)[0]!;
  Object.assign(first, { advances, credits: {}, ...own });
  return { p: { rules: game.rules, config, open: view.open }, who };
}

describe('credits', () => {
  it('of CivX are summed card by card, cheap and dear advances apart: CX 30.092, 30.273, 30.362, 30.374', () => {
    const { p, who } = holding('civx', ['clothmaking', 'masonry', 'mysticism', 'mythology']);
    const { groups, dearFrom, singles } = creditsOf(p, who);
    expect(Object.fromEntries(groups.map(({ group, cheap, dear }) => [group, [cheap, dear]]))).toEqual({
      science: [5, 5],
      arts: [5, 5],
      crafts: [10, 10],
      civics: [0, 0],
      religion: [15, 15],
    });
    expect(dearFrom).toBeUndefined();
    expect(singles.map(({ id }) => id).toSorted()).toEqual(
      // Diaspora, Naval Warfare; Architecture, Wonder; Law, Enlightenment; Philosophy, Library.
      [
        'architecture',
        'diaspora',
        'enlightenment',
        'law',
        'library',
        'naval-warfare',
        'philosophy',
        'wonder-of-the-world',
      ],
    );
    expect(p.rules.policies.credits(p, who, p.rules.advance('deism'))).toEqual([
      { points: 5, from: 'mysticism' },
      { points: 10, from: 'mythology' },
    ]);
  });

  it('of CivX that go to upper advances alone are told apart: CX 30.011, 30.104', () => {
    const { p, who } = holding('civx', ['coinage']);
    const held = creditsOf(p, who);
    expect(held.groups[0]).toEqual({ group: 'science', cheap: 0, dear: 10 });
    expect(held.dearFrom).toBe(100);
    expect(creditNote(held)).toContain('100');
  });

  it.each(rulesetIds())('make up what a price of %s is below the printed one', (ruleset) => {
    const ids = gameFor(ruleset).rules.ruleset.advances.map(({ id }) => id);
    const credits = Object.fromEntries(gameFor(ruleset).rules.ruleset.groups.map((g, i) => [g, i * 5]));
    for (const n of [0, 4, 9]) {
      const { p, who } = holding(ruleset, ids.slice(n, n + 6), { credits });
      for (const id of ids) {
        const to = p.rules.advance(id);
        const sum = p.rules.policies.credits(p, who, to).reduce((all, { points }) => all + points, 0);
        expect(Math.max(0, to.cost - sum), id).toBe(p.rules.policies.price(p, who, id));
      }
    }
  });
});
