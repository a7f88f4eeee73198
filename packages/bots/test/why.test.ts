import { nation } from '@ochre/engine/query';
import { expect, it } from 'vitest';
import { cheaper } from '../src/goals/why.ts';
import { sightOf, tableOf } from './tables.ts';

it('an advance makes others cheaper by what its card says, without credits yet to be chosen', () => {
  const table = tableOf('mega', 5, 'builder', 'why');
  const { game, state } = table;
  while (game.due(state)[0]!.kind !== 'move') table.step();
  const sight = sightOf(game, state, game.due(state)[0]!);
  const who = sight.viewer;
  expect(nation(sight, who).advances).toEqual([]);
  const { advances } = sight.rules.ruleset;
  const record = advances.find(({ name }) => name === 'Written Record')!;
  expect(record.effects.some(({ effect }) => effect === 'creditsOfChoice')).toBe(true);
  const { others, points } = cheaper(sight, who, record.id);
  // Cartography is of Science: 5 for the group, 10 for itself.
  expect(points).toBe(record.credits['science']! + record.creditTo!.points);
  expect(others).toBe(
    advances.filter(({ id, groups }) => id !== record.id && groups.some((g) => record.credits[g])).length,
  );
});
