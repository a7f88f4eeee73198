import { describe, expect, it } from 'vitest';
import { headToHead } from '../../cli/src/lab/entrants.ts';
import { planOf } from '../../cli/src/lab/flags.ts';
import { playGame } from '../../cli/src/lab/game.ts';
import { placesOf } from '../../cli/src/lab/places.ts';
import { gamesOf } from '../../cli/src/lab/plan.ts';

// A handful of games each: enough to notice that a level has lost its wits. docs/bots.md has the long series.

describe.each([
  ['easy', 'sample', 4, 1],
  ['steady', 'easy', 10, 0.7],
])('%s against %s', (better, worse, games, least) => {
  it.each([
    ['mega', 6],
    ['classic', 4],
  ])('wins in %s', (rules, players) => {
    const flags = { rules, players: `${players}`, games: `${games}`, seed: 'levels', versus: better };
    const records = gamesOf(planOf(flags, [worse])).map(playGame);
    expect(headToHead(records, [better, worse]).winShare).toBeGreaterThanOrEqual(least);
  });
});

it('whoever does what the next goal says is in the upper half of a table of easy bots', () => {
  const flags = { rules: 'mega', players: '5', games: '10', seed: 'levels', among: 'learner' };
  const { upperShare } = placesOf(gamesOf(planOf(flags, ['easy'])).map(playGame), 'learner');
  expect(upperShare).toBeGreaterThanOrEqual(0.6);
});
