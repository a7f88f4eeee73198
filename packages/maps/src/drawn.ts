import classicCoasts from './classic/coasts.json' with { type: 'json' };
import classicGeometry from './classic/geometry.json' with { type: 'json' };
import classicTopology from './classic/topology.json' with { type: 'json' };
import type { MapGeometry } from './geometry.ts';
import { checkGeometry, type GeometryReport } from './geometry-check.ts';
import type { AreaId, MapData } from './types.ts';
import worldCoasts from './world/coasts.json' with { type: 'json' };
import worldGeometry from './world/geometry.json' with { type: 'json' };
import worldTopology from './world/topology.json' with { type: 'json' };

/** A board with its picture. */
export interface DrawnMap {
  map: MapData;
  geometry: MapGeometry;
  /** Areas whose several waters are one coast. */
  decided: AreaId[];
}

const drawn = (map: unknown, geometry: unknown, coasts: { joined: object }): DrawnMap => ({
  map: map as MapData,
  geometry: geometry as MapGeometry,
  decided: Object.keys(coasts.joined),
});

/** All boards; a module of its own, because the pictures are large. */
export const drawnMaps: Record<string, DrawnMap> = {
  world: drawn(worldTopology, worldGeometry, worldCoasts),
  classic: drawn(classicTopology, classicGeometry, classicCoasts),
};

export const checkDrawn = ({ map, geometry, decided }: DrawnMap): GeometryReport =>
  checkGeometry(geometry, map, { decided });
