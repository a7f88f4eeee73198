import { homeOf } from '@ochre/engine/query';
import { expect, it } from 'vitest';
import { loadGame } from '../src/session/games.ts';
import { partsOf } from '../src/table/model.ts';

it.each([
  ['advanced', 3, 'rome', 'babylon'],
  ['advanced', 4, 'babylon', 'rome'],
  ['advanced', 8, 'rome', 'lusitania'],
  ['classic', 3, 'ankara', 'babylon'],
  ['mega', 5, 'athens', 'babylon'],
])('the board of %s with %i shows what is out of play', async (ruleset, players, inside, outside) => {
  const game = await loadGame(ruleset);
  const side = ruleset === 'mega' ? { side: 'west' } : {};
  const { state } = game.start({ ruleset, map: game.rules.map.id, players, ...side, options: {} }, 'parts');
  const { played, outOfPlay } = partsOf(game.rules, state.open);
  expect(played).toContain(inside);
  expect([...outOfPlay]).toContain(outside);
  expect(played.filter((id) => outOfPlay.has(id))).toEqual([]);
});

it('a nation without a region has its home around where it may start', async () => {
  const game = await loadGame('advanced');
  const config = { ruleset: 'advanced', map: game.rules.map.id, players: 5, options: {} };
  const sight = game.sight(game.view(game.start(config, 'home').state, 'observer'));
  expect(homeOf(sight, 'egypt')).toEqual(expect.arrayContaining(['thebes', 'nubia', 'ptolemais']));
  // Land out of play is nobody's.
  expect(homeOf(sight, 'africa')).toEqual([]);
});
