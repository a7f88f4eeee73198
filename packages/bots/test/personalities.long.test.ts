import { expect, it } from 'vitest';
import { personalities } from '../src/index.ts';
import { confusion, tracesOf } from './traces.ts';

/** Ten traces of each at least: two deals, in which everybody has every nation once. */
const DEALS = 2;

it('ways to play are told apart by what they did, and none is much weaker than another', () => {
  const ways = personalities.map((way) => `strong:${way}`);
  const table = confusion(tracesOf('mega', [...ways, 'strong:balanced'], DEALS, 'ways'));
  console.log(JSON.stringify(table, null, 1));
  const all = (as: Record<string, number>): number => Object.values(as).reduce((sum, n) => sum + n, 0);
  const balanced = table['strong:balanced']!.points;
  for (const [way, { as, points }] of Object.entries(table)) {
    expect(points, way).toBeGreaterThan(balanced - 20);
    // Who is balanced is a little of everything.
    if (way !== 'strong:balanced')
      expect((as[way] ?? 0) / all(as), way).toBeGreaterThan(2 / personalities.length);
  }
});
