import type { ArcRef, Point } from '../src/geometry.ts';
import { type Grid, randomFrom, stepsFrom } from './grid.ts';
import { simplify, smooth } from './lines.ts';
import { type Noise, noiseFrom } from './noise.ts';

/** A border line between two labels; -1 beyond the page. */
export interface Arc {
  left: number;
  right: number;
  /** Corners of cells. */
  corners: Point[];
  /** The drawn line, full-size pixels. */
  line: Point[];
}

const BEYOND = -1;
const STEP = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Removes checkerboards (two cells of one area that touch by a corner): they make rings ambiguous. */
export function untangle(grid: Grid, labels: Int16Array, mask: Uint8Array): void {
  const { columns } = grid;
  for (let pass = 0; pass < 8; pass += 1) {
    let found = false;
    for (let row = 0; row < grid.rows - 1; row += 1) {
      for (let column = 0; column < columns - 1; column += 1) {
        const nw = row * columns + column;
        const [ne, sw, se] = [nw + 1, nw + columns, nw + columns + 1];
        const [a, b] = [labels[nw]!, labels[ne]!];
        if (a === labels[se] && b !== a && labels[sw] !== a) {
          const fits = mask[ne] === mask[nw] || mask[ne] === mask[se];
          labels[fits ? ne : sw] = a;
          found = true;
        } else if (b === labels[sw] && a !== b && labels[se] !== b) {
          const fits = mask[nw] === mask[ne] || mask[nw] === mask[sw];
          labels[fits ? nw : se] = b;
          found = true;
        }
      }
    }
    if (!found) return;
  }
}

/** The borders of a grid of labels as lines from junction to junction, left and right label known. */
function traceCorners(grid: Grid, labels: Int16Array): Arc[] {
  const { columns, rows } = grid;
  const wide = columns + 1;
  const at = (x: number, y: number) => (grid.holds(x, y) ? labels[y * columns + x]! : BEYOND);
  const across = (x: number, y: number) => x >= 0 && x < columns && at(x, y - 1) !== at(x, y);
  const down = (x: number, y: number) => y >= 0 && y < rows && at(x - 1, y) !== at(x, y);
  /** Whether a border leaves the corner in a direction: east, south, west, north. */
  const leaves = (x: number, y: number, direction: number): boolean => {
    if (direction === 0) return across(x, y);
    if (direction === 1) return down(x, y);
    return direction === 2 ? across(x - 1, y) : down(x, y - 1);
  };
  const degree = (x: number, y: number) => [0, 1, 2, 3].filter((d) => leaves(x, y, d)).length;
  const degrees = new Uint8Array(wide * (rows + 1));
  for (let y = 0; y <= rows; y += 1)
    for (let x = 0; x <= columns; x += 1) degrees[y * wide + x] = degree(x, y);
  /** Sides already traced: those that run east and those that run south from a corner. */
  const traced = [new Uint8Array(degrees.length), new Uint8Array(degrees.length)] as const;
  const sideOf = (x: number, y: number, direction: number): [0 | 1, number] => {
    if (direction === 0) return [0, y * wide + x];
    if (direction === 1) return [1, y * wide + x];
    return direction === 2 ? [0, y * wide + x - 1] : [1, (y - 1) * wide + x];
  };
  const arcs: Arc[] = [];
  const trace = (startX: number, startY: number, first: number): void => {
    let [x, y, direction] = [startX, startY, first];
    const corners: Point[] = [[x, y]];
    const [left, right] = sidesOf(x, y, direction);
    for (;;) {
      const [axis, index] = sideOf(x, y, direction);
      traced[axis][index] = 1;
      x += STEP[direction]![0];
      y += STEP[direction]![1];
      corners.push([x, y]);
      if (degrees[y * wide + x] !== 2 || (x === startX && y === startY)) break;
      direction = [direction, (direction + 1) & 3, (direction + 3) & 3].find((d) => leaves(x, y, d))!;
    }
    arcs.push({ left, right, corners, line: [] });
  };
  const sidesOf = (x: number, y: number, direction: number): [left: number, right: number] => {
    const [ne, nw, se, sw] = [at(x, y - 1), at(x - 1, y - 1), at(x, y), at(x - 1, y)];
    if (direction === 0) return [ne, se];
    if (direction === 1) return [se, sw];
    return direction === 2 ? [sw, nw] : [nw, ne];
  };
  for (const closedOnes of [false, true]) {
    for (let y = 0; y <= rows; y += 1) {
      for (let x = 0; x <= columns; x += 1) {
        const count = degrees[y * wide + x]!;
        if (count === 0 || (!closedOnes && count === 2)) continue;
        for (const direction of closedOnes ? [0, 1] : [0, 1, 2, 3]) {
          if (!leaves(x, y, direction)) continue;
          const [axis, index] = sideOf(x, y, direction);
          if (!traced[axis][index]) trace(x, y, direction);
        }
      }
    }
  }
  return arcs;
}

