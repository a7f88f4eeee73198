import {
  type AreaGeometry,
  decodeSteps,
  insideRings,
  type MapGeometry,
  type Point,
  ringPoints,
} from '../geometry.ts';
import { blankRaster, fillRings, type Raster } from '../raster.ts';
import type { AreaData, AreaId, MapData } from '../types.ts';

export type FaultKind =
  | 'area'
  | 'ring'
  | 'overlap'
  | 'edge'
  | 'contact'
  | 'mark'
  | 'anchor'
  | 'piece'
  | 'label'
  | 'coast'
  | 'count';

export interface GeometryFault {
  kind: FaultKind;
  text: string;
}

/** A drawn board unpacked for checking. */
export interface Picture {
  geometry: MapGeometry;
  map: MapData;
  facts: Map<AreaId, AreaData>;
  arcs: Point[][];
  /** Rings of each area as points, then those of the ground beyond the board. */
  outlines: Point[][][];
  coast: Point[][];
  /** Coarse picture: number of the drawn area, `areas.length` beyond the board, -1 for a gap. */
  cells: Raster<Int16Array>;
  land: Raster;
  faults: GeometryFault[];
}

/** Pixels for each cell of the coarse picture. */
export const CELL = 6;

export function unpack(geometry: MapGeometry, map: MapData): Picture {
  const arcs = geometry.arcs.map(decodeSteps);
  const outlineOf = (rings: AreaGeometry['rings']) => rings.map((ring) => ringPoints(arcs, ring));
  const outlines = [...geometry.areas.map(({ rings }) => outlineOf(rings)), outlineOf(geometry.outside)];
  const coast = geometry.coast.map(decodeSteps);
  // Cells whose centre lies on the page.
  const [columns, rows] = [geometry.width, geometry.height].map((side) =>
    Math.ceil(side / CELL - 0.5),
  ) as Point;
  const land = blankRaster(columns, rows, CELL);
  fillRings(land, coast);
  const picture: Picture = {
    geometry,
    map,
    arcs,
    outlines,
    coast,
    land,
    facts: new Map(map.areas.map((area) => [area.id, area])),
    cells: { columns, rows, cell: CELL, cells: new Int16Array(columns * rows).fill(-1) },
    faults: [],
  };
  paint(picture);
  return picture;
}

/** Fills the coarse picture; a cell may belong to one area only, and to one there must be. */
function paint({ geometry, outlines, cells, faults }: Picture): void {
  const nameOf = (k: number) => geometry.areas[k]?.id ?? 'the ground beyond the board';
  const { columns, rows } = cells;
  const filled = new Int16Array(columns * rows).fill(-1);
  for (const [k, rings] of outlines.entries()) {
    fillRings({ columns, rows, cell: CELL, cells: filled }, rings, k);
    const shared = new Set<number>();
    const [left, right] = rangeOf(rings, 0, columns);
    const [top, bottom] = rangeOf(rings, 1, rows);
    for (let row = top; row < bottom; row += 1) {
      for (let at = row * columns + left; at < row * columns + right; at += 1) {
        if (filled[at] !== k) continue;
        if (cells.cells[at]! >= 0) shared.add(cells.cells[at]!);
        cells.cells[at] = k;
      }
    }
    for (const other of shared)
      faults.push({ kind: 'overlap', text: `${nameOf(k)} and ${nameOf(other)} overlap` });
  }
  const gaps = cells.cells.reduce((count, owner) => count + (owner < 0 ? 1 : 0), 0);
  if (gaps > 0) faults.push({ kind: 'overlap', text: `${gaps * CELL * CELL} square px belong to no area` });
}

/** Cells that rings reach along an axis: from, and the first one beyond. */
function rangeOf(rings: readonly Point[][], axis: 0 | 1, most: number): [number, number] {
  let [from, to] = [most, 0];
  for (const ring of rings) {
    for (const point of ring) {
      from = Math.min(from, Math.floor(point[axis] / CELL));
      to = Math.max(to, Math.ceil(point[axis] / CELL));
    }
  }
  return [Math.max(0, from), Math.min(most, to)];
}

export const isInside = ({ outlines }: Picture, area: number, point: Point): boolean =>
  insideRings(outlines[area]!, point);

export const isOnLand = ({ coast }: Picture, point: Point): boolean => insideRings(coast, point);

/** The same from the coarse picture: quick, and good enough for long lines. */
export function isDry({ land }: Picture, [x, y]: Point): boolean {
  const column = Math.max(0, Math.min(land.columns - 1, Math.floor(x / CELL)));
  const row = Math.max(0, Math.min(land.rows - 1, Math.floor(y / CELL)));
  return land.cells[row * land.columns + column] === 1;
}
