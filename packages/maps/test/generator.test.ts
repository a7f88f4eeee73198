import { describe, expect, test } from 'vitest';
import { buildRings, traceArcs, untangle } from '../generator/arcs.ts';
import type { Board } from '../generator/board.ts';
import { flood } from '../generator/flooding.ts';
import { Grid, Heap, parts, randomFrom, stepsFrom } from '../generator/grid.ts';
import { densify, simplify, smooth } from '../generator/lines.ts';
import { minimise } from '../generator/minimise.ts';
import { measurer, settingsOf } from '../generator/names.ts';
import { buildProjection } from '../generator/projection.ts';
import { strokeLine } from '../generator/raster.ts';
import { relax } from '../generator/relaxation.ts';
import { type Net, Router } from '../generator/routing.ts';
import type { LonLat, ProjectionSettings } from '../generator/settings.ts';
import { encodeSteps, type Point } from '../src/index.ts';
import { blankRaster, fillRings } from '../src/raster.ts';

/** A grid of labels from rows of digits. */
function drawing(...rows: string[]): { grid: Grid; labels: Int16Array } {
  const grid = new Grid(rows[0]!.length, rows.length);
  return { grid, labels: Int16Array.from([...rows.join('')].map(Number)) };
}

const show = (grid: Grid, labels: Int16Array): string[] =>
  Array.from({ length: grid.rows }, (_, row) =>
    labels.slice(row * grid.columns, (row + 1) * grid.columns).join(''),
  );

describe('grid', () => {
  test('a heap gives the cheapest first', () => {
    const heap = new Heap();
    for (const cost of [5, 1, 4, 1.5, 9, 0]) heap.push(cost, cost * 10);
    const cells = Array.from({ length: 6 }, () => heap.pop());
    expect(cells).toEqual([0, 10, 15, 40, 50, 90]);
  });
  test('parts hang together by sides, not over the edge', () => {
    const { grid, labels } = drawing('1001', '0110', '1001');
    expect(parts(grid, (cell) => labels[cell] === 1).cells.map((cells) => cells.length)).toEqual([
      1, 1, 2, 1, 1,
    ]);
  });
  test('steps from sources', () => {
    const grid = new Grid(5, 1);
    expect([...stepsFrom(grid, [0], 2, () => true)]).toEqual([0, 1, 2, 3, 3]);
  });
  test('the same seed gives the same numbers', () => {
    const [a, b] = [randomFrom(7), randomFrom(7)];
    expect(Array.from({ length: 5 }, a)).toEqual(Array.from({ length: 5 }, b));
  });
});

describe('raster', () => {
  test('fills by the even-odd rule', () => {
    const raster = blankRaster(6, 6, 1);
    const square = (from: number, to: number): Point[] => [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ];
    fillRings(raster, [square(0, 6), square(2, 4)]);
    expect(raster.cells.reduce((sum, cell) => sum + cell, 0)).toBe(32);
    expect(raster.cells[2 * 6 + 2]).toBe(0);
  });
  test('strokes have a width and may be kept to a disc', () => {
    const raster = blankRaster(10, 5, 1);
    const line: Point[] = [
      [0, 2.5],
      [10, 2.5],
    ];
    strokeLine(raster, line, 3, 1, { at: [2, 2.5], radius: 2 });
    expect([raster.cells[2 * 10 + 1], raster.cells[2 * 10 + 8]]).toEqual([1, 0]);
  });
});

test('a minimum is found', () => {
  const x = Float64Array.from([-1.2, 1]);
  const value = minimise(
    ([a = 0, b = 0], gradient) => {
      gradient[0] = -400 * a * (b - a * a) - 2 * (1 - a);
      gradient[1] = 200 * (b - a * a);
      return 100 * (b - a * a) ** 2 + (1 - a) ** 2;
    },
    x,
    300,
  );
  expect(value).toBeLessThan(1e-6);
});

describe('projection', () => {
  const settings: ProjectionSettings = {
    fit: [[-8, -8] as LonLat, [8, 8] as LonLat],
    width: 300,
    cell: 3,
    sheet: {
      box: [-12, -12, 12, 12],
      cell: 2,
      sigma: 2,
      exponent: 0.6,
      floor: 0.08,
      seaWeight: 1,
      room: 1,
      shapeFloor: 0.05,
      north: 0.1,
      zones: [],
    },
  };
  const places: LonLat[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [-7, 5],
  ];
  const board = { places, isLand: places.map(() => true) } as unknown as Board;
  const { width, height, toPage, fromPage } = buildProjection(board, settings);
  test('gives crowded ground more paper', () => {
    const step = (lon: number) => toPage([lon + 1, 0])[0] - toPage([lon, 0])[0];
    expect(step(0)).toBeGreaterThan(step(5) * 1.2);
  });
  test('keeps north up and can be turned round', () => {
    expect(toPage([0, 5])[1]).toBeLessThan(toPage([0, -5])[1]);
    const [lon, lat] = fromPage(toPage([3, -4]));
    expect([lon, lat].map((v) => Math.round(v * 10) / 10)).toEqual([3, -4]);
    expect([width % 3, height % 3]).toEqual([0, 0]);
  });
});

