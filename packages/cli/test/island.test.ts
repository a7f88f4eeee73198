import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { levels } from '@ochre/bots';
import { createGame } from '@ochre/engine';
import { fuzzGame } from '@ochre/testkit';
import { expect, it } from 'vitest';
import { CELLS } from '../../rulesets/examples/island/grid.ts';
import map from '../../rulesets/examples/island/map.ts';
import island from '../../rulesets/examples/island/ruleset.ts';

// The example of a rule set: a folder and a line in a list, and everything plays it.

const scenarios = fileURLToPath(
  new URL('../../rulesets/examples/island/scenarios/island.yaml', import.meta.url),
);
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

function ochre(conditions: readonly string[], ...args: string[]) {
  return spawnSync(process.execPath, [...conditions, main, ...args], { encoding: 'utf8' });
}
const registered = ['--conditions=examples'];
const sim = ['sim', '--rules', 'island', '--players', '2', '--json'];

it.each(levels)('ochre sim plays a whole game with bots, %s', (level) => {
  const { stdout, stderr } = ochre(registered, ...sim, '--bots', level, '--games', '3');
  expect(stderr).toBe('');
  const games = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(games).toHaveLength(3);
  for (const game of games) expect(game).toMatchObject({ endedBy: 'ast', turns: 8 });
});

it('its scenarios pass', () => {
  const { stdout, status } = ochre(registered, 'check', scenarios);
  expect(stdout).toMatch(/^4 passed, 0 failed$/m);
  expect(status).toBe(0);
});

it('it is not there for those who have not registered it', () => {
  const { stderr, status } = ochre([], ...sim);
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/no rule set island/);
});

it('no answer breaks it', () => {
  const game = createGame(island, map);
  const total = { games: 0, actions: 0, hostile: 0, refused: 0, failures: [] };
  for (let i = 0; i < 20; i++) fuzzGame(game, `island-${i}`, () => false, total);
  expect(total).toMatchObject({ games: 20, failures: [] });
  expect(map.areas.map(({ id }) => id)).toEqual([...CELLS.map(({ id }) => id), 'lagoon']);
});
