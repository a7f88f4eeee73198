import { findBrain } from '@ochre/bots';
import type { Action } from '@ochre/engine';
import { Table } from '@ochre/testkit';
import { expect, it } from 'vitest';
import { gameFor } from '../../server/src/games.ts';
import { botGame, filed, shortGame, until, withRooms } from '../../server/test/rooms.ts';
import { SoloTable } from '../src/session/soloTable.ts';
import { fetchThinking } from '../src/session/thinking.ts';

await fetchThinking();

const ACTIONS = 240;

it('the same bots play the same game in the laboratory, in the browser and on the server', async () => {
  await withRooms(
    async (rooms, store) => {
      const id = await botGame(rooms, store, shortGame, 'easy');
      await until(async () => (await filed(store, id)) > ACTIONS);
      const entries = await store.entries(id, 0, ACTIONS);
      const served = entries.map(({ action }) => action!);
      const { config } = (await store.table(id))!;
      const seed = (await store.seed(id))!;
      const game = gameFor(config.ruleset, config.map);

      const lab: Action[] = [];
      const before = (_: unknown, action: Action): void => void lab.push(action);
      const table = new Table(game, config, seed, () => findBrain('easy')!, { before });
      while (lab.length < ACTIONS) table.step();
      expect(served).toEqual(lab);
      expect(lab.some((action) => 'kind' in action && action.kind === 'trade')).toBe(true);

      // Nobody sits where the person would.
      const setup = { id: 'solo', title: 'Solo', config, seed, seat: 'seat-0', brain: 'easy', created: 0 };
      const solo = new SoloTable(game, setup);
      for (let i = 0; i < ACTIONS; i++) solo.step();
      expect(solo.stretch(1).actions.map(({ action }) => action)).toEqual(lab);
    },
    { botDelay: 0 },
  );
});
