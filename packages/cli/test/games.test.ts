import { brains } from '@ochre/bots';
import type { Config, Game, GameState } from '@ochre/engine';
import {
  broken,
  cardCounts,
  gameFor,
  playOut,
  rulesetIds,
  Table,
  usualRules,
  withinLimits,
} from '@ochre/testkit';
import { describe, expect, it } from 'vitest';

const config = (ruleset: string, players: number, options: Config['options'], side?: string): Config => ({
  ruleset,
  map: gameFor(ruleset).rules.map.id,
  players,
  options,
  ...(side && { side }),
});

/** Whether surplus is removed between the special abilities and that phase; where it is not, it stays for the turn. */
function settledBy(phase: string, { rules }: Game): boolean {
  const before = rules.ruleset.turn.slice(0, rules.ruleset.turn.indexOf(phase));
  return before.lastIndexOf('surplus') > before.lastIndexOf('abilities');
}

/** Plays to the end under every invariant. */
function watched(setting: Config, bot: string, seed: string): GameState {
  const game = gameFor(setting.ruleset);
  const table: Table = new Table(game, setting, seed, () => brains[bot]!);
  const cards = cardCounts(game, table.state);
  let phase = '';
  while (!table.over) {
    table.step();
    const found = broken(game, table.state, cards);
    // 5B and 11: once cards are drawn or advances bought nobody stands above a limit.
    if (table.state.open.phase !== phase) {
      phase = table.state.open.phase;
      if (phase === 'buyCards' || (phase === 'purchase' && settledBy(phase, game)))
        found.push(...withinLimits(game, table.state));
    }
    expect(found, `${JSON.stringify(setting)} seed ${seed} action ${table.actions}`).toEqual([]);
  }
  return table.state;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => i + from);
const tables: [ruleset: string, players: number, side?: string][] = rulesetIds().flatMap((id) => {
  const { ruleset, map } = gameFor(id).rules;
  const { min, max } = ruleset.players;
  return range(min, max).flatMap((n): typeof tables => {
    // One of the rule sets on the big board is tried on all sides of it.
    const sides = id === usualRules.id ? ['west', 'east'] : [];
    const open = sides.filter((side) => !ruleset.checkConfig(config(id, n, {}, side), map));
    return open.length > 1 ? open.map((side) => [id, n, side]) : [[id, n]];
  });
});
const variants: Config['options'][] = [{}, { ast: 'expert' }, { short: true }];

/** The smallest and a middle table of a rule set, or (`OCHRE_TABLES=all`) every one; golden games go to the largest. */
function some(playable: typeof tables): typeof tables {
  if (process.env['OCHRE_TABLES'] === 'all') return playable;
  return [...new Set(playable.map(([ruleset]) => ruleset))].flatMap((ruleset) => {
    const own = playable.filter(([of]) => of === ruleset);
    return [...new Set([own[0]!, own[own.length >> 1]!])];
  });
}

describe.each(variants)('builders reach the end of the succession table %o', (variant) => {
  const playable = tables.filter(([ruleset, players, side]) => {
    const { rules } = gameFor(ruleset);
    return !rules.ruleset.checkConfig(config(ruleset, players, variant, side), rules.map);
  });
  it.each(some(playable))('%s with %i players %s', (ruleset, players, side) => {
    const setting = config(ruleset, players, variant, side);
    const table = new Table(gameFor(ruleset), setting, `end-${players}`, () => brains['builder']!);
    const { result, turn } = playOut(table, (state) => state.open.turn > 60).state.open;
    expect(result?.endedBy, `turn ${turn}`).toBe('ast');
  });
});

describe('nothing breaks on the way', () => {
  it.each(tables)('random players, %s %i %s', (ruleset, players, side) => {
    const state = watched(config(ruleset, players, { turns: 4 }, side), 'sample', `random-${players}`);
    expect(state.open.result?.endedBy).toBe('limit');
  });

  const ends = rulesetIds().flatMap((id): [string, number][] => {
    const { min, max } = gameFor(id).rules.ruleset.players;
    return [
      [id, min],
      [id, max],
    ];
  });
  it.each(ends)('builders, %s %i', (ruleset, players) => {
    watched(config(ruleset, players, { turns: 8 }), 'builder', `watched-${players}`);
  });
});
