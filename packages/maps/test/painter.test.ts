import { describe, expect, it } from 'vitest';
import type { Board } from '../painter/board.ts';
import { distanceTo } from '../painter/distance.ts';
import { fillRings } from '../painter/fill.ts';
import { blur, grid, sample } from '../painter/grid.ts';
import { paint } from '../painter/paint.ts';
import { trace } from '../painter/trace.ts';
import { washOf } from '../painter/wash.ts';
import type { Point } from '../src/geometry.ts';
import { miniMap } from '../src/mini.ts';

const square = (x: number, y: number, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

describe('the tools of the painter', () => {
  it('fill rings by the even-odd rule', () => {
    let filled = 0;
    const size = { width: 20, height: 20, cell: 1 };
    fillRings([square(2, 2, 10), square(4, 4, 3)], size, (from, to) => {
      filled += to - from;
    });
    expect(filled).toBe(100 - 9);
  });

  it('measure the distance to a line exactly, up to a reach', () => {
    const field = grid(20, 20, 1);
    distanceTo(
      [
        [
          [0, 10],
          [20, 10],
        ],
      ],
      field,
      6,
    );
    expect(sample(field, 10.5, 12.5)).toBeCloseTo(2.5, 5);
    expect(sample(field, 10.5, 1.5)).toBe(6);
  });

  it('blur without losing anything inside', () => {
    const field = grid(30, 30, 1);
    field.data[15 * 30 + 15] = 1;
    blur(field, 2);
    expect(field.data.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4);
    expect(field.data[15 * 30 + 15]).toBeLessThan(0.2);
  });

  it('trace outlines, holes too, and drop crumbs', () => {
    const rings = trace(
      (i, j) => i >= 2 && j >= 2 && i < 22 && j < 22 && !(i > 8 && j > 8 && i < 16 && j < 16),
      30,
      30,
    );
    expect(rings).toHaveLength(2);
    expect(trace((i, j) => i === 3 && j === 3, 30, 30)).toHaveLength(0);
  });

  it('give neighbours different washes', () => {
    const { areas } = miniMap({ a: { land: ['b', 'c'] }, b: { land: ['c'] }, c: {}, s: { sea: true } });
    const washes = washOf(areas);
    expect(new Set(washes.slice(0, 3)).size).toBe(3);
    expect(washes[3]).toBeUndefined();
  });
});

describe('a painting', () => {
  const map = miniMap({
    plain: { floodPlain: 'river', water: ['s'] },
    hill: { land: ['plain'] },
    s: { sea: true },
  });
  const files: Record<string, unknown> = {
    'climate.yaml': {
      blur: 4,
      base: [219, 206, 156],
      zones: [{ name: 'dry', color: [230, 210, 160], dry: 1, polys: [square(0, 0, 30)] }],
    },
    'mountains.yaml': {
      ranges: [
        {
          name: 'range',
          w: 6,
          h: 1,
          pts: [
            [45, 10],
            [55, 50],
          ],
        },
      ],
    },
    'floodplains.yaml': {
      plains: [
        {
          name: 'River',
          w: 5,
          lines: [
            [
              [20, 12],
              [20, 58],
            ],
          ],
        },
      ],
    },
  };
  const coast = [
    [10, 10],
    [70, 10],
    [70, 60],
    [10, 60],
    [10, 10],
  ] as Point[];
  const board: Board = {
    id: 'mini',
    width: 90,
    height: 70,
    project: (place) => place,
    areas: map.areas,
    rings: [[square(0, 0, 40)], [square(40, 0, 50)], []],
    outside: [],
    coast: [coast],
    lakes: [],
    rivers: [
      [
        [20, 10],
        [20, 60],
      ],
    ],
    borders: () => [
      [
        [40, 0],
        [40, 70],
      ],
    ],
    data: <T>(name: string) => files[name] as T,
  };
  const { pixels } = paint(board);
  const at = (x: number, y: number) => [...pixels.subarray(3 * (y * 90 + x), 3 * (y * 90 + x) + 3)];

  it('is the same every time', () => {
    expect(paint(board).pixels.equals(pixels)).toBe(true);
  });

  it('is green where the plain floods, within its area alone, and blue on the water', () => {
    const [red, green] = at(22, 30);
    expect(green!).toBeGreaterThan(red!);
    const [, , blue] = at(85, 66);
    expect(blue!).toBeGreaterThan(at(85, 66)[0]!);
    const [warm, cool] = [at(60, 30)[0]!, at(60, 30)[2]!];
    expect(warm).toBeGreaterThan(cool);
  });
});
