import { expect, it } from 'vitest';
import { rulesetIds } from '../src/games.ts';
import { LeakGame } from './leaking.ts';

it.each(rulesetIds())(
  'nobody receives a byte of %s that is not theirs, and spectators none of it early',
  async (ruleset) => {
    const game = await LeakGame.start(ruleset, 7);
    await game.play(60);
    // The deal is another one each time: until there is something to hide.
    for (let more = 0; more < 10 && (await game.counts()).least === 0; more++) await game.play(20);
    await game.askAll();
    expect(await game.findings()).toEqual([]);
    const { least, replies } = await game.counts();
    expect(least).toBeGreaterThan(0);
    expect(replies).toBeGreaterThan(100);
    await game.leave();
  },
);
