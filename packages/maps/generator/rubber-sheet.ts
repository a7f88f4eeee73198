import type { Point } from '../src/geometry.ts';
import { minimise } from './minimise.ts';

/** What a place of the sheet asks for. */
export interface Wishes {
  /** Logarithm of the paper it should get for its ground. */
  paper: number;
  /** Weight of true shapes, of the wished paper, and of north up. */
  shape: number;
  room: number;
  north: number;
}

/** A mesh of square cells whose nodes have been moved. */
export interface Sheet {
  left: number;
  top: number;
  cell: number;
  columns: number;
  rows: number;
  /** x and y of each node, row by row. */
  nodes: Float64Array;
}

type Fields = Record<keyof Wishes, Float64Array>;

/**
 * Energy of the mesh, triangle by triangle. With the local stretch J against the flat map:
 * shape * (|J|^2 / (2 det J) - 1) prices unequal stretch and is infinite for a fold, so the sheet never folds;
 * room * (ln det J - paper)^2 the missing paper; north * (antisymmetric part of J)^2 the turn of north.
 */
function energy(sheet: Sheet, fields: Fields, nodes: Float64Array, gradient: Float64Array): number {
  const { columns, rows, cell } = sheet;
  let total = 0;
  gradient.fill(0);

  /** The triangle of a corner with its neighbour along the row and its neighbour along the column. */
  const triangle = (
    at: number,
    corner: number,
    beside: number,
    below: number,
    signX: number,
    signY: number,
  ) => {
    const a = (signX * (nodes[2 * beside]! - nodes[2 * corner]!)) / cell;
    const c = (signX * (nodes[2 * beside + 1]! - nodes[2 * corner + 1]!)) / cell;
    const b = (signY * (nodes[2 * below]! - nodes[2 * corner]!)) / cell;
    const d = (signY * (nodes[2 * below + 1]! - nodes[2 * corner + 1]!)) / cell;
    const area = a * d - b * c;
    if (area <= 1e-6) return false;
    const norm = a * a + b * b + c * c + d * d;
    const lack = Math.log(area) - fields.paper[at]!;
    const turn = c - b;
    const turned = (turn * turn) / norm;
    const [shape, room, north] = [fields.shape[at]!, fields.room[at]!, fields.north[at]!];
    total += shape * (norm / (2 * area) - 1) + room * lack * lack + north * turned;
    const byStretch = shape / area - (2 * north * turned) / norm;
    const byArea = (-shape * norm) / (2 * area * area) + (2 * room * lack) / area;
    const byTurn = (2 * north * turn) / norm;
    const forA = (byStretch * a + byArea * d) * (signX / cell);
    const forC = (byStretch * c - byArea * b + byTurn) * (signX / cell);
    const forB = (byStretch * b - byArea * c - byTurn) * (signY / cell);
    const forD = (byStretch * d + byArea * a) * (signY / cell);
    gradient[2 * beside]! += forA;
    gradient[2 * beside + 1]! += forC;
    gradient[2 * below]! += forB;
    gradient[2 * below + 1]! += forD;
    gradient[2 * corner]! -= forA + forB;
    gradient[2 * corner + 1]! -= forC + forD;
    return true;
  };

  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const northWest = row * (columns + 1) + column;
      const northEast = northWest + 1;
      const southWest = northWest + columns + 1;
      const southEast = southWest + 1;
      const sound =
        triangle(at, northWest, northEast, southWest, 1, 1) &&
        triangle(at, northEast, northWest, southEast, -1, 1) &&
        triangle(at, southWest, southEast, northWest, 1, -1) &&
        triangle(at, southEast, southWest, northEast, -1, -1);
      if (!sound) return Number.POSITIVE_INFINITY;
    }
  }
  return total;
}

const LEVELS = 3;
const ITERATIONS = 500;

/** Relaxes a sheet over the box (left, top, right, bottom), coarse to fine; its border is free. */
export function relaxSheet(
  [left, top, right, bottom]: readonly [number, number, number, number],
  finest: number,
  wishes: (x: number, y: number) => Wishes,
): Sheet {
  let coarser: Sheet | undefined;
  const coarsest = finest * 2 ** (LEVELS - 1);
  for (let level = LEVELS - 1; level >= 0; level -= 1) {
    const cell = finest * 2 ** level;
    const finer = 2 ** (LEVELS - 1 - level);
    const columns = Math.ceil((right - left) / coarsest) * finer;
    const rows = Math.ceil((bottom - top) / coarsest) * finer;
    const blank = () => new Float64Array(columns * rows);
    const fields: Fields = { paper: blank(), shape: blank(), room: blank(), north: blank() };
    for (let at = 0; at < columns * rows; at += 1) {
      const x = left + ((at % columns) + 0.5) * cell;
      const wish = wishes(x, top + (Math.floor(at / columns) + 0.5) * cell);
      for (const key of ['paper', 'shape', 'room', 'north'] as const) fields[key][at] = wish[key];
    }
    const nodes = new Float64Array(2 * (columns + 1) * (rows + 1));
    for (let node = 0; node < nodes.length / 2; node += 1) {
      const flat: Point = [
        left + (node % (columns + 1)) * cell,
        top + Math.floor(node / (columns + 1)) * cell,
      ];
      nodes.set(coarser ? onSheet(coarser, flat) : flat, 2 * node);
    }
    const sheet: Sheet = { left, top, cell, columns, rows, nodes };
    minimise((x, gradient) => energy(sheet, fields, x, gradient), nodes, ITERATIONS);
    coarser = sheet;
  }
  return coarser!;
}

/** Weights of four neighbours for a point `t` of the way from the second to the third (Catmull-Rom). */
const cubic = (t: number): [number, number, number, number] => [
  ((-t + 2) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((-3 * t + 4) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
];

/** Where a point of the flat map comes to lie: cubic between the nodes, so that lines have no kinks. */
export function onSheet({ left, top, cell, columns, rows, nodes }: Sheet, [x, y]: Point): Point {
  const across = (x - left) / cell;
  const down = (y - top) / cell;
  const column = Math.max(0, Math.min(columns - 1, Math.floor(across)));
  const row = Math.max(0, Math.min(rows - 1, Math.floor(down)));
  const nearEdge = column < 1 || row < 1 || column > columns - 2 || row > rows - 2;
  const u = across - column;
  const v = down - row;
  const linear = (t: number) => [0, 1 - t, t, 0];
  const byColumn = nearEdge ? linear(u) : cubic(u);
  const byRow = nearEdge ? linear(v) : cubic(v);
  const result: Point = [0, 0];
  for (let j = 0; j < 4; j += 1) {
    for (let i = 0; i < 4; i += 1) {
      const weight = byColumn[i]! * byRow[j]!;
      if (weight === 0) continue;
      const node = 2 * ((row + j - 1) * (columns + 1) + column + i - 1);
      result[0] += weight * nodes[node]!;
      result[1] += weight * nodes[node + 1]!;
    }
  }
  return result;
}
