import { brains } from '@ochre/bots';
import type { Config, GameState } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { broken, cardCounts, withinLimits } from '../src/invariants.ts';
import { playOut, Table } from '../src/play/table.ts';

const game = gameFor('mega');

const config = (players: number, options: Config['options'], side?: string): Config => ({
  ruleset: 'mega',
  map: 'world',
  players,
  options,
  ...(side && { side }),
});

/** Plays to the end under every invariant. */
function watched(setting: Config, bot: string, seed: string): GameState {
  const table: Table = new Table(game, setting, seed, () => brains[bot]!);
  const cards = cardCounts(game, table.state);
  let phase = '';
  while (!table.over) {
    table.step();
    const found = broken(game, table.state, cards);
    // 5B and 11: once cards are drawn or advances bought nobody stands above a limit.
    if (table.state.open.phase !== phase) {
      phase = table.state.open.phase;
      if (phase === 'buyCards' || phase === 'purchase') found.push(...withinLimits(game, table.state));
    }
    expect(found, `${JSON.stringify(setting)} seed ${seed} action ${table.actions}`).toEqual([]);
  }
  return table.state;
}

const counts = Array.from({ length: 14 }, (_, i) => i + 5);
const sides = (players: number): (string | undefined)[] => (players <= 9 ? ['west', 'east'] : [undefined]);
const tables = counts.flatMap((players) => sides(players).map((side) => [players, side] as const));

describe('builders reach the end of the succession table', () => {
  for (const variant of [{}, { ast: 'expert' }, { short: true }] as Config['options'][])
    it.each(tables)(
      `${JSON.stringify(variant)} with %i players %s`,
      (players, side) => {
        const table = new Table(
          game,
          config(players, variant, side),
          `end-${players}`,
          () => brains['builder']!,
        );
        const { result, turn } = playOut(table, (state) => state.open.turn > 60).state.open;
        expect(result?.endedBy, `turn ${turn}`).toBe('ast');
      },
      120_000,
    );
});

describe('nothing breaks on the way', () => {
  it.each(tables)(
    'random players, %i %s',
    (players, side) => {
      const state = watched(config(players, { turns: 4 }, side), 'sample', `random-${players}`);
      expect(state.open.result?.endedBy).toBe('limit');
    },
    120_000,
  );

  it.each([5, 9, 12, 18])(
    'builders, %i',
    (players) => {
      watched(config(players, { turns: 8 }), 'builder', `watched-${players}`);
    },
    120_000,
  );
});
