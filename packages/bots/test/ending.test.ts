import { clone, type NationId, type Sight } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { ratesOf } from '../src/evaluation/rates.ts';
import { rivalry } from '../src/evaluation/track.ts';

const nations = ['minoa', 'assyria', 'hatti', 'hellas', 'egypt'];

/** What Hellas sees with markers on these spaces, everything else being equal. */
function seen(spaces: Record<NationId, number>): Sight {
  const game = gameFor('mega');
  const config = { ruleset: 'mega', map: game.rules.map.id, players: 5, nations, options: {} };
  const state = clone(game.start(config, 'end').state);
  for (const id of nations) state.open.nations[id]!.space = spaces[id] ?? 8;
  return game.sight(game.view(state, 'hellas'));
}

const others = nations.filter((id) => id !== 'hellas');
const rivals = (sight: Sight): number[] => others.map((id) => rivalry(sight, 'hellas', id));

describe('on the last turn', () => {
  it('who will be first is the rival that counts', () => {
    const sight = seen({ egypt: 14, hellas: 13, assyria: 11 });
    expect(rivalry(sight, 'hellas', 'egypt')).toBeGreaterThan(0.8);
    expect(rivalry(sight, 'hellas', 'minoa')).toBeLessThan(0.05);
    expect(rivals(sight).reduce((sum, n) => sum + n, 0)).toBeCloseTo(1);
  });

  it('who is first looks to the one behind', () => {
    const sight = seen({ hellas: 14, assyria: 13, egypt: 10 });
    expect(Math.max(...rivals(sight))).toBe(rivalry(sight, 'hellas', 'assyria'));
    expect(rivalry(sight, 'hellas', 'assyria')).toBeGreaterThan(0.8);
  });

  it('before it, nobody is out of mind', () => {
    expect(Math.min(...rivals(seen({ egypt: 10, hellas: 9, assyria: 8 })))).toBeGreaterThan(0.15);
  });
});

it.each([
  ['mega', 1],
  ['classic', 0],
  ['civx', 50],
  ['advanced', 50],
])('a city that stands at the end of %s is worth what it scores', (rules, points) => {
  const game = gameFor(rules);
  const { state } = game.start({ ruleset: rules, map: game.rules.map.id, players: 5, options: {} }, 'end');
  const { victory, standing } = ratesOf(game.sight(game.view(state, Object.keys(state.open.nations)[0]!)));
  expect(standing).toBeCloseTo(points * victory);
});
