import type { Point } from '../src/geometry.ts';
import type { Board } from './board.ts';
import { distanceTo, spread } from './distance.ts';
import { fillRings } from './fill.ts';
import { type Plain, plainsOf } from './flood.ts';
import { type Grid, grid } from './grid.ts';

export const OUTSIDE = -2;

/** Everything the brush asks about a pixel, at full size unless a coarser grid will do. */
export interface Rasters {
  /** Index of the area, OUTSIDE beyond the board, -1 nowhere. */
  area: Int16Array;
  /** 1 on land; lakes are water. */
  land: Uint8Array;
  /** Distance to the coast line (lakes too), exact near it. */
  coast: Grid;
  /** Distance from the land, over all the sea. */
  offing: Grid;
  /** Distance to the borders of land areas, of open seas, to the edge of the board. */
  landBorder: Grid;
  seaBorder: Grid;
  river: Grid;
  /** Distance from the sea, on land. */
  shore: Grid;
  plains: Plain[];
  /** Distance to the river of each flood plain. */
  flood: Grid[];
}

const page = (board: Board) => grid(board.width, board.height, 1);

export function rastersOf(board: Board): Rasters {
  const near = (lines: Point[][], reach: number, cell = 1): Grid => {
    const field = grid(board.width, board.height, cell);
    distanceTo(lines, field, reach);
    return field;
  };
  const land = landOf(board);
  const plains = plainsOf(board);
  return {
    area: areasOf(board),
    land,
    coast: near([...board.coast, ...board.lakes], 56),
    offing: awayFrom(board, land, 1),
    landBorder: near(board.borders('LX'), 44),
    seaBorder: near(board.borders('S'), 56),
    river: near(board.rivers, 60, 2),
    shore: awayFrom(board, land, 0),
    plains,
    flood: plains.map(({ lines }) => near(lines, 70, 2)),
  };
}

function areasOf(board: Board): Int16Array {
  const size = page(board);
  const area = new Int16Array(size.data.length).fill(-1);
  board.rings.forEach((rings, index) => {
    fillRings(rings, size, (from, to) => area.fill(index, from, to));
  });
  fillRings(board.outside, size, (from, to) => area.fill(OUTSIDE, from, to));
  return area;
}

function landOf(board: Board): Uint8Array {
  const size = page(board);
  const land = new Uint8Array(size.data.length);
  fillRings(board.coast, size, (from, to) => land.fill(1, from, to));
  for (const lake of board.lakes) fillRings([lake], size, (from, to) => land.fill(0, from, to));
  return land;
}

/** Distance from land (1) or from water (0), on a coarse grid. */
function awayFrom(board: Board, land: Uint8Array, from: 0 | 1): Grid {
  const field = grid(board.width, board.height, 4);
  for (let j = 0; j < field.height; j += 1) {
    for (let i = 0; i < field.width; i += 1) {
      const x = Math.min(board.width - 1, i * 4 + 2);
      const y = Math.min(board.height - 1, j * 4 + 2);
      field.data[j * field.width + i] = land[y * board.width + x] === from ? 0 : 1e6;
    }
  }
  spread(field);
  return field;
}
