import type { View } from '@ochre/engine';
import { expect, it } from 'vitest';
import { asides, linesOf, upToNow } from '../src/end/chart.ts';
import { ending } from '../src/end/ending.ts';
import { tiesOf } from '../src/end/ties.ts';
import { loadGame } from '../src/session/games.ts';
import type { Session } from '../src/session/session.ts';
import { game, ME, seat } from './support/table.ts';

function ended(view: View, rules = game.rules): Session {
  return {
    rules,
    view: { value: view },
    sight: () => ({ ...view, rules }),
  } as unknown as Session;
}

it('shows the values that put equal totals in order, up to the one that did', () => {
  const { view } = seat(({ open }) => {
    open.nations['egypt']!.space = 9;
    open.nations['hellas']!.space = 9;
    open.nations['egypt']!.advances = ['monotheism'];
    open.result = {
      endedBy: 'MC 13D',
      winner: 'rome',
      order: ['rome', 'egypt', 'hellas'],
      scores: { rome: { total: 80 }, egypt: { total: 60 }, hellas: { total: 60 } },
    };
  });
  const [tie, ...others] = tiesOf(ended(view));
  expect(others).toEqual([]);
  expect(tie).toMatchObject({ nations: ['egypt', 'hellas'], points: 60, ranked: false });
  expect(tie!.steps[0]!.values).toEqual({ egypt: 9, hellas: 9 });
  const last = tie!.steps.at(-1)!.values;
  expect(last['egypt']).not.toBe(last['hellas']);
});

it('tells nothing that rests on a hand I do not see', async () => {
  const { rules } = await loadGame('dawn');
  const { view } = seat(({ open }) => {
    open.result = {
      endedBy: 'DH 32',
      winner: 'rome',
      order: ['rome', 'egypt'],
      scores: { rome: { total: 50 }, egypt: { total: 50 } },
    };
  });
  const [tie] = tiesOf(ended(view, rules));
  expect(tie!.steps[0]!.values['egypt']).toBeUndefined();
  expect(tie!.steps[0]!.values[ME]).toBe(0);
});

it('says how the game ended: at the finish, before it in a heat, by the turns, or because others were gone', () => {
  const said = (endedBy: string, options: View['config']['options'] = {}): string => {
    const { view } = seat(({ config, open }) => {
      config.options = options;
      open.result = { endedBy, winner: 'rome', order: ['rome'], scores: {} };
    });
    return ending(ended(view));
  };
  expect(said('ast')).toBe('The end of the track was reached.');
  expect(said('ast', { tournament: true })).toBe(
    'The space before the finish was reached, where a heat ends.',
  );
  expect(said('limit', { tournament: true })).toBe('The agreed number of turns was played.');
  for (const by of ['departures', 'eliminations', 'deserted']) expect(said(by)).not.toBe('');
});

it('draws the course up to now, and lines of one value side by side', () => {
  const tally = { points: 4, cities: 0, tokens: 0, treasury: 0, advances: 0, space: 0 };
  const turn = { turn: 1, nations: { rome: { ...tally, points: 6 }, egypt: tally, hellas: tally } };
  const { sight } = seat(({ open }) => {
    open.turn = 2;
    open.nations['egypt']!.space = 9;
  });
  const course = upToNow([turn], sight);
  expect(course.map((t) => t.turn)).toEqual([1, 2]);
  expect(course[1]!.nations['egypt']!.points).toBeGreaterThan(course[1]!.nations['hellas']!.points);
  const over = { ...sight, open: { ...sight.open, result: {} } } as typeof sight;
  expect(upToNow([turn], over)).toEqual([turn]);
  const off = asides(linesOf([turn], 'points', ['rome', 'egypt', 'hellas']));
  expect(off).toEqual([[0], [-2], [2]]);
  // However many are level, they keep to a strip.
  const level = Array.from({ length: 18 }, (_, i) => ({ nation: String(i), values: [0] }));
  const all = asides(level).map(([y]) => y!);
  expect(Math.max(...all) - Math.min(...all)).toBeCloseTo(14);
  expect(new Set(all).size).toBe(18);
});
