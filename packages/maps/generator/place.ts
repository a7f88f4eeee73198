import {
  type ArcRef,
  type AreaGeometry,
  type EdgeMark,
  type MapGeometry,
  type Point,
  ringPoints,
} from '../src/geometry.ts';
import { fillRings, type Raster } from '../src/raster.ts';
import type { Arc } from './arcs.ts';
import { LAND } from './board.ts';
import type { Borders } from './borders.ts';
import { longestRuns } from './drawn.ts';
import { measurer, settingsOf } from './names.ts';
import { bestSpots } from './pieces.ts';
import { placeLand } from './place-land.ts';
import { placeSea, placeShips } from './place-water.ts';
import { distanceTo } from './rivers.ts';
import { boxes, type Page, Room } from './room.ts';
import type { Scene } from './scene.ts';
import type { Settings } from './settings.ts';

const FRAME = 6;
const VOLCANO = 24;
const SIZES = [50, 46, 42, 38, 35, 32, 29, 26.5, 24, 22, 20, 19, 18];

export interface Placement {
  areas: AreaGeometry[];
  volcanoes: MapGeometry['volcanoes'];
  marks: EdgeMark[];
  notes: string[];
}

/** The page as drawn: areas filled from their rings, symbols kept off the frame. */
export function buildPage(scene: Scene, borders: Borders, keepFree: Page['keepFree']): Page {
  const { grid, projection, land } = scene;
  const { cell, width } = projection;
  const labels = new Int16Array(grid.count).fill(-1);
  const raster: Raster<Int16Array> = { columns: grid.columns, rows: grid.rows, cell, cells: labels };
  for (const [label, rings] of borders.rings.entries()) {
    fillRings(
      raster,
      rings.map((ring: ArcRef[]) => ringPoints(borders.lines, ring)),
      label,
    );
  }
  const dry = new Uint8Array(grid.count);
  for (let at = 0; at < grid.count; at += 1) {
    const [column, row] = [grid.column(at), grid.row(at)];
    dry[at] = land.cells[(row * cell + 1) * width + column * cell + 1]!;
    const edge = Math.min(column, row, grid.columns - 1 - column, grid.rows - 1 - row);
    if (edge < FRAME) labels[at] = -1;
  }
  return { grid, cell, labels, land: dry, taken: [], keepFree };
}

export function placeAll(
  scene: Scene,
  settings: Settings,
  arcs: readonly Arc[],
  borders: Borders,
  plains: readonly Point[][],
): Placement {
  const { board, projection, seedPoints, seeds } = scene;
  const { decoration, letters } = settings;
  const page = buildPage(scene, borders, decoration.keepFree);
  const box = boxes(page.grid, page.labels, board.labels);
  const notes: string[] = [];
  const areas = board.areas.map(({ id }, i) => ({ id, rings: borders.rings[i]! }) as AreaGeometry);
  const roomOf = (label: number) => new Room(page, label, box[label]!);

  const longest = longestRuns(arcs, board, scene.land)[LAND];
  const volcanoes = decoration.volcanoes.map(({ id, at, areas: touched }) => {
    const wished = projection.toPage(at);
    const [a, b] = touched.map(board.indexOf).sort((p, q) => p - q);
    const run = b === undefined ? undefined : longest.get(a! * board.labels + b);
    const point = run ? onBorder(run.points, wished) : onLand(roomOf(a!), wished);
    page.taken.push({ x: point[0], y: point[1], radius: VOLCANO });
    return { id, areas: touched, at: [Math.round(point[0]), Math.round(point[1])] as Point };
  });

  const toPlain = distanceTo(plains);
  const sizes = SIZES.filter((size) => size <= (decoration.maxName ?? 50));
  const extent = (label: number) =>
    (box[label]!.right - box[label]!.left) * (box[label]!.bottom - box[label]!.top);
  const order = board.areas.map((_, label) => label).sort((a, b) => extent(a) - extent(b));
  for (const label of order.filter((each) => board.isLand[each])) {
    const area = board.areas[label]!;
    const name = area.name.toUpperCase();
    const ways = settingsOf(name, decoration.hyphens[area.id], measurer(letters, 'bold'));
    const task = { area, room: roomOf(label), seed: seedPoints[label]!, settings: ways, sizes, toPlain };
    const places = placeLand(task);
    if (!places) {
      notes.push(`${area.id}: no room for name and pieces`);
      continue;
    }
    const { taken, over, ...anchors } = places;
    page.taken.push(...taken);
    Object.assign(areas[label]!, anchors);
    if (over > 14) notes.push(`${area.id}: reaches over its border by ${over.toFixed(0)} px in all`);
  }
  for (const label of order.filter((each) => !board.isLand[each])) {
    const area = board.areas[label]!;
    const places = placeSea(roomOf(label), settingsOf(area.name, undefined, measurer(letters, 'italic')));
    if (!places) {
      notes.push(`${area.id}: no room for the name`);
      continue;
    }
    const { taken, ...anchors } = places;
    page.taken.push(...taken);
    Object.assign(areas[label]!, anchors);
  }
  for (const [label, area] of board.areas.entries()) {
    if (area.coasts.length === 0) continue;
    const ships = placeShips(roomOf(label), area, board.indexOf);
    if (ships.some((ship) => !ship)) notes.push(`${area.id}: no room for a ship`);
    areas[label]!.ships = ships.filter((ship) => ship !== undefined);
  }
  const marks = seeds.marks.map(({ kind, areas: pair, at, reason }): EdgeMark => {
    const [x, y] = projection.toPage(at);
    return { kind, areas: pair, at: [Math.round(x), Math.round(y)], reason };
  });
  return { areas, volcanoes, marks, notes };
}

/** The point of a border nearest to the wished place, rather in its middle than at its ends. */
function onBorder(run: readonly Point[], [x, y]: Point): Point {
  const price = (point: Point, k: number) =>
    Math.hypot(point[0] - x, point[1] - y) - (120 * Math.min(k, run.length - 1 - k)) / run.length;
  return run.reduce((best, point, k) => (price(point, k) < price(best, run.indexOf(best)) ? point : best));
}

function onLand(room: Room, [x, y]: Point): Point {
  const wish = (point: Point) => -Math.hypot(point[0] - x, point[1] - y) * 0.02;
  const [spot] = bestSpots(room, room.dry, VOLCANO, wish, 1);
  return spot ? [spot.x, spot.y] : [x, y];
}