/** One shift for the whole page, so that lines look drawn by hand and still never cross. */
function handDrawn(grid: Grid, mask: Uint8Array, noise: Noise): (point: Point) => Point {
  const shores: number[] = [];
  for (let cell = 0; cell < grid.count; cell += 1) {
    if (grid.around(cell).some((next) => mask[next] !== mask[cell])) shores.push(cell);
  }
  // It fades out near the coast: lines in narrow channels stay in the water.
  const fromShore = stepsFrom(grid, shores, 10, () => true);
  return ([x, y]) => {
    const column = Math.min(grid.columns - 1, Math.floor(x));
    const row = Math.min(grid.rows - 1, Math.floor(y));
    const inland = Math.min(1, fromShore[row * grid.columns + column]! / 9);
    const inside = Math.min(1, x / 20, y / 20, (grid.columns - x) / 20, (grid.rows - y) / 20);
    const [wide, fine] = [1.5 * Math.max(0, inside) * inland, 0.55 * Math.max(0, inside) * inland];
    return [
      x + wide * noise(x * 0.035, y * 0.035) + fine * noise(x * 0.12 + 7, y * 0.12),
      y + wide * noise(x * 0.035 + 91, y * 0.035) + fine * noise(x * 0.12 + 57, y * 0.12),
    ];
  };
}

/** The shared borders of all labels, smoothed like an engraver's line. */
export function traceArcs(grid: Grid, labels: Int16Array, mask: Uint8Array, cell: number): Arc[] {
  const draw = handDrawn(grid, mask, noiseFrom(randomFrom(23)));
  const toPixels = ([x, y]: Point): Point => [Math.round(x * cell * 10) / 10, Math.round(y * cell * 10) / 10];
  return traceCorners(grid, labels).map((arc) => {
    const frame = arc.left === BEYOND || arc.right === BEYOND;
    const line = frame ? simplify(arc.corners, 0.01) : simplify(smooth(arc.corners, 8).map(draw), 0.22);
    return { ...arc, line: line.map(toPixels) };
  });
}

/** Joins the arcs to closed rings, a list for each label. */
export function buildRings(arcs: readonly Arc[], labelCount: number): ArcRef[][][] {
  const rings: ArcRef[][][] = Array.from({ length: labelCount }, () => []);
  const key = (label: number, [x, y]: Point) => `${label}:${x},${y}`;
  const starting = new Map<string, ArcRef[]>();
  const uses = arcs.flatMap(({ left, right }, k): [number, ArcRef][] => [
    [left, k],
    [right, ~k],
  ]);
  const ends = (ref: ArcRef): [Point, Point] => {
    const { corners } = arcs[ref >= 0 ? ref : ~ref]!;
    return ref >= 0 ? [corners[0]!, corners.at(-1)!] : [corners.at(-1)!, corners[0]!];
  };
  for (const [label, ref] of uses) {
    if (label < 0) continue;
    const from = key(label, ends(ref)[0]);
    starting.set(from, [...(starting.get(from) ?? []), ref]);
  }
  const used = new Set<ArcRef>();
  for (const [label, first] of uses) {
    if (label < 0 || used.has(first)) continue;
    const ring: ArcRef[] = [];
    for (let ref: ArcRef | undefined = first; ref !== undefined; ) {
      used.add(ref);
      ring.push(ref);
      ref = starting.get(key(label, ends(ref)[1]))?.find((next) => !used.has(next));
    }
    rings[label]!.push(ring);
  }
  return rings;
}
