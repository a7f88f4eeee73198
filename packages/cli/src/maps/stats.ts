import { gzipSync } from 'node:zlib';
import type { DrawnBoard } from './boards.ts';

export type Stats = Record<string, number | string>;

const count = <T>(list: readonly T[], which: (item: T) => boolean): number => list.filter(which).length;

/** Numbers of a board and of its files. */
export function statsOf({ map, geometry, painting }: DrawnBoard): Stats {
  const land = map.areas.filter(({ kind }) => kind === 'land');
  const sizes = geometry.areas
    .filter(({ pop }) => pop)
    .map(({ label }) => label.size)
    .sort((a, b) => a - b);
  const edges = (kind: 'land' | 'water') => map.areas.reduce((sum, area) => sum + area[kind].length, 0) / 2;
  const [first, ...sharper] = painting?.set.whole ?? [];
  const tiles = painting?.set.tiles.files.flat() ?? [];
  return {
    page: `${geometry.width} x ${geometry.height}`,
    landAreas: land.length,
    openSeas: map.areas.length - land.length,
    regions: new Set(land.flatMap(({ region }) => (region === undefined ? [] : [region]))).size,
    landEdges: edges('land'),
    waterEdges: edges('water'),
    citySites: count(land, ({ site }) => site !== undefined),
    floodPlainAreas: count(land, ({ floodPlain }) => floodPlain !== undefined),
    coastalAreas: count(land, ({ coastal }) => coastal),
    twoCoastAreas: count(land, ({ coasts }) => coasts.length > 1),
    arcs: geometry.arcs.length,
    smallestName: sizes[0] ?? 0,
    medianName: sizes[sizes.length >> 1] ?? 0,
    geometryGzipBytes: gzipSync(JSON.stringify(geometry), { level: 9 }).length,
    firstBackgroundBytes: first?.bytes ?? 0,
    sharperBackgroundBytes: sharper.reduce((sum, { bytes }) => sum + bytes, 0),
    tiles: tiles.length,
    tileBytes: tiles.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
