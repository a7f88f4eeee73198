import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { decodeSteps, type MapGeometry, type Point, ringPoints } from '../src/geometry.ts';
import type { AreaData, MapData } from '../src/types.ts';

/** Longitude and latitude to full-size pixels of the page. */
export type Project = (place: Point) => Point;

/** A map made ready for painting: decoded lines, facts in the order of the geometry, authored data. */
export interface Board {
  id: string;
  width: number;
  height: number;
  project: Project;
  areas: AreaData[];
  /** Rings of each area. */
  rings: Point[][][];
  outside: Point[][];
  coast: Point[][];
  lakes: Point[][];
  rivers: Point[][];
  /** Lines of the borders, by the letters of their kinds. */
  borders(kinds: string): Point[][];
  data<T>(file: string): T;
}

const folder = new URL('../', import.meta.url);

function readData<T>(map: string, file: string): T {
  for (const place of [map, 'common']) {
    try {
      return parse(readFileSync(new URL(`data/${place}/${file}`, folder), 'utf8')) as T;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`no ${file} for ${map}`);
}

export function prepare(map: MapData, geometry: MapGeometry, project: Project): Board {
  const arcs = geometry.arcs.map(decodeSteps);
  const facts = new Map(map.areas.map((area) => [area.id, area]));
  const closed = (points: Point[]): Point[] => [...points, points[0]!];
  return {
    id: map.id,
    width: geometry.width,
    height: geometry.height,
    project,
    areas: geometry.areas.map(({ id }) => facts.get(id)!),
    rings: geometry.areas.map(({ rings }) => rings.map((ring) => ringPoints(arcs, ring))),
    outside: geometry.outside.map((ring) => ringPoints(arcs, ring)),
    coast: geometry.coast.map((ring) => closed(decodeSteps(ring))),
    lakes: geometry.lakes.map((ring) => closed(decodeSteps(ring))),
    rivers: geometry.rivers.map(decodeSteps),
    borders: (kinds) => arcs.filter((_, i) => kinds.includes(geometry.arcTypes[i]!)),
    data: (file) => readData(map.id, file),
  };
}
