import { readFileSync } from 'node:fs';
import { boards } from '../src/boards.ts';
import type { MapGeometry } from '../src/geometry.ts';
import { checkGeometry, type GeometryReport } from '../src/geometry-check.ts';
import type { AreaId, MapData } from '../src/types.ts';

/** A board with its picture. */
export interface DrawnMap {
  map: MapData;
  geometry: MapGeometry;
  /** Areas whose several waters are one coast. */
  decided: AreaId[];
}

function drawn(id: string): DrawnMap {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../src/${id}/${file}.json`, import.meta.url), 'utf8'));
  return { map: read('topology'), geometry: read('geometry'), decided: Object.keys(read('coasts').joined) };
}

export const drawnMaps: Record<string, DrawnMap> = Object.fromEntries(
  boards.map(({ id }) => [id, drawn(id)]),
);

export const checkDrawn = ({ map, geometry, decided }: DrawnMap): GeometryReport =>
  checkGeometry(geometry, map, { decided });
