import type { Box } from './camera.ts';
import { overlap } from './clearings.ts';

/** Units of the page that a cell measures: about what a name takes. */
const CELL = 160;

/** More than there are cells from top to bottom. */
const ROWS = 1024;

/** What is taken of the page, in cells: whoever asks for a place looks at what lies near. */
export class Occupied {
  private readonly cells = new Map<number, Box[]>();

  constructor(boxes: readonly Box[] = []) {
    this.add(boxes);
  }

  add(boxes: readonly Box[]): void {
    for (const box of boxes)
      for (const key of keysOf(box)) {
        const here = this.cells.get(key);
        if (here) here.push(box);
        else this.cells.set(key, [box]);
      }
  }

  meets(boxes: readonly Box[]): boolean {
    return boxes.some((box) =>
      keysOf(box).some((key) => this.cells.get(key)?.some((other) => overlap(box, other))),
    );
  }
}

function keysOf({ x, y, width, height }: Box): number[] {
  const keys: number[] = [];
  const [right, bottom] = [Math.floor((x + width) / CELL), Math.floor((y + height) / CELL)];
  for (let column = Math.floor(x / CELL); column <= right; column++)
    for (let row = Math.floor(y / CELL); row <= bottom; row++) keys.push(column * ROWS + row);
  return keys;
}
