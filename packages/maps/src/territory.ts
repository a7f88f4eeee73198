import type { Point } from './geometry.ts';
import { fillRings } from './raster.ts';

/** What territories are made of. */
export interface Land {
  id: string;
  sea: boolean;
  outlines: readonly Point[][];
}

/** Units of the page for each cell. */
const CELL = 6;
const NOBODY = -1;

/** Whose ground each part of the page is, and on the open sea whose shore is nearest. */
export class Territories {
  private readonly columns: number;
  private readonly rows: number;
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly sea: readonly boolean[];
  /** The number of the area that a cell is of. */
  private readonly ground: Int16Array;
  /** The number of the land area that is nearest, and how far it is. */
  private readonly shore: Int16Array;
  private readonly away: Float32Array;

  constructor(areas: readonly Land[], page: { width: number; height: number }) {
    this.columns = Math.ceil(page.width / CELL);
    this.rows = Math.ceil(page.height / CELL);
    this.numbers = new Map(areas.map(({ id }, i) => [id, i]));
    this.sea = areas.map((area) => area.sea);
    const { columns, rows } = this;
    this.ground = new Int16Array(columns * rows).fill(NOBODY);
    for (const [i, { outlines }] of areas.entries())
      fillRings({ columns, rows, cell: CELL, cells: this.ground }, outlines, i);
    this.shore = this.ground.map((area) => (area === NOBODY || this.sea[area] ? NOBODY : area));
    this.away = Float32Array.from(this.shore, (area) => (area === NOBODY ? Infinity : 0));
    this.spread();
  }

  numberOf(id: string): number {
    return this.numbers.get(id) ?? NOBODY;
  }

  /**
   * How far a point lies beyond an area's own ground: 0 on it, some way on the open sea before its own shore, and no way
   * leads to what is another's.
   */
  beyond(area: number, x: number, y: number): number {
    const column = Math.floor(x / CELL);
    const row = Math.floor(y / CELL);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return Infinity;
    const at = row * this.columns + column;
    const here = this.ground[at]!;
    if (here === NOBODY) return Infinity;
    if (here === area) return 0;
    return this.sea[here] && this.shore[at] === area ? this.away[at]! : Infinity;
  }

  /** Tells every cell the nearest land, in two passes. */
  private spread(): void {
    const { columns, rows, shore, away } = this;
    const slant = Math.SQRT2 * CELL;
    const pull = (at: number, from: number, length: number): void => {
      const reached = away[from]! + length;
      if (reached >= away[at]!) return;
      away[at] = reached;
      shore[at] = shore[from]!;
    };
    const visit = (x: number, y: number, back: -1 | 1): void => {
      const at = y * columns + x;
      const line = y + back >= 0 && y + back < rows;
      if (x + back >= 0 && x + back < columns) pull(at, at + back, CELL);
      if (!line) return;
      const above = at + back * columns;
      pull(at, above, CELL);
      if (x > 0) pull(at, above - 1, slant);
      if (x < columns - 1) pull(at, above + 1, slant);
    };
    for (let y = 0; y < rows; y += 1) for (let x = 0; x < columns; x += 1) visit(x, y, -1);
    for (let y = rows - 1; y >= 0; y -= 1) for (let x = columns - 1; x >= 0; x -= 1) visit(x, y, 1);
  }
}