test('routes of different areas share no cell', () => {
  const grid = new Grid(21, 21);
  const at = (x: number, y: number) => y * 21 + x;
  const net = (a: number, b: number, from: number, to: number): Net => ({
    a,
    b,
    from: [from],
    to: [to],
    length: grid.distance(from, to),
  });
  const router = new Router(grid, { passable: () => true, cost: () => 1 });
  const nets = [net(0, 1, at(5, 10), at(15, 10)), net(2, 3, at(10, 5), at(10, 15))];
  const { owner, failed } = router.route(nets);
  expect(failed).toEqual([]);
  for (const label of [0, 1, 2, 3]) expect(owner.includes(label)).toBe(true);
  const walls = new Router(grid, { passable: (cell) => cell % 21 !== 8, cost: () => 1 });
  expect(walls.route(nets).failed.map(({ a }) => a)).toEqual([0]);
});

test('labels flood from their sources and not through corners', () => {
  const grid = new Grid(3, 3);
  const labels = new Int16Array(9).fill(-1);
  const open = (cell: number) => cell !== 1 && cell !== 3;
  flood({ grid, labels, sources: [{ cell: 0, label: 1 }], passable: open, cost: () => 1 });
  expect(show(grid, labels)).toEqual(['1-1-1', '-1-1-1', '-1-1-1']);
  flood({ grid, labels, sources: [{ cell: 8, label: 2 }], passable: open, cost: () => 1 });
  expect([...labels]).toEqual([1, -1, 2, -1, 2, 2, 2, 2, 2]);
});

describe('relaxation', () => {
  const run = (rows: string[], contact: number): string[] => {
    const { grid, labels } = drawing(...rows);
    const table = () => new Uint8Array(16).fill(2);
    const land = table();
    land[1 * 4 + 2] = contact;
    land[2 * 4 + 1] = contact;
    relax({
      grid,
      labels,
      labelCount: 4,
      mask: new Uint8Array(grid.count).fill(1),
      contacts: [table(), land],
      need: [table(), table().fill(3)],
      affinity: new Float32Array(grid.count),
      smallest: new Float32Array(4),
      random: randomFrom(3),
      sweeps: 60,
    });
    return show(grid, labels);
  };
  const touching = (rows: string[]) =>
    rows.some(
      (row, y) => /12|21/.test(row) || [...row].some((c, x) => `${c}${rows[y + 1]?.[x]}`.match(/^(12|21)$/)),
    );
  const rows = [
    '33333333',
    '31111113',
    '31111113',
    '31112223',
    '32222223',
    '32222223',
    '33333333',
    '33333333',
  ];
  test('keeps a required contact', () => expect(touching(run(rows, 1))).toBe(true));
  test('squeezes a forbidden one out', () => expect(touching(run(rows, 0))).toBe(false));
});

describe('arcs', () => {
  const { grid, labels } = drawing('00001111', '00001111', '00221111', '00222211', '00002211', '00000011');
  const mask = new Uint8Array(grid.count).fill(1);
  const arcs = traceArcs(grid, labels, mask, 3);
  test('are shared by two and join to closed rings', () => {
    const uses = buildRings(arcs, 3).flat(2);
    for (const [k, { left, right }] of arcs.entries()) {
      const count = uses.filter((ref) => ref === k || ref === ~k).length;
      expect(count).toBe(left < 0 || right < 0 ? 1 : 2);
    }
    for (const ring of buildRings(arcs, 3).flat()) {
      const ends = ring.map((ref) => {
        const { line } = arcs[ref >= 0 ? ref : ~ref]!;
        return ref >= 0 ? [line[0], line.at(-1)] : [line.at(-1), line[0]];
      });
      for (const [i, [, end]] of ends.entries()) expect(end).toEqual(ends[(i + 1) % ends.length]![0]);
    }
  });
  test('do not depend on chance', () => {
    expect(traceArcs(grid, labels, mask, 3)).toEqual(arcs);
  });
  test('checkerboards are resolved', () => {
    const board = drawing('0101', '1010');
    untangle(board.grid, board.labels, new Uint8Array(8).fill(1));
    const rows = show(board.grid, board.labels);
    expect(rows.join()).not.toMatch(/01..,10|10..,01/);
  });
});

describe('lines', () => {
  const zigzag = Array.from({ length: 21 }, (_, i): Point => [i, i % 2]);
  test('simplify, smooth, densify', () => {
    expect(simplify(zigzag, 2)).toEqual([zigzag[0], zigzag[20]]);
    const smoothed = smooth(zigzag, 8);
    expect([smoothed[0], smoothed[20]]).toEqual([zigzag[0], zigzag[20]]);
    expect(Math.abs(smoothed[10]![1] - smoothed[11]![1])).toBeLessThan(0.1);
    expect(densify([zigzag[0]!, [3, 0]], 1)).toHaveLength(4);
    expect(encodeSteps(simplify(zigzag, 2))).toEqual([0, 0, 20, 0]);
  });
});

test('names break into lines that can be measured', () => {
  const measure = measurer({ bold: { A: 600, B: 500, ' ': 200, '-': 300 }, italic: {} }, 'bold');
  expect(measure('AB')).toBeCloseTo(1.19);
  expect(() => measure('C')).toThrow('no width for the letter C');
  const ways = settingsOf('AB BA', ['A-', 'B BA'], measure).map(({ lines }) => lines);
  expect(ways).toEqual([['AB BA'], ['AB', 'BA'], ['A-', 'B BA']]);
});
