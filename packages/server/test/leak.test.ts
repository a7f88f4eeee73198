import { afterAll, expect, it } from 'vitest';
import { rulesetIds } from '../src/games.ts';
import { LeakGame } from './leaking.ts';

const all = { sealed: 0, notices: 0 };
afterAll(() => expect(Math.min(all.sealed, all.notices)).toBeGreaterThan(0));

it.each(rulesetIds())(
  'nobody receives a byte of %s that is not theirs, and spectators none of it early',
  async (ruleset) => {
    const game = await LeakGame.start(ruleset, 7);
    await game.play(60);
    // The deal is another one each time: until there are cards to hide.
    for (let more = 0; more < 20 && game.counts().hands === 0; more++) await game.play(20);
    await game.away();
    await game.askAll();
    expect(await game.findings()).toEqual([]);
    const counts = game.counts();
    all.sealed += counts.sealed;
    all.notices += counts.notices;
    expect(Math.min(counts.hands, counts.whispers)).toBeGreaterThan(0);
    expect(counts.replies).toBeGreaterThan(100);
    await game.leave();
  },
);
