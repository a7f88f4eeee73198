import { brains } from '@ochre/bots';
import type { Kind } from '@ochre/engine';
import { gameFor, rulesetIds, Table } from '@ochre/testkit';
import { expect, it } from 'vitest';
import { askedIn, asksByCard } from '../src/rules/asks.ts';
import { phaseRows, tracksOf } from '../src/rules/sheets.ts';
import { epochWords } from '../src/table/requirement.ts';

const TURNS = 5;

it.each(rulesetIds())('%s: the sheet of the turn knows what a game asks', (id) => {
  const game = gameFor(id);
  const { players, map } = game.rules.ruleset;
  const config = { ruleset: id, map, players: Math.max(5, players.min), options: {} };
  const unknown = new Set<string>();
  const inTurn = new Set(game.rules.ruleset.turn);
  const before = (state: { open: { phase: string } }, action: object): void => {
    const { phase } = state.open;
    if (inTurn.has(phase) && 'kind' in action && !asksByCard(phase) && action.kind !== 'fileOrders')
      if (!askedIn(phase).includes(action.kind as Kind)) unknown.add(`${phase}: ${action.kind}`);
  };
  const table = new Table(game, config, 'sheet', () => brains['sample']!, { before });
  while (!table.over && table.state.open.turn <= TURNS) table.step();
  expect([...unknown]).toEqual([]);
  expect(phaseRows(game.rules.ruleset).map(({ number }) => number)).toEqual(
    game.rules.ruleset.phaseEnds.map((_, i) => i + 1),
  );
  for (const track of tracksOf(game)) expect(track.epochs.length).toBeGreaterThanOrEqual(5);
});

it.each(rulesetIds())('%s: an epoch that has points printed on its spaces does not ask for nothing', (id) => {
  for (const track of tracksOf(gameFor(id))) {
    const asked = track.epochs.map((_, i) => epochWords(track, i));
    expect(asked.some((words) => /as printed/.test(words))).toBe(track.printed !== undefined);
    if (track.printed) expect(asked.at(-1)).not.toMatch(/nothing/);
  }
});
