import { brains } from '@ochre/bots';
import type { Config } from '@ochre/engine';
import { type Fuzzed, fuzzGame, gameFor, playOut, rulesetIds, Table } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';

const rulesets = rulesetIds();
/** Numbers of players from the smallest table of a rule set to its largest. */
const tables = (id: string): [ruleset: string, players: number][] => {
  const { min, max } = gameFor(id).rules.ruleset.players;
  return [min, (min + max) >> 1, max].map((n) => [id, n]);
};
const MINUTE = 60_000;

describe('soak', () => {
  it(
    'random games with hostile answers for five minutes',
    () => {
      const end = Date.now() + 5 * MINUTE;
      const total: Fuzzed = { games: 0, actions: 0, hostile: 0, refused: 0, failures: [] };
      for (let i = 0; Date.now() < end && total.failures.length === 0; i++)
        fuzzGame(gameFor(rulesets[i % rulesets.length]!), `soak-${i}`, () => Date.now() > end, total);
      expect(total.failures).toEqual([]);
      expect(total.refused).toBeGreaterThan(1000);
    },
    7 * MINUTE,
  );

  it.each(rulesets.flatMap(tables))(
    '%s: ten whole games of %i builders end on the succession table',
    (ruleset, players) => {
      for (let seed = 0; seed < 10; seed++) {
        const { ruleset: book, map } = gameFor(ruleset).rules;
        const expert: Config['options'] = seed % 2 > 0 && book.options['ast'] ? { ast: 'expert' } : {};
        const config = { ruleset, map: map.id, players, options: expert };
        const table = new Table(gameFor(ruleset), config, `soak-${seed}`, () => brains['builder']!);
        const { result, turn } = playOut(table, (state) => state.open.turn > 120).state.open;
        expect(result?.endedBy, `seed ${seed}, turn ${turn}`).toBe('ast');
      }
    },
    10 * MINUTE,
  );
});
