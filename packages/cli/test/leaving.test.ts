import { clone, hash, pick, quick } from '@ochre/engine';
import { broken, cardCounts, gameFor, randomConfig } from '@ochre/testkit';
import { actionOf, legal, rulesets } from '@ochre/testkit/random';
import { expect, it } from 'vitest';

it.each(rulesets)('games of %s go on, or end, whoever leaves whenever', (ruleset, share) => {
  const game = gameFor(ruleset);
  for (let seed = 1; seed <= 12 * share; seed++) {
    const rng = quick(seed);
    const { state } = game.start(randomConfig(game, rng), seed);
    const cards = cardCounts(game, state);
    while (!state.open.result) {
      const nation = pick(rng, Object.keys(state.open.nations));
      const when = rng.int(2) === 0 ? 'phase' : 'turn';
      if (rng.int(100) === 0) game.advance(state, { control: 'leave', nation, when });
      const decision = pick(rng, game.due(state));
      const action = actionOf(decision, legal(state, decision, rng.int(3) === 0 ? rng : undefined));
      const before = decision.kind === 'relocate' ? clone(state) : undefined;
      const done = game.advance(state, action);
      expect(done.ok && broken(game, state, cards), `seed ${seed}, ${JSON.stringify(action)}`).toEqual([]);
      if (!before) continue;
      const pure = game.apply(before, action);
      expect(pure.ok && hash(pure.state)).toBe(hash(state));
    }
  }
});
