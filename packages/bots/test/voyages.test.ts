import { type Answer, type Counts, clone, type Order, quick } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { findBrain } from '../src/index.ts';
import { tableOf } from './tables.ts';

/** What Minoa orders on an empty sea. */
function orders(
  rules: string,
  bot: string,
  own: { tokens: Counts; cities?: string[]; ships?: Counts; treasury?: number },
  step = 'movement',
): Order[] {
  const game = gameFor(rules);
  const nations = ['minoa', 'assyria', 'hatti', 'hellas', 'egypt'];
  const config = { ruleset: rules, map: game.rules.map.id, players: 5, nations, options: {} };
  const state = clone(game.start(config, 'sea').state);
  state.open.turn = 6;
  const { tokens, cities = [], ships = {}, treasury = 0 } = own;
  const placed = Object.values(tokens).reduce((sum, n) => sum + n, 0);
  const [inStock, built] = [4 - Object.values(ships).length, cities.length];
  Object.assign(state.open.nations['minoa']!, { tokens, cities, ships, treasury, space: 5 });
  state.open.nations['minoa']!.stock = { tokens: 55 - placed - treasury, cities: 9 - built, ships: inStock };
  state.open.phase = step;
  state.pending = {};
  state.frames = [{ step, at: 0, locals: { order: ['minoa'] } }];
  game.resume(state);
  const decision = game.due(state).find((d) => d.kind === 'move' && d.owner === 'minoa')!;
  const sight = game.sight(game.view(state, 'minoa'));
  const answer = findBrain(bot)!.choose(sight, decision, quick(1)) as unknown;
  return (answer as Extract<Answer<'move'>, { orders: Order[] }>).orders;
}

const kinds = (all: readonly Order[]): string[] => all.map((order) => order.do);

describe.each(['steady', 'strong'])('ships of a %s bot', (bot) => {
  it('take surplus off an island', () => {
    expect(kinds(orders('mega', bot, { tokens: { knossos: 6, phaestos: 6 } }))).toContain('build');
  });

  it('come to fetch tokens from another coast, so that none is built', () => {
    const all = orders('mega', bot, {
      tokens: { knossos: 5 },
      cities: ['phaestos'],
      ships: { rhodes: 1 },
      treasury: 1,
    });
    expect(kinds(all)).toEqual(expect.arrayContaining(['maintain', 'sail']));
    const sail = all.find((order) => order.do === 'sail')!;
    expect(sail.legs[0]!.load).toBeUndefined();
    expect(sail.legs.some((leg) => (leg.load ?? 0) > 0)).toBe(true);
  });

  it('are built beside a city where treasury pays for nothing else', () => {
    const own = { tokens: { knossos: 6 }, cities: ['phaestos'], treasury: 6 };
    const [order] = orders('dawn', bot, own, 'shipbuilding');
    expect(order).toEqual({ do: 'build', at: 'phaestos', treasury: 2, tokens: [] });
  });
});

it('ships keep an island nation from being left on its island', () => {
  const table = tableOf('dawn', 5, 'steady', 'islands', 8);
  while (!table.over) table.step();
  const { tokens, cities } = table.state.open.nations['minoa']!;
  expect(new Set([...Object.keys(tokens), ...cities]).size).toBeGreaterThan(5);
});
