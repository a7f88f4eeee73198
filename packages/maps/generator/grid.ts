/** A rectangle of cells, each known by its index row by row. */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  /** Index steps to the four neighbours. */
  readonly sides: readonly [number, number, number, number];

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.count = columns * rows;
    this.sides = [1, -1, columns, -columns];
  }

  column(cell: number): number {
    return cell % this.columns;
  }

  row(cell: number): number {
    return Math.floor(cell / this.columns);
  }

  onEdge(cell: number): boolean {
    const column = this.column(cell);
    const { columns, count } = this;
    return column === 0 || column === columns - 1 || cell < columns || cell >= count - columns;
  }

  holds(column: number, row: number): boolean {
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows;
  }

  /** The neighbours by side that exist. */
  around(cell: number): number[] {
    const column = this.column(cell);
    const found: number[] = [];
    if (column > 0) found.push(cell - 1);
    if (column < this.columns - 1) found.push(cell + 1);
    if (cell >= this.columns) found.push(cell - this.columns);
    if (cell < this.count - this.columns) found.push(cell + this.columns);
    return found;
  }

  distance(a: number, b: number): number {
    return Math.hypot(this.column(a) - this.column(b), this.row(a) - this.row(b));
  }
}

export interface Parts {
  /** The part of each cell, -1 for none. */
  of: Int32Array;
  cells: number[][];
}

/** Connected parts of the cells that `same` lets belong together. */
export function parts(
  grid: Grid,
  counts: (cell: number) => boolean,
  same?: (a: number, b: number) => boolean,
): Parts {
  const of = new Int32Array(grid.count).fill(-1);
  const cells: number[][] = [];
  for (let first = 0; first < grid.count; first += 1) {
    if (of[first]! >= 0 || !counts(first)) continue;
    const part = [first];
    of[first] = cells.length;
    for (const cell of part) {
      for (const next of grid.around(cell)) {
        if (of[next]! >= 0 || !counts(next) || (same && !same(cell, next))) continue;
        of[next] = cells.length;
        part.push(next);
      }
    }
    cells.push(part);
  }
  return { of, cells };
}

/** Steps by side from the nearest source, at most `limit`; `limit + 1` beyond. */
export function stepsFrom(
  grid: Grid,
  sources: readonly number[],
  limit: number,
  passes: (cell: number) => boolean,
): Uint8Array {
  const steps = new Uint8Array(grid.count).fill(limit + 1);
  const queue = [...sources];
  for (const cell of queue) steps[cell] = 0;
  for (const cell of queue) {
    if (steps[cell]! >= limit) continue;
    for (const next of grid.around(cell)) {
      if (steps[next] !== limit + 1 || !passes(next)) continue;
      steps[next] = steps[cell]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The key with the highest count, -1 for none; the first one wins a tie. */
export function mostFrequent(counts: ReadonlyMap<number, number>): number {
  let best = -1;
  let most = 0;
  for (const [key, count] of counts) {
    if (count <= most) continue;
    best = key;
    most = count;
  }
  return best;
}

/** A binary heap of cells, the cheapest first. */
export class Heap {
  #costs: number[] = [];
  #cells: number[] = [];
  /** Cost of the cell popped last. */
  cost = 0;

  get size(): number {
    return this.#costs.length;
  }

  push(cost: number, cell: number): void {
    const costs = this.#costs;
    const cells = this.#cells;
    let at = costs.length;
    costs.push(cost);
    cells.push(cell);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (costs[parent]! <= cost) break;
      costs[at] = costs[parent]!;
      cells[at] = cells[parent]!;
      at = parent;
    }
    costs[at] = cost;
    cells[at] = cell;
  }

  pop(): number {
    const costs = this.#costs;
    const cells = this.#cells;
    const first = cells[0]!;
    this.cost = costs[0]!;
    const cost = costs.pop()!;
    const cell = cells.pop()!;
    const size = costs.length;
    if (size === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && costs[child + 1]! < costs[child]!) child += 1;
      if (costs[child]! >= cost) break;
      costs[at] = costs[child]!;
      cells[at] = cells[child]!;
      at = child;
    }
    costs[at] = cost;
    cells[at] = cell;
    return first;
  }
}

/** Numbers from 0 to 1 that follow from the seed alone. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
