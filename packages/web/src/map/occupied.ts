import type { Box } from './camera.ts';
import { overlap } from './clearings.ts';

/** Units of the page that a cell measures: about what a name takes. */
const CELL = 160;

/** What is taken of the page, in cells: whoever asks for a place looks at what lies near. */
export class Occupied {
  private readonly cells = new Map<string, Box[]>();

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
    return boxes.some((box) => {
      for (const key of keysOf(box))
        if (this.cells.get(key)?.some((other) => overlap(box, other))) return true;
      return false;
    });
  }
}

function* keysOf({ x, y, width, height }: Box): Generator<string> {
  const cell = (n: number): number => Math.floor(n / CELL);
  for (let column = cell(x); column <= cell(x + width); column++)
    for (let row = cell(y); row <= cell(y + height); row++) yield `${column} ${row}`;
}
