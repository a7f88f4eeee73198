import type { Config, Open } from '@ochre/engine';
import { expect, it } from 'vitest';
import { Shown } from '../../src/film/shown.ts';
import { loadGame, rulesetIds } from '../../src/session/games.ts';
import { SoloTable } from '../../src/session/soloTable.ts';
import { fetchThinking } from '../../src/session/thinking.ts';

await fetchThinking();

const TURNS = 8;

const some = (counts: Readonly<Record<string, number>> = {}) =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));

/** Who has what where, and how far everybody has come. */
const board = ({ nations, barbarians }: Open) =>
  Object.fromEntries(
    Object.entries({ ...nations, barbarians: { ...barbarians, hired: {}, space: 0 } }).map(
      ([owner, { tokens, cities, ships, hired, space }]) => [
        owner,
        {
          tokens: some(tokens),
          cities: cities.toSorted(),
          ships: some(ships),
          hired: some(hired),
          space,
          // Taxes are not shown: stock and treasury together.
          stock: (nations[owner]?.stock.tokens ?? 0) + (nations[owner]?.treasury ?? 0),
          cityStock: nations[owner]?.stock.cities,
        },
      ],
    ),
  );

it.each(rulesetIds())('what is shown follows what happened to the very position, %s', async (ruleset) => {
  const game = await loadGame(ruleset);
  const config: Config = {
    ruleset,
    map: game.rules.map.id,
    players: 5,
    ...(ruleset === 'mega' && { side: 'west' }),
    options: {},
  };
  const setup = { id: 'x', title: 'x', config, seed: 'film', seat: 'nobody', brain: 'builder', created: 0 };
  const table = new SoloTable(game, setup);
  table.news();
  const shown = new Shown(game.rules, structuredClone(table.view().open));
  let steps = 0;
  while (table.state.open.turn < TURNS && table.step()) {
    const events = table.news();
    for (const { event } of events) shown.play(event);
    const real = structuredClone(table.view().open);
    if (events.some(({ event }) => event.type === 'civilizationChosen')) shown.jumpTo(real);
    else expect(board(shown.open), events.map(({ event }) => event.type).join()).toEqual(board(real));
    steps++;
  }
  expect(steps).toBeGreaterThan(100);
});
