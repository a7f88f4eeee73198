import type { GameEvent } from '@ochre/engine';
import { expect, it } from 'vitest';
import { berthsOf } from '../../src/live/berths.ts';
import { effectsOf } from '../../src/live/effects.ts';
import { game, seat } from '../support/table.ts';

const coasts = Object.values(game.rules.map.waters)
  .filter((w) => !w.sea)
  .map((w) => w.id);
const [home, built, goal] = game.rules.map.sorted(coasts).slice(0, 3) as [string, string, string];

it('a ship slides from where it lay, or was built, along its whole way', () => {
  const { view } = seat(({ open }) => {
    open.nations['egypt']!.ships = { [home]: 1 };
  });
  const yard: GameEvent = {
    type: 'shipBuilt',
    cite: 'MC 3',
    open: { nation: 'egypt', at: built, treasury: 2, tokens: [] },
  };
  const sailed = (ship: number): GameEvent => ({
    type: 'sailed',
    cite: 'MC 3',
    open: { nation: 'egypt', ship, legs: [{ to: goal }] },
  });
  const berths = berthsOf(game.rules, view.open, [yard]);
  expect(effectsOf(sailed(0), berths)).toEqual([
    { kind: 'voyage', owner: 'egypt', n: 0, route: [home, goal] },
  ]);
  expect(effectsOf(sailed(1), berths)).toEqual([
    { kind: 'voyage', owner: 'egypt', n: 0, route: [built, goal] },
  ]);
  expect(effectsOf(sailed(7), berths)).toEqual([{ kind: 'voyage', owner: 'egypt', n: 0, route: [goal] }]);
});
