import type { MapData } from '@ochre/maps';
import type { BackgroundSet } from '@ochre/maps/background.ts';
import type { MapGeometry } from '@ochre/maps/geometry.ts';
import { geometryOf } from '../session/games.ts';
import { type DrawnWorld, drawWorld } from './world.ts';

// The drawn boards are data, not script: they are fetched when a table opens.

const geometries = import.meta.glob<string>('../../../maps/src/*/geometry.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const backgrounds = import.meta.glob<BackgroundSet>('../../../maps/src/*/background.json', {
  import: 'default',
  eager: true,
});
const pictures = import.meta.glob<string>('../../../maps/src/*/background-*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const fileOf = (map: string, file: string): string => `../../../maps/src/${map}/${file}`;

export interface Painting {
  set: BackgroundSet;
  urlOf(file: string): string;
}

const drawn = new Map<string, Promise<DrawnWorld>>();

export async function fetchGeometry(map: string): Promise<MapGeometry> {
  const url = geometries[fileOf(map, 'geometry.json')];
  const geometry = url ? ((await (await fetch(url)).json()) as MapGeometry) : await geometryOf(map);
  if (!geometry) throw new Error(`the map ${map} is not drawn`);
  return geometry;
}

const fetchWorld = async (map: MapData): Promise<DrawnWorld> => drawWorld(await fetchGeometry(map.id), map);

export function loadWorld(map: MapData): Promise<DrawnWorld> {
  const known = drawn.get(map.id) ?? fetchWorld(map);
  drawn.set(map.id, known);
  known.catch(() => drawn.delete(map.id));
  return known;
}

/** The painted ground of a map, where there is one. */
export function paintingOf(map: string): Painting | undefined {
  const set = backgrounds[fileOf(map, 'background.json')];
  return set && { set, urlOf: (file) => pictures[fileOf(map, file)] ?? '' };
}
