import type { Disc, Point } from '../src/geometry.ts';
import { distances } from '../src/raster.ts';
import type { Grid } from './grid.ts';

/** The page as the placement of pieces sees it. */
export interface Page {
  grid: Grid;
  /** Pixels for each cell. */
  cell: number;
  /** The drawn area of each cell, -1 for none. */
  labels: Int16Array;
  /** 1 land, 0 water. */
  land: Uint8Array;
  /** Room that is taken. */
  taken: Disc[];
  /** Rectangles without names or pieces. */
  keepFree: readonly [left: number, top: number, width: number, height: number][];
}

const PAD = 8;

/** The window of the page round an area, with distances in pixels. */
export class Room {
  readonly page: Page;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly label: number;
  /** To the nearest cell of another area; negative outside: to the nearest own cell. */
  readonly own: Float32Array;
  /** Inside the own land, or the own water: to the nearest cell that is not. */
  readonly dry: Float32Array;
  readonly wet: Float32Array;
  /** Pieces and names that reach into the window. */
  readonly taken: Disc[];

  constructor(page: Page, label: number, box: Box) {
    const { grid, cell } = page;
    this.page = page;
    this.label = label;
    this.left = Math.max(0, box.left - PAD);
    this.top = Math.max(0, box.top - PAD);
    this.columns = Math.min(grid.columns - 1, box.right + PAD) - this.left + 1;
    this.rows = Math.min(grid.rows - 1, box.bottom + PAD) - this.top + 1;
    const isOwn = (at: number) => page.labels[at] === label;
    const inside = this.#distances((at) => !isOwn(at));
    const outside = this.#distances(isOwn);
    this.own = inside.map((value, i) => value - outside[i]!);
    this.dry = this.#distances((at) => !isOwn(at) || page.land[at] !== 1);
    this.wet = this.#distances((at) => !isOwn(at) || page.land[at] === 1);
    const [x0, y0] = [this.left * cell, this.top * cell];
    const [x1, y1] = [x0 + this.columns * cell, y0 + this.rows * cell];
    this.taken = page.taken.filter(
      ({ x, y, radius }) => x + radius > x0 && x - radius < x1 && y + radius > y0 && y - radius < y1,
    );
  }

  #distances(bad: (at: number) => boolean): Float32Array {
    const { columns, rows, page, left, top } = this;
    return distances(columns, rows, page.cell, (i) =>
      bad((top + Math.floor(i / columns)) * page.grid.columns + left + (i % columns)),
    );
  }

  /** Index in the fields of the cell that holds a point of the page, -1 outside the window. */
  at(x: number, y: number): number {
    const { cell } = this.page;
    const column = Math.floor(x / cell) - this.left;
    const row = Math.floor(y / cell) - this.top;
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return -1;
    return row * this.columns + column;
  }

  /** Centre of a cell of the fields. */
  point(index: number): Point {
    const { cell } = this.page;
    const column = this.left + (index % this.columns);
    return [(column + 0.5) * cell, (this.top + Math.floor(index / this.columns) + 0.5) * cell];
  }

  isLand(index: number): boolean {
    const { grid, land } = this.page;
    const row = this.top + Math.floor(index / this.columns);
    return land[row * grid.columns + this.left + (index % this.columns)] === 1;
  }

  inKeepFree(x: number, y: number): boolean {
    return this.page.keepFree.some(
      ([left, top, width, height]) => x > left && y > top && x < left + width && y < top + height,
    );
  }
}

/** Columns and rows, inclusive. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The cells each label covers. */
export function boxes(grid: Grid, labels: Int16Array, count: number): Box[] {
  const found = Array.from({ length: count }, (): Box => ({ left: 1e9, top: 1e9, right: -1, bottom: -1 }));
  for (let at = 0; at < grid.count; at += 1) {
    const box = found[labels[at]!];
    if (!box) continue;
    const [column, row] = [grid.column(at), grid.row(at)];
    box.left = Math.min(box.left, column);
    box.right = Math.max(box.right, column);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row);
  }
  return found;
}

export function overlaps(a: Disc, b: Disc, gap = 0): boolean {
  const reach = a.radius + b.radius + gap;
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return dx * dx + dy * dy < reach * reach;
}
