import { createHash } from 'node:crypto';
import type { MapGeometry } from '../src/geometry.ts';

/** Tells whether a painting is of this geometry: names and pieces may move without a new painting. */
export function paintedParts(geometry: MapGeometry): string {
  const { width, height, arcTypes, arcs, outside, coast, lakes, rivers } = geometry;
  const rings = geometry.areas.map((area) => [area.id, area.rings]);
  const parts = JSON.stringify([width, height, arcTypes, arcs, outside, coast, lakes, rivers, rings]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}
