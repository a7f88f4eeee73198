import { createGame, pick, quick } from '@ochre/engine';
import { about } from '@ochre/engine/query';
import type { Step } from '@ochre/engine/ruleset';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import { cites } from '@ochre/testkit/cites';
import { expect, it } from 'vitest';

/** A turn that goes no further, so that the set-up can be looked at. */
const pause: Step = {
  id: 'pause',
  run(play) {
    const [owner] = Object.keys(play.open.nations);
    play.ask({ kind: 'confirm', owner: owner!, ask: { purpose: about('goOn') }, cite: 'MC short.33' });
    return 'again';
  },
};
const game = createGame({ ...mega, turn: ['pause'], steps: [...mega.steps, pause] }, world);

it('a Short Game of any size starts with everyone equally far, whatever they choose', () => {
  cites('MC short.33', 'MC short.31', 'MC short.32', 'MC short.29', 'MC short.21');
  for (let players = 5; players <= 18; players++) {
    const rng = quick(players);
    const config = { ruleset: 'mega', map: 'world', players, options: { short: true } };
    const { state } = game.start(config, players);
    while (state.open.phase !== 'pause') {
      const decision = pick(rng, game.due(state));
      const { id, kind, owner } = decision;
      const sight = game.sight(game.view(state, owner));
      const answer = game.rules.spec(kind).sample(sight, decision as never, rng);
      expect(game.advance(state, { by: owner, decision: id, kind, answer } as never).ok).toBe(true);
    }
    const themes = mega.shortGame!.themes.map((t) => [...t.advances].sort().join());
    for (const [who, nation] of Object.entries(state.open.nations)) {
      const tokens = Object.values(nation.tokens).reduce((sum, n) => sum + n, 0);
      expect(themes, who).toContain([...nation.advances].sort().join());
      expect([4, 5]).toContain(nation.cities.length);
      expect(state.own[who]!.hand).toHaveLength(nation.cities.length);
      expect([tokens, nation.treasury, nation.space]).toEqual([14, 10, 10]);
      for (const area of [...nation.cities, ...Object.keys(nation.tokens)])
        expect(game.rules.map.area(area).region).toBe(who);
    }
  }
});
