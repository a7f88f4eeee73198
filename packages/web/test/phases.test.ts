import { describe, expect, it } from 'vitest';
import { History } from '../src/history/history.ts';
import { loadGame, rulesetIds } from '../src/session/games.ts';
import type { Session } from '../src/session/session.ts';
import { phaseNames, phaseNamesInFull } from '../src/table/model.ts';
import { phaseReached, phasesOf, stepsSeen } from '../src/table/phases.ts';

const phases = phasesOf((await loadGame('mega')).rules.ruleset);
const reached = (seen: string[], now: string): number | undefined => phaseReached(phases, seen, now)?.number;

describe('the ribbon of phases', () => {
  it('has the thirteen phases of the book, the second conflict under support', () => {
    expect(phases).toHaveLength(13);
    expect(phases.map((p) => p.named).at(10)).toBe('support');
    expect(phases.map((p) => p.named)[3]).toBe('conflict');
  });

  it('calls a phase after its calamities, not after what goes before them', async () => {
    const named = async (id: string) => phasesOf((await loadGame(id)).rules.ruleset).map((p) => p.named);
    expect((await named('advanced'))[10]).toBe('majorCalamities');
    expect((await named('mega')).slice(7, 9)).toEqual(['calamitySelection', 'minorCalamities']);
  });

  it('tells the first conflict of a turn from the second by what came before', () => {
    expect(reached(['expansion', 'movement'], 'conflict')).toBe(4);
    expect(
      reached(['expansion', 'movement', 'conflict', 'construction', 'trade', 'abilities'], 'conflict'),
    ).toBe(11);
    expect(reached(['movement', 'construction'], 'surplus')).toBe(5);
    expect(reached(['movement', 'trade'], 'surplus')).toBe(11);
  });

  it('knows no phase of the set-up', () => {
    expect(reached([], 'setup')).toBeUndefined();
  });

  it('reads the way through a turn from the log', () => {
    const event = { type: 'tradeClosed' as const, cite: 'MC 1', open: {} };
    const log = [
      { seq: 0, turn: 1, phase: 'trade', event },
      { seq: 1, turn: 2, phase: 'taxation', event },
      { seq: 2, turn: 2, phase: 'taxation', event },
      { seq: 3, turn: 2, phase: 'movement', event },
    ];
    expect(stepsSeen(log, 2)).toEqual(['taxation', 'movement']);
  });
});

it.each(rulesetIds())(
  'no two phases of %s are called the same, and its track has a full name',
  async (id) => {
    const game = await loadGame(id);
    const { rules } = game;
    const config = { ruleset: id, map: rules.map.id, players: rules.ruleset.players.max, options: {} };
    const { state } = game.start(config, 'names');
    const table = { rules, sight: () => game.sight(game.view(state, 'observer')) };
    const turn = phasesOf(rules.ruleset);
    const names = phaseNames(table, turn);
    expect(new Set(names).size).toBe(names.length);
    const track = turn.findIndex(({ steps }) => steps.includes('succession'));
    expect(phaseNamesInFull(table, turn)[track]).toMatch(/^[ACST.]{6}: \w+ \w+ \w+$/);
    if (id === 'dawn') expect([names[8], names[13]]).toEqual(['Support', '2nd support']);
  },
);

it.each([
  ['mega', 'A.S.T.'],
  ['dawn', 'C.A.C.'],
])('a look back calls the track of %s as its table does', async (ruleset, name) => {
  const game = await loadGame(ruleset);
  const { rules } = game;
  const { state } = game.start(
    { ruleset, map: rules.map.id, players: rules.ruleset.players.max, options: {} },
    'look back',
  );
  const live = { rules, sight: () => game.sight(game.view(state, 'observer')) } as Session;
  const { phaseName } = new History(live, () => {});
  expect(phaseName('succession')).toBe(name);
  expect(phaseName('movement')).toBe('Movement');
  expect(phaseName('no such step')).toBe('Set-up');
});
