import { describe, expect, it } from 'vitest';
import { gameFor } from '../../cli/src/games.ts';
import { matchOf, playMatch } from '../../cli/src/lab/duel.ts';
import { findBrain } from '../src/index.ts';

// A handful of games each: enough to notice that a level has lost its wits. docs/bots.md has the long series.

describe.each([
  ['easy', 'sample', 4, 4],
  ['steady', 'easy', 10, 7],
])('%s against %s', (better, worse, games, least) => {
  it.each([
    ['mega', 6],
    ['classic', 4],
  ])('wins in %s', (ruleset, players) => {
    const config = { ruleset, map: gameFor(ruleset).rules.map.id, players, options: {} };
    let won = 0;
    for (let i = 0; i < games; i++)
      won += playMatch(matchOf(config, 'levels', i), findBrain(better)!, findBrain(worse)!).won;
    expect(won).toBeGreaterThanOrEqual(least);
  });
});

describe('a series of matches', () => {
  it('seats both sides everywhere: two matches in a row change places', () => {
    const config = { ruleset: 'mega', map: 'world', players: 7, options: {} };
    for (let i = 0; i < 6; i += 2) {
      const [a, b] = [matchOf(config, 's', i), matchOf(config, 's', i + 1)];
      expect(a.seed).toBe(b.seed);
      expect([...a.first, ...b.first].sort()).toEqual([...a.config.nations!].sort());
    }
  });
});
