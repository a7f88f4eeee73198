import type { GameEvent } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { expect, it } from 'vitest';
import { revoltOf } from '../../src/decisions/model/revolt.ts';
import type { LoggedEvent } from '../../src/session/session.ts';

/** A nation with seven cities and so many tokens, all in one area. */
function position(ruleset: string, tokens: number) {
  const game = gameFor(ruleset);
  const { state } = game.start({ ruleset, map: 'world', players: 5, side: 'west', options: {} }, 'revolt');
  const me = Object.keys(state.open.nations)[0]!;
  const own = state.open.nations[me]!;
  const cities = game.rules.map.land.filter((a) => (a.limit ?? 0) > 0).map((a) => a.id);
  Object.assign(own, { cities: cities.slice(0, 7), tokens: { [cities[8]!]: tokens }, advances: [] });
  return { game, state, me, sight: game.sight(game.view(state, me)) };
}

// DH 29.4.2.1, 29.4.2.4
it('tells tokens that revolt, those left, and how many cities have to go at least', () => {
  const { game, me, sight } = position('dawn', 20);
  const calamity = game.rules.calamity('slave-revolt');
  const [first] = sight.open.nations[me]!.cities;
  expect(revoltOf(sight, [], me, calamity, [])).toMatchObject({
    bound: 15,
    usable: 5,
    cities: 7,
    needed: 14,
    done: 0,
  });
  const one = revoltOf(sight, [], me, calamity, [{ area: first!, tokens: 1 }])!;
  expect(one).toMatchObject({ bound: 15, usable: 6, cities: 6, needed: 12 });
  expect(revoltOf(sight, [], me, calamity, [])!.least).toBeGreaterThan(1);
  expect(revoltOf(sight, [], me, game.rules.calamity('city-riots'), [])).toBeUndefined();
});

it('counts tokens of cities reduced before as free', () => {
  const { game, me, sight } = position('dawn', 12);
  const calamity = game.rules.calamity('slave-revolt');
  const log: LoggedEvent[] = [
    {
      seq: 0,
      turn: sight.open.turn,
      phase: 'calamities',
      event: {
        type: 'cityReduced',
        cite: 'DH 29.4.2.4',
        open: { nation: me, area: 'x', tokens: 2 },
      } as GameEvent,
    },
  ];
  // Ten were there when it began, and all of them are bound.
  expect(revoltOf(sight, log, me, calamity, [])).toMatchObject({ bound: 10, usable: 2, done: 1 });
});

it('knows from the table what is bound where it stays so', () => {
  const { game, me, state } = position('mega', 20);
  expect(game.rules.calamity('slave-revolt').run).toBe('slaveRevolt');
  const civx = gameFor('civx');
  state.open.revolting = { [me]: 13 };
  const sight = { ...state, rules: civx.rules } as never;
  expect(revoltOf(sight, [], me, civx.rules.calamity('slave-revolt'), [])).toMatchObject({
    bound: 13,
    usable: 7,
  });
});
