import { expect, it } from 'vitest';
import { rulesetIds } from '../src/games.ts';
import { LeakGame } from './leaking.ts';

it.each(rulesetIds().flatMap((id) => [1, 2, 3].map((seed) => [id, seed] as const)))(
  '%s, played on and on: nothing leaks (seed %i)',
  async (ruleset, seed) => {
    const game = await LeakGame.start(ruleset, seed);
    for (let round = 0; round < 8 && !game.over; round++) {
      await game.play(150);
      await game.askAll();
      expect(await game.findings()).toEqual([]);
    }
    await game.leave();
  },
);
