import { boxOf, decodeSteps, type MapGeometry, type Point } from './geometry.ts';
import { distances, fillRings } from './raster.ts';

/** The land and the fresh water of a board, and its volcanoes: what decides where pieces can stand. */
export interface Ground {
  coast: readonly Point[][];
  lakes: readonly Point[][];
  volcanoes: MapGeometry['volcanoes'];
}

/** Where an area has room for pieces: its window as a raster, with distances in units of the page. */
export interface Room {
  /** Units of the page for each cell. */
  cell: number;
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** From each cell to the nearest ground that is not its own land: border, shore, lake or volcano. */
  free: Float32Array;
  /** From each cell to the nearest one that is not its own salt water. */
  afloat: Float32Array;
  /** From each cell to the nearest one of another area; 0 outside. */
  inside: Float32Array;
  /** The point of the own land that is farthest from all that. */
  centre: Point;
  /** How far. */
  radius: number;
}

/** Units of the page for each cell: fine for small areas, and never more cells than are soon looked through. */
const FINEST = 4;
const MOST_CELLS = 1600;
const VOLCANO = 16;

export const groundOf = ({ coast, lakes, volcanoes }: MapGeometry): Ground => ({
  coast: coast.map(decodeSteps),
  lakes: lakes.map(decodeSteps),
  volcanoes,
});

/** The room of an area with these outlines; on the open sea it is water alone. */
export function roomOf(
  { coast, lakes, volcanoes }: Ground,
  area: string,
  outlines: readonly Point[][],
): Room {
  const box = boxOf(outlines.flat());
  const cell = Math.max(FINEST, Math.sqrt((box.width * box.height) / MOST_CELLS));
  // A cell more on each side: what lies beyond is not of the area.
  const left = box.x - cell;
  const top = box.y - cell;
  const columns = Math.ceil(box.width / cell) + 2;
  const rows = Math.ceil(box.height / cell) + 2;
  const window = { cell, left, top, columns, rows };
  const filled = (rings: readonly (readonly Point[])[]): Uint8Array => {
    const cells = new Uint8Array(columns * rows);
    fillRings({ ...window, cells }, rings);
    return cells;
  };
  const own = filled(outlines);
  const dry = filled(coast);
  const fresh = filled(lakes);
  const hot = volcanoes.filter(({ areas }) => areas.includes(area));
  const burnt = (at: number): boolean => {
    const [x, y] = pointOf(window, at);
    return hot.some((one) => Math.hypot(x - one.at[0], y - one.at[1]) < VOLCANO);
  };
  const from = (bad: (at: number) => boolean) => distances(columns, rows, cell, bad);
  const free = from((at) => own[at] === 0 || dry[at] === 0 || fresh[at] === 1 || burnt(at));
  const afloat = from((at) => own[at] === 0 || dry[at] === 1);
  const inside = from((at) => own[at] === 0);
  let best = 0;
  for (let at = 1; at < free.length; at += 1) if (free[at]! > free[best]!) best = at;
  return { ...window, free, afloat, inside, centre: pointOf(window, best), radius: free[best]! };
}

type Window = Pick<Room, 'cell' | 'left' | 'top' | 'columns' | 'rows'>;

/** The middle of a cell. */
export const pointOf = ({ cell, left, top, columns }: Window, at: number): Point => [
  left + ((at % columns) + 0.5) * cell,
  top + (Math.floor(at / columns) + 0.5) * cell,
];

/** The value of a field of distances at a point of the page, 0 beyond the window. */
export function at(
  { cell, left, top, columns, rows }: Window,
  field: Float32Array,
  x: number,
  y: number,
): number {
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - top) / cell);
  return column < 0 || row < 0 || column >= columns || row >= rows ? 0 : field[row * columns + column]!;
}
