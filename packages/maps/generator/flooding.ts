import { type Grid, Heap } from './grid.ts';

export interface Source {
  cell: number;
  label: number;
}

export interface Flood {
  grid: Grid;
  /** Labels of all cells, -1 for none; the flood writes here. */
  labels: Int16Array;
  sources: readonly Source[];
  passable: (cell: number) => boolean;
  cost: (cell: number) => number;
  /** How far labels spread. */
  reach?: number;
}

/** Spreads labels from their sources, cheapest first; gives the cost at which each cell was reached. */
export function flood({ grid, labels, sources, passable, cost, reach = 1e9 }: Flood): Float64Array {
  const distance = new Float64Array(grid.count).fill(1e9);
  const heap = new Heap();
  for (const { cell, label } of sources) {
    if (distance[cell]! <= 0) continue;
    distance[cell] = 0;
    labels[cell] = label;
    heap.push(0, cell);
  }
  while (heap.size > 0) {
    const cell = heap.pop();
    const here = heap.cost;
    if (here > distance[cell]! + 1e-6) continue;
    const [column, row] = [grid.column(cell), grid.row(cell)];
    for (const [dx, dy, length] of NEIGHBOURS) {
      if (!grid.holds(column + dx, row + dy)) continue;
      const next = cell + dy * grid.columns + dx;
      if (!passable(next)) continue;
      if (dx && dy && blocked(cell + dx, cell + dy * grid.columns, labels[cell]!)) continue;
      const reached = here + length * 0.5 * (cost(cell) + cost(next));
      if (reached >= distance[next]! || reached >= reach) continue;
      distance[next] = reached;
      labels[next] = labels[cell]!;
      heap.push(reached, next);
    }
  }
  return distance;

  /** A diagonal step may not slip between two cells of others. */
  function blocked(beside: number, below: number, label: number): boolean {
    if (passable(beside) && passable(below)) return false;
    return labels[beside] !== label && labels[below] !== label;
  }
}

const NEIGHBOURS = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
] as const;
