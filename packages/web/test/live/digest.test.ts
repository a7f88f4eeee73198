import type { GameEvent, TurnTally } from '@ochre/engine';
import { expect, it } from 'vitest';
import { linesOf, scaleOf, spread } from '../../src/end/chart.ts';
import { digest, hurts } from '../../src/live/digest.ts';
import { shortfallOf } from '../../src/live/shortfall.ts';
import { ME, seat } from '../support/table.ts';

/** Events by name, each with the facts that matter here. */
const log = (...events: [GameEvent['type'], object][]) =>
  events.map(([type, open], seq) => ({
    seq,
    turn: 4,
    phase: 'x',
    event: { type, cite: 'MC 1', open } as GameEvent,
  }));

it('tells what touched me first, hurts before the rest, and counts what others did', () => {
  const { mine, others, count } = digest(
    log(
      ['traded', { from: 'rome', to: 'egypt', gives: 3, gets: 3 }],
      ['tokenConflict', { area: 'gaza', sides: { rome: { had: 2 }, egypt: { had: 3 } } }],
      ['tokenConflict', { area: 'crete', sides: { minoa: { had: 2 }, hellas: { had: 3 } } }],
      ['damageTaken', { nation: 'rome', points: 4, tokens: {}, cities: {} }],
      ['marker', { nation: 'egypt', from: 3, to: 4 }],
      ['marker', { nation: 'hatti', from: 3, to: 3 }],
      ['census', { order: ['rome', 'egypt'] }],
    ),
    'rome',
  );
  expect(mine.map((e) => e.event.type)).toEqual(['damageTaken', 'traded', 'tokenConflict']);
  expect(Object.keys(others)).toEqual(['battle', 'marker', 'stayed']);
  expect(count).toBe(3);
});

it('a marker of mine that stays is told me, and hurts', () => {
  const { mine, others } = digest(
    log(
      ['traded', { from: 'rome', to: 'egypt', gives: 3, gets: 3 }],
      ['marker', { nation: 'rome', from: 3, to: 3 }],
      ['marker', { nation: 'egypt', from: 3, to: 3 }],
    ),
    'rome',
  );
  expect(mine.map((e) => e.event.type)).toEqual(['marker', 'traded']);
  expect(others.stayed).toHaveLength(1);
});

it('whatever concerned me is told me: my marker, what my advances changed; what every turn brings is not', () => {
  const { mine, others } = digest(
    log(
      ['marker', { nation: 'rome', from: 3, to: 4 }],
      ['marker', { nation: 'egypt', from: 3, to: 4 }],
      ['cardsDrawn', { nation: 'rome', count: 2 }],
      ['calamityModified', { nation: 'rome', calamity: 'famine', advance: 'pottery', add: -5 }],
      ['calamityCancelled', { nation: 'rome', calamity: 'flood' }],
      ['beneficiary', { nation: 'rome', calamity: 'tyranny', victim: 'egypt' }],
      ['expanded', { nation: 'rome', tokens: { rome: 2 } }],
      ['walked', { nation: 'rome', n: 1, from: 'rome', to: 'latium' }],
    ),
    'rome',
  );
  expect(mine.map((e) => e.event.type)).toEqual([
    'marker',
    'calamityModified',
    'calamityCancelled',
    'beneficiary',
  ]);
  expect(others.marker).toHaveLength(1);
});

it('what I lost is told me whatever took it, and what I did myself is nowhere', () => {
  const { mine, count } = digest(
    log(
      ['cityBuilt', { nation: 'rome', area: 'rome' }],
      ['advancesBought', { nation: 'rome', advances: ['pottery'] }],
      ['movementEnded', { nation: 'rome', shipsLost: ['salamis'] }],
      ['movementEnded', { nation: 'egypt', shipsLost: ['gaza'] }],
      ['surplusRemoved', { nation: 'rome', tokens: { rome: 2 } }],
      ['movementEnded', { nation: 'rome', shipsLost: [] }],
    ),
    'rome',
  );
  expect(mine.map((e) => e.event.type)).toEqual(['movementEnded', 'surplusRemoved']);
  expect(mine.every(({ event }) => hurts(event, 'rome'))).toBe(true);
  expect(count).toBe(0);
});

it('a city that a check of support took is explained by its numbers, and that new ones go first', () => {
  const { view, sight } = seat(({ open }) => {
    Object.assign(open.nations[ME]!, { tokens: { rome: 5, etruria: 6 }, cities: ['neapolis'] });
  });
  const events = log(
    ['cityBuilt', { nation: ME, area: 'etruria', from: { etruria: 6 } }],
    ['surplusRemoved', { nation: ME, tokens: { rome: 2 } }],
    ['cityReduced', { nation: ME, area: 'etruria', tokens: 2 }],
  ).map((logged) => ({ ...logged, phase: 'support' }));
  const news = { events, since: view.open };
  expect(shortfallOf(sight, news, events[2]!, ME)).toEqual({ cities: 2, tokens: 3, needed: 4, first: true });
  // Nothing was short before the surplus went.
  expect(shortfallOf(sight, { ...news, events: [events[0]!, events[2]!] }, events[2]!, ME)).toBeUndefined();
});

it('to those who watch, everything is elsewhere', () => {
  const { mine, count } = digest(log(['cityBuilt', { nation: 'rome', area: 'rome' }]), undefined);
  expect(mine).toEqual([]);
  expect(count).toBe(1);
});

const tally = (points: number) => ({ tokens: 1, cities: 0, treasury: 0, advances: 0, space: 0, points });

it('draws the lead over the average of those in the game', () => {
  const turns: TurnTally[] = [
    { turn: 1, nations: { rome: tally(2), egypt: tally(4) } },
    { turn: 2, nations: { rome: tally(9) } },
  ];
  const lines = linesOf(turns, 'lead', ['rome']);
  expect(lines).toEqual([
    { nation: 'rome', values: [-1, 0] },
    { nation: 'egypt', values: [1, undefined] },
  ]);
  expect(scaleOf(lines)).toEqual({ min: -1, max: 1, step: 1 });
});

it('keeps labels apart and within the picture', () => {
  const places = spread([10, 11, 12, 95], 10, 0, 100);
  const sorted = [...places].sort((a, b) => a - b);
  for (const [i, y] of sorted.entries()) if (i > 0) expect(y - sorted[i - 1]!).toBeGreaterThanOrEqual(10);
  expect(Math.max(...places)).toBeLessThanOrEqual(100);
  expect(places[0]).toBeLessThan(places[1]!);
});
