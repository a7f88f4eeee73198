import { describe, expect, it } from 'vitest';
import { headToHead, standings } from '../src/lab/entrants.ts';
import type { LabRecord } from '../src/lab/game.ts';
import { placesOf } from '../src/lab/places.ts';
import { bootstrap, bradleyTerry, independent, median, quantile, wilson } from '../src/lab/statistics.ts';

/** A game of two seats each by who came in which place. */
function game(deal: number, order: string[]): LabRecord {
  const ids = order.map((_, i) => `nation-${i}`);
  return {
    deal,
    players: order.length,
    seats: Object.fromEntries(order.map((name, i) => [ids[i]!, name])),
    result: { winner: ids[0]!, order: ids, endedBy: 'ast', scores: {} },
  } as unknown as LabRecord;
}

/** The same with points for each place: those of the cities, of advances, and their total, as results tell them. */
function scored(deal: number, order: string[], points: number[]): LabRecord {
  const record = game(deal, order);
  record.result.scores = Object.fromEntries(
    points.map((total, i) => [`nation-${i}`, { cities: 5, advances: total - 5, total }]),
  );
  return record;
}

describe('intervals', () => {
  it('are those of Wilson', () => {
    const [low, high] = wilson(0.8, 10);
    expect([low, high]).toEqual([expect.closeTo(0.4902, 4), expect.closeTo(0.9433, 4)]);
    expect(wilson(0.5, 100)).toEqual([expect.closeTo(0.4038, 4), expect.closeTo(0.5962, 4)]);
    expect(wilson(1, 10)).toEqual([expect.closeTo(0.7225, 4), expect.closeTo(1, 9)]);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  it('widen where games of a deal end alike', () => {
    expect(
      independent([
        [1, 0],
        [1, 0],
        [0, 1],
        [1, 0],
      ]),
    ).toBe(8);
    expect(
      independent([
        [1, 1],
        [0, 0],
        [1, 1],
        [0, 0],
      ]),
    ).toBe(4);
    expect(
      independent([
        [1, 1],
        [1, 1],
      ]),
    ).toBe(4);
  });

  it('by bootstrap are the same every time, and hold the mean', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8];
    const average = (drawn: readonly number[]): number[] => [drawn.reduce((a, b) => a + b) / drawn.length];
    const [span] = bootstrap(values, average);
    expect(span![0]).toBeLessThan(4.5);
    expect(span![1]).toBeGreaterThan(4.5);
    // Of eight with this spread the mean strays by 0.81.
    expect(span![1] - span![0]).toBeCloseTo(2 * 1.96 * 0.81, 0);
    expect(bootstrap(values, average)).toEqual([span]);
  });

  it('stand on quantiles with a straight line between neighbours', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(quantile([10, 20, 30], 0.75)).toBe(25);
    expect(quantile([], 0.5)).toBe(0);
  });
});

describe('ratings', () => {
  it('are the likeliest strengths', () => {
    const [a, b] = bradleyTerry([
      [0, 29.5],
      [9.5, 0],
    ]);
    // Three wins to one, the draw with everybody included.
    expect(a! - b!).toBeCloseTo(Math.log(3), 6);
    const [x, y, z] = bradleyTerry([
      [0, 999.5, 0],
      [499.5, 0, 999.5],
      [0, 499.5, 0],
    ]);
    expect(x! - y!).toBeCloseTo(Math.log(2), 2);
    expect(y! - z!).toBeCloseTo(Math.log(2), 2);
    expect(x! + y! + z!).toBeCloseTo(0, 6);
  });

  it('order entrants by who came before whom', () => {
    const records = Array.from({ length: 12 }, (_, i) =>
      game(i >> 1, i % 4 === 3 ? ['b', 'a', 'c'] : ['a', 'b', 'c']),
    );
    const table = standings(records, ['c', 'b', 'a']);
    expect(table.map(({ entrant, wins, seats }) => [entrant, wins, seats])).toEqual([
      ['a', 9, 12],
      ['b', 3, 12],
      ['c', 0, 12],
    ]);
    expect(table[0]).toMatchObject({ winIndex: 2.25 });
    for (const { rating, ratingCi95 } of table) {
      expect(ratingCi95[0]).toBeLessThanOrEqual(rating);
      expect(ratingCi95[1]).toBeGreaterThanOrEqual(rating);
    }
  });
});

describe('a head-to-head', () => {
  it('tells the part of wins of the first', () => {
    const records = [game(0, ['a', 'b']), game(0, ['a', 'b']), game(1, ['b', 'a']), game(1, ['a', 'b'])];
    const { winShare, games, deals, ci95 } = headToHead(records, ['a', 'b']);
    expect({ winShare, games, deals }).toEqual({ winShare: 0.75, games: 4, deals: 2 });
    expect(ci95).toEqual([expect.closeTo(0.3006, 3), expect.closeTo(0.9544, 3)]);
    expect(headToHead(records, ['b', 'a']).winShare).toBe(0.25);
  });

  it('weighs wins by seats where they are uneven', () => {
    const records = [game(0, ['a', 'b', 'b']), game(1, ['b', 'a', 'b'])];
    expect(headToHead(records, ['a', 'b']).winShare).toBeCloseTo(2 / 3, 4);
  });

  it('tells points of a seat above those of a seat of the other, sources counted once', () => {
    const records = [scored(0, ['a', 'b', 'b'], [100, 90, 60]), scored(0, ['b', 'a', 'a'], [80, 70, 70])];
    expect(headToHead(records, ['a', 'b'])).toMatchObject({ pointsOver: 7.5, pointsCi95: [7.5, 7.5] });
    expect(headToHead(records, ['b', 'a']).pointsOver).toBe(-7.5);
  });

  it('gives half a win where nobody is left', () => {
    const deserted = game(0, ['a', 'b']);
    deserted.result.winner = null;
    expect(headToHead([deserted, { ...deserted }], ['a', 'b']).winShare).toBe(0.5);
  });
});

describe('places of one among others', () => {
  const orders = ['ABBBB', 'BABBB', 'BBABB', 'BBBAB', 'BBBBA'].map((row) => [...row]);

  it('are counted, and the upper half of five is the first two of them', () => {
    const places = placesOf(
      [...orders, orders[0]!].map((order) => game(1, order)),
      'A',
    );
    expect(places).toMatchObject({
      games: 6,
      deals: 1,
      places: [2, 1, 1, 1, 1],
      upperHalf: 3,
      upperShare: 0.5,
    });
  });

  it('come with points above the mean of the others', () => {
    const record = scored(1, ['A', 'B', 'B'], [100, 90, 60]);
    expect(placesOf([record], 'A')).toMatchObject({ pointsOver: 25, pointsCi95: [25, 25] });
  });

  it('of an even table end in the middle of it', () => {
    const even = ['ABBB', 'BABB', 'BBAB', 'BBBA'].map((row, i) => game(i, [...row]));
    expect(placesOf(even, 'A')).toMatchObject({ upperHalf: 2, upperShare: 0.5, deals: 4 });
  });

  it('are last for who did not see the end', () => {
    const gone = game(1, orders[0]!);
    gone.result.order = gone.result.order.slice(1);
    expect(placesOf([gone], 'A').places).toEqual([0, 0, 0, 0, 1]);
  });

  it('are none before a game', () => {
    expect(placesOf([], 'A')).toMatchObject({ games: 0, places: [], upperShare: 0, ci95: [0, 1] });
  });
});
