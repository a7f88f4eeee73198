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
  const [columns, rows] = [Math.ceil(geometry.width / CELL), Math.ceil(geometry.height / CELL)];
  const land = blankRaster(columns, rows, CELL);
  fillRings(land, coast);
  const picture: Picture = {
    ...{ geometry, map, arcs, outlines, coast, land },
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
  const own = blankRaster(cells.columns, cells.rows, CELL);
  for (const [k, rings] of outlines.entries()) {
    own.cells.fill(0);
    fillRings(own, rings);
    const shared = new Set<number>();
    for (let at = 0; at < own.cells.length; at += 1) {
      if (!own.cells[at]) continue;
      if (cells.cells[at]! >= 0) shared.add(cells.cells[at]!);
      cells.cells[at] = k;
    }
    for (const other of shared)
      faults.push({ kind: 'overlap', text: `${nameOf(k)} and ${nameOf(other)} overlap` });
  }
  const gaps = cells.cells.reduce((count, owner) => count + (owner < 0 ? 1 : 0), 0);
  if (gaps > 0) faults.push({ kind: 'overlap', text: `${gaps * CELL * CELL} square px belong to no area` });
}

export const isInside = ({ outlines }: Picture, area: number, point: Point): boolean =>
  insideRings(outlines[area]!, point);

export const isOnLand = ({ coast }: Picture, point: Point): boolean => insideRings(coast, point);
