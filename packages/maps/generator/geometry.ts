import { gzipSync } from 'node:zlib';
import { encodeSteps, type MapGeometry, type Point } from '../src/geometry.ts';
import { type Arc, buildRings } from './arcs.ts';
import { cutAtCoast } from './borders.ts';
import { simplifyRing, traceCoast } from './coast.ts';
import { placeAll } from './place.ts';
import { drawnRivers, plainRivers } from './rivers.ts';
import type { Scene } from './scene.ts';
import type { Settings } from './settings.ts';

/** Pixels that a simplified line may stray. */
const TOLERANCE = { coast: 1.4, lake: 1.4, river: 1.8 };

/** Puts together everything that is drawn. */
export function buildGeometry(
  scene: Scene,
  settings: Settings,
  arcs: readonly Arc[],
): { geometry: MapGeometry; notes: string[] } {
  const { board, projection, land, grid, geography } = scene;
  const { width, height, cell } = projection;
  const borders = cutAtCoast(arcs, buildRings(arcs, board.labels), board, land);
  const plains = plainRivers(grid, geography, projection, settings.floodplains);
  const { areas, volcanoes, marks, notes } = placeAll(scene, settings, arcs, borders, plains);
  const inPage = ([x, y]: Point) => x >= 0 && y >= 0 && x < width && y < height;
  const onLand = (point: Point) =>
    inPage(point) && land.cells[Math.floor(point[1]) * width + Math.floor(point[0])] === 1;
  const onBoard = ([x, y]: Point) => {
    const label = scene.labels[Math.floor(y / cell) * grid.columns + Math.floor(x / cell)]!;
    return label >= 0 && label < board.areas.length;
  };
  const lakes = geography.earth.lakes
    .map((ring) => simplifyRing(geography.line(ring).slice(0, -1), TOLERANCE.lake))
    .filter((ring) => ring.length > 2 && ring.every(inPage));
  const geometry: MapGeometry = {
    id: board.id,
    width,
    height,
    arcTypes: borders.types.join(''),
    arcs: borders.lines.map(encodeSteps),
    areas,
    outside: borders.rings[board.waste]!,
    volcanoes,
    marks,
    coast: traceCoast(land, TOLERANCE.coast).map(encodeSteps),
    lakes: lakes.map(encodeSteps),
    rivers: drawnRivers(geography, plains, onLand, onBoard, TOLERANCE.river).map(encodeSteps),
  };
  return { geometry, notes };
}

/** One area a line, so that a change can be read. */
export function formatGeometry(geometry: MapGeometry): string {
  const parts = Object.entries(geometry).map(([key, value]) => {
    if (key !== 'areas') return `${JSON.stringify(key)}:${JSON.stringify(value)}`;
    const areas = geometry.areas.map((area) => JSON.stringify(area)).join(',\n');
    return `"areas":[\n${areas}\n]`;
  });
  return `{${parts.join(',\n')}}\n`;
}

export const gzippedSize = (text: string): number => gzipSync(text, { level: 9 }).length;
