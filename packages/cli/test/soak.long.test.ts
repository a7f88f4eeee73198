import { brains } from '@ochre/bots';
import { type Fuzzed, fuzzGame, gameFor, playOut, Table } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';

const rulesets = ['mega', 'eastern'];
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

  it.each([
    ...[5, 8, 11, 14, 18].map((n) => ['mega', n] as const),
    ...[3, 6, 9].map((n) => ['eastern', n] as const),
  ])(
    '%s: ten whole games of %i builders end on the succession table',
    (ruleset, players) => {
      for (let seed = 0; seed < 10; seed++) {
        const config = { ruleset, map: 'world', players, options: { ast: seed % 2 ? 'expert' : 'basic' } };
        const table = new Table(gameFor(ruleset), config, `soak-${seed}`, () => brains['builder']!);
        const { result, turn } = playOut(table, (state) => state.open.turn > 120).state.open;
        expect(result?.endedBy, `seed ${seed}, turn ${turn}`).toBe('ast');
      }
    },
    10 * MINUTE,
  );
});
