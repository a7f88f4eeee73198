import type { AreaId, MapData } from '@ochre/engine';
import {
  type Box,
  boxOf,
  decodeSteps,
  type MapGeometry,
  type Point,
  svgCurve,
  svgPath,
} from '@ochre/maps/geometry.ts';
import { type LayerId, layerIds, renderBoard, sceneOf } from '@ochre/maps/render/index.ts';
import { fine } from './picture.ts';

/** The part of a picture that the map has to itself. */
export interface Field {
  width: number;
  height: number;
  /** Kept free of what is played on, in pixels. */
  margin: { top: number; right: number; bottom: number; left: number };
  /** Nothing beyond the page is seen, even if a little of what is in play is cut. */
  filled?: true;
}

/** The board of a story on its place in a picture. */
export interface Stage {
  map: MapData;
  geometry: MapGeometry;
  /** Pixels for each unit of the board. */
  scale: number;
  /** What the picture shows of the board; it may reach beyond the page. */
  window: Box;
  /** Outlines of the land, even-odd. */
  land: string;
  /** Land borders: the areas on their sides, and how they run. */
  borders: readonly { beside: readonly AreaId[]; path: string }[];
  /** Where an area lies, its outline, and where its city stands. */
  areas: ReadonlyMap<AreaId, { path: string; centre: Point; city: Point }>;
  /** From the board to the picture. */
  place(point: Point): Point;
}

/** Room round what is played on, in units of the board; and how much of the page is seen at least. */
const ROUND = 70;
const LEAST = { width: 2600, height: 1460 };

/** The board with all that is played on in view, as large as the field allows. */
export function stageOf(
  map: MapData,
  geometry: MapGeometry,
  played: readonly AreaId[],
  { width, height, margin, filled }: Field,
): Stage {
  const scene = sceneOf(map, geometry, undefined);
  const boxes = played.flatMap((id) => scene.areas.get(id)?.box ?? []);
  const corners = boxes.flatMap(({ x, y, width: w, height: h }): Point[] => [
    [x, y],
    [x + w, y + h],
  ]);
  const seen =
    corners.length > 0 ? boxOf(corners) : { x: 0, y: 0, width: geometry.width, height: geometry.height };
  const room = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const fit = Math.min(
    room.width / Math.max(LEAST.width, seen.width + 2 * ROUND),
    room.height / Math.max(LEAST.height, seen.height + 2 * ROUND),
  );
  const scale = filled ? Math.max(fit, width / geometry.width, height / geometry.height) : fit;
  const middle = [margin.left + room.width / 2, margin.top + room.height / 2] as const;
  const x = fine(within(seen.x + seen.width / 2 - middle[0] / scale, width / scale, geometry.width));
  const top = seen.y + seen.height / 2 - middle[1] / scale;
  const y = fine(filled ? within(top, height / scale, geometry.height) : top);
  const window = { x, y, width: fine(width / scale), height: fine(height / scale) };
  const areas = [...scene.areas].map(([id, { path, geometry: drawn }]) => {
    const centre = drawn.pop ?? drawn.label.at;
    return [id, { path, centre, city: drawn.city ?? centre }] as const;
  });
  return {
    map,
    geometry,
    scale,
    window,
    land: geometry.coast.map((ring) => svgPath(decodeSteps(ring), true)).join(''),
    borders: bordersOf(geometry, scene.arcs),
    areas: new Map(areas),
    place: ([px, py]) => [fine((px - window.x) * scale), fine((py - window.y) * scale)],
  };
}

function bordersOf({ arcTypes, areas }: MapGeometry, arcs: readonly Point[][]): Stage['borders'] {
  const beside = new Map<number, AreaId[]>();
  for (const { id, rings } of areas)
    for (const ref of rings.flat()) {
      const arc = ref >= 0 ? ref : ~ref;
      beside.set(arc, [...(beside.get(arc) ?? []), id]);
    }
  return [...beside].flatMap(([arc, both]) =>
    arcTypes[arc] === 'L' ? [{ beside: both, path: svgCurve(arcs[arc]!) }] : [],
  );
}

/** Moved until the page fills the window, if it can. */
const within = (at: number, seen: number, page: number): number =>
  seen >= page ? (page - seen) / 2 : Math.max(0, Math.min(page - seen, at));

/** What of the board's drawing lies over the realms. */
const LINES: readonly LayerId[] = [
  'rivers',
  'coast',
  'seaBorders',
  'coastBorders',
  'boardEdge',
  'landBorders',
];

/** How wide the lines are in a film of 1440 pixels: on a board as small as that they would all but vanish. */
const WIDTHS = {
  '.border.land': 1.1,
  '.border-halo': 2,
  '.border.water': 1.5,
  '.border.sea': 1.5,
  '.coast': 0.8,
};

/** The lines of the map as an SVG: they are drawn once, and lie over the realms of every frame. */
export function linesOf({ map, geometry, window, scale: drawn }: Stage, scale: number): string {
  const layers = Object.fromEntries(layerIds.map((id) => [id, LINES.includes(id)]));
  const css = Object.entries(WIDTHS).map(([name, width]) => `${name}{stroke-width:${fine(width / drawn)}}`);
  return renderBoard({ map, geometry }, { window, scale, layers, css: `\n${css.join('\n')}` });
}

/** Beyond the page: so much of the painting's own light, and a little brown. */
export const BACKDROP = { light: 0.22, shade: [16, 10, 4] } as const;
